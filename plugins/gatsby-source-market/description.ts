import { JSDOM } from "jsdom";
import { htmlToTeaser, htmlToText } from "../../src/lib/html";
import { createSanitizer } from "../../src/lib/sanitize";

const parse = (html: string): DocumentFragment => JSDOM.fragment(html);
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

/** Start and end tags. The lookahead keeps the search linear. */
const tags = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>/gi;
const tagStart = /<\/?[a-z]/gi;
const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const optionalEnd = /^(?:dd|dt|li|p|tbody|td|tfoot|th|thead|tr)$/;

const limits = { tags: 4_000, depth: 100, mismatches: 20 };

/**
 * Whether markup could slow down the build: jsdom needs quadratic time for its depth, and each formatting element that is
 * not closed is repeated in every block that follows.
 */
function isCostly(html: string): boolean {
	const all = [...html.matchAll(tags)];
	let mismatches = (html.match(tagStart)?.length ?? 0) - all.length;
	const open: string[] = [];
	for (const [, slash, name = ""] of all) {
		const element = name.toLowerCase();
		if (slash) {
			const at = open.lastIndexOf(element);
			const closed = at < 0 ? [] : open.splice(at);
			mismatches += at < 0 ? 1 : closed.slice(1).filter((each) => !optionalEnd.test(each)).length;
		} else if (!voidElements.test(element)) {
			if (open.at(-1) === element && optionalEnd.test(element)) open.pop();
			open.push(element);
		}
		if (open.length > limits.depth || mismatches > limits.mismatches) return true;
	}
	return all.length > limits.tags || mismatches > limits.mismatches;
}

const withoutTags = (html: string) => html.replace(tags, " ").replaceAll("<", " ").replace(/\s+/g, " ").trim();

/**
 * The description of a template, prepared for prerendered pages with the rules of the browser. Costly markup becomes its text
 * here; the browser sanitizes all of it.
 */
export function prepareDescription(sent: string) {
	const description = isCostly(sent) ? withoutTags(sent) : sent;
	const sanitized = description.trim() === "" ? "" : sanitize(description);
	const asText = () => escapeText(htmlToText(description, parse)).replace(/.+/, "<p>$&</p>");
	return {
		description,
		html: sanitized === null ? asText() : escapeAttributes(`${sanitized}`),
		teaser: htmlToTeaser(description, parse),
	};
}
