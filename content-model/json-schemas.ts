import { z } from "zod";
import { type ContentError, fileError } from "./check/content-error";
import type { Files } from "./check/files";
import { contentSchemas } from "./schemas";

const folder = "content/schemas";

/** Metadata for the check and for GraphQL, which code editors do not know. JSON has no functions, such as `anchor`. */
const internalMeta = ["graphqlType", "hasCount", "image", "internalLink"] satisfies (keyof z.GlobalMeta)[];

export const schemaFile = (name: string) => `${folder}/${name}.schema.json`;

/** The first line of a YAML file, which links it to its JSON Schema. */
export const schemaComment = (name: string) => `# yaml-language-server: $schema=schemas/${name}.schema.json`;

/** The JSON Schemas that editors use for completion and validation: file name → text. */
export function jsonSchemas(): Map<string, string> {
	return new Map(
		Object.entries(contentSchemas).map(([name, schema]) => {
			const json = z.toJSONSchema(schema, {
				io: "input",
				// The YAML extensions of editors support draft 7 best.
				target: "draft-7",
				override: ({ jsonSchema }) => {
					for (const key of internalMeta) delete jsonSchema[key];
					if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
					if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
				},
			});
			return [schemaFile(name), `${JSON.stringify(json, null, 2)}\n`];
		}),
	);
}

/** Checks that the JSON Schemas in `content/schemas` match the zod schemas. */
export function checkJsonSchemas(files: Files): ContentError[] {
	const schemas = jsonSchemas();
	const outdated = [...schemas]
		.filter(([file, text]) => files.read(file)?.toString("utf8").replaceAll("\r\n", "\n") !== text)
		.map(([file]) => fileError(file, "is not up to date: run npm run schemas"));
	const unknown = files
		.list(folder)
		.filter((file) => !schemas.has(file))
		.map((file) => fileError(file, "belongs to no YAML file: remove it"));
	return [...outdated, ...unknown];
}
