import type { Field, ImageField } from "@sveltia/cms";
import { z } from "zod";
import { pictureField } from "../formats/content-format";
import { checkMessage, type EditorText, fieldLabel, languageName, plainHint } from "../texts";

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
	exclusiveMinimum?: number;
	minItems?: number;
	pattern?: string;
	image?: { minWidth?: number };
	/** The message of the check for a text that the pattern does not match. */
	message?: string;
};

/** A value that no text field accepts. */
const invalidText = "\u0000";

const imageTypes = "image/png,image/jpeg,image/webp,image/avif";

export const imageFolder = { media_folder: "/content/images", public_folder: "/images" };
const iconFolder = { media_folder: "/content/images/icons", public_folder: "/images/icons" };

/** The longest list of numbers that a pattern contains. */
const maxChoices = 1_000;

/**
 * The pattern of a number and its message. The number field of the CMS does not reject invalid input: it would save "1,000"
 * as 0 and "-5" as 5.
 */
function numberPattern(
	{ type, minimum: min, maximum: max, exclusiveMinimum }: JsonSchema,
	text: EditorText,
): [string, string] {
	if (min !== undefined && max !== undefined && max - min < maxChoices) {
		const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
		return [`^(${numbers.join("|")})$`, text("number.range", { min, max })];
	}
	const notZero = exclusiveMinimum === 0 ? "(?!0$)" : "";
	const digits = `^${notZero}(0|[1-9]\\d{0,14})`;
	if (type === "integer") return [`${digits}$`, text("number.whole")];
	return [`${digits}(\\.\\d{0,5}[1-9])?$`, text("number.decimal")];
}

/** What a collapsed entry shows: its id, or its first two values. */
function summary({ properties = {} }: JsonSchema): string {
	const values = Object.keys(properties).filter((key) => !["object", "array"].includes(properties[key]?.type ?? ""));
	const shown = "id" in properties ? ["id"] : values.slice(0, 2);
	return shown.map((key) => `{{fields.${key}}}`).join(" ");
}

/** The form of a YAML file: fields, ranges, patterns and messages of its zod schema, and labels from `editor.json`. */
export function formFields(file: string, schema: z.ZodObject, text: EditorText, languages: string[]): Field[] {
	function stringField(json: JsonSchema) {
		if (json.image) {
			const isIcon = json.image.minWidth === undefined;
			const options = isIcon ? { ...iconFolder, accept: "image/svg+xml" } : { ...imageFolder, accept: imageTypes };
			return { widget: "image", choose_url: false, ...options } as const;
		}
		const patterns = (json.anyOf ?? [json]).flatMap(({ pattern }) => pattern ?? []);
		const isNumber = json.type === "integer" || json.type === "number";
		const ofText: [string, string][] = patterns.length > 0 ? [[patterns.join("|"), json.message ?? ""]] : [];
		const [pattern] = isNumber ? [numberPattern(json, text)] : ofText;
		return { widget: "string", use_emoji_autocomplete: false, ...(pattern ? { pattern } : {}) } as const;
	}

	function listField(json: JsonSchema, label: string, path: string): object {
		const { items = {}, minItems: min = 0 } = json;
		const list = { widget: "list", min, label_singular: text("entry"), collapsed: true } as const;
		if (items.properties) return { ...list, fields: fieldsOf(items, path), summary: summary(items) };
		// Entries of a list without fields cannot be dragged.
		const field = {
			name: "entry",
			label,
			required: true,
			...widgetOf({ ...items, description: "" }, label, path),
		};
		return { ...list, field };
	}

	function widgetOf(json: JsonSchema, label: string, path: string): object {
		if (json.enum) {
			const options = json.enum.map((value) => ({ value, label: text(`fields.${path}.options.${value}`, {}, value) }));
			return { widget: "select", options } as const;
		}
		if (json.type === "boolean") return { widget: "boolean", default: false } as const;
		if (json.type === "object") return { widget: "object", fields: fieldsOf(json, path) } as const;
		if (json.type === "array") return listField(json, label, path);
		return stringField(json);
	}

	function fieldOf(name: string, json: JsonSchema, required: boolean, path: string): Field {
		const label = fieldLabel(path, text);
		const hint = plainHint(text(`fields.${path}.hint`, {}, json.description ?? ""));
		return {
			name,
			label,
			// A switch that is off is not a missing value.
			required: required && json.type !== "boolean",
			...(hint ? { hint } : {}),
			...widgetOf(json, label, path),
		} as Field;
	}

	function fieldsOf({ properties = {}, required = [] }: JsonSchema, parent: string): Field[] {
		return Object.entries(properties).flatMap(([name, json]) => {
			const field = fieldOf(name, json, required.includes(name), `${parent}.${name}`);
			return json.image?.minWidth === undefined ? [field] : [field, ...languagePictures(name, field)];
		});
	}

	/** The pictures that replace a picture in other languages. */
	const languagePictures = (name: string, field: Field): Field[] =>
		languages.map((language) => ({
			...(field as ImageField),
			name: pictureField(language, name),
			label: `${field.label} (${languageName(language)})`,
			hint: text("languagePicture"),
			required: false,
			media_folder: `${imageFolder.media_folder}/${language}`,
			public_folder: `${imageFolder.public_folder}/${language}`,
		}));

	const json = z.toJSONSchema(schema, {
		io: "input",
		override: ({ zodSchema, jsonSchema }) => {
			if (!jsonSchema.pattern && !jsonSchema.anyOf) return;
			jsonSchema.message = checkMessage(z.safeParse(zodSchema, invalidText).error?.issues[0]?.message ?? "", text);
		},
	});
	return fieldsOf(json as JsonSchema, file);
}
