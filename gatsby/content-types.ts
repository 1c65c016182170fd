import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { contentSchemas } from "../content-model/schemas";
import { page } from "../content-model/schemas/page";
import { unwrapOptional } from "../content-model/schemas/schema-helpers";
import { createContentImageExtension } from "./content-images";
import { createScriptTypes } from "./hero-script";

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The GraphQL type of a YAML file: `content/core-features.yaml` → `CoreFeaturesYaml`. Gatsby's default is the folder's name. */
export function yamlTypeName({ node }: { node: { name?: unknown } }): string {
	return `${String(node.name).split(/[-_]/).map(capitalized).join("")}Yaml`;
}

/**
 * Generates the GraphQL types of pages and YAML files from their zod schemas. Those of groups and choices are named by their
 * path, as Gatsby does: `PlansYamlGroups`.
 */
function graphqlTypes(): string {
	const definitions: string[] = [];

	function typeOf(schema: z.ZodType, name: string): string {
		if (schema instanceof z.ZodArray) return `[${typeOf(unwrapOptional(schema.element), name)}!]`;
		if (schema instanceof z.ZodNumber) return schema.isInt ? "Int" : "Float";
		if (schema instanceof z.ZodBoolean) return "Boolean";
		const { image, localizedImage } = schema.meta() ?? {};
		if (image || localizedImage) return "File";
		if (schema instanceof z.ZodObject) {
			definitions.push(`type ${name} { ${fieldsOf(schema, name)} }`);
			return name;
		}
		if (schema instanceof z.ZodEnum) {
			definitions.push(`enum ${name} { ${schema.options.join(" ")} }`);
			return name;
		}
		return "String";
	}

	function fieldsOf({ shape }: z.ZodObject, parent: string): string {
		const fields = Object.entries(shape).map(([name, field]) => {
			const schema = unwrapOptional(field);
			const isRequired = !(field instanceof z.ZodOptional);
			const type = typeOf(schema, parent + capitalized(name));
			return `${name}: ${type}${isRequired ? "!" : ""} ${type === "File" ? "@contentImage" : ""}`;
		});
		return fields.join(" ");
	}

	// Without inference, an empty list or a missing optional field does not change the types.
	const addNode = (name: string, fields: string) =>
		definitions.push(`type ${name} implements Node @dontInfer { ${fields} }`);
	for (const [file, schema] of Object.entries(contentSchemas)) {
		const name = yamlTypeName({ node: { name: file } });
		addNode(name, fieldsOf(schema, name));
	}
	const pageFields = "name: String! language: String! path: String! pictures: [File!]! @contentImage";
	addNode("ContentPage", `${pageFields} ${fieldsOf(page, "ContentPage")}`);
	return definitions.join("\n");
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
	createContentImageExtension(actions);
	createScriptTypes(actions);
	actions.createTypes(graphqlTypes());
};
