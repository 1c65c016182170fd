import type { ApiEntry, AppEventListener } from "@sveltia/cms";
import { defaultLanguage } from "../../../src/i18n/languages";
import type { Tree } from "../project";
import { correctText } from "./new-texts";

/** An entry as an Immutable Map. */
export type EntryMap = Parameters<AppEventListener["handler"]>[0]["entry"];

type Translations = Record<string, { data: Tree }>;

const correctTree = (tree: Tree, language: string): Tree =>
	Object.fromEntries(
		Object.entries(tree).map(([key, child]) => [
			key,
			typeof child === "string" ? correctText(child, language) : correctTree(child, language),
		]),
	);

/** A file of texts as `npm run check -- --fix` leaves it. Other files have no typography. */
export function correctTypography(entry: EntryMap): EntryMap {
	const { path, data, i18n } = entry.toJS() as ApiEntry;
	if (!/^locales\/[\w-]+\/[\w-]+\.json$/.test(path)) return entry;
	const translations = Object.entries((i18n ?? {}) as Translations).map(([language, { data: tree }]) => [
		language,
		{ data: correctTree(tree, language) },
	]);
	return entry.set("data", correctTree(data as Tree, defaultLanguage)).set("i18n", Object.fromEntries(translations));
}
