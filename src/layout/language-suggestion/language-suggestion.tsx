import { useSyncExternalStore } from "react";
import { Button, buttonClass } from "../../components/button/button";
import { chosenLanguage, onLanguageChosen, preferredLanguage, rememberLanguage } from "../../i18n/language-preference";
import { Link } from "../../i18n/link";
import type { LanguageChoice } from "../use-language-switch";
import * as styles from "./language-suggestion.module.css";

/** The browser's language, until the visitor chooses one. */
function suggestedLanguage() {
	return chosenLanguage() ? undefined : preferredLanguage(navigator.languages);
}

/**
 * Suggests the page in the browser's language, in that language, until the visitor accepts or dismisses it. There is no redirect: it would
 * break hydration and search engines.
 */
export function LanguageSuggestion({ choices }: { choices: LanguageChoice[] }) {
	const suggested = useSyncExternalStore(onLanguageChosen, suggestedLanguage, () => undefined);
	const current = choices.find((choice) => choice.current);
	const choice = choices.find(({ code }) => code === suggested);
	if (!choice || !current || choice === current) return null;
	const { text, accept, dismiss, label } = choice.texts.offer;
	return (
		<aside lang={choice.lang} aria-label={label} className={styles.suggestion}>
			<p>{text}</p>
			<div className={styles.actions}>
				<Link
					to={choice.to}
					language={choice.code}
					className={buttonClass({ size: "small" })}
					onClick={() => rememberLanguage(choice.code)}
				>
					{accept}
				</Link>
				<Button variant="quiet" size="small" onClick={() => rememberLanguage(current.code)}>
					{dismiss}
				</Button>
			</div>
		</aside>
	);
}
