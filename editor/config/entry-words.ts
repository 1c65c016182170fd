import { z } from "zod";
import { schemaValues } from "../../content-model/check/content-fields";
import type { Path } from "../../content-model/check/parsed-file";
import { id, type ObjectValue, unwrapOptional } from "../../content-model/schemas/schema-helpers";
import { languages } from "../../src/i18n/languages";

declare module "zod" {
	interface GlobalMeta {
		/** The field has a string in each language. Its key, with an asterisk for the id: `pricing:plans.*.name`. */
		words?: string;
	}
}

/** A string in each language: `{ en: "Starter", ru: "Starter", uz: "Starter" }`. */
export type Words = { [language: string]: string | undefined };

/** The field of a form with a choice that does not exist yet: its id and its words. */
export const newChoice = "new";

const anyId = "*";

/** The name of the only string of an id. Fields of YAML files have other names. */
const onlyString = "words";

/**
 * The strings of an id: name of the field → key. `name` → `pricing:plans.starter.name`; the only string of an id is `words`.
 * @param object contains the id, `parent` contains the object
 */
export function stringKeys(schema: z.ZodType, id: string, object: ObjectValue = {}, parent: ObjectValue = {}) {
	const keys = schema.meta()?.translationKeys?.(anyId, object, parent) ?? [];
	return new Map(keys.map((key) => [key.split(`${anyId}.`)[1] ?? onlyString, key.replace(anyId, id)]));
}

/** Whether several entries may choose the id, so that its strings are not those of one entry. */
export function isShared(schema: z.ZodType): boolean {
	const { choices } = schema.meta() ?? {};
	return [...stringKeys(schema, anyId).values()].includes(`${choices}.${anyId}`);
}

/** Whether the entries of a list are ids with strings. In a form, they are objects. */
export const isIdWithStrings = (element: z.ZodType): boolean => stringKeys(element, anyId).size > 0;

/** The entry that has the strings of an id in a form: the object around it; in a list of ids, the object in its place. */
export const entryOf = (path: Path): Path => (typeof path.at(-1) === "number" ? path : path.slice(0, -1));

/** The strings that belong to one entry of a YAML file each, and their groups of fields in its form. */
export function entryStrings(schema: z.ZodType, value: unknown): { key: string; field: Path }[] {
	return schemaValues(schema, value).flatMap(({ path, schema: idSchema, value: id, parents }) => {
		if (typeof id !== "string" || isShared(idSchema)) return [];
		const strings = [...stringKeys(idSchema, id, ...parents)];
		return strings.map(([name, key]) => ({ key, field: [...entryOf(path), name] }));
	});
}

function stringFields(idSchema: z.ZodType): Record<string, z.ZodType> {
	const shape = Object.fromEntries(languages.map(({ code }) => [code, z.string().optional()]));
	const fields = [...stringKeys(idSchema, anyId)].map(([name, words]) => [name, z.strictObject(shape).meta({ words })]);
	return Object.fromEntries(fields);
}

/** @throws Error if a field of a YAML file has the name of a string: the form would show one of them */
function fieldsWithWords({ shape }: z.ZodObject): Record<string, z.ZodType> {
	const fields = Object.entries(shape).flatMap(([name, field]): [string, z.ZodType][] => {
		const schema = unwrapOptional(field);
		if (!isShared(schema)) return [[name, withWords(field)], ...Object.entries(stringFields(schema))];
		const added = z.strictObject({ id, ...stringFields(schema) });
		return [
			[name, schema.optional()],
			[newChoice, added.optional()],
		];
	});
	const byName = new Map(fields);
	if (byName.size < fields.length) throw new Error(`A form has two fields of a name: ${Object.keys(shape).join(", ")}`);
	return Object.fromEntries(byName);
}

/** The schema of a form: that of its YAML file, in which each id is followed by its strings. */
export function withWords(optional: z.core.$ZodType): z.ZodType {
	const schema = unwrapOptional(optional);
	let extended = schema;
	if (schema instanceof z.ZodObject) extended = z.strictObject(fieldsWithWords(schema));
	if (schema instanceof z.ZodArray) {
		const element = schema.element as z.ZodType;
		const entry = isIdWithStrings(element)
			? z.strictObject({ id: element, ...stringFields(element) })
			: withWords(element);
		extended = z.array(entry);
	}
	if (extended !== schema) extended = extended.meta(schema.meta() ?? {});
	return schema === optional ? extended : extended.optional().meta((optional as z.ZodType).meta() ?? {});
}
