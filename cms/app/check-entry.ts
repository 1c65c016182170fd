import type { ApiEntry } from "@sveltia/cms";
import { compareLocale, localeErrors } from "../../content-model/check/compare-locale";
import { type ContentError, formatContentError, sortContentErrors } from "../../content-model/check/content-error";
import { type Locale, requiredMessages, toLocale } from "../../content-model/check/locale";
import { parseSource } from "../../content-model/check/parse-source";
import { schemaErrors, zodErrorMap } from "../../content-model/check/schema-errors";
import { contentSchemas } from "../../content-model/schemas";
import { defaultLanguage } from "../../src/i18n/languages";
import type { contentFormat } from "./formats/content-format";

type Tree = { [key: string]: unknown };

/** Without the fields that the CMS does not write: texts of other languages' plural forms are empty. */
function withoutEmpty(tree: Tree): Tree {
	const entries = Object.entries(tree).map(([key, child]) => [
		key,
		typeof child === "object" && child !== null ? withoutEmpty(child as Tree) : child,
	]);
	return Object.fromEntries(entries.filter(([, child]) => child !== ""));
}

function contentErrors(name: string, text: string): ContentError[] {
	const schema = contentSchemas[name];
	const source = parseSource(`content/${name}.yaml`, text);
	if (!schema || source.syntaxErrors.length > 0) return source.syntaxErrors;
	return schemaErrors(schema.safeParse(source.value, { error: zodErrorMap }).error?.issues ?? [], schema, source);
}

function textErrors(namespace: string, { data, i18n }: ApiEntry, names: string[]): ContentError[] {
	const contents = Object.entries({ [defaultLanguage]: { data }, ...i18n } as Record<string, { data: Tree }>);
	const locales = contents.map(([language, { data: tree }]): [string, Locale] => {
		const json = JSON.stringify(withoutEmpty(tree), null, 2);
		return [language, toLocale(parseSource(`locales/${language}/${namespace}.json`, json))];
	});
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
export function checkEntry(
	entry: ApiEntry,
	formats: Map<string, ReturnType<typeof contentFormat>>,
	names: string[],
): string[] {
	const name = /^content\/([\w-]+)\.yaml$/.exec(entry.path)?.[1];
	const namespace = /^locales\/[\w-]+\/([\w-]+)\.json$/.exec(entry.path)?.[1];
	const format = formats.get(name ?? "");
	const errors = format
		? contentErrors(name ?? "", format.toFile(entry.data))
		: textErrors(namespace ?? "", entry, names);
	if (!format && !namespace) return [];
	return sortContentErrors(errors.filter(({ severity }) => severity !== "warning")).map(formatContentError);
}
