import { type MouseEvent, useEffect, useState } from "react";
import { Button, buttonClass } from "../../components/button/button";
import { followLink } from "../../components/follow-link";
import { chosenLanguage, preferredLanguage, rememberLanguage } from "../../i18n/language-preference";
import type { LanguageCode } from "../../i18n/languages";
import { LanguageLink } from "../language-link";
import { languageLinkEvents } from "../language-link-events";
import type { LanguageChoice } from "../use-language-choices";
import * as styles from "./language-suggestion.module.css";

/**
 * Suggests the page in the browser's language, in that language, until the visitor accepts or dismisses it. There is no
 * redirect: it would break hydration and search engines.
 */
export function LanguageSuggestion({ choices }: { choices: LanguageChoice[] }) {
	const [suggested, setSuggested] = useState<LanguageCode>();
	// After each render: the visitor may have chosen a language in the menu.
	useEffect(() => setSuggested(chosenLanguage() ? undefined : preferredLanguage(navigator.languages)));
	const current = choices.find((choice) => choice.current);
	const choice = choices.find(({ code, isMissing }) => code === suggested && !isMissing);
	if (!choice || !current || choice === current) return null;
	const { text, label, ...actions } = choice.strings.offer;
	const close = () => setSuggested(undefined);
	const accept = (event: MouseEvent) => {
		followLink(event);
		close();
	};
	const stay = () => {
		rememberLanguage(current.code);
		close();
	};
	return (
		<aside lang={choice.lang} aria-label={label} className={styles.suggestion} {...languageLinkEvents}>
			<p>{text}</p>
			<div className={styles.actions}>
				<LanguageLink choice={choice} className={buttonClass({ variant: "secondary", size: "small" })} onClick={accept}>
					{actions.accept}
				</LanguageLink>
				<Button variant="quiet" size="small" onClick={stay}>
					{actions.dismiss}
				</Button>
			</div>
		</aside>
	);
}
