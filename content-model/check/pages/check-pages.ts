import { defaultLanguage, languages } from "../../../src/i18n/languages";
import { page } from "../../schemas/page";
import { id } from "../../schemas/schema-helpers";
import { type ContentError, didYouMean, errorInText, fileError } from "../content-error";
import type { ContentField } from "../content-fields";
import type { Files } from "../files";
import { sitePaths } from "../links";
import { schemaErrors } from "../schema-errors";
import { readSource } from "../source";
import { lengthError } from "../text-lengths";
import { type PageFile, pageAddress, pageFile, pageFolder, toPage } from "./page-files";
import { wordErrors } from "./page-words";

const codes: string[] = languages.map(({ code }) => code);

/** First parts of addresses that are no pages of the site, besides its routes, its languages and the files in `static`. */
const reserved = ["404", "admin", "api", "index", "page-data", "share", "static", "template"];

const fileHelp = `name it ${pageFolder}/name.${defaultLanguage}.md: lowercase words joined by hyphens, and a language`;

/** Reads the pages of `content/pages`. */
export function readPages(files: Files): PageFile[] {
	return files.list(pageFolder).flatMap((file) => {
		const { name, language } = pageFile(file) ?? {};
		return name && language ? toPage(readSource(files, file), name, language) : [];
	});
}

function fileNameErrors(files: Files): ContentError[] {
	const routes = sitePaths(files).map((path) => path.split("/")[1] ?? "");
	const staticFiles = files.list("static").map((file) => file.split("/")[1] ?? "");
	const taken = [...routes, ...staticFiles, ...reserved, ...codes];
	return files.list(pageFolder).flatMap((file) => {
		const { name, language = "" } = pageFile(file) ?? {};
		if (!name || !id.safeParse(name).success) return fileError(file, `this is not the name of a page: ${fileHelp}`);
		if (!codes.includes(language)) {
			return fileError(file, `the site has no language "${language}"${didYouMean(language, codes)}`);
		}
		return taken.includes(name)
			? fileError(file, `"${pageAddress(name)}" is another address of the site: rename the file`)
			: [];
	});
}

/** Every page has a text in the default language, to which links lead from languages that it lacks. */
function withoutDefault(pages: PageFile[]): ContentError[] {
	const defaults = pages.filter(({ language }) => language === defaultLanguage);
	return pages.flatMap(({ name, language, draft, source: { file } }) => {
		const original = defaults.find((each) => each.name === name);
		const expected = `${pageFolder}/${name}.${defaultLanguage}.md`;
		if (!original) return fileError(file, `a page needs a text in the default language: add ${expected}`);
		return original.draft && !draft && language !== defaultLanguage
			? fileError(file, `${expected} is a draft: this file must be one, too`)
			: [];
	});
}

/** The names of pages in `content/site.yaml`. */
function unknownPages(fields: ContentField[], pages: PageFile[]): ContentError[] {
	const names = pages.filter(({ draft }) => !draft).map(({ name }) => name);
	return fields.flatMap(({ meta, value, source, path }) => {
		const name = meta.internalPage?.(value);
		if (!name || names.includes(name)) return [];
		return source.errorAt(
			path,
			`"${value}" leads nowhere: there is no page ${name}${didYouMean(name, new Set(names))}`,
		);
	});
}

/** The rules of all texts. As in locale files, they do not stop a build. */
function textWarnings({ source, fields, words, language }: PageFile): ContentError[] {
	const tooLong = fields.flatMap(({ path: [name], value, source: field, path }) => {
		const error = lengthError(value, "page", String(name));
		return error ? field.errorAt(path, `${String(name)} ${error}`) : [];
	});
	const inWords = wordErrors(words, language).map((error) => errorInText(source.file, source.text, error));
	return [...tooLong, ...inWords].map((error) => ({ ...error, severity: "warning" }));
}

/** The errors of pages, except for links and pictures, which are checked together with those of the YAML files. */
export function checkPages(files: Files, pages: PageFile[], fields: ContentField[]): ContentError[] {
	return [
		...fileNameErrors(files),
		...withoutDefault(pages),
		...pages.flatMap(({ source, textErrors }) => [...schemaErrors(page, source), ...textErrors]),
		...pages.flatMap(textWarnings),
		...unknownPages(fields, pages),
	];
}
