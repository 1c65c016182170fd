import type { Token } from "markdown-it";
import type { ErrorCode, Params, Problem } from "../../messages";
import { findInvisible, invisibleError } from "../../schemas/characters";
import { httpsOrMailUrl } from "../../schemas/links";
import { type OffsetError, withSubject } from "../content-error";
import { blockError } from "./blocks";
import { literalError } from "./literals";
import { detailsEnd, detailsStart, markdown, plainText, textParts } from "./markdown";
import { lineBreak, type Words } from "./page-words";
import { tokenFinder } from "./token-finder";

/** The address of a link or a picture, or the id of a heading, at an offset of the prose. */
export type Reference = { offset: number; value: string };

type Prose = {
	/** Inside the site: `/about/`, `#history`. */
	links: Reference[];
	pictures: Reference[];
	/** The ids of the headings. */
	headings: Reference[];
	words: Words[];
	errors: OffsetError[];
};

const pictureAddress = /^\/images\/[\w./-]+\.(?:png|jpe?g|webp|avif)$/;

/** Whether an address leads to a page of the site, or to a heading of the same page. */
const isInternal = (address: string): boolean => /^(?:#|\/(?!\/))/.test(address);

/** `%D0%B8` in an address becomes `и`. */
export function decoded(address: string): string {
	try {
		return decodeURI(address);
	} catch {
		return address;
	}
}

const attribute = (token: Token, name: string): string => String(token.attrGet(name) ?? "");

function invisibleProblem(content: string): Problem | undefined {
	const problem = invisibleError(content);
	return problem && withSubject("the text", problem);
}

function headingProblem(level: number, previous: number): Problem | undefined {
	if (level === 1) return { code: "secondTitle" };
	if (level <= previous + 1) return undefined;
	return { code: "headingLevel", params: { level, above: level - 1, marks: "#".repeat(previous + 1) } };
}

/** The links, pictures and headings of prose, and what visitors would see in another way than its author. */
export function parseProse(source: string): Prose {
	const prose: Prose = { links: [], pictures: [], headings: [], words: [], errors: [] };
	const finder = tokenFinder(source);
	/** The `<details>` without an end yet. */
	const open: { offset: number; level: number }[] = [];
	/** The links that are open. Their addresses are written after their texts, unless an address is its own text. */
	const openLinks: Token[] = [];
	/** The addresses of the links and the pictures. */
	const addresses = new Set<string>();
	let level = 1;

	function addProblem(problem: Problem | undefined, offset: number): void {
		if (problem) prose.errors.push({ offset, ...problem });
	}

	const addError = (code: ErrorCode, offset: number, params?: Params) => addProblem({ code, params }, offset);

	function checkBlock(token: Token): void {
		const error = token.map && blockError(token, finder.blockLines());
		if (error) addError(error.code, finder.lineStart(error.line));
	}

	/** Only a picture that is a paragraph is a figure, which has a caption. */
	function addInline(token: Token): void {
		prose.words.push(lineBreak);
		const parts = textParts(token);
		const hasCaption = parts.some((part) => part.type === "image" && attribute(part, "title") !== "");
		if (hasCaption && parts.length > 1) addError("pictureLine", finder.blockStart());
	}

	function addHeading(token: Token): void {
		const next = Number(token.tag.slice(1));
		addProblem(headingProblem(next, level), finder.blockStart());
		level = next;
		prose.headings.push({ offset: finder.blockStart(), value: attribute(token, "id") });
	}

	/** The parser encodes letters: `#история`. */
	function reference(value: string): Reference {
		return { offset: finder.find(source.includes(value) ? value : decoded(value)), value };
	}

	function addLink(token: Token): void {
		const href = attribute(token, "href");
		addresses.add(href);
		const link = reference(href);
		finder.find(attribute(token, "title"));
		if (isInternal(href)) prose.links.push(link);
		else if (!httpsOrMailUrl.safeParse(href).success) addError("pageLink", link.offset, { address: href });
	}

	function startLink(token: Token): void {
		openLinks.push(token);
		if (token.info === "auto") addLink(token);
	}

	function endLink(): void {
		const token = openLinks.pop();
		if (token && token.info !== "auto") addLink(token);
	}

	/** @param mark around code, in which nothing is corrected */
	function addWords(content: string, mark = ""): number {
		const offset = finder.find(content);
		const isExact = mark === "" && source.startsWith(content, offset);
		prose.words.push({ text: mark + content + mark, offset, isExact });
		addProblem(invisibleProblem(content), offset + findInvisible(content));
		return offset;
	}

	/** Marks of Markdown that visitors would see. */
	function addLiteral(content: string, offset: number): void {
		const literal = literalError(content);
		if (literal) addError(literal.code, offset + literal.index);
	}

	/** The words of an address are no marks. */
	function addText({ content }: Token): void {
		const offset = addWords(content);
		if (openLinks.at(-1)?.info !== "auto") addLiteral(content, offset);
	}

	/** A character with a backslash, or an entity. */
	function addSpecial({ content, markup }: Token): void {
		const offset = finder.find(markup);
		prose.words.push({ text: content, offset, isExact: content === markup });
		addProblem(invisibleProblem(content), offset);
	}

	function addPicture(token: Token): void {
		addLiteral(plainText(token.children ?? []), addWords(token.content));
		const picture = reference(attribute(token, "src"));
		addresses.add(picture.value);
		if (pictureAddress.test(picture.value)) prose.pictures.push(picture);
		else addError("pagePicture", picture.offset);
		if (!token.content.trim()) addError("noDescription", picture.offset);
		const caption = attribute(token, "title");
		prose.words.push(lineBreak);
		addLiteral(caption, addWords(caption));
	}

	function addHtml({ content, level }: Token): void {
		const offset = finder.find(content.trim());
		const [, summary] = detailsStart.exec(content) ?? [];
		if (summary) {
			open.push({ offset, level });
			const start = source.indexOf(summary, offset);
			prose.words.push({ text: `${summary}\n`, offset: start, isExact: true });
			addLiteral(summary, start);
		} else if (detailsEnd.test(content) && open.at(-1)?.level === level) open.pop();
		else if (/<\/?(?:details|summary)\b/.test(content)) addError("detailsParts", offset);
		else addError("rawHtml", offset, { tag: /<[^<>\n]*>?/.exec(content)?.[0] ?? "" });
	}

	const environment: Parameters<typeof markdown.parse>[1] = {};
	const tokens = markdown.parse(source, environment);
	for (const token of tokens.flatMap((each) => [each, ...textParts(each)])) {
		const { type, content } = token;
		finder.enter(token);
		checkBlock(token);
		if (type === "heading_open") addHeading(token);
		else if (type === "inline") addInline(token);
		else if (type.endsWith("break")) prose.words.push(lineBreak);
		else if (type === "text") addText(token);
		else if (type === "text_special") addSpecial(token);
		else if (type === "code_inline") addWords(content, "`");
		else if (type === "link_open") startLink(token);
		else if (type === "link_close") endLink();
		else if (type === "image") addPicture(token);
		else if (type.startsWith("html_")) addHtml(token);
	}
	for (const { offset } of open) addError("detailsParts", offset);
	// Nobody would see the address of a reference that the prose does not use, which may be a sentence.
	for (const { 0: line, 1: label = "", index } of source.matchAll(/^[\s>]*\[([^\]]+)\]:.*/gm)) {
		const reference = environment.references?.[markdown.utils.normalizeReference(label)];
		if (reference && !addresses.has(reference.href)) addError("unusedReference", index + line.indexOf("["));
	}
	return prose;
}
