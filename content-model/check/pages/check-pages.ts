import { defaultLanguage, languages } from "../../../src/i18n/languages";
import type { Problem } from "../../messages";
import { page } from "../../schemas/page";
import { id } from "../../schemas/schema-helpers";
import { landingAnchors } from "../../schemas/site";
import { type ContentError, didYouMean, errorInText, fileError, withSubject } from "../content-error";
import type { ContentField } from "../content-fields";
import type { Files } from "../files";
import { sitePaths } from "../links";
import { schemaErrors } from "../schema-errors";
import { readSource } from "../source";
import { lengthError } from "../text-lengths";
import { type PageFile, pageAddress, pageFile, pageFolder, toPage } from "./page-files";
import { pageWordErrors } from "./page-words";

const codes: string[] = languages.map(({ code }) => code);

/** First parts of addresses that are no pages of the site, besides its routes, its languages and the files in `static`. */
const reserved = ["404", "admin", "api", "index", "page-data", "share", "static", "stories", "template"];

const example = `${pageFolder}/name.${defaultLanguage}.md`;

/** Reads the pages of `content/pages`. */
export function readPages(files: Files): PageFile[] {
	const pages: PageFile[] = [];
	for (const file of files.list(pageFolder)) {
		const address = pageFile(file);
		if (address) pages.push(toPage(readSource(files, file), address.name, address.language));
	}
	return pages;
}

function fileNameErrors(files: Files): ContentError[] {
	const routes = sitePaths(files).map((path) => path.split("/")[1] ?? "");
	const staticFiles = files.list("static").map((file) => file.split("/")[1] ?? "");
	const taken = [...routes, ...staticFiles, ...reserved, ...codes];
	const errors: ContentError[] = [];
	for (const file of files.list(pageFolder)) {
		const { name = "", language = "" } = pageFile(file) ?? {};
		let problem: Problem | undefined;
		if (!id.safeParse(name).success) problem = { code: "pageFileName", params: { example } };
		else if (!codes.includes(language)) {
			problem = { code: "pageLanguage", params: { language, ...didYouMean(language, codes) } };
		} else if (taken.includes(name)) problem = { code: "takenAddress", params: { address: pageAddress(name) } };
		if (problem) errors.push(fileError(file, problem));
	}
	return errors;
}

/** Every page has a text in the default language, to which links lead from languages that it lacks. */
function withoutDefault(pages: PageFile[]): ContentError[] {
	const defaults = pages.filter(({ language }) => language === defaultLanguage);
	const errors: ContentError[] = [];
	for (const { name, draft, source } of pages) {
		const original = defaults.find((each) => each.name === name);
		const expected = `${pageFolder}/${name}.${defaultLanguage}.md`;
		if (!original) {
			errors.push(fileError(source.file, { code: "noDefaultText", params: { file: expected } }));
		} else if (original.draft && !draft) {
			errors.push(fileError(source.file, { code: "draftOriginal", params: { file: expected } }));
		}
	}
	return errors;
}

/** The names of pages in `content/site.yaml`. */
function unknownPages(fields: ContentField[], pages: PageFile[]): ContentError[] {
	const names = pages.filter(({ draft }) => !draft).map(({ name }) => name);
	const errors: ContentError[] = [];
	for (const { meta, value, source, path } of fields) {
		const name = meta.internalPage?.(value);
		if (!name || names.includes(name)) continue;
		const params = { section: value, name, ...didYouMean(name, new Set(names)) };
		errors.push(source.errorAt(path, { code: "noSectionPage", params }));
	}
	return errors;
}

/** Headings with the id of an answer or another block in a section that follows the text. */
function takenIds({ source, headings }: PageFile, fields: ContentField[]): ContentError[] {
	const { data } = page.safeParse(source.value);
	const shown: string[] = data?.sections?.map((name) => landingAnchors[name]) ?? [];
	const anchors = fields.flatMap(({ anchor }) => anchor ?? []);
	const taken = anchors.filter(({ section }) => section && shown.includes(section)).map(({ id }) => id);
	return headings
		.filter(({ id }) => taken.includes(id))
		.map(({ id, errorAt }) => errorAt({ code: "headingOfSection", params: { id } }));
}

/** The rules of all texts. As in locale files, they do not stop a build. */
function textWarnings({ source, fields, words, language }: PageFile): ContentError[] {
	const errors: ContentError[] = [];
	for (const field of fields) {
		const name = String(field.path[0]);
		const error = lengthError(field.value, "page", name);
		if (error) errors.push(field.source.errorAt(field.path, withSubject(name, error)));
	}
	errors.push(...pageWordErrors(words, language).map((error) => errorInText(source.file, source.text, error)));
	return errors.map((error) => ({ ...error, severity: "warning" }));
}

/** The errors of pages, except for links and pictures, which are checked together with those of the YAML files. */
export function checkPages(files: Files, pages: PageFile[], fields: ContentField[]): ContentError[] {
	return [
		...fileNameErrors(files),
		...withoutDefault(pages),
		...pages.flatMap(({ source, textErrors }) => [...schemaErrors(page, source), ...textErrors]),
		...pages.flatMap((each) => takenIds(each, fields)),
		...pages.flatMap(textWarnings),
		...unknownPages(fields, pages),
	];
}
