import { teaserLength, toTeaser } from "./strings";
import { trustedTypesPolicies } from "./trusted-types";

type HtmlPolicy = { createHTML(html: string): string };
type PolicyFactory = { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };

/** What is used of the browser's window, or of jsdom's in the build. */
export type View = Pick<Window, "document"> & { trustedTypes?: PolicyFactory };

const words = (text: string) => text.split(" ");

/**
 * Formatting elements get a name that means nothing to parsers. Otherwise, those that are not closed are repeated in each block
 * that follows: 20 KB become millions of elements.
 */
const formatting = words("b big code em font i nobr s small strike strong tt u");
const plainName = (name: string) => `x-${name}`;

/** By the name of a parsed formatting element: the name in the description. */
export const formattingNames = new Map(formatting.map((name) => [plainName(name), name]));

/** Other blocks and controls are read as `div`. A form could shadow its own methods by the names of its fields. */
const blocks = words(
	"address applet article aside button center details dialog fieldset figcaption figure footer form header hgroup legend " +
		"main marquee menu nav object optgroup option search section select summary textarea",
);

/** By the name of an element: the name by which it is parsed. The page has its own `h1`. */
const parsedNames = new Map([
	...formatting.map((name) => [name, plainName(name)] as const),
	...blocks.map((name) => [name, "div"] as const),
	["h1", "h2"],
]);

/** Elements that are part of a line of text. All others, also unknown ones, separate words. */
const inline = new Set([
	...words(
		"a abbr acronym bdi bdo cite data del dfn ins kbd label mark q rb rp rt rtc ruby samp span sub sup time var wbr",
	),
	...formattingNames.keys(),
]);

/** Elements whose text is not shown. */
const invisible = new Set(
	words("audio head iframe math noembed noframes noscript script style svg template title video xmp"),
);

let htmlPolicy: HtmlPolicy | undefined;

/** With Trusted Types, `innerHTML` accepts HTML from a named policy only. */
function trustedHtml(html: string, { trustedTypes }: View): string {
	const passThrough: HtmlPolicy = { createHTML: (text) => text };
	htmlPolicy ??= trustedTypes?.createPolicy(trustedTypesPolicies.inert, passThrough) ?? passThrough;
	return htmlPolicy.createHTML(html);
}

/** Parses untrusted HTML into the content of a template, in which nothing loads or runs. Never insert it into the page. */
export function parseHtml(html: string, view: View): DocumentFragment {
	const template = view.document.createElement("template");
	const renamed = html.replace(
		/(?<=<\/?)[a-z][a-z\d]*(?=[\s/>])/gi,
		(name) => parsedNames.get(name.toLowerCase()) ?? name,
	);
	template.innerHTML = trustedHtml(renamed, view);
	return template.content;
}

/** The text of a node and what is in it, with spaces between blocks. */
function textOf(node: Node): string {
	const name = node.nodeName.toLowerCase();
	if (name === "#text") return node.nodeValue ?? "";
	if (name === "#comment") return "";
	if (name === "img") return alternativeText(node as Element);
	if (invisible.has(name)) return "";
	const text = [...node.childNodes].map(textOf).join("");
	return inline.has(name) ? text : ` ${text} `;
}

/** The text in place of a picture. */
const alternativeText = (picture: Element) => ` ${picture.getAttribute("alt") ?? ""} `;

/**
 * The visible text of a parsed description or a part of it, with white space collapsed. Blocks separate words; a picture leaves
 * its alternative text.
 */
export const visibleText = (content: Node): string => textOf(content).replace(/\s+/g, " ").trim();

/** Writes into a parsed description, as text, what is lost with the elements that are not kept. */
export function writeAsText(content: DocumentFragment, isKept: (element: Element) => boolean) {
	for (const element of content.querySelectorAll("*")) {
		const name = element.localName;
		if (isKept(element)) continue;
		if (invisible.has(name)) element.remove();
		else if (name === "img") element.replaceWith(alternativeText(element));
		else if (!inline.has(name)) {
			element.before(" ");
			element.after(" ");
		}
	}
}

/** The visible text of an HTML fragment. */
export function htmlToText(html: string, view: View = window): string {
	return visibleText(parseHtml(html, view));
}

/** The first paragraph of a parsed description that has text; without any, the whole text. */
function firstParagraph(content: DocumentFragment): string {
	for (const paragraph of content.querySelectorAll("p")) {
		const text = visibleText(paragraph);
		if (text !== "") return text;
	}
	return visibleText(content);
}

/** The part of a description, in characters, that has enough text for a teaser, unless inline images precede it. */
const firstPart = 4_096;

/** The first paragraph of an HTML description as text, or its beginning. */
export function htmlToTeaser(html: string, view: View = window): string {
	const part = parseHtml(html.slice(0, firstPart), view);
	const isEnough = html.length <= firstPart || visibleText(part).length > teaserLength;
	return toTeaser(firstParagraph(isEnough ? part : parseHtml(html, view)));
}
