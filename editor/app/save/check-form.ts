import { localeErrors, markupErrors } from "../../../content-model/check/compare-locale";
import { type ContentError, newErrors, sortContentErrors } from "../../../content-model/check/content-error";
import { toLocale } from "../../../content-model/check/locale";
import { toPage } from "../../../content-model/check/pages/page-files";
import { schemaErrors } from "../../../content-model/check/schema-errors";
import { parseSource } from "../../../content-model/check/source";
import { errorMessage } from "../../../content-model/messages";
import { defaultLanguage } from "../../../src/i18n/languages";
import { fieldAt, fieldsOf } from "../config/forms";
import { formFile, type Project, valueIn } from "../project";
import { type EditorText, fileName, keyName, languageName } from "../texts";

export type Files = Map<string, string>;

function errorsOf(files: Files, names: string[]): ContentError[] {
	const sources = [...files].map(([path, text]) => parseSource(path, text));
	const locales = sources.filter(({ file }) => formFile(file).kind === "texts").map(toLocale);
	const errors = locales.flatMap((locale) => localeErrors(locale, { files: locales, names }));
	for (const source of sources) {
		const { kind, language = "", schema } = formFile(source.file);
		if (schema) errors.push(...schemaErrors(schema, source));
		if (kind === "pages") errors.push(...toPage(source, "", language).textErrors);
	}
	return errors;
}

/** Code fills in the placeholders and the tags of English, so a form cannot change them. */
export function changedMarkup(before: Files, after: Files): ContentError[] {
	const errors: ContentError[] = [];
	const english = [...after].filter(([path]) => path.startsWith(`locales/${defaultLanguage}/`));
	for (const [path, text] of english) {
		const { source, messages } = toLocale(parseSource(path, text));
		const saved = toLocale(parseSource(path, before.get(path) ?? "{}")).messages;
		for (const [key, changed] of messages) {
			const original = saved.get(key);
			const found = original && changed ? markupErrors(changed, original) : [];
			errors.push(...found.map((problem) => source.errorAt(key.split("."), problem)));
		}
	}
	return errors;
}

/**
 * The part of `npm run check` that runs in the browser, if the host is a git host: everything about one form. Images, links
 * and the ids that other files use are left to the check of the pull request.
 * @param before the files before the change, whose errors do not stop a save
 */
export const checkForm = (before: Files, after: Files, names: string[]): ContentError[] =>
	sortContentErrors(newErrors(errorsOf(before, names), errorsOf(after, names)));

/**
 * Explains an error of the check in the words of the form: "Plans and prices › Groups of plans › basic › Price: must be 0 or
 * more". Entries of lists have their ids.
 * @param value of the file
 */
export function explainError(error: ContentError, value: unknown, project: Project, text: EditorText): string {
	const { file, path = [] } = error;
	const { kind, name, language } = formFile(file);
	const fields = fieldsOf(file, project, text);
	const labels = path.map((key, index) => {
		const names = path.slice(0, index + 1);
		if (typeof key === "number") return String(valueIn(value, [...names, "id"]) ?? key + 1);
		return fieldAt(fields, names)?.label ?? keyName(String(key), text);
	});
	const [, picture] = file.split("content/images/");
	const place = [
		picture ?? fileName(kind === "pages" ? kind : name, text),
		language && languageName(language),
		...labels,
	];
	const quote = error.params?.at ? ` (“${error.params.at}”)` : "";
	return `${place.filter(Boolean).join(" › ")}: ${errorMessage(error, text.language)}${quote}`;
}
