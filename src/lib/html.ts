/** The Trusted Types policy of `parseHtml`; the Content Security Policy names it. */
export const htmlPolicyName = "site-inert";

type HtmlPolicy = { createHTML(html: string): string };
type PolicyFactory = { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };

let htmlPolicy: HtmlPolicy | undefined;

/** With Trusted Types, `innerHTML` accepts HTML from a named policy only. */
function trustedHtml(html: string): string {
	const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
	const passThrough: HtmlPolicy = { createHTML: (text) => text };
	htmlPolicy ??= trustedTypes?.createPolicy(htmlPolicyName, passThrough) ?? passThrough;
	return htmlPolicy.createHTML(html);
}

/**
 * Parses untrusted HTML into the content of a template, in which nothing loads or runs. Read it; never insert it into the page.
 * A document would not do: names in the HTML can shadow its properties, such as `body`.
 */
export function parseHtml(html: string): Node {
	const template = document.createElement("template");
	template.innerHTML = trustedHtml(html);
	return template.content;
}

type Visitor = {
	/** @returns false to skip the children */
	enter: (node: Node, depth: number) => boolean;
	leave?: (node: Node) => void;
};

/**
 * Visits the nodes below `root` in their order. Not recursive: untrusted markup may be nested deeply. A tree walker reads no
 * properties of nodes, which the fields of a form can shadow: `<input name="parentNode">` would lead to an endless loop.
 */
export function visitNodes(root: Node, { enter, leave }: Visitor): void {
	const walker = (root.ownerDocument ?? document).createTreeWalker(root);
	let node = walker.firstChild();
	let depth = 1;
	while (node) {
		const child = enter(node, depth) ? walker.firstChild() : null;
		if (child) {
			node = child;
			depth += 1;
			continue;
		}
		leave?.(node);
		let next = walker.nextSibling();
		while (!next) {
			const parent = walker.parentNode();
			if (!parent || parent === root) return;
			leave?.(parent);
			depth -= 1;
			next = walker.nextSibling();
		}
		node = next;
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
	// A field of a form can shadow the name: then it is not a string.
	const nameOf = (node: Node) => String(node.nodeName).toLowerCase();
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
