import { compareLocale, localeErrors } from "../../../content-model/check/compare-locale";
import { type ContentError, newErrors, sortContentErrors } from "../../../content-model/check/content-error";
import { type Namespaces, requiredMessages, toLocale } from "../../../content-model/check/locale";
import { parseSource } from "../../../content-model/check/parse-source";
import { schemaErrors, zodErrorMap } from "../../../content-model/check/schema-errors";
import { contentSchemas } from "../../../content-model/schemas";
import { defaultLanguage } from "../../../src/i18n/languages";
import { checkMessage, type EditorText, fieldLabel, fileName, keyNames } from "../texts";

/** The files of a form: path → text. */
export type Files = Map<string, string>;

/** The name of the YAML file of an entry: `plans`. */
export const contentName = (path: string): string | undefined => /^content\/([\w-]+)\.yaml$/.exec(path)?.[1];

/** The language and the name of a locale file: `ru`, `pricing`. */
export function localeFile(path: string): { language: string; namespace: string } | undefined {
	const [, language, namespace] = /^locales\/([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
	return language && namespace ? { language, namespace } : undefined;
}

function errorsOf(files: Files, names: string[]): ContentError[] {
	const english: Namespaces = new Map();
	for (const [path, text] of files) {
		const { language, namespace } = localeFile(path) ?? {};
		if (namespace && language === defaultLanguage) english.set(namespace, toLocale(parseSource(path, text)));
	}
	return [...files].flatMap(([path, text]) => {
		const source = parseSource(path, text);
		const schema = contentSchemas[contentName(path) ?? ""];
		if (schema) {
			if (source.syntaxErrors.length > 0) return source.syntaxErrors;
			return schemaErrors(schema.safeParse(source.value, { error: zodErrorMap }).error?.issues ?? [], schema, source);
		}
		const { language, namespace } = localeFile(path) ?? {};
		if (!language || !namespace) return [];
		const locale = toLocale(source);
		const ownErrors = localeErrors(locale, language);
		return [...ownErrors, ...compareLocale(requiredMessages(namespace, english), locale, language, names)];
	});
}

/**
 * The part of `npm run check` that runs in the browser: everything about one form. Images, links and the ids that other
 * files use are left to the server on this machine, or to the check of the pull request.
 * @param before the files as they were: what was wrong already does not stop a save
 */
export const checkForm = (before: Files, after: Files, names: string[]): ContentError[] =>
	sortContentErrors(newErrors(errorsOf(before, names), errorsOf(after, names)));

const childOf = (value: unknown, key: PropertyKey): unknown =>
	typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;

/** "Groups of plans › basic › Plans › starter › Price": labels of fields, ids of entries. */
function fieldName(name: string, path: readonly PropertyKey[], content: unknown, text: EditorText): string {
	let [label, value] = [name, content];
	const labels = path.map((key) => {
		value = childOf(value, key);
		if (typeof key === "number") return String(childOf(value, "id") ?? key + 1);
		label += `.${String(key)}`;
		return fieldLabel(label, text);
	});
	return labels.join(" › ");
}

/** An error of the check in the words of the form: which field, and what is wrong. */
export function explainError({ file, path = [], message }: ContentError, content: unknown, text: EditorText): string {
	const name = contentName(file);
	const { language = "", namespace = "" } = localeFile(file) ?? {};
	const field = name ? fieldName(name, path, content, text) : keyNames(path.join("."), text);
	const [, picture] = file.split("content/images/");
	const place = [picture ?? fileName(name ?? namespace, text), language, field].filter(Boolean).join(" › ");
	const subject = `${String(path.findLast((key) => typeof key === "string"))} `;
	return `${place}: ${checkMessage(message.startsWith(subject) ? message.slice(subject.length) : message, text)}`;
}
