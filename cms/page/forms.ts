import { baseKey, flatten, isPlural } from "../../content-model/check/messages";
import { contentSchemas } from "../../content-model/schemas";
import { defaultLanguage } from "../../src/i18n/languages";
import { contentFields } from "../app/config/content-fields";
import { localeFields } from "../app/config/locale-fields";
import type { Project } from "../app/project";
import { type EditorText, fileName, keyNames } from "../app/texts";
import type { ContentPlaces, Place } from "./content-places";

/** A field of a form at `/admin/`. */
export type FormField = {
	name: string;
	label: string;
	hint?: string;
	widget: "boolean" | "image" | "list" | "object" | "select" | "string" | "text";
	/** The languages of a text. */
	required?: boolean | string[];
	maxlength?: number;
	pattern?: [expression: string, message: string];
	options?: { value: string; label: string }[];
	/** Of an image. */
	accept?: string;
	media_folder?: string;
	/** Of an object, or of the objects in a list. */
	fields?: FormField[];
	/** Of the values in a list. */
	field?: FormField;
};

/** A text in all languages: `landing:hero.lead`, `pricing:features.runs_few`. */
export type TextField = {
	key: string /** The key without the form of the plural. */;
	base: string;
	field: FormField;
	values: Record<string, string>;
};

const leaves = (fields: FormField[], prefix: string): [string, FormField][] =>
	fields.flatMap((field) => {
		const key = prefix + field.name;
		return field.fields ? leaves(field.fields, `${key}.`) : [[key, field]];
	});

/** The forms of `/admin/`, for single texts and values. */
export function projectForms(project: Project, places: ContentPlaces, text: EditorText) {
	const { locales, content } = project;
	const namespaces = new Map(Object.keys(locales[defaultLanguage] ?? {}).map((name) => [name, readTexts(name)]));

	/** The texts of a namespace, in the order of its form. */
	function readTexts(namespace: string): TextField[] {
		const english = flatten(locales[defaultLanguage]?.[namespace]);
		const byLanguage = Object.entries(locales).map(
			([language, files]) => [language, flatten(files[namespace])] as const,
		);
		return leaves(localeFields(namespace, project, text) as FormField[], "").map(([key, field]) => ({
			key: `${namespace}:${key}`,
			base: `${namespace}:${isPlural(key, english) ? baseKey(key) : key}`,
			field,
			values: Object.fromEntries(byLanguage.map(([language, messages]) => [language, messages.get(key) ?? ""])),
		}));
	}

	/** A text, or the forms of its plural. */
	const textFields = (key: string): TextField[] =>
		(namespaces.get(key.split(":")[0] ?? "") ?? []).filter((each) => each.key === key || each.base === key);

	/** The texts of a namespace, each plural once. */
	const keysOf = (namespace: string): string[] => [...new Set(namespaces.get(namespace)?.map(({ base }) => base))];

	/** "Home page › Top of the page › Lead" */
	function keyLabel(translationKey: string): string {
		const [namespace = "", key = ""] = translationKey.split(":");
		return `${fileLabel(namespace)} › ${keyNames(key, text)}`;
	}

	const fileLabel = (name: string) => fileName(name, text);

	function valueAt({ file, path }: Place): unknown {
		return path.reduce<unknown>(
			(value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
			content[file],
		);
	}

	function fieldAt({ file, path }: Place): FormField {
		const schema = contentSchemas[file];
		const fields = schema ? (contentFields(file, schema, text, []) as FormField[]) : [];
		const root: FormField = { name: file, label: fileLabel(file), widget: "object", fields };
		return path.reduce<FormField>((field, key) => {
			if (typeof key !== "number") return field.fields?.find(({ name }) => name === key) ?? field;
			return field.field ?? { name: field.name, label: field.label, widget: "object", fields: field.fields };
		}, root);
	}

	/** The name of an entry: its first text in a language, else what it contains. */
	function entryName(place: Place, language: string): string {
		const [key] = places.keysAt(place);
		const [shown] = key ? textFields(key) : [];
		const value = valueAt(place);
		const name = typeof value === "object" && value !== null ? Object.values(value)[0] : value;
		const { options = [] } = fieldAt(place);
		return shown?.values[language] || (options.find((option) => option.value === name)?.label ?? String(name));
	}

	return { textFields, keysOf, keyLabel, fileLabel, valueAt, fieldAt, entryName };
}

export type ProjectForms = ReturnType<typeof projectForms>;
