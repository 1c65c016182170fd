import { JSDOM } from "jsdom";
import { createSanitizer } from "../../src/features/catalog/detail/sanitize";
import { htmlToTeaser, htmlToText } from "../../src/features/catalog/html";

const parse = (html: string): Node => JSDOM.fragment(html);
const sanitize = createSanitizer(new JSDOM().window, parse);

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A start tag with attributes, as serializers write it. */
const tag = /<([a-z][a-z0-9]*)((?: [\w-]+="[^"]*")+)>/g;

/** Serializers leave < and > in attributes as they are. Escaped, no search for elements can mistake them for tags. */
const escapeAttributes = (html: string) =>
	html.replace(
		tag,
		(_, name: string, attributes: string) => `<${name}${attributes.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}>`,
	);

/** jsdom takes quadratic time in the depth of the markup: seconds for a few thousand open elements. */
const maxOpenElements = 500;
const tags = /<(\/?)([a-z][a-z0-9]*)[^<>]*>/gi;
const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

function opensTooManyElements(html: string): boolean {
	let open = 0;
	for (const [, slash, name = ""] of html.matchAll(tags)) {
		if (slash) open -= 1;
		else if (!voidElements.test(name)) open += 1;
		if (open > maxOpenElements) return true;
	}
	return false;
}

const withoutTags = (html: string) => html.replace(tags, " ").replaceAll("<", " ").replace(/\s+/g, " ").trim();

/** The description of a template, prepared for prerendered pages with the rules of the browser. */
export function prepareDescription(sent: string): { html: string; teaser: string } {
	const description = opensTooManyElements(sent) ? withoutTags(sent) : sent;
	const sanitized = description.trim() === "" ? "" : sanitize(description);
	return {
		html:
			sanitized === null ? `<p>${escapeText(htmlToText(description, parse))}</p>` : escapeAttributes(`${sanitized}`),
		teaser: htmlToTeaser(description, parse),
	};
}
