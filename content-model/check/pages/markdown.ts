import MarkdownIt, { type Token } from "markdown-it";
import { pageIds } from "../../schemas/site";

/**
 * The parser of prose. It reads HTML, which the check then reports, instead of showing it as text; and links of every kind,
 * whose targets the check compares with the pages.
 */
export const markdown = new MarkdownIt({ html: true, linkify: true });
markdown.validateLink = () => true;
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add("ftp:", null).add("//", null);

/** The text of inline tokens, without their elements. */
export const plainText = (tokens: Token[]): string =>
	markdown.renderer.renderInlineAsText(tokens, markdown.options, {});

/** The one exception from "no HTML", for what Markdown has no syntax: `<details>` and `<summary>`, as on GitHub. */
export const detailsStart = /^<details>\s*<summary>\s*([^<>]*[^<>\s])\s*<\/summary>\s*$/;
export const detailsEnd = /^<\/details>\s*$/;

const { rules } = markdown.renderer;
rules.html_inline = () => "";
rules.html_block = (tokens, index) => {
	const { content = "" } = tokens[index] ?? {};
	return detailsStart.test(content) || detailsEnd.test(content) ? content : "";
};

/** An `id` attribute from the letters and digits of a heading, of any script. If it is taken, it ends with a number. */
function headingId(text: string, taken: ReadonlySet<string>): string {
	const words = text.toLowerCase().replace(/[ʻʼ’'\u00ad]/g, "");
	const id = words.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "section";
	let unique = id;
	// One of the first numbers is free, because the set is finite.
	for (let number = 2; taken.has(unique); number += 1) unique = `${id}-${number}`;
	return unique;
}

/** The parts of a block's text, in which escaped characters are tokens of their own. The parser joins them afterwards. */
export const textParts = ({ meta }: Token): Token[] => (meta?.parts ?? []) as Token[];

/** The parser leaves empty text between marks. */
const isVisible = ({ type, content }: Token): boolean => type !== "text" || content !== "";

const copyOf = (token: Token): Token => Object.assign(Object.create(Object.getPrototypeOf(token)), token);

markdown.core.ruler.before("text_join", "text_parts", ({ tokens }) => {
	for (const token of tokens) token.meta = { parts: token.children?.map(copyOf).filter(isVisible) };
});

markdown.core.ruler.push("heading_ids", ({ tokens }) => {
	const ids = new Set(pageIds);
	for (const [index, token] of tokens.entries()) {
		if (token.type !== "heading_open") continue;
		const id = headingId(plainText(tokens[index + 1]?.children ?? []), ids);
		ids.add(id);
		token.attrSet("id", id);
	}
});
