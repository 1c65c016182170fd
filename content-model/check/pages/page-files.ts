import { isStory } from "../../../src/lib/stories";
import type { Problem } from "../../messages";
import { isPublished, type Page, page } from "../../schemas/page";
import { type ContentError, errorAtOffset } from "../content-error";
import { type ContentField, contentFields } from "../content-fields";
import type { PlacedWords } from "../locale";
import { parseSource, type Source } from "../source";
import { splitPage } from "./front-matter";
import { lineBreak, offsetOf, textOf, type Words, withPageTypography } from "./page-words";
import { decoded, parseProse, type Reference } from "./prose";

export const pageFolder = "content/pages";

/** The name of the prose in a form, where it is a field like the others. */
export const bodyField = "body";

/** A page in one language: `content/pages/about.ru.md`. */
export type PageFile = {
	name: string;
	language: string;
	source: Source;
	/** The fields, if they are valid. */
	data?: Page;
	headings: { id: string; errorAt: (problem: Problem) => ContentError }[];
	/** The valid values of the fields, and the links and pictures of the prose. */
	fields: ContentField[];
	/** The words of the title, the description and the prose. */
	words: Words[];
	/** The errors of the prose, regardless of other files. */
	proseErrors: ContentError[];
};

/** The name and the language of a file in `content/pages`. */
export function pageFile(file: string): { name: string; language: string } | undefined {
	const [, name, language] = /^content\/pages\/([^/.]+)\.([\w-]+)\.md$/.exec(file) ?? [];
	return name && language ? { name, language } : undefined;
}

/** The address of a page in the default language. */
export const pageAddress = (name: string): string => `/${name}/`;

/** Whether a build from now on publishes the page. Invalid fields are errors of their own. */
export const isPublishedPage = ({ data }: PageFile): boolean => !data || isPublished(data);

/** Whether the published site lists the page with the stories. */
export const isPublishedStory = (file: PageFile): boolean => isPublishedPage(file) && isStory(file.data ?? {});

/** The path of a page's picture below `content/`: `images/a.png` for `/images/a.png`. */
export const pictureFile = (address: string): string => address.replace(/^\//, "");

/** The words of the title and the description. */
function fieldWords({ text, value }: Source): Words[] {
	const { title, description } = (value ?? {}) as Record<string, unknown>;
	return Object.entries({ title, description }).flatMap(([name, words]): Words[] => {
		if (typeof words !== "string") return [];
		const offset = text.indexOf(words, text.indexOf(`\n${name}:`));
		return [{ text: words, offset: Math.max(offset, 0), isExact: offset >= 0 }, lineBreak];
	});
}

/** The start of a place in a text. */
const excerpt = (text: string, offset: number): string => /^.{0,40}/.exec(text.slice(offset))?.[0].trim() ?? "";

/** A parsed file of `content/pages`. */
export function toPage(source: Source, name: string, language: string): PageFile {
	const { file } = source;
	const { body = "", bodyOffset = 0 } = splitPage(source.text) ?? {};
	const { links, pictures, headings, words, errors } = parseProse(body);
	const errorAt = (offset: number, problem: Problem, at = excerpt(body, offset)): ContentError => ({
		...errorAtOffset(file, source.text, { offset: offset + bodyOffset, ...problem }),
		params: { ...problem.params, at },
		path: [bodyField],
	});
	const fieldOf = (reference: Reference, value: string, meta: ContentField["meta"]): ContentField => {
		const place = {
			file,
			errorAt: (_: unknown, problem: Problem) => errorAt(reference.offset, problem, reference.value),
		};
		return { path: [], value, meta, object: {}, translationKeys: [], source: place, language };
	};
	const inText = words.map((each) => ({ ...each, offset: each.offset + bodyOffset }));
	return {
		name,
		language,
		source,
		data: page.safeParse(source.value).data,
		headings: headings.map(({ offset, value }) => ({ id: value, errorAt: (problem) => errorAt(offset, problem) })),
		fields: [
			...contentFields(page, source.value).map((field) => ({ ...field, source, language })),
			...links.map((link) => {
				const address = link.value.startsWith("#") ? pageAddress(name) + link.value : link.value;
				return fieldOf(link, decoded(address), { internalLink: true });
			}),
			...pictures.map((each) => fieldOf(each, pictureFile(each.value), { image: { minWidth: 1 } })),
		],
		words: [...fieldWords(source), ...inText],
		proseErrors: source.syntaxErrors.length > 0 ? [] : errors.map(({ offset, ...problem }) => errorAt(offset, problem)),
	};
}

/** The words of a page without its code, with the places of errors. */
export const placedProse = ({ source, words, language }: PageFile): PlacedWords => ({
	language,
	text: textOf(words).replace(/`[^`]*`/g, (code) => " ".repeat(code.length)),
	errorAt: (index, problem) => errorAtOffset(source.file, source.text, { offset: offsetOf(words, index), ...problem }),
});

/** Corrects the typography of a page, like `npm run check -- --fix`. */
export const correctPage = (file: string, text: string, language: string): string =>
	withPageTypography(text, language, (page) => toPage(parseSource(file, page), "", language).words);
