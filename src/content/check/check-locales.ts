import fs from "node:fs";
import path from "node:path";
import { defaultLanguage, publishedLanguages } from "../../i18n/languages";
import { compare, ownProblems } from "./compare-locale";
import { type CopyNeeds, missingCopy, wrongCounts } from "./copy-needs";
import { asksFor } from "./language-names";
import { expectedKeys } from "./locale-keys";
import type { Problem } from "./problem";
import { type Language, type Namespaces, namespacesIn, readLocales } from "./read-locales";
import { didYouMean } from "./suggest";
import { keysInCode } from "./used-keys";

/** Files and folders that the English files and the list of languages know nothing of. */
function strayFiles(root: string, english: Namespaces): Problem[] {
	const folder = path.join(root, "locales");
	const codes: string[] = publishedLanguages.map(({ code }) => code);
	const files = [...english.keys()].map((namespace) => `${namespace}.json`);
	const stray = (file: string, message: string) => ({ file, line: 1, column: 1, message });
	return fs.readdirSync(folder).flatMap((name) => {
		if (!fs.statSync(path.join(folder, name)).isDirectory()) return [];
		if (!codes.includes(name)) {
			return [stray(`locales/${name}`, `src/i18n/languages.ts has no line for the language "${name}"`)];
		}
		return namespacesIn(root, name)
			.filter((namespace) => !english.has(namespace))
			.map((namespace) => `${namespace}.json`)
			.map((file) => stray(`locales/${name}/${file}`, `English has no such file${didYouMean(file, files)}`));
	});
}

/** Texts that neither code nor content shows. */
function unusedKeys(root: string, english: Namespaces, all: Language[], needs: CopyNeeds[]): Problem[] {
	const inCode = keysInCode(root);
	if (!inCode) return [];
	const asked = new Set(needs.flatMap(({ copy }) => copy.map(({ key }) => key)));
	return all.flatMap(({ code, files }) =>
		[...files].flatMap(([namespace, { source, messages }]) => {
			const known = new Set(expectedKeys(english.get(namespace)?.messages ?? new Map(), code));
			return [...messages.keys()]
				.filter((key) => known.has(key) && !asked.has(`${namespace}:${key}`) && !inCode(namespace, key))
				.map((key) => source.problemAtKey(key.split("."), `"${key}" is shown nowhere: take it out`));
		}),
	);
}

/** Checks that all languages say the same things, and that they have the copy that code and content call for. */
export function checkLocales(root: string, needs: CopyNeeds[]): Problem[] {
	const folder = `locales/${defaultLanguage}`;
	if (!fs.existsSync(path.join(root, folder))) {
		return [{ file: folder, line: 1, column: 1, message: "this folder is missing" }];
	}
	const { english, all, names } = readLocales(root);
	const problems = all.flatMap(({ code, files }) =>
		[...files].flatMap(([namespace, locale]) => {
			const own = ownProblems(locale, code);
			const measure = english.get(namespace);
			const comparable = locale.source.syntax.length === 0 && measure?.source.syntax.length === 0;
			if (!comparable) return own;
			return [...own, ...compare(asksFor(namespace, measure.messages), locale, code, names)];
		}),
	);
	const ordered = [english, ...all.flatMap(({ files }) => (files === english ? [] : [files]))];
	return [
		...problems,
		...strayFiles(root, english),
		...missingCopy(needs, ordered),
		...wrongCounts(needs, english),
		...unusedKeys(root, english, all, needs),
	];
}
