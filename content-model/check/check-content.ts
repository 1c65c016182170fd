import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { checkJsonSchemas, schemaComment } from "../json-schemas";
import { contentSchemas } from "../schemas";
import { type ContentError, didYouMean, fileError } from "./content-error";
import { type ContentField, contentFields } from "./content-fields";
import { checkImages, checkSvgs, unusedImages } from "./images";
import { checkLinks } from "./links";
import { schemaErrors, zodErrorMap } from "./schema-errors";
import { readSource } from "./source";

type Result = {
	errors: ContentError[];
	/** Undefined when the file cannot be parsed. */
	fields?: ContentField[];
};

async function checkFile(name: string, schema: z.ZodType, root: string): Promise<Result> {
	const source = readSource(root, `content/${name}.yaml`);
	if (source.syntaxErrors.length > 0) return { errors: source.syntaxErrors };
	const issues = schema.safeParse(source.value, { error: zodErrorMap }).error?.issues ?? [];
	const fields = contentFields(schema, source, issues);
	const comment = schemaComment(name);
	const hasComment = source.text.split("\n", 1)[0]?.trimEnd() === comment;
	return {
		errors: [
			...(hasComment ? [] : [fileError(source.file, `the first line must be ${comment}`)]),
			...schemaErrors(issues, schema, source),
			...(await checkImages(fields, root)),
		],
		fields,
	};
}

function unknownFiles(root: string): ContentError[] {
	const folder = path.join(root, "content");
	const known = Object.keys(contentSchemas).map((name) => `${name}.yaml`);
	const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
	return files
		.filter((file) => /\.ya?ml$/i.test(file) && !known.includes(file))
		.map((file) => fileError(`content/${file}`, `the site does not use this file${didYouMean(file, known)}`));
}

/** Checks every YAML file. Also returns the text fields, for the checks of translations. */
export async function checkContent(root: string): Promise<{ errors: ContentError[]; fields: ContentField[] }> {
	const results: Result[] = [];
	// One after the other: libvips mixes the messages of images that are read at the same time.
	for (const [name, schema] of Object.entries(contentSchemas)) results.push(await checkFile(name, schema, root));
	const fields = results.flatMap((result) => result.fields ?? []);
	const isComplete = results.every((result) => result.fields);
	const errors = results.flatMap((result) => result.errors);
	return {
		errors: [
			...unknownFiles(root),
			...checkJsonSchemas(root),
			...errors,
			...checkSvgs(root),
			// An error may hide the name of a picture.
			...(errors.length === 0 ? unusedImages(fields, root) : []),
			// The target of a link may be in a file that cannot be parsed.
			...(isComplete ? checkLinks(fields, root) : []),
		],
		fields,
	};
}
