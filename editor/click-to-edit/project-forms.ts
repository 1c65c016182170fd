import { baseKey, flatten, pluralForm } from "../../content-model/check/messages";
import { defaultLanguage } from "../../src/i18n/languages";
import { contentFiles, type FormField, fieldAt, textFiles } from "../config/forms";
import { formFile, noLocale, type Project, valueIn } from "../config/project";
import { editorText, fileName, keyNames } from "../config/texts";
import { formValue } from "../server/forms/content-format";
import { pageLanguage } from "./marks";
import { type Place, projectPlaces } from "./places";

/** The fields inside a field that contain a value, a list, or the pictures of all languages. */
export function leaves(field: FormField, path: string): [string, FormField][] {
	const { fields = [], widget } = field;
	if (widget !== "object" || fields.every((child) => child.widget === "image")) return [[path, field]];
	return fields.flatMap((child) => leaves(child, `${path}.${child.name}`));
}

export const textPath = (key: string, language: string): string => `locales/${language}/${key.replace(":", ".json:")}`;

/** A file, and the names that lead to a value in it. */
export function splitPath(path: string): [file: string, names: string[]] {
	const [file = "", inside = ""] = path.split(":");
	return [file, inside.split(".")];
}

/** The address of the form at `/admin/`, with the field to show. */
export function formAddress(path: string): string {
	const [file, names] = splitPath(path);
	const { kind, name, language = noLocale } = formFile(file);
	const query = new URLSearchParams({ locale: language, field: names.join(".") });
	return `/admin/?${query}#/collections/${kind}/entries/${name}`;
}

export type ProjectForms = ReturnType<typeof projectForms>;

/** The forms of `/admin/`, for single texts and values. */
export function projectForms(project: Project) {
	const { locales, content } = project;
	const text = editorText();
	const places = projectPlaces(content);
	const values = formValue(content) as Project["content"];
	const textFields = textFiles(project, text).flatMap(({ name, fields }) =>
		(fields as FormField[]).flatMap((field) => leaves(field, `${name}:${field.name}`)),
	);
	const contentForms = contentFiles(project, text).map(({ file, label = "", fields }) => {
		return { file, label, fields: fields as FormField[] };
	});

	function valueAt(path: string): unknown {
		const [file, names] = splitPath(path);
		const { name, language } = formFile(file);
		return valueIn(language ? locales[language]?.[name] : values[name], names);
	}

	/** The name of a YAML file, or "Home page › Top of the page › Lead" for a text. */
	function labelOf(source: string): string {
		const [file = "", path = ""] = source.split(":");
		const form = contentForms.find((each) => each.file === file);
		return form?.label ?? `${fileName(file, text)} › ${keyNames(path, text)}`;
	}

	const textsAt = (key: string) => textFields.filter(([each]) => each === key || baseKey(each) === key);

	/** A text in the language of the page, or in English, without tags. @param count the value of its placeholder */
	function shownText(key: string, count = 0): string {
		const language = pageLanguage();
		const form = new Intl.PluralRules(language).select(count);
		const keys = textsAt(key).map(([each]) => each);
		const shown = keys.find((each) => pluralForm(each) === form) ?? keys[0] ?? key;
		const found = valueAt(textPath(shown, language)) || valueAt(textPath(shown, defaultLanguage)) || "";
		const plain = String(found).replace(/<[^>]*>/g, "");
		return plain.replace(/\{\{[^}]*\}\}/g, count ? count.toLocaleString(language) : "…");
	}

	function placeField(place: Place): FormField | undefined {
		const [file, names] = splitPath(place);
		return fieldAt(contentForms.find((each) => each.file === file)?.fields ?? [], names);
	}

	/** The name of an entry: its first text, else what it contains. */
	function entryName(place: Place): string {
		const [key] = places.keysAt(place);
		const value = valueAt(place);
		const { count, id } = Object(value) as { count?: number; id?: string };
		const option = placeField(place)?.options?.find((each) => each.value === value);
		return key ? shownText(key, count) : (option?.label ?? id ?? String(value));
	}

	const entriesAt = (list: Place): [Place, string][] =>
		((valueAt(list) ?? []) as unknown[]).map((_, index) => [`${list}.${index}`, entryName(`${list}.${index}`)]);

	/** What the form of an entry edits: its texts and fields. */
	const sourcesAt = (place: Place): string[] => [...places.keysAt(place), place];

	/** The texts of `language.json` in all languages → their keys. Pages show them without i18next, so they have no marks. */
	const ownTexts = Object.values(locales).flatMap((files) => [...flatten(files.language)]);
	const ownKeys = new Map(ownTexts.map(([key, own = ""]) => [own, [`language:${key}`]]));

	return {
		project,
		values,
		text,
		places,
		textFields,
		contentForms,
		ownKeys,
		valueAt,
		labelOf,
		textsAt,
		shownText,
		placeField,
		entriesAt,
		sourcesAt,
	};
}
