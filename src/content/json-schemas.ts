import { z } from "zod";
import { contentFiles } from "./files";

/** Where the JSON Schema of a YAML file lies. */
export const schemaFile = (name: string) => `content/schemas/${name}.schema.json`;

/** The first line of a YAML file: editors find the schema by it. */
export const schemaLine = (name: string) => `# yaml-language-server: $schema=schemas/${name}.schema.json`;

/** What editors read to complete and underline: one file by YAML file, with its text. */
export function jsonSchemas(): Map<string, string> {
	return new Map(
		Object.entries(contentFiles).map(([name, { schema }]) => {
			// Draft 7 is what the YAML extensions of editors know best.
			const json = z.toJSONSchema(schema, {
				io: "input",
				target: "draft-7",
				override: ({ jsonSchema }) => {
					if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
					if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
				},
			});
			return [schemaFile(name), `${JSON.stringify(json, null, 2)}\n`];
		}),
	);
}
