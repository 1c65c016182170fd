import { defaultLanguage, languages } from "../../../src/i18n/languages";
import type { Problem } from "../../messages";
import { type Page, page, sharedFields } from "../../schemas/page";
import { id, unwrapOptional } from "../../schemas/schema-helpers";
import { type ContentError, didYouMean, errorAtOffset, fileError, withSubject } from "../content-error";
import type { ContentField } from "../content-fields";
import type { Files } from "../files";
import { lengthError } from "../lengths";
import { sitePaths, unpublishedProblem } from "../links";
import { describeValue, schemaErrors } from "../schema-errors";
import { readSource } from "../source";
import { isPublishedPage, type PageFile, pageAddress, pageFile, pageFolder, toPage } from "./page-files";
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

/** The value of a switch that is missing, as the site takes it. */
const defaultOf = (name: string): unknown => {
	const field = unwrapOptional(page.shape[name as keyof Page]);
	return field.def.type === "boolean" ? field.meta()?.on === true : undefined;
};

/** The fields that differ from those of the page in the default language, whose lists and addresses all languages share. */
function differingFields({ source, data }: PageFile, original: PageFile): ContentError[] {
	if (!data || !original.data) return [];
	const errors: ContentError[] = [];
	for (const name of sharedFields as (keyof Page)[]) {
		const value = data[name] ?? defaultOf(name);
		const expected = original.data[name] ?? defaultOf(name);
		if (JSON.stringify(value) === JSON.stringify(expected)) continue;
		const params = { expected: describeValue(expected), file: original.source.file, value: describeValue(value) };
		errors.push(source.errorAt([name], withSubject(name, { code: "sharedField", params })));
	}
	return errors;
}

/** Every page exists in the default language, to which links lead from languages that it lacks. */
function compareLanguages(pages: PageFile[]): ContentError[] {
	const defaults = pages.filter(({ language }) => language === defaultLanguage);
	return pages.flatMap((each) => {
		const original = defaults.find(({ name }) => name === each.name);
		if (original) return differingFields(each, original);
		const expected = `${pageFolder}/${each.name}.${defaultLanguage}.md`;
		return fileError(each.source.file, { code: "noDefaultPage", params: { file: expected } });
	});
}

/** Notes the pages that wait for their day. */
function scheduledPages(pages: PageFile[]): ContentError[] {
	const waiting = pages.filter(
		(each) => each.language === defaultLanguage && !isPublishedPage(each) && !each.data?.draft,
	);
	return waiting.map(({ source }) => ({ ...source.errorAt(["date"], { code: "scheduled" }), severity: "note" }));
}

/** The names of pages in `content/site.yaml`. */
function unknownPages(fields: ContentField[], pages: PageFile[]): ContentError[] {
	const names = new Set(pages.map(({ name }) => name));
	const errors: ContentError[] = [];
	for (const { meta, value, source, path } of fields) {
		const name = meta.internalPage?.(value);
		if (!name) continue;
		const original = pages.find((each) => each.name === name && each.language === defaultLanguage);
		const problem: Problem | undefined = original
			? unpublishedProblem(value, original)
			: { code: "noSectionPage", params: { section: value, name, ...didYouMean(name, names) } };
		if (problem) errors.push(source.errorAt(path, problem));
	}
	return errors;
}

/** The rules of all words. As in locale files, they do not stop a build. */
function stringWarnings({ source, fields, words, language }: PageFile): ContentError[] {
	const errors: ContentError[] = [];
	for (const field of fields) {
		const name = String(field.path[0]);
		const error = lengthError(field.value, "page", name);
		if (error) errors.push(field.source.errorAt(field.path, withSubject(name, error)));
	}
	errors.push(...pageWordErrors(words, language).map((error) => errorAtOffset(source.file, source.text, error)));
	return errors.map((error) => ({ ...error, severity: "warning" }));
}

/** The errors of pages, except for links and pictures, which are checked together with those of the YAML files. */
export function checkPages(files: Files, pages: PageFile[], fields: ContentField[]): ContentError[] {
	return [
		...fileNameErrors(files),
		...compareLanguages(pages),
		...scheduledPages(pages),
		...pages.flatMap(({ source, proseErrors }) => [...schemaErrors(page, source), ...proseErrors]),
		...pages.flatMap(stringWarnings),
		...unknownPages(fields, pages),
	];
}
