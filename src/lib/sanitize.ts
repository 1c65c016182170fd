import DOMPurify, { type WindowLike } from "dompurify";
import { formattingNames, parseHtml, type View, visibleText, writeAsText } from "./html";

/** In characters. Longer descriptions are shown as plain text, up to this length. */
const maxMarkupLength = 20_000;

/** DOMPurify, and layout, take quadratic time in the depth of elements. */
const maxTags = 1_000;

/** Whether a description has so many tags that it is shown as plain text. */
export const hasManyTags = (html: string): boolean => html.split("<").length > maxTags;

const words = (text: string) => text.split(" ");

/** The elements of a description: text markup. Nothing that loads, submits, runs or changes the layout of the page. */
const allowedTags = words(
	"a b blockquote br code dd div dl dt em h2 h3 h4 h5 h6 hr i kbd li mark ol p pre s small span strong sub sup table " +
		"tbody td tfoot th thead tr u ul",
);

/** The attributes that an author can set, besides the address of a link. */
const allowedAttributes = words("title lang dir colspan rowspan");

const config = {
	ALLOWED_TAGS: allowedTags,
	ALLOWED_ATTR: ["href", ...allowedAttributes],
	ADD_URI_SAFE_ATTR: allowedAttributes,
	ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	// The Content Security Policy requires Trusted Types. Browsers without them, and jsdom, get a string.
	RETURN_TRUSTED_TYPE: true as const,
};

/** Links open in a new tab. */
function completeLink(element: Element) {
	if (!element.hasAttribute("href")) return;
	element.setAttribute("target", "_blank");
	element.setAttribute("rel", "noopener noreferrer nofollow ugc");
}

/** The name of a parsed element in the description. A font weight in its style counts: Google Docs writes it. */
function nameOf(element: Element): string {
	const name = formattingNames.get(element.localName) ?? element.localName;
	const [, weight = ""] = /font-weight:\s*(normal|bold|\d00)/.exec(element.getAttribute("style") ?? "") ?? [];
	if (/^(?:b|strong)$/.test(name) && /^(?:normal|[1-5]00)$/.test(weight)) return "span";
	return name === "span" && /^(?:bold|[6-9]00)$/.test(weight) ? "strong" : name;
}

/** Gives an element its name. */
function rename(element: Element) {
	const name = nameOf(element);
	if (name === element.localName) return;
	const renamed = element.ownerDocument.createElement(name);
	for (const attribute of allowedAttributes) {
		const value = element.getAttribute(attribute);
		if (value !== null) renamed.setAttribute(attribute, value);
	}
	renamed.append(...element.childNodes);
	element.replaceWith(renamed);
}

/**
 * Creates a function that reduces untrusted HTML to text markup. It returns an empty text if no text is left.
 * @param view the browser's window, or that of jsdom in the build
 */
export function createSanitizer(view: View) {
	const purifier = DOMPurify(view as unknown as WindowLike);
	purifier.addHook("afterSanitizeAttributes", completeLink);
	// HTML has < in attributes as it is: code that reads the built pages could take it for a tag.
	purifier.addHook("uponSanitizeAttribute", (_, attribute) => {
		if (attribute.attrValue.includes("<")) attribute.keepAttr = false;
	});

	return (html: string): string | TrustedHTML => {
		const content = parseHtml(html.slice(0, maxMarkupLength), view);
		if (html.length > maxMarkupLength || hasManyTags(html)) content.replaceChildren(visibleText(content));
		writeAsText(content, ({ localName }) => allowedTags.includes(localName));
		for (const element of content.querySelectorAll("*")) rename(element);
		return content.textContent?.trim() ? purifier.sanitize(content, config) : "";
	};
}
