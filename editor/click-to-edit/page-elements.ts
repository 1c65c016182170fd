import { readMarks } from "./marks";

export const ownTag = "click-to-edit";

/** Each element that a click edits has this attribute, with the keys of its texts. */
const editAttribute = "data-edit";
export const editable = `[${editAttribute}]`;

/** The text of a page of `content/pages`, with its name and language: `about.ru`. */
const pageText = "[data-page]";

/** The page whose text an element is: `content/pages/about.ru.md:body`. */
export const pagePath = (element: Element): string | undefined =>
	element.matches(pageText) ? `content/pages/${element.getAttribute("data-page")}.md:body` : undefined;

export const controls = "a, button, input, label, select, summary, textarea";
const watchedAttributes = ["alt", "aria-label", "href", "placeholder", "src", "title"];
const pageElements = `body *:not(${ownTag}, ${ownTag} *, content-errors, content-errors *, script, style)`;

/** The keys of texts and attributes, whose marks are removed from the page once they are read. */
const known = new WeakMap<Node, { text: string; keys: string[] }>();

function keysOf(node: Text | Attr): string[] {
	const { keys, text } = readMarks(node.nodeValue ?? "");
	if (keys.length > 0) {
		node.nodeValue = text;
		known.set(node, { text, keys });
	}
	const last = known.get(node);
	return last?.text === node.nodeValue ? last.keys : [];
}

const textsOf = (element: Element): Text[] => [...element.childNodes].filter((node) => node instanceof Text);

/** The keys of the texts that an element shows, as found by the last scan: `landing:hero.lead`. */
export const markedKeys = (element: Element): string[] => element.getAttribute(editAttribute)?.match(/\S+/g) ?? [];

export const visibleElements = (): Element[] =>
	[...document.querySelectorAll(editable)].filter((element) => {
		const { width, height } = element.getBoundingClientRect();
		return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
	});

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

/** Whether an element without texts may show a value of a YAML file: a number, a picture, or a link. */
const mayShowValue = (element: Element): boolean =>
	element.matches("img, a") || textsOf(element).some(({ data }) => /\d/.test(data));

type PageContent = {
	places: { at: (element: Element) => string[] };
	/** Texts that have no marks → their keys. */
	ownKeys: Map<string, readonly string[]>;
};

/** Outlines everything that a click edits, now and when the page changes. @returns the function that stops it */
export function outlinePage(content: () => PageContent | undefined): () => void {
	const elements = () => [...document.querySelectorAll(pageElements)];
	function scan(): void {
		const { places, ownKeys } = content() ?? {};
		const withoutText: [Element, attributeKeys: string[]][] = [];
		for (const element of elements()) {
			const keys: string[] = [];
			for (const node of textsOf(element)) {
				keys.push(...keysOf(node));
				keys.push(...(ownKeys?.get(node.data.trim()) ?? []));
			}
			const attributeKeys = [...element.attributes].flatMap(keysOf);
			if (keys.length > 0) setEditable(element, keys);
			else withoutText.push([element, attributeKeys]);
		}
		// After all texts are marked: which values these elements show depends on the texts around them.
		for (const [element, attributeKeys] of withoutText) {
			// A click on any part of a page's text opens the form of the page.
			const isInPage = element.parentElement?.closest(pageText);
			const showsValue = !isInPage && mayShowValue(element) && places?.at(element).length;
			setEditable(element, showsValue || element.matches(pageText) ? attributeKeys : undefined);
		}
		observer.takeRecords();
	}
	const observer = new MutationObserver(scan);
	const watched = { childList: true, characterData: true, attributeFilter: watchedAttributes };
	observer.observe(document.body, { subtree: true, ...watched });
	scan();
	return () => {
		observer.disconnect();
		for (const element of elements()) setEditable(element);
	};
}
