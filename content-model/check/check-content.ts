import { contentSchemas } from "../schemas";
import { jsonSchemas, schemaComment, schemaFolder } from "../schemas/json-schemas";
import { type ContentError, didYouMean, fileError } from "./content-error";
import { type ContentField, contentFields } from "./content-fields";
import type { Files } from "./files";
import { checkImages, checkSvgs, unusedImages } from "./images";
import { checkLinks } from "./links";
import { checkPages, readPages } from "./pages";
import { schemaErrors } from "./schema-errors";
import { readSource, type Source } from "./source";

function checkFirstLine(name: string, { file, text, syntaxErrors }: Source): ContentError[] {
	const comment = schemaComment(name);
	const hasComment = text.split("\n", 1)[0]?.trimEnd() === comment;
	return hasComment || syntaxErrors.length > 0 ? [] : [fileError(file, `the first line must be ${comment}`)];
}

function unknownFiles(files: Files): ContentError[] {
	const known = Object.keys(contentSchemas).map((name) => `${name}.yaml`);
	return files.list("content").flatMap((file) => {
		const name = /^content\/([^/]+\.ya?ml)$/i.exec(file)?.[1];
		if (!name || known.includes(name)) return [];
		return fileError(file, `the site does not use this file${didYouMean(name, known)}`);
	});
}

/** Checks that the JSON Schemas in `content/schemas` match the zod schemas. */
function checkJsonSchemas(files: Files): ContentError[] {
	const schemas = jsonSchemas();
	const outdated = [...schemas]
		.filter(([file, text]) => files.read(file)?.toString("utf8").replaceAll("\r\n", "\n") !== text)
		.map(([file]) => fileError(file, "is not up to date: run npm run schemas"));
	const unknown = files
		.list(schemaFolder)
		.filter((file) => !schemas.has(file))
		.map((file) => fileError(file, "belongs to no YAML file: remove it"));
	return [...outdated, ...unknown];
}

/** Checks every YAML file and page. Also returns the text fields, for the checks of translations. */
export async function checkContent(files: Files): Promise<{ errors: ContentError[]; fields: ContentField[] }> {
	const sources = Object.entries(contentSchemas).map(([name, schema]) => {
		return { name, schema, source: readSource(files, `content/${name}.yaml`) };
	});
	const fields = sources.flatMap(({ schema, source }) =>
		contentFields(schema, source.value).map((field) => ({ ...field, source })),
	);
	const errors = sources.flatMap(({ name, schema, source }) => [
		...checkFirstLine(name, source),
		...schemaErrors(schema, source),
	]);
	const pages = readPages(files);
	const allFields = [...fields, ...pages.flatMap((page) => page.fields)];
	errors.push(...checkPages(files, pages, fields), ...(await checkImages(allFields, files)));
	const isComplete = [...sources, ...pages].every(({ source }) => source.syntaxErrors.length === 0);
	return {
		errors: [
			...unknownFiles(files),
			...checkJsonSchemas(files),
			...errors,
			...checkSvgs(files),
			// An error may hide the name of a picture.
			...(errors.length === 0 ? unusedImages(allFields, files) : []),
			// The target of a link may be in a file that cannot be parsed.
			...(isComplete ? checkLinks(allFields, files, pages) : []),
		],
		fields,
	};
}
