import { limitMarks } from "./combining-marks";
import {
	allowedAttributes,
	allowedTags,
	allowedUrl,
	emptyTags,
	inlineTags,
	invisibleTags,
	lineTags,
	linkAttributes,
	tableTags,
} from "./markup-elements";

/** What the nodes of the browser's DOM and of parse5 have in common. */
export type MarkupNode = {
	/** In the DOM of HTML, in upper case. */
	nodeName: string;
	childNodes?: Iterable<MarkupNode>;
	/** The text of a text node: in the DOM, and of parse5. */
	nodeValue?: string | null;
	value?: unknown;
	/** The attributes of an element: in the DOM, and of parse5. */
	attributes?: Iterable<Attribute>;
	attrs?: Iterable<Attribute>;
};

type Attribute = { name: string; value: string };

/** Deeper elements become text: DOMPurify takes quadratic time in the depth. */
const maxDepth = 64;

/**
 * Formatting elements. Parsers repeat those that are not closed in each block that follows, in quadratic time: 80 KB can become
 * millions of elements.
 */
const formattingTag = /<(\/?)(?=(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)[\s/>])/gi;
const plainPrefix = "x--";

/** HTML to parse for `visibleText` and `textMarkup`: formatting elements have names that mean nothing to parsers. */
export const withPlainNames = (html: string): string => html.replace(formattingTag, `<$1${plainPrefix}`);

/** Undoes `withPlainNames` where the HTML has text that looks like a tag: in attributes, and in elements such as `textarea`. */
const asSent = (text: string) => text.replace(/<(\/?)x--/g, "<$1");

function nameOf({ nodeName }: MarkupNode): string {
	const name = nodeName.toLowerCase();
	return name.startsWith(plainPrefix) ? name.slice(plainPrefix.length) : name;
}

const textOf = ({ nodeValue, value }: MarkupNode) => asSent(String(nodeValue ?? value ?? ""));

function attributesOf({ attributes, attrs }: MarkupNode): Attribute[] {
	return [...(attributes ?? attrs ?? [])].map(({ name, value }) => ({ name, value: asSent(value) }));
}

/** The text in place of a picture. */
function alternativeText(picture: MarkupNode): string {
	const alternative = attributesOf(picture).find(({ name }) => name === "alt");
	return ` ${alternative?.value ?? ""} `;
}

function collectText(node: MarkupNode, parts: string[]) {
	const name = nameOf(node);
	if (name === "#text") parts.push(textOf(node));
	if (name === "img") parts.push(alternativeText(node));
	if (name.startsWith("#") || invisibleTags.has(name)) return;
	const separator = inlineTags.has(name) ? "" : " ";
	parts.push(separator);
	for (const child of node.childNodes ?? []) collectText(child, parts);
	parts.push(separator);
}

/**
 * The visible text of a description, with white space collapsed. Blocks separate words; a picture leaves its alternative text.
 */
export function visibleText(root: MarkupNode): string {
	const parts: string[] = [];
	for (const child of root.childNodes ?? []) collectText(child, parts);
	return limitMarks(parts.join("")).replace(/\s+/g, " ").trim();
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\u00a0": "&nbsp;" };
const escapeHtml = (text: string) => text.replace(/[&<>\u00a0]/g, (character) => escapes[character] ?? "");
const writeAttribute = ({ name, value }: Attribute) => ` ${name}="${escapeHtml(value).replaceAll('"', "&quot;")}"`;

function writeAttributes(element: MarkupNode): string {
	const copied = attributesOf(element).filter(({ name, value }) => {
		return allowedAttributes.has(name) && (name !== "href" || allowedUrl.test(value));
	});
	const isLink = nameOf(element) === "a" && copied.some(({ name }) => name === "href");
	const added = isLink ? Object.entries(linkAttributes).map(([name, value]) => ({ name, value })) : [];
	return [...copied, ...added].map(writeAttribute).join("");
}

/** Where a node is written. */
type Place = { depth: number; inTable: boolean; inLine: boolean; inLink: boolean };

/** Whether an element can be there. */
function isKeptIn({ inTable, inLink }: Place, name: string): boolean {
	if (tableTags.has(name)) return inTable;
	return allowedTags.has(name) && !(name === "a" && inLink);
}

/** A link that is not closed ends where the next one starts. */
function separateLinks(node: MarkupNode): MarkupNode[] {
	const children = [...(node.childNodes ?? [])];
	const next = nameOf(node) === "a" ? children.findIndex((child) => nameOf(child) === "a") : -1;
	if (next < 0) return [node];
	const link = { nodeName: "a", attributes: attributesOf(node), childNodes: children.slice(0, next) };
	return [link, ...children.slice(next).flatMap(separateLinks)];
}

function writeChildren({ childNodes = [] }: MarkupNode, place: Place): string {
	const children = [...childNodes].flatMap(separateLinks);
	return children.map((child) => writeNode(child, place)).join("");
}

function writeNode(node: MarkupNode, place: Place): string {
	const sentName = nameOf(node);
	// The page has its own.
	const name = sentName === "h1" ? "h2" : sentName;
	if (name === "#text") return escapeHtml(textOf(node));
	if (name === "img") return escapeHtml(alternativeText(node));
	if (name.startsWith("#") || invisibleTags.has(name)) return "";
	if (emptyTags.has(name)) return `<${name}>`;
	const isKept = isKeptIn(place, name);
	const inside: Place = {
		depth: place.depth + 1,
		inTable: isKept && (name === "table" || tableTags.has(name)),
		inLine: place.inLine || inlineTags.has(name) || lineTags.has(name),
		inLink: place.inLink || name === "a",
	};
	const written = writeChildren(node, inside);
	// Parsers ignore a line break at the start of `pre`.
	const content = name === "pre" ? written.replace(/^\n+/, "") : written;
	if (place.depth < maxDepth) {
		if (isKept) return `<${name}${writeAttributes(node)}>${content}</${name}>`;
		if (!inlineTags.has(name) && !place.inLine) return `<div>${content}</div>`;
	}
	return inlineTags.has(name) ? content : ` ${content} `;
}

/**
 * Reduces a parsed description to text markup, as a string. Elements that are not kept leave their text: blocks as `div`, or
 * between spaces within a line.
 */
export function textMarkup(root: MarkupNode): string {
	return limitMarks(writeChildren(root, { depth: 0, inTable: false, inLine: false, inLink: false }));
}
