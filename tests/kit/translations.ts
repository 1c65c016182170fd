import editor from "../../editor/labels/en.json";
import type catalog from "../../locales/en/catalog.json";
import type common from "../../locales/en/common.json";
import type landing from "../../locales/en/landing.json";
import type language from "../../locales/en/language.json";
import type pricing from "../../locales/en/pricing.json";
import type search from "../../locales/en/search.json";
import type template from "../../locales/en/template.json";
import type { LanguageCode } from "../../src/i18n/languages";
import { readLocale } from "./content";

type Namespaces = {
	common: typeof common;
	search: typeof search;
	landing: typeof landing;
	language: typeof language;
	catalog: typeof catalog;
	pricing: typeof pricing;
	template: typeof template;
};

/** A locale file, parsed. Its type is that of the English file. */
export function translations<Name extends keyof Namespaces>(code: LanguageCode, namespace: Name): Namespaces[Name] {
	return JSON.parse(readLocale(code, namespace));
}

/** The English strings. Tests name what they look for by its key, so that a new wording breaks none of them. */
export const english = {
	common: translations("en", "common"),
	search: translations("en", "search"),
	landing: translations("en", "landing"),
	catalog: translations("en", "catalog"),
	pricing: translations("en", "pricing"),
	template: translations("en", "template"),
	editor,
};

/** The locale files of the pages. */
export const pageNamespaces = ["common", "search", "landing", "language", "catalog", "pricing", "template"] as const;

/** All strings of a locale file or of a part of it. */
export function allStrings(tree: object): string[] {
	return Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : allStrings(value)));
}

function stringsIn(part: unknown): string[] {
	if (typeof part === "string") return [part];
	return typeof part === "object" && part !== null ? Object.values(part).flatMap(stringsIn) : [];
}

/** The parts of locale files with a string for each entry of the content. */
const collections = ["blocks", "groups", "items", "links", "networks", "plans", "points", "sections"];

/** The strings for a part of the content: without those of entries that it does not have. */
export function shownStrings(strings: object, content: unknown): string[] {
	const ids = stringsIn(content);
	return Object.entries(strings).flatMap(([key, value]: [string, object | string]) => {
		if (typeof value === "string") return [value];
		const entries = Object.entries(value);
		const shown = collections.includes(key) ? entries.filter(([id]) => ids.includes(id)) : entries;
		return shownStrings(Object.fromEntries(shown), content);
	});
}

/** Replaces `{{name}}` and `{{name, number}}` as i18next does. The values must be formatted already. */
export function interpolate(text: string, values: Record<string, string | number>): string {
	return text.replace(/{{(\w+)[^}]*}}/g, (_, name: string) => String(values[name]));
}

/** The plural form for a count: `pluralized(search, "count", 2, "ru")` is `search.count_few`, interpolated. */
export function pluralized(tree: object, key: string, count: number, language: string): string {
	const form = new Intl.PluralRules(language).select(count);
	return interpolate(String(Object.entries(tree).find(([name]) => name === `${key}_${form}`)?.[1]), { count });
}
