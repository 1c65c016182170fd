import { visibleText, withPlainNames } from "./description-markup";
import { teaserLength, toTeaser } from "./text";
import { trustedTypesPolicies } from "./trusted-types";

type HtmlPolicy = { createHTML(html: string): string };
type PolicyFactory = { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };

let htmlPolicy: HtmlPolicy | undefined;

/** With Trusted Types, `innerHTML` accepts HTML from a named policy only. */
function trustedHtml(html: string): string {
	const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
	const passThrough: HtmlPolicy = { createHTML: (text) => text };
	htmlPolicy ??= trustedTypes?.createPolicy(trustedTypesPolicies.inert, passThrough) ?? passThrough;
	return htmlPolicy.createHTML(html);
}

/**
 * Parses untrusted HTML into the content of a template, in which nothing loads or runs. Read it; never insert it into the page.
 * A document would not do: names in the HTML can shadow its properties, such as `body`. For the functions of `description-markup.ts`.
 */
export function parseHtml(html: string): DocumentFragment {
	const template = document.createElement("template");
	template.innerHTML = trustedHtml(withPlainNames(html));
	// A form has properties with the names of its fields, which can shadow `childNodes`.
	for (const element of template.content.querySelectorAll("[name], [id]")) {
		Element.prototype.removeAttribute.call(element, "name");
		Element.prototype.removeAttribute.call(element, "id");
	}
	return template.content;
}

/** The visible text of an HTML fragment, with white space collapsed. */
export function htmlToText(html: string): string {
	return visibleText(parseHtml(html));
}

/** The part of a description, in characters, that has enough text for a teaser, unless inline images precede it. */
const firstPart = 4_096;

/** The beginning of an HTML description as text. */
export function htmlToTeaser(html: string): string {
	const text = htmlToText(html.slice(0, firstPart));
	return toTeaser(text.length <= teaserLength && html.length > firstPart ? htmlToText(html) : text);
}
