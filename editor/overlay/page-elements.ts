import { keysIn, withoutMarks } from "./marks";

/** The element of the overlay. */
export const ownTag = "click-to-edit";

/** Each element that a click edits has this attribute, with the keys of its strings. */
const editAttribute = "data-edit";
export const editable = `[${editAttribute}]`;

/** The prose of a page of `content/pages`, with its name and language: `about.ru`. */
export const pageProse = "[data-page]";

export const controls = "a, button, input, label, select, summary, textarea";
const pageElements = `body *:not(${ownTag}, ${ownTag} *, content-errors, content-errors *, script, style)`;

/** The keys of strings, whose marks are removed from the page once they are read: copied text must not have any. */
const known = new WeakMap<Text, { text: string; keys: string[] }>();

function keysOf(node: Text): string[] {
	const keys = keysIn(node.data);
	if (keys.length > 0) {
		node.data = withoutMarks(node.data);
		known.set(node, { text: node.data, keys });
	}
	const last = known.get(node);
	return last?.text === node.data ? last.keys : [];
}

export const textsOf = (element: Element): Text[] => [...element.childNodes].filter((node) => node instanceof Text);

/** The keys of the strings that an element shows, as found by the last scan: `landing:hero.lead`. */
export const markedKeys = (element: Element): string[] => element.getAttribute(editAttribute)?.match(/\S+/g) ?? [];

/** Outlines an element, and lets the keyboard reach it; without keys, it does the opposite. */
function setEditable(element: Element, keys?: string[]): void {
	const isReachable = element.closest(controls) !== null;
	if (keys) {
		element.setAttribute(editAttribute, keys.join(" "));
		if (!isReachable) element.setAttribute("tabindex", "0");
	} else if (element.hasAttribute(editAttribute)) {
		element.removeAttribute(editAttribute);
		if (!isReachable) element.removeAttribute("tabindex");
	}
}

type PageContent = {
	/** Strings that pages show without i18next → their keys. */
	ownKeys: Map<string, string[]>;
	/** Whether an element without strings of the locale files shows a value of the content. */
	showsValue: (element: Element) => boolean;
};

/** Outlines everything that a click edits, now and when the page changes. @returns the function that stops it */
export function outlinePage({ ownKeys, showsValue }: PageContent): () => void {
	function scan(): void {
		const withoutText = [...document.querySelectorAll(pageElements)].filter((element) => {
			const keys = textsOf(element).flatMap((node) => [...keysOf(node), ...(ownKeys.get(node.data.trim()) ?? [])]);
			if (keys.length > 0) setEditable(element, keys);
			return keys.length === 0;
		});
		// After all strings are marked: the value depends on the strings around it.
		for (const element of withoutText) {
			// A click on any part of a page's prose opens the form of the page.
			const isEditable = element.closest(pageProse) ? element.matches(pageProse) : showsValue(element);
			setEditable(element, isEditable ? [] : undefined);
		}
		observer.takeRecords();
	}
	const observer = new MutationObserver(scan);
	observer.observe(document.body, { subtree: true, childList: true, characterData: true });
	scan();
	return () => observer.disconnect();
}
