import { z } from "zod";
import { schemaValues } from "../../../content-model/check/content-fields";
import { isObject, type Path } from "../../../content-model/check/parsed-file";
import { type ObjectValue, unwrapOptional } from "../../../content-model/schemas/schema-helpers";
import { languages } from "../../../src/i18n/languages";
import {
	entryOf,
	entryStrings,
	isIdWithStrings,
	isShared,
	newChoice,
	stringKeys,
	type Words,
	withWords,
} from "../../config/entry-words";
import { valueIn } from "../../config/project";

/** Finds the string of a key of the locale files: `pricing:plans.starter.name`. It is empty if there is none. */
export type ReadString = (key: string, language: string) => string;

/** A string of a form, and its place there: `groups.0.plans.1.name.ru`. */
export type EntryString = { key: string; language: string; string: string; path: Path };

const codes = languages.map(({ code }) => code);

/** Adds the words of each id to the value of a YAML file. An id in a list of ids becomes an object. */
export function joinWords(schema: z.ZodType, value: unknown, read: ReadString): unknown {
	const result = { form: structuredClone(value) };
	for (const { key, field } of entryStrings(schema, value)) {
		const place = ["form", ...field].map(String);
		const [name = "", index = "", ...around] = place.toReversed();
		const parent = valueIn(result, around.toReversed()) as ObjectValue;
		const id = parent[index];
		const entry: ObjectValue = isObject(id) ? id : { id };
		entry[name] = Object.fromEntries(codes.map((code) => [code, read(key, code)]));
		parent[index] = entry;
	}
	return result.form;
}

/** The value of the YAML file in that of a form. Fields that neither of them has stay, for the check. */
function withoutWords(optional: z.core.$ZodType, value: unknown): unknown {
	const schema = unwrapOptional(optional);
	if (schema instanceof z.ZodArray && Array.isArray(value)) {
		const element = schema.element as z.ZodType;
		return value.map((entry) =>
			isIdWithStrings(element) && isObject(entry) ? entry.id : withoutWords(element, entry),
		);
	}
	if (!(schema instanceof z.ZodObject) || !isObject(value)) return value;
	const { shape } = schema;
	const inForm = (withWords(schema) as z.ZodObject).shape;
	const fields: ObjectValue = {};
	for (const [name, child] of Object.entries(value)) {
		if (shape[name]) fields[name] = withoutWords(shape[name], child);
		else if (!inForm[name]) fields[name] = child;
	}
	const { [newChoice]: added } = value;
	const choice = Object.keys(shape).find((name) => isShared(unwrapOptional(shape[name] ?? z.unknown())));
	if (choice && isObject(added)) fields[choice] = added.id;
	return fields;
}

/**
 * Takes the value of a form apart.
 * @returns the value of the YAML file; the strings that its ids need, empty or not; those that are filled in, but that the page does not
 * show; and the paths of values that have another one in the form
 */
export function splitWords(schema: z.ZodType, form: unknown) {
	const value = withoutWords(schema, form);
	const strings: EntryString[] = [];
	const hidden: EntryString[] = [];
	const moved = new Map<string, Path>();
	for (const { path, schema: idSchema, value: id, parents } of schemaValues(schema, value)) {
		const added = [...path.slice(0, -1), newChoice];
		if (!isIdWithStrings(idSchema) || (isShared(idSchema) && !isObject(valueIn(form, added)))) continue;
		const entry = isShared(idSchema) ? added : entryOf(path);
		if (entry.length >= path.length) moved.set(path.join("."), [...entry, "id"]);
		const needed = typeof id === "string" && id ? stringKeys(idSchema, id, ...parents) : new Map<string, string>();
		for (const name of stringKeys(idSchema, "").keys()) {
			const key = needed.get(name) ?? "";
			const words = (valueIn(form, [...entry, name]) ?? {}) as Words;
			for (const language of codes) {
				const found = { key, language, string: words[language] ?? "", path: [...entry, name, language] };
				if (key) strings.push(found);
				else if (found.string) hidden.push(found);
			}
		}
	}
	return { value, strings, hidden, moved };
}
