import { readMarks } from "./marks";

/** The element of the switch and the panel, which are not part of the page. */
export const ownTag = "click-to-edit";

/** On each element that a click edits. */
export const editAttribute = "data-edit";
export const editable = `[${editAttribute}]`;

/** The marks of texts and attributes. They are removed from the page once they are read. */
const known = new WeakMap<Node, { text: string; keys: string[] }>();

function keysOfNode(node: Text | Attr): string[] {
	const { keys, text } = readMarks(node.nodeValue ?? "");
	if (keys.length > 0) {
		node.nodeValue = text;
		known.set(node, { text, keys });
	}
	const last = known.get(node);
	return last?.text === node.nodeValue ? last.keys : [];
}

export const textNodes = (element: Element): Text[] => [...element.childNodes].filter((node) => node instanceof Text);

/** The keys of the texts that an element shows: `landing:hero.lead`. */
export const shownKeys = (element: Element): string[] => textNodes(element).flatMap(keysOfNode);

/** The keys of the texts in the attributes of an element. */
export const attributeKeys = (element: Element): string[] => [...element.attributes].flatMap(keysOfNode);

/** The name of a picture's file, without the hash of its URL and the extension. */
function pictureName(image: HTMLImageElement): string {
	const file = image.src.split(/[/?&=]/).find((part) => /\.(svg|png|jpe?g|webp|avif)$/.test(part));
	return file?.replace(/(-[0-9a-f]{32})?\.\w+$/, "") ?? "";
}

/** What an element shows or links to, as a YAML file has it. */
export function shownValue(element: Element): string {
	if (element instanceof HTMLImageElement) return pictureName(element);
	const [address = ""] = element.closest("a")?.getAttribute("href")?.split("?") ?? [];
	return address.replace(/^mailto:/, "");
}

/** The keys that the last scan has found on an element that a click edits. */
export const markedKeys = (element: Element): string[] =>
	element.getAttribute(editAttribute)?.split(" ").filter(Boolean) ?? [];

export function isVisible(element: Element): boolean {
	const { width, height } = element.getBoundingClientRect();
	return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}
