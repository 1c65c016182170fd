import fs from "node:fs";
import path from "node:path";
import { defaultLanguage, languages } from "../../i18n/languages";
import { type CopyNeeds, missingCopy, type Namespaces, wrongCounts } from "./copy-needs";
import { baseKey, expectedKeys, flatten, type Messages, placeholders, strangeKeys } from "./locale-keys";
import type { Problem } from "./problem";
import { readSource, type Source } from "./source";
import { didYouMean, nearest } from "./suggest";

type Locale = { source: Source; messages: Messages };

function readLocale(root: string, language: string, namespace: string): Locale {
	const source = readSource(root, `locales/${language}/${namespace}.json`);
	const { value } = source;
	if (source.syntax.length === 0 && (typeof value !== "object" || value === null || Array.isArray(value))) {
		source.syntax.push(source.problemAt([], "the file must hold keys and texts in one pair of { }"));
	}
	return { source, messages: flatten(value) };
}

/** What is wrong with a file by itself. */
function ownProblems({ source, messages }: Locale): Problem[] {
	if (source.syntax.length > 0) return source.syntax;
	const keys = strangeKeys(source.value ?? {}).map(({ path: at, message }) => source.problemAtKey(at, message));
	const texts = [...messages].flatMap(([key, text]) => {
		const at = key.split(".");
		if (text === undefined) return [source.problemAt(at, `"${key}" must be a text, in quotes`)];
		return text.trim() === "" ? [source.problemAt(at, `"${key}" is empty`)] : [];
	});
	return [...keys, ...texts];
}

/** What is wrong with a file beside the English one. */
function compare(english: Messages, { source, messages }: Locale, language: string): Problem[] {
	const expected = expectedKeys(english, language);
	const absent = expected.filter((key) => !messages.has(key));
	const unknown = [...messages.keys()].filter((key) => !expected.includes(key));
	const meant = unknown.map((key) => nearest(key, absent));
	const missing = absent
		.filter((key) => !meant.includes(key))
		.map((key) => source.problemAt(key.split(".").slice(0, -1), `"${key}" is missing`));
	const strange = unknown.map((key) =>
		source.problemAtKey(key.split("."), `"${key}" is not a key of the English file${didYouMean(key, absent)}`),
	);
	const different = [...messages].flatMap(([key, text]) => {
		if (!text?.trim() || !expected.includes(key)) return [];
		const wanted = placeholders(english.get(key) ?? english.get(`${baseKey(key)}_other`) ?? "");
		const found = placeholders(text);
		if (wanted.join() === found.join()) return [];
		const message = `placeholders must be ${wanted.join(" ") || "none"} (are ${found.join(" ") || "none"})`;
		return [source.problemAt(key.split("."), message)];
	});
	return [...missing, ...strange, ...different];
}

/** Files and folders that the English files and the list of languages know nothing of. */
function strayFiles(root: string, namespaces: string[]): Problem[] {
	const folder = path.join(root, "locales");
	const codes: string[] = languages.map(({ code }) => code);
	const stray = (file: string, message: string) => ({ file, line: 1, column: 1, message });
	return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		if (!entry.isDirectory()) return [];
		const { name } = entry;
		if (!codes.includes(name)) {
			return [stray(`locales/${name}`, `src/i18n/languages.ts has no line for the language "${name}"`)];
		}
		return fs
			.readdirSync(path.join(folder, name))
			.filter((file) => file.endsWith(".json") && !namespaces.includes(path.basename(file, ".json")))
			.map((file) => {
				const meant = didYouMean(
					file,
					namespaces.map((namespace) => `${namespace}.json`),
				);
				return stray(`locales/${name}/${file}`, `English has no such file${meant}`);
			});
	});
}

/** Checks that all languages say the same things, and that they have the copy that the content calls for. */
export function checkLocales(root: string, needs: CopyNeeds[]): Problem[] {
	const folder = `locales/${defaultLanguage}`;
	if (!fs.existsSync(path.join(root, folder))) {
		return [{ file: folder, line: 1, column: 1, message: "this folder is missing" }];
	}
	const namespaces = fs
		.readdirSync(path.join(root, folder))
		.filter((file) => file.endsWith(".json"))
		.map((file) => path.basename(file, ".json"));
	const read = (code: string): Namespaces =>
		new Map(namespaces.map((namespace) => [namespace, readLocale(root, code, namespace)]));
	const english = read(defaultLanguage);
	const all = languages.map(({ code }) => ({ code, files: code === defaultLanguage ? english : read(code) }));

	const problems = all.flatMap(({ code, files }) =>
		[...files].flatMap(([namespace, locale]) => {
			const own = ownProblems(locale);
			const measure = english.get(namespace);
			if (locale.source.syntax.length > 0 || !measure || measure.source.syntax.length > 0) return own;
			return [...own, ...compare(measure.messages, locale, code)];
		}),
	);
	const copy = missingCopy(needs, [english, ...all.map(({ files }) => files).filter((files) => files !== english)]);
	return [...problems, ...strayFiles(root, namespaces), ...copy.problems, ...wrongCounts(needs, english)];
}
