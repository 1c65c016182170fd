import fs from "node:fs";
import path from "node:path";
import { defaultLanguage, languages } from "../../i18n/languages";
import { baseKey, flatten, isPlural, type Messages, placeholders, pluralForms } from "./locale-keys";
import type { Problem } from "./problem";
import { readSource, type Source } from "./source";

type Locale = { source: Source; messages: Messages };

function readLocale(root: string, language: string, namespace: string): Locale {
	const file = `locales/${language}/${namespace}.json`;
	const full = path.join(root, file);
	const source = readSource(file, fs.existsSync(full) ? fs.readFileSync(full, "utf8") : "{}");
	return { source, messages: flatten(source.value ?? {}) };
}

/** The keys that a language must have, given the English ones: plural keys in each form of the language. */
function expectedKeys(english: Messages, language: string): string[] {
	const keys = [...english.keys()].flatMap((key) =>
		isPlural(key, english) ? pluralForms(language).map((form) => `${baseKey(key)}_${form}`) : [key],
	);
	return [...new Set(keys)];
}

function compare(english: Messages, { source, messages }: Locale, language: string): Problem[] {
	const expected = expectedKeys(english, language);
	const missing = expected
		.filter((key) => !messages.has(key))
		.map((key) => source.problemAt(key.split(".").slice(0, -1), `"${key}" is missing`));
	const rest = [...messages].flatMap(([key, text]) => {
		const at = key.split(".");
		if (!expected.includes(key)) return [source.problemAtKey(at, `"${key}" is not a key of the English file`)];
		if (text.trim() === "") return [source.problemAt(at, `"${key}" is empty`)];
		const wanted = placeholders(english.get(key) ?? english.get(`${baseKey(key)}_other`) ?? "");
		const found = placeholders(text);
		if (wanted.join() === found.join()) return [];
		return [
			source.problemAt(at, `placeholders must be ${wanted.join(" ") || "none"} (are ${found.join(" ") || "none"})`),
		];
	});
	return [...missing, ...rest];
}

/** Checks that all languages say the same things, and that they have the copy that the content calls for. */
export function checkLocales(root: string, copyKeys: { key: string; file: string }[]): Problem[] {
	const namespaces = fs
		.readdirSync(path.join(root, "locales", defaultLanguage))
		.filter((file) => file.endsWith(".json"))
		.map((file) => path.basename(file, ".json"));

	const english = new Map(namespaces.map((namespace) => [namespace, readLocale(root, defaultLanguage, namespace)]));
	const problems = namespaces.flatMap((namespace) =>
		languages.flatMap(({ code }) => {
			const locale = readLocale(root, code, namespace);
			if (locale.source.syntax.length > 0) return locale.source.syntax;
			return compare(english.get(namespace)?.messages ?? new Map(), locale, code);
		}),
	);
	const unwritten = [...new Map(copyKeys.map((entry) => [entry.key, entry])).values()].flatMap(({ key, file }) => {
		const [namespace = "", name = ""] = key.split(":");
		const locale = english.get(namespace);
		if (!locale || locale.messages.has(name) || locale.messages.has(`${name}_other`)) return [];
		return [locale.source.problemAt(name.split(".").slice(0, -1), `"${name}" is missing; ${file} asks for it`)];
	});
	return [...problems, ...unwritten];
}
