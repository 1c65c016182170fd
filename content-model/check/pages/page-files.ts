import { httpsOrMailUrl } from "../../schemas/links";
import { page } from "../../schemas/page";
import { type ContentError, errorInText } from "../content-error";
import { type ContentField, contentFields } from "../content-fields";
import type { Source } from "../source";
import { splitPage } from "./front-matter";
import { parsePageText } from "./page-text";
import { decoded, type Reference } from "./text-nodes";

export const pageFolder = "content/pages";

/** The name of the text in a form, where it is a field like the others. */
export const bodyField = "body";

/** A page in one language: `content/pages/about.ru.md`. */
export type PageFile = {
	name: string;
	language: string;
	source: Source;
	draft: boolean;
	/** The ids of the headings. */
	ids: string[];
	/** The valid values of the fields, and the links and pictures of the text. */
	fields: ContentField[];
	/** The errors of the text, regardless of other files. */
	textErrors: ContentError[];
};

/** The name and the language of a file in `content/pages`. */
export function pageFile(file: string): { name: string; language: string } | undefined {
	const [, name, language] = /^content\/pages\/([^/.]+)\.([\w-]+)\.md$/.exec(file) ?? [];
	return name && language ? { name, language } : undefined;
}

/** The address of a page in the default language. */
export const pageAddress = (name: string): string => `/${name}/`;

/** The path of a text's picture below `content/`: `images/a.png` for `/images/a.png`. */
export const pictureFile = (address: string): string => address.replace(/^\//, "");

const pictureAddress = /^\/images\/[\w./-]+\.(?:png|jpe?g|webp|avif)$/;
const pictureHelp = "a picture must be a PNG, JPEG, WebP or AVIF file in content/images: write /images/name.png";

/** A parsed file of `content/pages`. */
export function toPage(source: Source, name: string, language: string): PageFile {
	const { file } = source;
	const { body = "", bodyOffset = 0 } = splitPage(source.text) ?? {};
	const { links, externalLinks, pictures, ids, errors } = parsePageText(body);
	const errorAt = (offset: number, message: string): ContentError => ({
		...errorInText(file, source.text, { offset: offset + bodyOffset, message }),
		path: [bodyField],
	});
	const fieldOf = ({ offset }: Reference, value: string, meta: ContentField["meta"]): ContentField => {
		const place = { file, errorAt: (_: unknown, message: string) => errorAt(offset, message) };
		return { path: [], value, meta, object: {}, translationKeys: [], source: place, language };
	};
	const isPicture = ({ value }: Reference) => pictureAddress.test(value);
	const isInvalid = ({ value }: Reference) => !httpsOrMailUrl.safeParse(value).success;
	const textErrors = [
		...errors.map(({ offset, message }) => errorAt(offset, message)),
		...pictures.filter((each) => !isPicture(each)).map(({ offset }) => errorAt(offset, pictureHelp)),
		...externalLinks.filter(isInvalid).map(({ offset, value }) => {
			return errorAt(offset, `"${value}" must be a page such as /about/, an #id, or start with https:// or mailto:`);
		}),
	];
	return {
		name,
		language,
		source,
		draft: (source.value as { draft?: unknown } | undefined)?.draft === true,
		ids,
		fields: [
			...contentFields(page, source.value).map((field) => ({ ...field, source, language })),
			...links.map((link) => {
				const address = link.value.startsWith("#") ? pageAddress(name) + link.value : link.value;
				return fieldOf(link, decoded(address), { internalLink: true });
			}),
			...pictures.filter(isPicture).map((each) => fieldOf(each, pictureFile(each.value), { image: { minWidth: 1 } })),
		],
		textErrors: source.syntaxErrors.length > 0 ? [] : textErrors,
	};
}
