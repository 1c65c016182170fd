import { Icon } from "../../components/icon/icon";
import { useTranslation } from "../../i18n/hooks";
import { LanguageLink } from "../language-link";
import type { LanguageChoice } from "../use-language-choices";
import * as styles from "./language-menu.module.css";

/** The button shows the page's language and opens the list of links to the same page in each language. */
export function LanguageMenu({ choices }: { choices: LanguageChoice[] }) {
	const { t, translate } = useTranslation("common");
	const currentCode = choices.find(({ current }) => current)?.strings.code ?? "";

	return (
		<div className={styles.language}>
			<button
				type="button"
				className={styles.button}
				popoverTarget="language-menu"
				aria-controls="language-menu"
				aria-label={t("language.label", { current: currentCode })}
			>
				<Icon name="globe" />
				{currentCode}
				<Icon name="chevron-down" className={styles.arrow} />
			</button>
			<ul id="language-menu" popover="auto" className={styles.menu}>
				{choices.map((choice) => {
					const { code, lang, strings, current, isMissing } = choice;
					// The name in the page's language, if it has one.
					const name = translate(`language.names.${code}`, { defaultValue: "" });
					return (
						<li key={code}>
							<LanguageLink choice={choice} aria-current={current ? "true" : undefined} className={styles.entry}>
								{name && <span>{name}</span>}
								{!(current && name) && (
									<span lang={lang} className={styles.own}>
										{strings.name}
									</span>
								)}
								{isMissing && (
									<span lang={lang} className={styles.home}>
										{strings.home}
									</span>
								)}
								{current && <Icon name="check" className={styles.check} />}
							</LanguageLink>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
