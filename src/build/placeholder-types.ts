import fs from "node:fs";
import path from "node:path";
import { baseKey, isPlural, type Messages, placeholders } from "../content/check/locale-keys";
import { readLocales } from "../content/check/read-locales";

export const placeholdersFile = "src/i18n/placeholders.d.ts";

const byName = ([a]: [string, ...unknown[]], [b]: [string, ...unknown[]]) => (a < b ? -1 : 1);

const head = `// What the English texts take, for the compiler. \`npm run develop\`, \`npm run build\` and \`npm run schemas\` write it.

export type Placeholders = {
`;

/** The texts that take values, by key: a plural key without its ending, and with the count that chooses the form. */
function taken(messages: Messages): [key: string, values: string][] {
	const all = new Map<string, string[]>();
	for (const [key, text = ""] of messages) {
		const plural = isPlural(key, messages);
		const name = plural ? baseKey(key) : key;
		all.set(name, [...(all.get(name) ?? (plural ? ["{{count}}"] : [])), ...placeholders(text)]);
	}
	return [...all]
		.filter(([, values]) => values.length > 0)
		.map(([key, values]): [string, string] => [key, [...new Set(values)].join("")])
		.sort(byName);
}

/**
 * The text of the file that tells the compiler what each English text takes: the type of an imported JSON file says no
 * more than "a string". Only placeholders are in it, so that it stays as it is when words change. Undefined while English
 * cannot be read.
 */
export function placeholderTypes(root: string): string | undefined {
	const { english } = readLocales(root);
	const readable = [...english.values()].every(({ source }) => source.syntax.length === 0);
	if (english.size === 0 || !readable) return undefined;
	const namespaces = [...english].sort(byName);
	const lines = namespaces.flatMap(([namespace, { messages }]) => [
		`\t${JSON.stringify(namespace)}: {`,
		...taken(messages).map(([key, values]) => `\t\t${JSON.stringify(key)}: ${JSON.stringify(values)};`),
		"\t};",
	]);
	return `${head}${lines.join("\n")}\n};\n`;
}

/** Writes the file where it is not current. Returns whether it did. */
export function writePlaceholderTypes(root: string): boolean {
	const file = path.join(root, placeholdersFile);
	const text = placeholderTypes(root);
	const current = fs.existsSync(file) ? fs.readFileSync(file, "utf8").replaceAll("\r\n", "\n") : undefined;
	if (text === undefined || text === current) return false;
	fs.writeFileSync(file, text);
	return true;
}
