import type { Token } from "markdown-it";
import { errorMessage } from "../../messages";
import { findInvisible, invisibleError } from "../../schemas/characters";
import { httpsOrMailUrl } from "../../schemas/links";
import type { TextError } from "../content-error";
import { detailsEnd, detailsStart, markdown } from "./markdown";
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

const rawHtml = "HTML is not allowed in a text: use Markdown";
const titleInText = "the title is the only heading of this level: start with ##";
const pictureAddress = /^\/images\/[\w./-]+\.(?:png|jpe?g|webp|avif)$/;
const pictureHelp = "a picture must be a PNG, JPEG, WebP or AVIF file in content/images: write /images/name.png";
const linkHelp = "must be a page such as /about/, an #id, or start with https:// or mailto:";
const noDescription = "the picture has no description: write it in the brackets, ![…]";
const detailsHelp = "write <details>, <summary>Title</summary>, an empty line, the text, an empty line and </details>";

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

function headingError(level: number, previous: number): string | undefined {
	if (level === 1) return titleInText;
	if (level <= previous + 1) return undefined;
	return `a heading of level ${level} must follow one of level ${level - 1}: write ${"#".repeat(previous + 1)}`;
}

/** The links, pictures and headings of a text in Markdown, and its errors. */
export function parsePageText(source: string): PageText {
	const text: PageText = { links: [], pictures: [], headings: [], words: [], errors: [] };
	const finder = tokenFinder(source);
	/** The `<details>` without an end yet. */
	const open: { offset: number; level: number }[] = [];
	/** The links that are open. Their addresses are written after their texts. */
	const openLinks: Token[] = [];
	let level = 1;

	function addError(message: string | false | undefined, offset: number): void {
		if (message) text.errors.push({ offset, code: "asIs", params: { message } });
	}

	function addHeading(token: Token): void {
		const next = Number(token.tag.slice(1));
		addError(headingError(next, level), finder.blockStart());
		level = next;
		text.headings.push({ offset: finder.blockStart(), value: attribute(token, "id") });
	}

	/** The parser encodes letters: `#история`. */
	function reference(value: string): Reference {
		return { offset: finder.find(source.includes(value) ? value : decoded(value)), value };
	}

	function addLink(token: Token | undefined): void {
		const href = token ? attribute(token, "href") : "";
		const link = reference(href);
		finder.find(token ? attribute(token, "title") : "");
		if (isInternal(href)) text.links.push(link);
		else if (!httpsOrMailUrl.safeParse(href).success) addError(`"${href}" ${linkHelp}`, link.offset);
	}

	/** @param mark around code, in which nothing is corrected */
	function addWords(content: string, mark = ""): void {
		const offset = finder.find(content);
		const isExact = mark === "" && source.startsWith(content, offset);
		text.words.push({ text: mark + content + mark, offset, isExact });
		const invisible = findInvisible(content);
		if (invisible >= 0)
			addError(`the text ${errorMessage(invisibleError(content) ?? { code: "none" })}`, offset + invisible);
	}

	function addPicture(token: Token): void {
		addWords(token.content);
		const picture = reference(attribute(token, "src"));
		if (pictureAddress.test(picture.value)) text.pictures.push(picture);
		else addError(pictureHelp, picture.offset);
		addError(!token.content.trim() && noDescription, picture.offset);
		text.words.push(lineBreak);
		addWords(attribute(token, "title"));
	}

	function addHtml({ content, level }: Token): void {
		const offset = finder.find(content.trim());
		const [, summary] = detailsStart.exec(content) ?? [];
		if (summary) {
			open.push({ offset, level });
			text.words.push({ text: `${summary}\n`, offset: source.indexOf(summary, offset), isExact: true });
		} else if (detailsEnd.test(content) && open.at(-1)?.level === level) open.pop();
		else {
			const isDetails = /<\/?(?:details|summary)\b/.test(content);
			addError(isDetails ? `this is not complete: ${detailsHelp}` : rawHtml, offset);
		}
	}

	for (const token of markdown.parse(source, {}).flatMap((each) => [each, ...(each.children ?? [])])) {
		const { type, content, markup } = token;
		finder.enter(token);
		if (type === "heading_open") addHeading(token);
		else if (type === "inline" || type.endsWith("break")) text.words.push(lineBreak);
		else if (type === "text") addWords(content);
		else if (type === "code_inline") addWords(content, "`");
		else if (type === "link_open" && markup === "autolink") addLink(token);
		else if (type === "link_open") openLinks.push(token);
		else if (type === "link_close" && markup !== "autolink") addLink(openLinks.pop());
		else if (type === "image") addPicture(token);
		else if (type.startsWith("html_")) addHtml(token);
	}
	for (const { offset } of open) addError(`this has no end: ${detailsHelp}`, offset);
	return text;
}
