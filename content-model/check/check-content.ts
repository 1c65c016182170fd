import type { z } from "zod";
import { checkJsonSchemas, schemaComment } from "../json-schemas";
import { contentSchemas } from "../schemas";
import { type ContentError, didYouMean, fileError } from "./content-error";
import { type ContentField, contentFields } from "./content-fields";
import type { Files } from "./files";
import { checkImages, checkSvgs, unusedImages } from "./images";
import { checkLinks } from "./links";
import { schemaErrors } from "./schema-errors";
import { readSource } from "./source";

type Result = {
	errors: ContentError[];
	/** Undefined when the file cannot be parsed. */
	fields?: ContentField[];
};

async function checkFile(name: string, schema: z.ZodObject, files: Files): Promise<Result> {
	const source = readSource(files, `content/${name}.yaml`);
	if (source.syntaxErrors.length > 0) return { errors: source.syntaxErrors };
	const fields = contentFields(schema, source.value).map((field) => ({ ...field, source }));
	const comment = schemaComment(name);
	const hasComment = source.text.split("\n", 1)[0]?.trimEnd() === comment;
	return {
		errors: [
			...(hasComment ? [] : [fileError(source.file, `the first line must be ${comment}`)]),
			...schemaErrors(schema, source),
			...(await checkImages(fields, files)),
		],
		fields,
	};
}

function unknownFiles(files: Files): ContentError[] {
	const known = Object.keys(contentSchemas).map((name) => `${name}.yaml`);
	return files.list("content").flatMap((file) => {
		const name = /^content\/([^/]+\.ya?ml)$/i.exec(file)?.[1];
		if (!name || known.includes(name)) return [];
		return fileError(file, `the site does not use this file${didYouMean(name, known)}`);
	});
}

/** Checks every YAML file. Also returns the text fields, for the checks of translations. */
export async function checkContent(files: Files): Promise<{ errors: ContentError[]; fields: ContentField[] }> {
	const results: Result[] = [];
	for (const [name, schema] of Object.entries(contentSchemas)) results.push(await checkFile(name, schema, files));
	const fields = results.flatMap((result) => result.fields ?? []);
	const isComplete = results.every((result) => result.fields);
	const errors = results.flatMap((result) => result.errors);
	return {
		errors: [
			...unknownFiles(files),
			...checkJsonSchemas(files),
			...errors,
			...checkSvgs(files),
			// An error may hide the name of a picture.
			...(errors.length === 0 ? unusedImages(fields, files) : []),
			// The target of a link may be in a file that cannot be parsed.
			...(isComplete ? checkLinks(fields, files) : []),
		],
		fields,
	};
}
