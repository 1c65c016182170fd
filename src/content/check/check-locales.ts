import fs from "node:fs";
import path from "node:path";
import { defaultLanguage, languages } from "../../i18n/languages";
import type { CopyNeeds } from "./check-content";
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
		if (text === undefined) return [source.problemAt(at, `"${key}" must be a text, in quotes`)];
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

type Namespaces = Map<string, Locale>;

/** A copy key of the content (`pricing:plans.pro.name`) with the English file that should hold it. */
function find(english: Namespaces, key: string) {
	const [namespace = "", name = ""] = key.split(":");
	const locale = english.get(namespace);
	const text = locale?.messages.get(name) ?? locale?.messages.get(`${name}_other`);
	return { locale, name, text };
}

/** Copy that the content calls for and English lacks, and numbers that are given or left out against the copy. */
function checkNeeds(english: Namespaces, { file, keys, counts }: CopyNeeds): Problem[] {
	const unwritten = [...new Set(keys)].flatMap((key) => {
		const { locale, name, text } = find(english, key);
		if (!locale || text !== undefined) return [];
		return [locale.source.problemAt(name.split(".").slice(0, -1), `"${name}" is missing; ${file} asks for it`)];
	});
	const uncounted = counts.flatMap(({ key, given, problem }) => {
		const { name, text } = find(english, key);
		const taken = text?.includes("{{count") ?? given;
		if (taken === given) return [];
		return [problem(taken ? `"${name}" needs a count` : `"${name}" takes no count`)];
	});
	return [...unwritten, ...uncounted];
}

/** Files that only another language than English has. */
function strayFiles(root: string, namespaces: string[]): Problem[] {
	return languages.flatMap(({ code }) => {
		const folder = path.join(root, "locales", code);
		const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
		return files
			.filter((file) => file.endsWith(".json") && !namespaces.includes(path.basename(file, ".json")))
			.map((file) => ({ file: `locales/${code}/${file}`, line: 1, column: 1, message: "English has no such file" }));
	});
}

/** Checks that all languages say the same things, and that they have the copy that the content calls for. */
export function checkLocales(root: string, needs: CopyNeeds[]): Problem[] {
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
	return [...problems, ...strayFiles(root, namespaces), ...needs.flatMap((need) => checkNeeds(english, need))];
}
