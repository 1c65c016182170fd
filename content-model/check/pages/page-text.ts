import type { Token } from "markdown-it";
import { pageIds } from "../../schemas/site";
import { markdown } from "./markdown";
import { decoded, type PageText, plainText, type TextElement, type TextNode } from "./text-nodes";

const rawHtml = "HTML is not allowed in a text: use Markdown";
const titleInText = "the title is the only heading of this level: start with ##";

/** The one exception, for what Markdown has no syntax: `<details>` and `<summary>`, as on GitHub. */
const detailsStart = /^<details>\s*<summary>([^<>]+)<\/summary>\s*$/;
const detailsEnd = /^<\/details>\s*$/;
const detailsHelp = "write <details>, <summary>Title</summary>, an empty line, the text, an empty line and </details>";

const attribute = (token: Token, name: string): string => String(token.attrGet(name) ?? "");

/** An `id` attribute that no other heading has: letters and digits of any script. */
function headingId(text: string, taken: string[]): string {
	const words = text.toLowerCase().replace(/[ʻʼ’'\u00ad]/g, "");
	const id = words.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "section";
	const isTaken = (name: string) => taken.includes(name) || pageIds.test(name);
	if (!isTaken(id)) return id;
	let number = 2;
	while (isTaken(`${id}-${number}`)) number += 1;
	return `${id}-${number}`;
}

/** Builds the elements of a text from the tokens of the parser, which has the lines of blocks, but no columns. */
class TextBuilder {
	readonly result: PageText = { nodes: [], links: [], externalLinks: [], pictures: [], ids: [], errors: [] };
	private readonly open: TextElement[] = [{ tag: "", children: this.result.nodes }];
	private readonly detailsOffsets: number[] = [];
	private readonly lineOffsets = [0];
	private readonly labels: string[] = [];
	private line = 0;
	private endLine = 0;
	private cursor = 0;
	private level = 1;

	constructor(private readonly source: string) {
		for (const { index } of source.matchAll(/\n/g)) this.lineOffsets.push(index + 1);
	}

	build(): PageText {
		this.addAll(markdown.parse(this.source, {}));
		for (const offset of this.detailsOffsets) this.error(`this has no end: ${detailsHelp}`, offset);
		return this.result;
	}

	private addAll(tokens: Token[]): void {
		for (const token of tokens) {
			if (token.map) [this.line, this.endLine] = token.map;
			this.cursor = Math.max(this.cursor, this.lineOffsets[this.line] ?? 0);
			this.add(token);
		}
	}

	private appendTo(element: TextElement, node: TextNode): void {
		element.children ??= [];
		element.children.push(node);
	}

	private append(node: TextNode): void {
		this.appendTo(this.open.at(-1) as TextElement, node);
	}

	private start(tag: string, props: TextElement["props"] = {}): void {
		const element: TextElement = Object.keys(props).length > 0 ? { tag, props } : { tag };
		this.append(element);
		this.open.push(element);
	}

	/** Where something that a token contains is written: after everything before it, or at least in its line. */
	private offsetOf(text: string): number {
		const end = this.lineOffsets[this.endLine] ?? this.source.length;
		const found = text ? this.source.slice(0, end).indexOf(text, this.cursor) : -1;
		if (found < 0) return this.cursor;
		this.cursor = found + text.length;
		return found;
	}

	private error(message: string, offset: number): void {
		this.result.errors.push({ offset, message });
	}

	private add(token: Token): void {
		const { type, content, hidden, nesting, tag } = token;
		if (type === "inline") this.addAll(token.children ?? []);
		else if (type === "text" && content) this.append(content);
		else if (type === "softbreak") this.append("\n");
		else if (type === "code_inline") this.append({ tag: "code", children: [content] });
		else if (type === "fence" || type === "code_block") this.addCode(content, token.info.trim());
		else if (type === "image") this.addPicture(token);
		else if (type.startsWith("html_")) this.addHtml(content);
		// The items of a list without empty lines have no paragraphs.
		else if (hidden || !tag) return;
		else if (nesting === 0) this.append({ tag });
		else if (nesting < 0) this.end(tag);
		else if (tag === "a") this.startLink(attribute(token, "href"));
		else this.startElement(token);
	}

	private startElement(token: Token): void {
		const { tag } = token;
		if (tag === "table") this.start("div", { role: "region", tabIndex: 0 });
		const alignment = /text-align:(\w+)/.exec(attribute(token, "style"))?.[1];
		const first = attribute(token, "start");
		const props = { ...(alignment && { "data-align": alignment }), ...(first && { start: Number(first) }) };
		this.start(tag, tag === "th" ? { ...props, scope: "col" } : props);
	}

	private end(tag: string): void {
		const element = this.open.pop() as TextElement;
		if (/^h\d$/.test(tag)) this.endHeading(element);
		if (tag === "table") this.endTable(element);
		if (tag === "p") this.endParagraph(element);
	}

	/** A picture that is a paragraph is a figure. Its title is the caption. */
	private endParagraph(element: TextElement): void {
		const [picture, ...others] = element.children ?? [];
		if (typeof picture !== "object" || picture.tag !== "Picture" || others.length > 0) return;
		element.tag = "figure";
		const caption = picture.props?.title;
		if (caption) this.appendTo(element, { tag: "figcaption", children: [String(caption)] });
	}

	private endHeading(element: TextElement): void {
		const level = Number(element.tag.slice(1));
		const offset = this.lineOffsets[this.line] ?? 0;
		if (level === 1) this.error(titleInText, offset);
		else if (level > this.level + 1) {
			this.error(
				`a heading of level ${level} must follow one of level ${level - 1}: write ${"#".repeat(this.level + 1)}`,
				offset,
			);
		}
		this.level = level;
		const id = headingId(plainText(element.children), this.result.ids);
		this.result.ids.push(id);
		element.props = { id };
	}

	/** A table scrolls on a narrow screen, so it is a region that the keyboard reaches, named by its head. */
	private endTable({ children: [head] = [] }: TextElement): void {
		const [row] = (head as TextElement).children ?? [];
		const { children: cells = [] } = row as TextElement;
		const name = cells
			.map((cell) => plainText([cell]))
			.filter(Boolean)
			.join(", ");
		const region = this.open.pop() as TextElement;
		this.labels.push(name);
		const count = this.labels.filter((label) => label === name).length;
		region.props = { ...region.props, "aria-label": count > 1 ? `${name} (${count})` : name };
	}

	private startLink(href: string): void {
		// The parser encodes letters: `#история`.
		const written = this.source.includes(href) ? href : decoded(href);
		const reference = { offset: this.offsetOf(written), value: href };
		const isInside = /^(?:#|\/(?!\/))/.test(href);
		(isInside ? this.result.links : this.result.externalLinks).push(reference);
		if (isInside) this.start("Link", { to: href });
		else this.start("a", { href, rel: "external noopener" });
	}

	private addPicture(token: Token): void {
		const value = attribute(token, "src");
		const title = attribute(token, "title");
		const offset = this.offsetOf(value);
		if (!token.content.trim()) this.error("the picture has no description: write it in the brackets, ![…]", offset);
		const index = this.result.pictures.push({ offset, value }) - 1;
		this.append({ tag: "Picture", props: { index, alt: token.content.trim(), ...(title ? { title } : {}) } });
	}

	private addCode(content: string, language: string): void {
		const code = {
			tag: "code",
			children: [content.replace(/\n$/, "")],
			...(language && { props: { "data-language": language } }),
		};
		// It scrolls, so the keyboard must reach it.
		this.append({ tag: "pre", props: { tabIndex: 0 }, children: [code] });
	}

	private addHtml(content: string): void {
		const offset = this.offsetOf(content.trim());
		const [, summary] = detailsStart.exec(content) ?? [];
		if (summary) {
			this.detailsOffsets.push(offset);
			this.start("details");
			this.append({ tag: "summary", children: [summary.trim()] });
		} else if (detailsEnd.test(content) && this.open.at(-1)?.tag === "details") {
			this.detailsOffsets.pop();
			this.open.pop();
		} else {
			const isDetails = /<\/?(?:details|summary)\b/.test(content);
			this.error(isDetails ? `this is not complete: ${detailsHelp}` : rawHtml, offset);
		}
	}
}

/** Parses the text of a page, in Markdown. */
export const parsePageText = (source: string): PageText => new TextBuilder(source).build();
