import type { ContentError } from "./content-error";
import type { ContentField } from "./content-fields";
import type { Files } from "./files";
import { findLocale, type Locales } from "./locale";
import { baseKey, expectedKeys } from "./messages";

/** The folders with the code that uses keys. */
export const codeFolders = ["src", "gatsby", "plugins"];

/** Keys that template literals can produce: `plans.${id}.name` matches each key with that start and end. */
function keyPatterns(code: string): RegExp[] {
	const assignments = code.matchAll(/const (\w+) = `((?:[\w.:-]|\$\{[^}`]*\})*)`/g);
	const constants = new Map([...assignments].map(([, name, template]) => [name, template]));
	const templates = [...code.matchAll(/(\b(?:t|translate)\(\s*)?`((?:[\w.:-]|\$\{[^}`]*\})+)`/g)];
	return templates.flatMap(([, call, template = ""]) => {
		const resolved = template.replace(/^\$\{(\w+)\}/, (hole, name: string) => constants.get(name) ?? hole);
		const wildcard = resolved.replace(/^[\w-]+:/, "").replace(/\$\{[^}]*\}/g, "*");
		// `${a}.${b}` matches any key, so it counts only as the argument of a translation function.
		if (!template.includes("${") || (!call && !/\w/.test(wildcard))) return [];
		return new RegExp(`^${wildcard.replaceAll(".", "\\.").replaceAll("*", ".+")}$`);
	});
}

/**
 * Returns a function that checks whether code may use a key. A key counts as used if it is in quotes anywhere, or if a template
 * literal matches it.
 */
function usageInCode(files: string[]): (namespace: string, key: string) => boolean {
	const patterns = files.flatMap(keyPatterns);
	const quoted = new Set([...files.join("\n").matchAll(/(["'`])([\w.:-]+)\1/g)].map(([, , text]) => text));
	return (namespace, key) => {
		const isUsed = (name: string) =>
			quoted.has(name) || quoted.has(`${namespace}:${name}`) || patterns.some((pattern) => pattern.test(name));
		return isUsed(key) || isUsed(baseKey(key));
	};
}

/** Reports strings that neither code nor content uses. */
export function unusedKeys(files: Files, locales: Locales, fields: ContentField[]): ContentError[] {
	const code = codeFolders
		.flatMap((folder) => files.list(folder))
		.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
		.map((file) => files.read(file)?.toString("utf8") ?? "");
	if (code.length === 0) return [];
	const isInCode = usageInCode(code);
	const inContent = new Set(fields.flatMap(({ translationKeys }) => translationKeys));
	return locales.files.flatMap(({ language, namespace, source, messages }) => {
		const english = findLocale(locales.files, namespace)?.messages ?? new Map();
		const expected = expectedKeys(english, language);
		const isUsed = (key: string) => inContent.has(`${namespace}:${key}`) || isInCode(namespace, key);
		const unused = [...messages.keys()].filter((key) => expected.includes(key) && !isUsed(key));
		return unused.map((key) => source.errorAtKey(key.split("."), `"${key}" is not used: remove it`));
	});
}
