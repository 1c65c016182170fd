import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { rememberLanguage } from "../../i18n/chosen-language";
import { Link, type LinkProps } from "../../i18n/link";
import { useCopy, useTranslation } from "../../i18n/use-copy";
import { Icon } from "../../ui/icon/icon";
import { rovingKeys } from "../../ui/roving";
import type { LanguageChoice } from "../use-language-switch";
import * as styles from "./language-menu.module.css";
import { useClosing } from "./use-closing";

export type LanguageMenuProps = { choices: LanguageChoice[] };

/** WAI-ARIA menu button: the button shows the page's language, each entry is a link to the same page in another. */
export function LanguageMenu({ choices }: LanguageMenuProps) {
	const { t } = useTranslation("common");
	const menuId = useId();
	const [open, setOpen] = useState(false);
	const { ref, toggleRef } = useClosing<HTMLDivElement>(open, () => setOpen(false));
	const menu = useRef<HTMLDivElement>(null);
	const current = choices.find((choice) => choice.current)?.copy.code ?? "";

	useEffect(() => {
		if (open) menu.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
	}, [open]);

	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		if (event.key === "Tab") setOpen(false);
		else if (event.key === " ") {
			event.preventDefault();
			(event.target as HTMLElement).click();
		} else rovingKeys("menuitem", "focused")(event);
	};

	return (
		<div ref={ref} className={styles.language}>
			<button
				ref={toggleRef}
				type="button"
				className={styles.button}
				aria-haspopup="menu"
				aria-expanded={open}
				aria-controls={menuId}
				aria-label={t("language.label", { current })}
				onClick={() => setOpen(!open)}
				onKeyDown={(event) => {
					if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
					event.preventDefault();
					setOpen(true);
				}}
				data-needs-script
			>
				<Icon name="globe" />
				{current}
				<Icon name="chevron-down" className={styles.arrow} />
			</button>
			<div ref={menu} id={menuId} role="menu" className={styles.menu} hidden={!open} onKeyDown={onKeyDown}>
				{choices.map((choice) => (
					<Entry
						key={choice.code}
						choice={choice}
						tabIndex={open ? -1 : undefined}
						onClick={() => {
							rememberLanguage(choice.code);
							setOpen(false);
						}}
					/>
				))}
			</div>
		</div>
	);
}

type EntryProps = Pick<LinkProps, "tabIndex" | "onClick"> & { choice: LanguageChoice };

/** The language's name in the page's language, as far as it has one yet, and in itself. */
function Entry({ choice, ...rest }: EntryProps) {
	const copy = useCopy("common");
	const { code, lang, copy: own, current, to } = choice;
	const name = copy(`language.names.${code}`, { defaultValue: "" });
	return (
		<Link
			role="menuitem"
			to={to}
			language={code}
			aria-current={current ? "true" : undefined}
			className={styles.entry}
			{...rest}
		>
			{name && <span>{name}</span>}
			{!(current && name) && (
				<span lang={lang} className={styles.own}>
					{own.name}
				</span>
			)}
			{current && <Icon name="check" className={styles.check} />}
		</Link>
	);
}
