import { useSyncExternalStore } from "react";
import { chosenLanguage, onLanguageChosen, rememberLanguage } from "../../i18n/chosen-language";
import { Link } from "../../i18n/link";
import { Button, buttonClass } from "../../ui/button/button";
import type { LanguageChoice } from "../use-language-switch";
import * as styles from "./language-offer.module.css";
import { preferredLanguage } from "./preferred-language";

export type LanguageOfferProps = { choices: LanguageChoice[] };

/** What the browser prefers, as long as the visitor has not chosen. */
function wantedLanguage() {
	return chosenLanguage() ? undefined : preferredLanguage(navigator.languages);
}

/**
 * Offers the page in the language that the visitor's browser prefers, in that language, until it is answered. Nobody is
 * redirected: that breaks hydration and search engines.
 */
export function LanguageOffer({ choices }: LanguageOfferProps) {
	const wanted = useSyncExternalStore(onLanguageChosen, wantedLanguage, () => undefined);
	const current = choices.find((choice) => choice.current);
	const offer = choices.find(({ code }) => code === wanted);
	if (!offer || !current || offer === current) return null;
	const { text, accept, dismiss, label } = offer.copy.offer;
	return (
		<aside lang={offer.lang} aria-label={label} className={styles.offer}>
			<p>{text}</p>
			<div className={styles.actions}>
				<Link
					to={offer.to}
					language={offer.code}
					className={buttonClass({ size: "small" })}
					onClick={() => rememberLanguage(offer.code)}
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
