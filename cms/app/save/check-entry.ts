import { compareLocale, localeErrors } from "../../../content-model/check/compare-locale";
import { type ContentError, newErrors, sortContentErrors } from "../../../content-model/check/content-error";
import { type Locale, requiredMessages, toLocale } from "../../../content-model/check/locale";
import { parseSource } from "../../../content-model/check/parse-source";
import { schemaErrors, zodErrorMap } from "../../../content-model/check/schema-errors";
import { contentSchemas } from "../../../content-model/schemas";
import { defaultLanguage } from "../../../src/i18n/languages";
import type { Project } from "../project";

/** The files of a form: path → text. */
export type Files = Map<string, string>;

/** The name of the YAML file of an entry: `plans`. */
export const contentName = (path: string): string | undefined => /^content\/([\w-]+)\.yaml$/.exec(path)?.[1];

/** The language and the name of a JSON file of texts: `ru`, `pricing`. */
export function localeFile(path: string): { language: string; namespace: string } | undefined {
	const [, language, namespace] = /^locales\/([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
	return language && namespace ? { language, namespace } : undefined;
}

function contentErrors(path: string, text: string): ContentError[] {
	const schema = contentSchemas[contentName(path) ?? ""];
	const source = parseSource(path, text);
	if (!schema || source.syntaxErrors.length > 0) return source.syntaxErrors;
	return schemaErrors(schema.safeParse(source.value, { error: zodErrorMap }).error?.issues ?? [], schema, source);
}

function textErrors(files: Files, names: string[]): ContentError[] {
	const locales = [...files].flatMap(([path, text]): [string, string, Locale][] => {
		const { language, namespace } = localeFile(path) ?? {};
		return language && namespace ? [[language, namespace, toLocale(parseSource(path, text))]] : [];
	});
	const english = new Map(
		locales
			.filter(([language]) => language === defaultLanguage)
			.map(([, namespace, locale]): [string, Locale] => [namespace, locale]),
	);
	return locales.flatMap(([language, namespace, locale]) => [
		...localeErrors(locale, language),
		...compareLocale(requiredMessages(namespace, english), locale, language, names),
	]);
}

function errorsOf(files: Files, names: string[]): ContentError[] {
	const content = [...files].flatMap(([path, text]) => (contentName(path) ? contentErrors(path, text) : []));
	return [...content, ...textErrors(files, names)];
}

/**
 * The part of `npm run check` that runs in the browser: everything about one form. Images, links and the ids that other
 * files use are left to the server on this machine, or to the check of the pull request.
 * @param before the files as they were: what was wrong already does not stop a save
 */
export function checkForm(before: Files, after: Files, { names }: Pick<Project, "names">): ContentError[] {
	return sortContentErrors(newErrors(errorsOf(before, names), errorsOf(after, names)));
}
