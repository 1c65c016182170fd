import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { plainHint, singular, words } from "../words";

/** A JSON Schema with the metadata that the forms need. */
type JsonSchema = {
	type?: string;
	enum?: string[];
	anyOf?: JsonSchema[];
	items?: JsonSchema;
	properties?: Record<string, JsonSchema>;
	required?: string[];
	description?: string;
	minimum?: number;
	maximum?: number;
	minItems?: number;
	pattern?: string;
	format?: string;
	image?: { minWidth?: number };
	/** The message of the check for a text that the pattern does not match. */
	message?: string;
};

/** A value that no text field accepts. */
const invalidText = "\u0000";

const imageTypes = "image/png,image/jpeg,image/webp,image/avif";

export const imageFolder = { media_folder: "/content/images", public_folder: "/images" };
const iconFolder = { media_folder: "/content/images/icons", public_folder: "/images/icons" };

function stringField(schema: JsonSchema) {
	if (schema.image) {
		const isIcon = schema.image.minWidth === undefined;
		const options = isIcon ? { ...iconFolder, accept: "image/svg+xml" } : { ...imageFolder, accept: imageTypes };
		return { widget: "image", choose_url: false, ...options } as const;
	}
	const patterns = (schema.anyOf ?? [schema]).flatMap(({ pattern }) => pattern ?? []);
	return {
		widget: "string",
		use_emoji_autocomplete: false,
		...(patterns.length > 0 ? { pattern: [patterns.join("|"), schema.message ?? ""] as [string, string] } : {}),
	} as const;
}

/** What a collapsed entry shows: its id, or its first two values. */
function summary({ properties = {} }: JsonSchema): string {
	const values = Object.keys(properties).filter((key) => !["object", "array"].includes(properties[key]?.type ?? ""));
	const shown = "id" in properties ? ["id"] : values.slice(0, 2);
	return shown.map((key) => `{{fields.${key}}}`).join(" ");
}

function listField(schema: JsonSchema, label: string) {
	const { items = {}, minItems: min = 0 } = schema;
	const list = { widget: "list", min, label_singular: singular(label), collapsed: true } as const;
	if (items.properties) return { ...list, fields: fieldsOf(items), summary: summary(items) };
	// A field of its own, so that entries can be dragged.
	return { ...list, field: fieldOf("entry", { ...items, description: undefined }, true) };
}

function widgetOf(schema: JsonSchema, label: string) {
	if (schema.enum) return { widget: "select", options: schema.enum } as const;
	if (schema.type === "boolean") return { widget: "boolean", default: false } as const;
	if (schema.type === "object") return { widget: "object", fields: fieldsOf(schema) } as const;
	if (schema.type === "array") return listField(schema, label);
	if (schema.type === "integer" || schema.type === "number") {
		const { minimum: min, maximum: max } = schema;
		const range = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
		return { widget: "number", value_type: schema.type === "integer" ? "int" : "float", ...range } as const;
	}
	return stringField(schema);
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): Field {
	const label = words(name);
	return {
		name,
		label,
		// A switch that is off is not a missing value.
		required: required && schema.type !== "boolean",
		...(schema.description ? { hint: plainHint(schema.description) } : {}),
		...widgetOf(schema, label),
	};
}

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
	Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name)));

/** The form of a YAML file: fields, ranges, patterns, hints and messages of its zod schema. */
export function contentFields(schema: z.ZodObject): Field[] {
	const json = z.toJSONSchema(schema, {
		io: "input",
		override: ({ zodSchema, jsonSchema }) => {
			if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
			if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
			if (!jsonSchema.pattern && !jsonSchema.anyOf) return;
			jsonSchema.message = z.safeParse(zodSchema, invalidText).error?.issues[0]?.message;
		},
	});
	return fieldsOf(json as JsonSchema);
}
