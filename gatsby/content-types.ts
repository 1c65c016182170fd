import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { contentSchemas } from "../content-model/schemas";
import { unwrapOptional } from "../content-model/schemas/schema-helpers";
import { createLocalizedImageExtension } from "./localized-images";

/** The GraphQL type of a YAML file: `content/core-features.yaml` → `CoreFeaturesYaml`. Gatsby's default is the folder's name. */
export function yamlTypeName({ node }: { node: { name?: unknown } }): string {
	const words = String(node.name).split(/[-_]/).filter(Boolean);
	return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}Yaml`;
}

/** Generates the GraphQL types of YAML files from their zod schemas: file name without extension → schema. */
export function graphqlTypes(schemas: Record<string, z.ZodObject>): string {
	const definitions = new Map<string, string>();

	function define(schema: z.ZodType, keyword: "enum" | "type", body: string): string {
		const name = schema.meta()?.graphqlType;
		if (!name) throw new Error(`This schema needs .meta({ graphqlType }): ${body}`);
		const definition = `${keyword} ${name} { ${body} }`;
		if ((definitions.get(name) ?? definition) !== definition) throw new Error(`Two GraphQL types are named ${name}.`);
		definitions.set(name, definition);
		return name;
	}

	function typeOf(schema: z.ZodType): string {
		if (schema instanceof z.ZodArray) return `[${typeOf(unwrapOptional(schema.element))}!]`;
		if (schema instanceof z.ZodObject) return define(schema, "type", fieldsOf(schema));
		if (schema instanceof z.ZodEnum) return define(schema, "enum", schema.options.join(" "));
		if (schema instanceof z.ZodNumber) return schema.isInt ? "Int" : "Float";
		if (schema instanceof z.ZodBoolean) return "Boolean";
		return schema.meta()?.image ? "File" : "String";
	}

	function fieldsOf({ shape }: z.ZodObject): string {
		const fields = Object.entries(shape).map(([name, field]) => {
			const schema = unwrapOptional(field);
			const isRequired = !(field instanceof z.ZodOptional);
			const { image } = schema.meta() ?? {};
			const directive = image ? (image.minWidth ? " @localizedImage" : " @fileByRelativePath") : "";
			return `${name}: ${typeOf(schema)}${isRequired ? "!" : ""}${directive}`;
		});
		return fields.join(" ");
	}

	for (const [name, schema] of Object.entries(schemas)) {
		const type = yamlTypeName({ node: { name } });
		// Without inference an empty list or a missing optional field does not change the types.
		definitions.set(type, `type ${type} implements Node @dontInfer { ${fieldsOf(schema)} }`);
	}
	return [...definitions.values()].join("\n");
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
	createLocalizedImageExtension(actions);
	actions.createTypes(graphqlTypes(contentSchemas));
};
