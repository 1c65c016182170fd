import type { MouseEvent, SyntheticEvent } from "react";
import { currentUrl } from "../components/hooks/use-url";
import { rememberLanguage } from "../i18n/language-preference";
import { findLanguage, unlocalizedPath } from "../i18n/languages";

/** Of `LanguageLink`. */
const selector = "[data-language-link]";

/**
 * Adds the query and the hash of the URL to the links to the same page. The HTML cannot have them, and a change of the query, such as
 * each step of a search, renders no link.
 */
function completeLinks({ currentTarget }: SyntheticEvent<HTMLElement>) {
	const { pathname, search, hash } = currentUrl();
	for (const link of currentTarget.querySelectorAll<HTMLAnchorElement>(selector)) {
		if (unlocalizedPath(link.pathname) === unlocalizedPath(pathname)) link.href = link.pathname + search + hash;
	}
}

/** Before a visitor follows or copies a link to another language, it is completed. A click stores the language. */
export const languageLinkEvents = {
	onPointerOver: completeLinks,
	onFocus: completeLinks,
	onClickCapture(event: MouseEvent<HTMLElement>) {
		completeLinks(event);
		const link = (event.target as Element).closest<HTMLAnchorElement>(selector);
		const language = findLanguage(link?.hreflang);
		if (language) rememberLanguage(language.code);
	},
};
