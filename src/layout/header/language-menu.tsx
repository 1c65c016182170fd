import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDismiss } from "../../components/hooks/use-dismiss";
import { Icon } from "../../components/icon/icon";
import { useDynamicTranslation } from "../../i18n/hooks";
import { rememberLanguage } from "../../i18n/language-preference";
import { Link, type LinkProps } from "../../i18n/link";
import type { LanguageChoice } from "../use-language-switch";
import * as styles from "./language-menu.module.css";

export type LanguageMenuProps = { choices: LanguageChoice[] };

/** A disclosure: the button shows the page's language and opens the list of links to the same page in each language. */
export function LanguageMenu({ choices }: LanguageMenuProps) {
	const { t } = useTranslation("common");
	const [open, setOpen] = useState(false);
	const { ref, buttonRef } = useDismiss<HTMLDivElement>(open, () => setOpen(false));
	const current = choices.find((choice) => choice.current)?.texts.code ?? "";

	return (
		<div ref={ref} className={styles.language}>
			<button
				ref={buttonRef}
				type="button"
				className={styles.button}
				aria-expanded={open}
				aria-controls="language-menu"
				aria-label={t("language.label", { current })}
				onClick={() => setOpen(!open)}
				data-needs-script
			>
				<Icon name="globe" />
				{current}
				<Icon name="chevron-down" className={styles.arrow} />
			</button>
			<ul id="language-menu" className={styles.menu} hidden={!open}>
				{choices.map((choice) => (
					<li key={choice.code}>
						<LanguageLink
							choice={choice}
							onClick={() => {
								rememberLanguage(choice.code);
								setOpen(false);
							}}
						/>
					</li>
				))}
			</ul>
		</div>
	);
}

type LanguageLinkProps = Pick<LinkProps, "onClick"> & { choice: LanguageChoice };

/** Names the language in the page's language, if it has a name for it, and in the language itself. */
function LanguageLink({ choice, onClick }: LanguageLinkProps) {
	const translate = useDynamicTranslation("common");
	const { code, lang, texts, current, to } = choice;
	const name = translate(`language.names.${code}`, { defaultValue: "" });
	return (
		<Link
			to={to}
			language={code}
			aria-current={current ? "true" : undefined}
			className={styles.entry}
			onClick={onClick}
		>
			{name && <span>{name}</span>}
			{!(current && name) && (
				<span lang={lang} className={styles.own}>
					{texts.name}
				</span>
			)}
			{current && <Icon name="check" className={styles.check} />}
		</Link>
	);
}
