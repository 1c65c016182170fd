import { contentSchemas } from "../schemas";
import { type ContentError, didYouMean, fileError } from "./content-error";
import { type ContentField, contentFields } from "./content-fields";
import type { Files } from "./files";
import { checkHeroScript } from "./hero-script";
import { checkImages, checkSvgs, unusedImages } from "./images";
import { checkLinks } from "./links";
import { checkPages, readPages } from "./pages/check-pages";
import type { PageFile } from "./pages/page-files";
import { schemaErrors } from "./schema-errors";
import { readSource } from "./source";

function unknownFiles(files: Files): ContentError[] {
	const known = Object.keys(contentSchemas).map((name) => `${name}.yaml`);
	const names = files.list("content").map((file) => file.slice("content/".length));
	const unknown = names.filter((name) => /^[^/]+\.ya?ml$/i.test(name) && !known.includes(name));
	return unknown.map((name) => fileError(`content/${name}`, { code: "unusedFile", params: didYouMean(name, known) }));
}

const symbolicLinks = (files: Files): ContentError[] =>
	["content", "locales"].flatMap(files.links).map((file) => fileError(file, { code: "symbolicLink" }));

/** The errors of YAML files and pages; the valid values of YAML files, for the checks of translations; and the pages. */
type CheckedContent = { errors: ContentError[]; fields: ContentField[]; pages: PageFile[] };

/** Checks every YAML file and page. */
export async function checkContent(files: Files): Promise<CheckedContent> {
	const errors: ContentError[] = [];
	const fields: ContentField[] = [];
	let isComplete = true;
	for (const [name, schema] of Object.entries(contentSchemas)) {
		const source = readSource(files, `content/${name}.yaml`);
		errors.push(...schemaErrors(schema, source));
		fields.push(...contentFields(schema, source.value).map((field) => ({ ...field, source })));
		isComplete &&= source.syntaxErrors.length === 0;
		if (name === "hero") errors.push(...checkHeroScript(files, source));
	}
	const pages = readPages(files);
	isComplete &&= pages.every(({ source }) => source.syntaxErrors.length === 0);
	const withPages = [...fields, ...pages.flatMap((page) => page.fields)];
	// The pictures are decoded in other threads.
	const images = checkImages(withPages, files);
	errors.push(...checkPages(files, pages, fields), ...(await images));
	// An error may hide the name of a picture.
	if (errors.length === 0) errors.push(...unusedImages(withPages, files));
	// The target of a link may be in a file that cannot be parsed.
	if (isComplete) errors.push(...checkLinks(withPages, files, pages));
	errors.push(...unknownFiles(files), ...symbolicLinks(files), ...checkSvgs(files));
	return { errors, fields, pages };
}
