import { JSDOM } from "jsdom";
import { createSanitizer } from "../../src/features/catalog/detail/sanitize";
import { htmlToTeaser, htmlToText } from "../../src/features/catalog/html";

const { window } = new JSDOM();
const parser = new window.DOMParser();
const parse = (html: string) => parser.parseFromString(html, "text/html");
const sanitize = createSanitizer(window, parse);

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A start tag with attributes, as serializers write it. */
const tag = /<([a-z][a-z0-9]*)((?: [\w-]+="[^"]*")+)>/g;

/** Serializers leave < and > in attributes as they are. Escaped, no search for elements can mistake them for tags. */
const escapeAttributes = (html: string) =>
	html.replace(
		tag,
		(_, name: string, attributes: string) => `<${name}${attributes.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}>`,
	);

/** The description of a template, prepared for prerendered pages with the rules of the browser. */
export function prepareDescription(description: string): { html: string; teaser: string } {
	const sanitized = description.trim() === "" ? "" : sanitize(description);
	return {
		html:
			sanitized === null ? `<p>${escapeText(htmlToText(description, parse))}</p>` : escapeAttributes(`${sanitized}`),
		teaser: htmlToTeaser(description, parse),
	};
}
