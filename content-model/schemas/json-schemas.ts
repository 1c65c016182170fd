import { z } from "zod";
import { contentSchemas } from "./index";

/** Metadata for the check and for GraphQL, which code editors do not support. JSON has no functions, such as `anchor`. */
const internalMeta = [
	"choices",
	"hasCount",
	"image",
	"internalLink",
	"localizedImage",
	"on",
	"properNames",
] satisfies (keyof z.GlobalMeta)[];

/** The JSON Schemas that editors use for completion and validation: file name → text. The first line of a YAML file names its own. */
export function jsonSchemas(): Map<string, string> {
	return new Map(
		Object.entries(contentSchemas).map(([name, schema]) => {
			const json = z.toJSONSchema(schema, {
				io: "input",
				// The YAML extensions of editors support draft 7 best.
				target: "draft-7",
				override: ({ jsonSchema }) => {
					for (const key of internalMeta) delete jsonSchema[key];
					if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
				},
			});
			return [`content/schemas/${name}.schema.json`, `${JSON.stringify(json, null, 2)}\n`];
		}),
	);
}
