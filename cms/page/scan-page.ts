import type { ContentPlaces } from "./content-places";
import { attributeKeys, editAttribute, ownTag, shownKeys, textNodes } from "./page-elements";

/** On elements that only the editor makes focusable. */
const focusAttribute = "data-edit-focus";
const controls = "a, button, input, label, select, summary, textarea, [tabindex='0']";
const watchedAttributes = ["alt", "aria-label", "href", "placeholder", "src", "title"];
const pageElements = `body *:not(${ownTag}, ${ownTag} *, content-errors, content-errors *, script, style)`;

function startEditing(element: Element, keys: string[]): void {
	element.setAttribute(editAttribute, keys.join(" "));
	if (element.closest(controls)) return;
	element.setAttribute(focusAttribute, "");
	element.setAttribute("tabindex", "0");
}

function stopEditing(element: Element): void {
	element.removeAttribute(editAttribute);
	if (!element.hasAttribute(focusAttribute)) return;
	element.removeAttribute(focusAttribute);
	element.removeAttribute("tabindex");
}

/** Whether a click on an element without texts edits something: a number, a picture, or a link. */
function isContent(element: Element, places: ContentPlaces): boolean {
	const hasNumber = textNodes(element).some(({ data }) => /\d/.test(data));
	const isMedia = element instanceof HTMLImageElement || element instanceof HTMLAnchorElement;
	return (hasNumber || isMedia) && places.at(element).length > 0;
}

export type PageContent = {
	places: ContentPlaces;
	/** The texts of `language.json`, which the page shows in their own language, with their keys. */
	languageTexts: Map<string, string>;
};

/** Outlines everything that a click edits, now and when the page changes. @returns the function that ends it */
export function scanPage(content: () => PageContent): () => void {
	const elements = () => [...document.querySelectorAll(pageElements)];
	function scan(): void {
		const { places, languageTexts } = content();
		const others = elements().filter((element) => {
			const inLanguage = textNodes(element).flatMap(({ data }) => languageTexts.get(data.trim()) ?? []);
			const keys = [...shownKeys(element), ...inLanguage];
			if (keys.length > 0) startEditing(element, keys);
			else stopEditing(element);
			return attributeKeys(element) && keys.length === 0;
		});
		// Once all texts are known: what these show depends on the texts around them.
		for (const element of others) if (isContent(element, places)) startEditing(element, attributeKeys(element));
		observer.takeRecords();
	}
	const observer = new MutationObserver(scan);
	observer.observe(document.body, {
		subtree: true,
		childList: true,
		characterData: true,
		attributeFilter: watchedAttributes,
	});
	scan();
	return () => {
		observer.disconnect();
		elements().forEach(stopEditing);
	};
}
