/** A flat view of a locale file: `hero.words.java` → string. Values other than strings are undefined. */
export type Strings = Map<string, string | undefined>;

export function flatten(value: unknown, prefix = ""): Strings {
	if (value === null || typeof value !== "object" || Array.isArray(value)) {
		return new Map(prefix ? [[prefix, typeof value === "string" ? value : undefined]] : []);
	}
	const entries = Object.entries(value).flatMap(([key, child]) => [
		...flatten(child, prefix ? `${prefix}.${key}` : key),
	]);
	return new Map(entries);
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key without its plural suffix: `runs_few` → `runs`. */
export function baseKey(key: string): string {
	return key.replace(pluralSuffix, "");
}

/** The plural suffix of a key without `_`: `runs_few` → `few`; empty if there is none. */
export const pluralForm = (key: string): string => pluralSuffix.exec(key)?.[1] ?? "";

/** Whether a key is a plural form: `runs_one` if there is a `runs_other`. */
export function isPlural(key: string, strings: Strings): boolean {
	return pluralSuffix.test(key) && strings.has(`${baseKey(key)}_other`);
}

/** The plural categories of a language in CLDR; Russian has one, few, many, other. */
function pluralForms(language: string): string[] {
	return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** The keys that a language must have, given those of English: plural keys in each form of the language. */
export function expectedKeys(english: Strings, language: string): string[] {
	const keys = [...english.keys()].flatMap((key) =>
		isPlural(key, english) ? pluralForms(language).map((form) => `${baseKey(key)}_${form}`) : [key],
	);
	return [...new Set(keys)];
}

/** The string of a key. Keys without a plural form, and forms that the file does not have, correspond to its form `other`. */
export function stringOf(key: string, strings: Strings): string | undefined {
	return strings.get(key) ?? strings.get(`${baseKey(key)}_other`);
}

const placeholder = /\{\{[^{}]*\}\}|\$t\([^)]*\)/g;
const tag = /<\/?[\w-]+\s*\/?>/g;

const sorted = (matches: RegExpMatchArray | null) => [...new Set(matches)].sort();

/** Placeholders such as `{{count, number}}`, sorted. */
export const placeholders = (text: string): string[] => sorted(text.match(placeholder));

/** Tags such as `<b>` and `</b>`, sorted. */
export const tags = (text: string): string[] => sorted(text.match(tag));

/** Placeholders and tags, which translation does not change. */
export const markup = new RegExp(`${placeholder.source}|${tag.source}`, "g");

export const withoutMarkup = (text: string): string => text.replace(markup, "");
