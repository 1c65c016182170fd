import fs from "node:fs";
import path from "node:path";
import { baseKey } from "./locale-keys";

type Pattern = { namespaces: string[]; expression: RegExp };

/** The code that can show copy; links are followed. */
function sources(folder: string): string[] {
	if (!fs.existsSync(folder)) return [];
	return fs.readdirSync(folder).flatMap((name) => {
		const full = path.join(folder, name);
		if (fs.statSync(full).isDirectory()) return sources(full);
		return /(?<!\.d)\.tsx?$/.test(name) ? [fs.readFileSync(full, "utf8")] : [];
	});
}

/** The namespaces that a file asks the translation hooks for. */
function namespacesOf(code: string): string[] {
	return [...code.matchAll(/\b(?:useTranslation|useCopy)\(\s*"([\w-]+)"/g)].map(([, name = ""]) => name);
}

/** Keys that are put together: `plans.${id}.name` is any key that starts and ends so. */
function patternsOf(code: string): Pattern[] {
	const assigned = code.matchAll(/const (\w+) = `((?:[\w.:-]|\$\{[^}`]*\})*)`/g);
	const constants = new Map([...assigned].map(([, name, text]) => [name, text]));
	const templates = [...code.matchAll(/(\b(?:t|copy)\(\s*)?`((?:[\w.:-]|\$\{[^}`]*\})+)`/g)];
	return templates.flatMap(([, call, template = ""]) => {
		const whole = template.replace(/^\$\{(\w+)\}/, (hole, name: string) => constants.get(name) ?? hole);
		const starred = whole.replace(/^[\w-]+:/, "").replace(/\$\{[^}]*\}/g, "*");
		// `${a}.${b}` says nothing, unless it is asked for as copy.
		if (!template.includes("${") || (!call && !/\w/.test(starred))) return [];
		const expression = new RegExp(`^${starred.replaceAll(".", "\\.").replaceAll("*", ".+")}$`);
		return [{ namespaces: namespacesOf(code), expression }];
	});
}

/**
 * Tells whether code may show a key. In doubt it may: a key counts as shown where it stands in quotes anywhere, where
 * a template literal could make it, and, in a namespace that is read as a whole, where its last part is a word of code.
 */
export function keysInCode(root: string): ((namespace: string, key: string) => boolean) | undefined {
	const files = ["src", "plugins"].flatMap((folder) => sources(path.join(root, folder)));
	if (files.length === 0) return undefined;
	const code = files.join("\n");
	const patterns = files.flatMap(patternsOf);
	const asked = new Set(files.flatMap(namespacesOf));
	const quoted = new Set([...code.matchAll(/(["'`])([\w.:-]+)\1/g)].map(([, , text]) => text));

	return (namespace, key) => {
		const names = [...new Set([key, baseKey(key)])];
		const literal = names.some((name) => quoted.has(name) || quoted.has(`${namespace}:${name}`));
		const made = patterns.some(
			({ namespaces, expression }) =>
				(namespaces.length === 0 || namespaces.includes(namespace)) && names.some((name) => expression.test(name)),
		);
		const word = (name: string) => new RegExp(`\\b${name.split(".").at(-1)}\\b`).test(code);
		return literal || made || (!asked.has(namespace) && names.some(word));
	};
}
