import type { Token } from "markdown-it";
import type { ErrorCode, Params, Problem } from "../../messages";
import { findInvisible, invisibleError } from "../../schemas/characters";
import { httpsOrMailUrl } from "../../schemas/links";
import { type TextError, withSubject } from "../content-error";
import { blockError } from "./kept-blocks";
import { literalError, partError, specialError } from "./kept-words";
import { detailsEnd, detailsStart, markdown, plainText, textParts } from "./markdown";
import { lineBreak, type Words } from "./page-words";
import { tokenFinder } from "./token-finder";

/** The address of a link or a picture, or the id of a heading, at an offset of the text. */
export type Reference = { offset: number; value: string };

type PageText = {
	/** Inside the site: `/about/`, `#history`. */
	links: Reference[];
	pictures: Reference[];
	/** The ids of the headings. */
	headings: Reference[];
	words: Words[];
	errors: TextError[];
};

const pictureAddress = /^\/images\/[\w./-]+\.(?:png|jpe?g|webp|avif)$/;

/** What follows the words of a link whose address has an entity, such as `&amp;`. */
const addressWithEntity = /^[*_~`]*\]\([^\s)]*&(?:#\w+|[A-Za-z]\w*);/;

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

function headingProblem(level: number, previous: number): Problem | undefined {
	if (level === 1) return { code: "secondTitle" };
	if (level <= previous + 1) return undefined;
	return { code: "headingLevel", params: { level, above: level - 1, marks: "#".repeat(previous + 1) } };
}

/** The links, pictures and headings of a text in Markdown, and its errors. */
export function parsePageText(source: string): PageText {
	const text: PageText = { links: [], pictures: [], headings: [], words: [], errors: [] };
	const finder = tokenFinder(source);
	/** The `<details>` without an end yet. */
	const open: { offset: number; level: number }[] = [];
	/** The links that are open. Their addresses are written after their texts. */
	const openLinks: Token[] = [];
	/** The blocks and elements around a token. */
	const parents: Token[] = [];
	/** The two tokens before a token, the last one first. Nothing precedes the first part of a text. */
	let before: Token[] = [];
	let level = 1;

	function addProblem(problem: Problem | undefined, offset: number): void {
		if (problem) text.errors.push({ offset, ...problem });
	}

	const addError = (code: ErrorCode, offset: number, params?: Params) => addProblem({ code, params }, offset);

	/** Markdown that the form of the editor would change. */
	function checkKept(token: Token): void {
		const inBlock = token.map && blockError(token, finder.blockLines(), parents.at(-1), before[0]);
		if (inBlock) addError(inBlock.code, finder.lineStart(inBlock.line));
		if (!token.block && token.type !== "text") checkPart(token, finder.position());
	}

	function checkPart(part: Token, offset: number): void {
		const code = partError(part, before, parents);
		if (code) addError(code, offset);
	}

	function addHeading(token: Token): void {
		const next = Number(token.tag.slice(1));
		addProblem(headingProblem(next, level), finder.blockStart());
		level = next;
		text.headings.push({ offset: finder.blockStart(), value: attribute(token, "id") });
	}

	/** The parser encodes letters: `#история`. */
	function reference(value: string): Reference {
		return { offset: finder.find(source.includes(value) ? value : decoded(value)), value };
	}

	function addLink(token: Token | undefined): void {
		const href = token ? attribute(token, "href") : "";
		if (addressWithEntity.test(source.slice(finder.position()))) addError("addressEntity", finder.position());
		const link = reference(href);
		// The form would escape the mark.
		if (token?.info === "auto" && /[*`~]/.test(href)) addError("addressMark", link.offset);
		finder.find(token ? attribute(token, "title") : "");
		if (isInternal(href)) text.links.push(link);
		else if (!httpsOrMailUrl.safeParse(href).success) addError("pageLink", link.offset, { address: href });
	}

	/** @param mark around code, in which nothing is corrected */
	function addWords(content: string, mark = ""): number {
		const offset = finder.find(content);
		const isExact = mark === "" && source.startsWith(content, offset);
		text.words.push({ text: mark + content + mark, offset, isExact });
		const invisible = invisibleError(content);
		if (invisible) addProblem(withSubject("the text", invisible), offset + findInvisible(content));
		return offset;
	}

	/** Marks of Markdown that visitors would see. */
	function addLiteral(content: string, offset: number): void {
		const literal = literalError(content);
		if (literal) addError(literal.code, offset + literal.index);
	}

	function addCode(content: string): void {
		const offset = addWords(content, "`");
		const isWhole = source.startsWith(content, offset) || content.includes("|");
		if (!isWhole) addError("markedLines", offset);
	}

	function addText(token: Token): void {
		const { content } = token;
		const offset = addWords(content);
		checkPart(token, offset);
		if (parents.at(-1)?.info !== "auto") addLiteral(content, offset);
	}

	/** A character with a backslash, or an entity. */
	function addSpecial(token: Token): void {
		const { content, markup } = token;
		const offset = finder.find(markup);
		text.words.push({ text: content, offset, isExact: content === markup });
		addProblem(specialError(token), offset);
	}

	function addPicture(token: Token): void {
		addLiteral(plainText(token.children ?? []), addWords(token.content));
		const picture = reference(attribute(token, "src"));
		if (pictureAddress.test(picture.value)) text.pictures.push(picture);
		else addError("pagePicture", picture.offset);
		if (!token.content.trim()) addError("noDescription", picture.offset);
		const caption = attribute(token, "title");
		if (caption.includes('"')) addError("captionQuotes", picture.offset);
		text.words.push(lineBreak);
		addLiteral(caption, addWords(caption));
	}

	function addHtml({ content, level }: Token): void {
		const offset = finder.find(content.trim());
		const [, summary] = detailsStart.exec(content) ?? [];
		if (summary) {
			open.push({ offset, level });
			const start = source.indexOf(summary, offset);
			text.words.push({ text: `${summary}\n`, offset: start, isExact: true });
			addLiteral(summary, start);
		} else if (detailsEnd.test(content) && open.at(-1)?.level === level) open.pop();
		else if (/<\/?(?:details|summary)\b/.test(content)) addError("detailsParts", offset);
		else addError("rawHtml", offset, { tag: /<[^<>\n]*>?/.exec(content)?.[0] ?? "" });
	}

	for (const token of markdown.parse(source, {}).flatMap((each) => [each, ...textParts(each)])) {
		const { type, content, info, nesting } = token;
		finder.enter(token);
		checkKept(token);
		if (nesting === 1) parents.push(token);
		if (nesting === -1) parents.pop();
		if (type === "heading_open") addHeading(token);
		else if (type === "inline" || type.endsWith("break")) text.words.push(lineBreak);
		else if (type === "text") addText(token);
		else if (type === "text_special") addSpecial(token);
		else if (type === "code_inline") addCode(content);
		else if (type === "link_open" && info === "auto") addLink(token);
		else if (type === "link_open") openLinks.push(token);
		else if (type === "link_close" && info !== "auto") addLink(openLinks.pop());
		else if (type === "image") addPicture(token);
		else if (type.startsWith("html_")) addHtml(token);
		before = type === "inline" ? [] : [token, ...before.slice(0, 1)];
	}
	for (const { offset } of open) addError("detailsParts", offset);
	return text;
}
