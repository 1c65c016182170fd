import { localeErrors, markupErrors } from "../../../content-model/check/compare-locale";
import { type ContentError, newErrors, sortContentErrors } from "../../../content-model/check/content-error";
import { toLocale } from "../../../content-model/check/locale";
import { toPage } from "../../../content-model/check/pages/page-files";
import { schemaErrors } from "../../../content-model/check/schema-errors";
import { parseSource } from "../../../content-model/check/source";
import { defaultLanguage } from "../../../src/i18n/languages";
import { formFile, valueIn } from "../project";
import { checkMessage, type EditorText, fieldLabel, fileName, keyNames, languageName } from "../texts";

/** The files of a form: path → text. */
export type Files = Map<string, string>;

function errorsOf(files: Files, names: string[]): ContentError[] {
	const sources = [...files].map(([path, text]) => parseSource(path, text));
	const locales = sources.filter(({ file }) => formFile(file).language).map(toLocale);
	return [
		...locales.flatMap((locale) => localeErrors(locale, { files: locales, names })),
		...sources.flatMap((source) => {
			const { schema, pageLanguage } = formFile(source.file);
			const inText = pageLanguage ? toPage(source, "", pageLanguage).textErrors : [];
			return schema ? [...schemaErrors(schema, source), ...inText] : [];
		}),
	];
}

/** Code fills in the placeholders and the tags of English, so a form cannot change them. */
export function changedMarkup(before: Files, after: Files): ContentError[] {
	const english = [...after].filter(([path]) => formFile(path).language === defaultLanguage);
	return english.flatMap(([path, text]) => {
		const { source, messages } = toLocale(parseSource(path, text));
		const saved = toLocale(parseSource(path, before.get(path) ?? "{}")).messages;
		return [...messages].flatMap(([key, changed]) => {
			const original = saved.get(key);
			const errors = original && changed ? markupErrors(changed, original) : [];
			return errors.map((message) => source.errorAt(key.split("."), message));
		});
	});
}

/**
 * The part of `npm run check` that runs in the browser, if the host is a git host: everything about one form. Images, links
 * and the ids that other files use are left to the check of the pull request.
 * @param before the files before the change, whose errors do not stop a save
 */
export const checkForm = (before: Files, after: Files, names: string[]): ContentError[] =>
	sortContentErrors(newErrors(errorsOf(before, names), errorsOf(after, names)));

/** "Groups of plans › basic › Plans › starter › Price": labels of fields, ids of entries. */
function fieldName(name: string, path: readonly PropertyKey[], content: unknown, text: EditorText): string {
	const labels = path.map((key, index) => {
		const names = path.slice(0, index + 1);
		if (typeof key === "number") return String(valueIn(content, [...names, "id"]) ?? key + 1);
		return fieldLabel([name, ...names.filter((each) => typeof each === "string")].join("."), text);
	});
	return labels.join(" › ");
}

/** Explains an error of the check with the labels of the form: the field, and what is wrong. */
export function explainError({ file, path = [], message }: ContentError, content: unknown, text: EditorText): string {
	const { name, language, pageLanguage = language } = formFile(file);
	const field = language ? keyNames(path.join("."), text) : fieldName(name, path, content, text);
	const [, picture] = file.split("content/images/");
	const place = [picture ?? fileName(name, text), pageLanguage && languageName(pageLanguage), field]
		.filter(Boolean)
		.join(" › ");
	const subject = `${String(path.findLast((key) => typeof key === "string"))} `;
	return `${place}: ${checkMessage(message.startsWith(subject) ? message.slice(subject.length) : message, text)}`;
}
