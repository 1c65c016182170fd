import { baseKey, flatten, placeholders, pluralForm } from "../../content-model/check/messages";
import { contentSchemas } from "../../content-model/schemas";
import { defaultLanguage } from "../../src/i18n/languages";
import { formFields } from "../app/config/form-fields";
import { localeFields } from "../app/config/locale-fields";
import { formValue } from "../app/formats/content-format";
import type { Project } from "../app/project";
import { editorText, fileName, keyNames, languageName } from "../app/texts";
import { type Place, projectPlaces } from "./places";

/** A field of a form at `/admin/`. */
type FormField = {
	name: string;
	label: string;
	hint?: string;
	widget: "boolean" | "image" | "list" | "object" | "select" | "string" | "text";
	/** The languages of a text. */
	required?: boolean | string[];
	maxlength?: number;
	options?: { value: string; label: string }[];
	/** Of an image. */
	accept?: string;
	media_folder?: string;
	/** Of an object, or of the objects in a list. */
	fields?: FormField[];
	/** Of the values in a list. */
	field?: FormField;
};

/** An input of the panel. Its name is what it changes: `content/plans.yaml:groups.0.price`, `locales/ru/landing.json:hero.lead`. */
export type Control = FormField & {
	value: unknown;
	/** The language of a text. */
	lang?: string;
	/** The entries of a list, with their names. */
	entries?: [Place, string][];
};

/** Inputs that belong together. */
export type Group = { label: string; hints: (string | undefined)[]; controls: Control[] };

/** The last key of the input that moves an entry to another position in its list. */
export const positionKey = "#position";

/** The names in a place or the key of a text: `plans:groups.0` → `plans`, `groups`, `0`. */
const namesIn = (key: string): string[] => key.split(/[.:]/);

const valueAt = (root: unknown, key: string): unknown =>
	namesIn(key).reduce((parent, name) => (parent as Record<string, unknown> | undefined)?.[name], root);

/** The fields inside a field that contain a value or a list. */
const leaves = (field: FormField, key: string): [string, FormField][] =>
	field.widget === "object"
		? (field.fields ?? []).flatMap((child) => leaves(child, `${key}.${child.name}`))
		: [[key, field]];

export type ProjectForms = ReturnType<typeof projectForms>;

/** The forms of `/admin/`, for single texts and values. @param language of the page */
export function projectForms(project: Project, language: string) {
	const { locales, content } = project;
	const text = editorText(project);
	const places = projectPlaces(content);
	const values = formValue(content, project);
	const others = Object.keys(locales).filter((code) => code !== defaultLanguage);
	const textFields = Object.keys(locales[defaultLanguage] ?? {}).flatMap((namespace) => {
		const fields = localeFields(namespace, project, text) as FormField[];
		return fields.flatMap((field) => leaves(field, `${namespace}:${field.name}`));
	});

	const fileLabel = (name: string) => fileName(name, text);

	const files = Object.entries(contentSchemas).map(([name, schema]): FormField => {
		const fields = formFields(name, schema, text, others) as FormField[];
		return { name, label: fileLabel(name), widget: "object", fields };
	});

	/** "Home page › Top of the page › Lead" */
	function keyLabel(key: string): string {
		const [namespace = "", path = ""] = key.split(":");
		return `${fileLabel(namespace)} › ${keyNames(path, text)}`;
	}

	/** The keys of a namespace, each plural once. */
	function keysOf(namespace: string): string[] {
		const keys = textFields.filter(([key]) => key.startsWith(`${namespace}:`));
		return [...new Set(keys.map(([key]) => baseKey(key)))];
	}

	/** A text, or the forms of its plural. */
	const formsOf = (key: string) => textFields.filter(([each]) => each === key || baseKey(each) === key);

	const textAt = (key: string, code: string) => (valueAt(locales[code], key) ?? "") as string;

	/** A text in the language of the page, or in English, without tags. @param count the value of its placeholder */
	function shownText(key: string, count?: number): string {
		const form = new Intl.PluralRules(language).select(count ?? 0);
		const keys = formsOf(key).map(([each]) => each);
		const shown = keys.find((each) => pluralForm(each) === form) ?? keys[0] ?? key;
		const marked = textAt(shown, language) || textAt(shown, defaultLanguage);
		return marked.replace(/<[^>]*>/g, "").replace(/\{\{[^}]*\}\}/g, count?.toLocaleString(language) ?? "…");
	}

	const contentAt = (place: Place): unknown => valueAt(values, place);

	const fieldAt = (place: Place): FormField =>
		namesIn(place).reduce<FormField>(
			(field, key) => {
				const { label, fields = [] } = field;
				if (field.widget === "list") return field.field ?? { name: "entry", label, widget: "object", fields };
				return fields.find(({ name }) => name === key) ?? field;
			},
			{ name: "", label: "", widget: "object", fields: files },
		);

	/** The name of an entry: its first text in a language, else what it contains. */
	function entryName(place: Place): string {
		const [key] = places.keysAt(place);
		const value = contentAt(place) as string | { count?: number };
		const [first, count] = typeof value === "object" ? [Object.values(value)[0], value.count] : [value];
		const option = fieldAt(place).options?.find((each) => each.value === value);
		return (key && shownText(key, count)) || option?.label || String(first);
	}

	/** The entries of a list, with their names. */
	const entriesAt = (list: Place): [Place, string][] =>
		((contentAt(list) ?? []) as unknown[]).map((_, index) => [`${list}.${index}`, entryName(`${list}.${index}`)]);

	/** What the page shows in place of `{{count, number}}`. */
	const placeholderHint = (placeholder: string): string =>
		`${placeholder}: ${text(`page.placeholders.${/\w+/.exec(placeholder)}`, {}, "…")}`;

	/** A text in all languages that have it. */
	const textGroups = (key: string): Group[] =>
		formsOf(key).map(([each, { label, hint, required, maxlength }]) => {
			const controls = (required as string[]).map((lang): Control => {
				const value = textAt(each, lang);
				const name = `locales/${lang}/${each.replace(":", ".json:")}`;
				return { name, label: languageName(lang), widget: "text", value, lang, maxlength, required: value !== "" };
			});
			const values = placeholders(controls.map(({ value }) => value).join(" "));
			const longest = maxlength ? text("page.longest", { count: maxlength }) : undefined;
			return { label, hints: [hint, ...values.map(placeholderHint), longest], controls };
		});

	function controlAt(place: Place, field: FormField): Control {
		const entries = field.widget === "list" ? entriesAt(place) : undefined;
		return { ...field, name: `content/${place.replace(":", ".yaml:")}`, value: contentAt(place), entries };
	}

	/** A field of a YAML file, or an entry of a list with its position. */
	function placeGroup(place: Place): Group {
		const field = fieldAt(place);
		const [, list = "", index = ""] = /^(.*)\.(\d+)$/.exec(place) ?? [];
		const siblings = list ? entriesAt(list) : [];
		const options = siblings.map(([, label], position) => ({
			value: `${position}`,
			label: `${position + 1}. ${label}`,
		}));
		// Texts belong to an id. The form at /admin/ asks for those of a new one.
		const fields = leaves(field, place).filter(([, { name }]) => name !== "id" && name !== "entry");
		const controls = fields.map(([each, leaf]) => controlAt(each, leaf));
		const position: Control = {
			name: `content/${place.replace(":", ".yaml:")}.${positionKey}`,
			label: text("page.position"),
			widget: "select",
			value: index,
			options,
		};
		const name = siblings[Number(index)]?.[1];
		return {
			label: list ? `${fieldAt(list).label} › ${name}` : field.label,
			hints: [],
			controls: siblings.length > 1 ? [...controls, position] : controls,
		};
	}

	/** The settings of a YAML file. */
	const settingsOf = (file: string): [Place, string][] =>
		(fieldAt(file).fields ?? []).map(({ name, label }) => [`${file}:${name}`, label]);

	/** The texts of `language.json`, which pages show in their own language → their keys. */
	const ownKeys = new Map(
		Object.values(locales).flatMap((files) =>
			[...flatten(files.language)].map(([key, own = ""]) => [own, `language:${key}`] as const),
		),
	);

	return {
		project,
		language,
		text,
		places,
		ownKeys,
		keysOf,
		keyLabel,
		fileLabel,
		shownText,
		textGroups,
		placeGroup,
		settingsOf,
	};
}
