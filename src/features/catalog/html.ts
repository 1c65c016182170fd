/** The Trusted Types policy of `parseHtml`; the Content Security Policy names it. */
export const htmlPolicyName = "site-inert";

type HtmlPolicy = { createHTML(html: string): string };
type PolicyFactory = { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };

let htmlPolicy: HtmlPolicy | undefined;

/** With Trusted Types, `DOMParser` accepts HTML from a named policy only. */
function trustedHtml(html: string): string {
	const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
	const passThrough: HtmlPolicy = { createHTML: (text) => text };
	htmlPolicy ??= trustedTypes?.createPolicy(htmlPolicyName, passThrough) ?? passThrough;
	return htmlPolicy.createHTML(html);
}

/** Parses untrusted HTML into the body of a document in which nothing loads or runs. Read it; never insert it into the page. */
export function parseHtml(html: string): Node {
	return new DOMParser().parseFromString(trustedHtml(html), "text/html").body;
}

type Visitor = {
	/** @returns false to skip the children */
	enter: (node: Node, depth: number) => boolean;
	leave?: (node: Node) => void;
};

/** Visits the nodes below `root` in their order. Not recursive: untrusted markup may be nested deeply. */
export function visitNodes(root: Node, { enter, leave }: Visitor): void {
	let node: Node | null = root.firstChild;
	let depth = 1;
	while (node) {
		if (enter(node, depth) && node.firstChild) {
			node = node.firstChild;
			depth += 1;
			continue;
		}
		leave?.(node);
		while (node && !node.nextSibling) {
			node = node.parentNode;
			depth -= 1;
			if (!node || node === root) return;
			leave?.(node);
		}
		node = node?.nextSibling ?? null;
	}
}

/** Elements that separate words: line breaks, blocks and table cells. */
const blocks = new Set(
	"address article aside blockquote br dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul".split(
		" ",
	),
);
const invisible = new Set(["script", "style", "template", "noscript"]);

/** The visible text of an HTML fragment, with white space collapsed. The build passes its own parser. */
export function htmlToText(html: string, parse = parseHtml): string {
	let text = "";
	const addSpace = (name: string) => {
		if (blocks.has(name)) text += " ";
	};
	const nameOf = (node: Node) => node.nodeName.toLowerCase();
	visitNodes(parse(html), {
		enter(node) {
			if (node.nodeName === "#text") text += node.nodeValue;
			addSpace(nameOf(node));
			return !invisible.has(nameOf(node));
		},
		leave: (node) => addSpace(nameOf(node)),
	});
	return text.replace(/\s+/g, " ").trim();
}

/** A high surrogate at the end of a truncated text. */
export const halfCharacter = /[\ud800-\udbff]$/;

/** The maximum length of a teaser in characters, more than fits on a card. */
const teaserLength = 320;

/** The first and the largest part of a description that is parsed, in characters. Inline images may precede the text. */
const firstPart = 4_096;
const largestPart = 64 * firstPart;

/** The beginning of an HTML description as text. Parses no more of a long description than the teaser needs. */
export function htmlToTeaser(html: string, parse = parseHtml): string {
	let length = firstPart;
	let text = htmlToText(html.slice(0, length), parse);
	while (text.length < teaserLength && length < html.length && length < largestPart) {
		length *= 8;
		text = htmlToText(html.slice(0, length), parse);
	}
	return text.length > teaserLength ? `${text.slice(0, teaserLength).replace(halfCharacter, "")}…` : text;
}

/** Truncates a text between words, to at most `maxLength` characters. */
export function excerpt(text: string, maxLength: number): string {
	const characters = [...text];
	if (characters.length <= maxLength) return text;
	const start = characters.slice(0, maxLength).join("");
	const cut = /\s/.test(start) ? start.replace(/\s+\S*$/, "") : characters.slice(0, maxLength - 1).join("");
	return `${cut.replace(/[\s\p{P}]+$/u, "")}…`;
}
