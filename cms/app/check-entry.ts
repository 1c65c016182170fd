import type { ApiEntry } from "@sveltia/cms";
import { compareLocale, localeErrors } from "../../content-model/check/compare-locale";
import { type ContentError, formatContentError, sortContentErrors } from "../../content-model/check/content-error";
import { type Locale, requiredMessages, toLocale } from "../../content-model/check/locale";
import { parseSource } from "../../content-model/check/parse-source";
import { schemaErrors, zodErrorMap } from "../../content-model/check/schema-errors";
import { contentSchemas } from "../../content-model/schemas";
import { defaultLanguage } from "../../src/i18n/languages";
import { contentName, type Formats, localeTexts, namespaceOf } from "./entry-files";

function contentErrors(name: string, text: string): ContentError[] {
	const schema = contentSchemas[name];
	const source = parseSource(`content/${name}.yaml`, text);
	if (!schema || source.syntaxErrors.length > 0) return source.syntaxErrors;
	return schemaErrors(schema.safeParse(source.value, { error: zodErrorMap }).error?.issues ?? [], schema, source);
}

function textErrors(namespace: string, entry: ApiEntry, names: string[]): ContentError[] {
	const locales = [...localeTexts(entry)].map(([language, text]): [string, Locale] => [
		language,
		toLocale(parseSource(`locales/${language}/${namespace}.json`, text)),
	]);
	const english = new Map(
		locales.filter(([language]) => language === defaultLanguage).map(([, locale]) => [namespace, locale]),
	);
	return locales.flatMap(([language, locale]) => [
		// Words to avoid do not stop the build.
		...localeErrors(locale, language, []),
		...compareLocale(requiredMessages(namespace, english), locale, language, names),
	]);
}

/**
 * The part of `npm run check` that runs in the browser: everything about one form. Images, links and the ids that other
 * files use are left to the check of the pull request.
 */
export function checkEntry(entry: ApiEntry, formats: Formats, names: string[]): string[] {
	const name = contentName(entry.path) ?? "";
	const namespace = namespaceOf(entry.path);
	const format = formats.get(name);
	if (!format && !namespace) return [];
	const errors = format ? contentErrors(name, format.toFile(entry.data)) : textErrors(namespace ?? "", entry, names);
	return sortContentErrors(errors.filter(({ severity }) => severity !== "warning")).map(formatContentError);
}
