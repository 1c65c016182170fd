import type { ApiEntry } from "@sveltia/cms";
import { defaultLanguage } from "../../src/i18n/languages";
import type { contentFormat } from "./formats/content-format";
import { isObject } from "./formats/match-entries";

export type Formats = Map<string, ReturnType<typeof contentFormat>>;

type Tree = { [key: string]: unknown };

/** Without the fields that the CMS does not write: texts of other languages' plural forms are empty. */
function withoutEmpty(tree: Tree): Tree {
	const entries = Object.entries(tree).map(([key, child]) => [
		key,
		typeof child === "object" && child !== null ? withoutEmpty(child as Tree) : child,
	]);
	return Object.fromEntries(entries.filter(([, child]) => child !== ""));
}

/** The name of the YAML file of an entry: `plans`. */
export const contentName = (path: string): string | undefined => /^content\/([\w-]+)\.yaml$/.exec(path)?.[1];

/** The name of the JSON files of an entry: `pricing`. */
export const namespaceOf = (path: string): string | undefined => /^locales\/[\w-]+\/([\w-]+)\.json$/.exec(path)?.[1];

/** The texts of an entry by language, as they are written. */
export function localeTexts({ data, i18n }: ApiEntry): Map<string, string> {
	const trees = Object.entries({ [defaultLanguage]: { data }, ...i18n } as Record<string, { data: Tree }>);
	return new Map(
		trees.map(([language, { data: tree }]) => [language, `${JSON.stringify(withoutEmpty(tree), null, 2)}\n`]),
	);
}

/** A value with its keys in the order of another value: the CMS hands out entries without an order. */
function inOrderOf(reference: unknown, value: unknown): unknown {
	if (Array.isArray(value)) {
		const all = Array.isArray(reference) && isObject(reference[0]) ? Object.assign({}, ...reference) : undefined;
		return value.map((entry) => inOrderOf(all, entry));
	}
	if (!isObject(value)) return value;
	const known = isObject(reference) ? reference : {};
	const keys = [...Object.keys(known).filter((key) => key in value), ...Object.keys(value)];
	return Object.fromEntries([...new Set(keys)].map((key) => [key, inOrderOf(known[key], value[key])]));
}

/** The files that the CMS writes for an entry: path → text that it would write instead of the current one. */
export function entryFiles(entry: ApiEntry, formats: Formats): Map<string, (current: string) => string> {
	const format = formats.get(contentName(entry.path) ?? "");
	if (format) {
		const write = () => `${format.toFile(inOrderOf(format.saved(), entry.data)).trimEnd()}\n`;
		return new Map([[entry.path, write]]);
	}
	const namespace = namespaceOf(entry.path);
	if (!namespace) return new Map();
	return new Map(
		[...localeTexts(entry)].map(([language, text]) => [
			`locales/${language}/${namespace}.json`,
			(current) => `${JSON.stringify(inOrderOf(JSON.parse(current), JSON.parse(text)), null, 2)}\n`,
		]),
	);
}
