import { z } from "zod";
import { isObject, type Path } from "../../../content-model/check/parsed-file";
import { type ObjectValue, unwrapOptional } from "../../../content-model/schemas/schema-helpers";
import { languages } from "../../../src/i18n/languages";
import { isIdWithStrings, isShared, newChoice, stringKeys, type Words, withWords } from "../../config/entry-words";

/** Finds the string of a key of the locale files: `pricing:plans.starter.name`. It is empty if there is none. */
export type ReadString = (key: string, language: string) => string;

/** A string of a form, and its place there: `groups.0.plans.1.name.ru`. */
export type EntryString = { key: string; language: string; string: string; path: Path };

const codes = languages.map(({ code }) => code);

/** Adds the words of each id to the value of a YAML file. @param parents the objects that contain it, the innermost first */
export function joinWords(
	optional: z.core.$ZodType,
	value: unknown,
	read: ReadString,
	parents: ObjectValue[] = [],
): unknown {
	const schema = unwrapOptional(optional);
	function wordsOf(idSchema: z.ZodType, id: unknown, around: ObjectValue[]): Record<string, Words> {
		if (typeof id !== "string" || isShared(idSchema)) return {};
		const wordsAt = (key: string): Words => Object.fromEntries(codes.map((code) => [code, read(key, code)]));
		return Object.fromEntries([...stringKeys(idSchema, id, ...around)].map(([name, key]) => [name, wordsAt(key)]));
	}
	if (schema instanceof z.ZodArray && Array.isArray(value)) {
		const element = schema.element as z.ZodType;
		return value.map((entry) =>
			isIdWithStrings(element)
				? { id: entry, ...wordsOf(element, entry, parents) }
				: joinWords(element, entry, read, parents),
		);
	}
	if (!(schema instanceof z.ZodObject) || !isObject(value)) return value;
	const around = [value, ...parents];
	const fields = Object.entries(value).flatMap(([name, child]) => {
		const field = schema.shape[name];
		if (!field) return [[name, child]];
		return [
			[name, joinWords(field, child, read, around)],
			...Object.entries(wordsOf(unwrapOptional(field), child, around)),
		];
	});
	return Object.fromEntries(fields);
}

/**
 * Takes the value of a form apart.
 * @returns the value of the YAML file; the strings that its ids need, empty or not; those that are filled in, but that the page does not
 * show; and the paths of values that have another one in the form
 */
export function splitWords(schema: z.ZodType, form: unknown) {
	const strings: EntryString[] = [];
	const hidden: EntryString[] = [];
	const moved = new Map<string, Path>();

	function take(idSchema: z.ZodType, id: unknown, entry: ObjectValue, path: Path, around: ObjectValue[]): void {
		const needed = typeof id === "string" && id ? stringKeys(idSchema, id, ...around) : new Map<string, string>();
		for (const name of stringKeys(idSchema, "").keys()) {
			const key = needed.get(name);
			const words = (entry[name] ?? {}) as Words;
			const all = codes.map((language) => ({
				language,
				string: words[language] ?? "",
				path: [...path, name, language],
			}));
			for (const each of all) {
				if (key) strings.push({ key, ...each });
				else if (each.string) hidden.push({ key: "", ...each });
			}
		}
	}

	function plain(optional: z.core.$ZodType, value: unknown, path: Path, parents: ObjectValue[]): unknown {
		const schema = unwrapOptional(optional);
		if (schema instanceof z.ZodArray && Array.isArray(value)) {
			const element = schema.element as z.ZodType;
			return value.map((entry, index) => {
				const place = [...path, index];
				if (!isIdWithStrings(element)) return plain(element, entry, place, parents);
				moved.set(place.join("."), [...place, "id"]);
				take(element, entry.id, entry, place, parents);
				return entry.id;
			});
		}
		if (!(schema instanceof z.ZodObject) || !isObject(value)) return value;
		const around = [value, ...parents];
		const inForm = [...Object.keys((withWords(schema) as z.ZodObject).shape)];
		const fields = Object.fromEntries(Object.entries(value).filter(([name]) => !inForm.includes(name)));
		for (const [name, optionalField] of Object.entries(schema.shape)) {
			const field = unwrapOptional(optionalField);
			const added = value[newChoice];
			if (isShared(field) && isObject(added)) {
				fields[name] = added.id;
				moved.set([...path, name].join("."), [...path, newChoice, "id"]);
				take(field, added.id, added, [...path, newChoice], around);
			} else if (name in value) fields[name] = plain(field, value[name], [...path, name], around);
			if (isIdWithStrings(field) && !isShared(field)) take(field, value[name], value, path, around);
		}
		return fields;
	}

	return { value: plain(schema, form, [], []), strings, hidden, moved };
}
