/** A flat view of a locale file: `hero.words.java` to its text. */
export type Messages = Map<string, string | undefined>;

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Flattens nested JSON. What is neither an object nor a text, such as a list, has no text. */
export function flatten(value: unknown, prefix = ""): Messages {
	if (value === null || typeof value !== "object" || Array.isArray(value)) {
		return new Map(prefix ? [[prefix, typeof value === "string" ? value : undefined]] : []);
	}
	const entries = Object.entries(value).flatMap(([key, child]) => [
		...flatten(child, prefix ? `${prefix}.${key}` : key),
	]);
	return new Map(entries);
}

/** The key without its plural form: `runs_few` is a form of `runs`. */
export function baseKey(key: string): string {
	return key.replace(pluralSuffix, "");
}

/** The plural forms that a language needs, as CLDR has them: ru one, few, many, other. */
export function pluralForms(language: string): string[] {
	return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Whether a key is a plural form there: `runs_one` beside `runs_other`. */
export function isPlural(key: string, messages: Messages): boolean {
	return pluralSuffix.test(key) && messages.has(`${baseKey(key)}_other`);
}

const placeholder = /\{\{[^}]*\}\}|\$t\([^)]*\)/g;
const tag = /<\/?[\w-]+\s*\/?>/g;

const sorted = (found: RegExpMatchArray | null) => [...new Set(found)].sort();

/** `{{count, number}}` and the like, sorted. */
export const placeholders = (text: string): string[] => sorted(text.match(placeholder));

/** `<b>`, `</b>` and the like, sorted. */
export const tags = (text: string): string[] => sorted(text.match(tag));

/** What stays as it is in every language. */
export const fixedParts = new RegExp(`${placeholder.source}|${tag.source}`, "g");

/** The words of a text alone. */
export const withoutPlaceholders = (text: string): string => text.replace(fixedParts, "");

/** The keys that a language must have, given the English ones: plural keys in each form of the language. */
export function expectedKeys(english: Messages, language: string): string[] {
	const keys = [...english.keys()].flatMap((key) =>
		isPlural(key, english) ? pluralForms(language).map((form) => `${baseKey(key)}_${form}`) : [key],
	);
	return [...new Set(keys)];
}

/** Keys that i18next or JavaScript would take for something else, with the reason. */
export function strangeKeys(value: object, above: string[] = []): { path: string[]; message: string }[] {
	return Object.entries(value).flatMap(([key, child]) => {
		const path = [...above, key];
		const reserved = ["__proto__", "constructor", "prototype"].includes(key);
		if (reserved) return [{ path, message: `"${key}" cannot be a key: JavaScript needs the name` }];
		if (!/^[\w-]+$/.test(key)) {
			return [{ path, message: `"${key}" cannot be a key: only letters, digits, - and _ are taken` }];
		}
		return typeof child === "object" && child !== null && !Array.isArray(child) ? strangeKeys(child, path) : [];
	});
}
