import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { errorMessage, fromZod } from "../../content-model/messages";
import { unwrapOptional } from "../../content-model/schemas/schema-helpers";
import { type Choice, linkChoices, pageChoices, stringChoices } from "./choices";
import { fieldLabel, fieldPart, type LabelOf, plainHint } from "./labels";
import { wordFields, wordsHint } from "./locale-fields";
import type { Project } from "./project";

const invalidString = "\u0000";

const imageTypes = "image/png,image/jpeg,image/webp,image/avif";

/** Where pictures are chosen and uploaded. It can be browsed, unlike a folder that is the one of a field. */
export const imageFolder = { media_folder: "content/images", public_folder: "/images" };
const iconFolder = { media_folder: "/content/images/icons", public_folder: "/images/icons" };

/**
 * The pattern of a number and its message. The number field of the CMS would save "1.5" as 1, and call "1,000" a missing
 * value.
 */
function numberPattern(schema: z.ZodNumber, labelOf: LabelOf): [string, string] {
	const { minValue: min, maxValue: max, isInt } = schema;
	// A pattern can list the numbers of a short range.
	if (min !== null && max !== null && max - min < 1_000) {
		const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
		return [`^(${numbers.join("|")})$`, labelOf("number.range", { min, max })];
	}
	const digits = `^${schema.safeParse(0).success ? "" : "(?!0$)"}(0|[1-9]\\d{0,14})`;
	return isInt ? [`${digits}$`, labelOf("number.whole")] : [`${digits}(\\.\\d{0,5}[1-9])?$`, labelOf("number.decimal")];
}

/** The patterns of a value, one of which it must match, and the message of the check. */
export function stringPattern(schema: z.ZodType, labelOf: LabelOf): [string, string] | undefined {
	const { pattern, anyOf = [{ pattern }] } = z.toJSONSchema(schema, { io: "input" });
	const patterns = anyOf.flatMap((option) => option.pattern ?? []);
	const [issue] = schema.safeParse(invalidString).error?.issues ?? [];
	return patterns.length > 0
		? [patterns.join("|"), issue ? errorMessage(fromZod(issue.message), labelOf.language) : ""]
		: undefined;
}

/** What stands for an entry of a list: its first string, its id, or its first values. */
function summary({ shape }: z.ZodObject, language: string): string {
	const fields = Object.entries(shape).map(([name, field]) => ({ name, schema: unwrapOptional(field) }));
	const words = fields.find(({ schema }) => schema.meta()?.words);
	const values = fields.filter(({ schema }) => !["object", "array"].includes(schema.type)).map(({ name }) => name);
	const shown = words ? [`${words.name}.${language}`] : "id" in shape ? ["id"] : values.slice(0, 2);
	return shown.map((name) => `{{fields.${name}}}`).join(" ");
}

/**
 * The form of a YAML file: fields, ranges, patterns and messages of its zod schema, and labels from `editor/labels`.
 * @param project what there is to choose from
 */
export function formFields(file: string, schema: z.ZodObject, labelOf: LabelOf, project: Project): Field[] {
	const { language } = labelOf;

	function widgetOf(schema: z.ZodType, label: string, path: string): object {
		const { choices, image, internalLink, internalPage, on, words } = schema.meta() ?? {};
		const choose = (options: Choice[]) => ({ widget: "select", options });
		const select = (values: string[]) =>
			choose(values.map((value) => ({ value, label: labelOf(`fields.${path}.options.${value}`, {}, value) })));
		if (words) return { widget: "object", fields: wordFields(words, project, labelOf) };
		if (choices) return choose(stringChoices(choices, project, language));
		if (internalLink) return choose(linkChoices(project, labelOf));
		if (image) {
			const options = image.minWidth ? { accept: imageTypes } : { ...iconFolder, accept: "image/svg+xml" };
			return { widget: "image", choose_url: false, ...options };
		}
		if (schema instanceof z.ZodEnum) return select(schema.options.map(String));
		if (internalPage && schema instanceof z.ZodUnion) {
			const [sections] = schema.options;
			const pages = pageChoices(project, language, "page/");
			return choose([...select((sections as z.ZodEnum).options.map(String)).options, ...pages]);
		}
		if (internalPage) return choose(pageChoices(project, language));
		if (schema instanceof z.ZodBoolean) return { widget: "boolean", default: on === true };
		if (schema instanceof z.ZodISODate) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
		if (schema instanceof z.ZodObject) return { widget: "object", fields: fieldsOf(schema, path) };
		if (schema instanceof z.ZodArray) {
			const { element } = schema;
			const list = { widget: "list", label_singular: labelOf("entry"), collapsed: true };
			if (element instanceof z.ZodObject)
				return { ...list, fields: fieldsOf(element, path), summary: summary(element, language) };
			const entry = { name: "entry", label, required: true, ...widgetOf(element as z.ZodType, label, path) };
			// Entries of a list without fields cannot be dragged.
			return { ...list, field: entry };
		}
		const pattern = schema instanceof z.ZodNumber ? numberPattern(schema, labelOf) : stringPattern(schema, labelOf);
		return { widget: "string", use_emoji_autocomplete: false, ...(pattern && { pattern }) };
	}

	function hintOf(optional: z.ZodType, path: string): string {
		const { image, words, description = "" } = { ...unwrapOptional(optional).meta(), ...optional.meta() };
		if (words) return wordsHint(words, project, labelOf);
		// The group of the pictures has the hint that is common to all languages.
		if (image?.ratios) return path.endsWith(".default") ? "" : labelOf("picture.own");
		return plainHint(fieldPart(path, "hint", labelOf, description));
	}

	function fieldOf(name: string, optional: z.ZodType, path: string): Field {
		const schema = unwrapOptional(optional);
		const label = fieldLabel(path, labelOf);
		const hint = hintOf(optional, path);
		// A switch that is off is not a missing value.
		const required = schema === optional && !(schema instanceof z.ZodBoolean);
		return { name, label, required, ...(hint && { hint }), ...widgetOf(schema, label, path) } as Field;
	}

	function fieldsOf({ shape }: z.ZodObject, parent: string): Field[] {
		return Object.entries(shape).map(([name, schema]) => fieldOf(name, schema as z.ZodType, `${parent}.${name}`));
	}

	return fieldsOf(schema, file);
}
