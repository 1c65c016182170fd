import type common from "../../locales/en/common.json";
import type find from "../../locales/en/find.json";
import type landing from "../../locales/en/landing.json";
import type language from "../../locales/en/language.json";
import type market from "../../locales/en/market.json";
import type pricing from "../../locales/en/pricing.json";
import type template from "../../locales/en/template.json";
import type unloaded from "../../locales/en/unloaded.json";
import type { LanguageCode } from "../../src/i18n/languages";
import { readLocale } from "./content";

type Namespaces = {
	common: typeof common;
	find: typeof find;
	landing: typeof landing;
	language: typeof language;
	market: typeof market;
	pricing: typeof pricing;
	template: typeof template;
	unloaded: typeof unloaded;
};

/** The copy of a language as the translators wrote it. English is the measure of its shape. */
export function copyOf<Name extends keyof Namespaces>(code: LanguageCode, namespace: Name): Namespaces[Name] {
	return JSON.parse(readLocale(code, namespace));
}

/** All texts of a tree of copy. */
export function textsOf(copy: object): string[] {
	return Object.values(copy).flatMap((value) => (typeof value === "string" ? [value] : textsOf(value)));
}

/** Fills `{{name}}` and `{{name, number}}` as i18next does, with values that are already formatted. */
export function fill(text: string, values: Record<string, string | number>): string {
	return text.replace(/{{(\w+)[^}]*}}/g, (_, name: string) => String(values[name]));
}

/** The text for a number: `counted(find, "count", 2, "ru")` is `find.count_few`, filled. */
export function counted(copy: object, key: string, count: number, language: string): string {
	const form = new Intl.PluralRules(language).select(count);
	return fill(String(Object.entries(copy).find(([name]) => name === `${key}_${form}`)?.[1]), { count });
}
