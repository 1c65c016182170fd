import { type ContentError, fileError } from "../../content-model/check/content-error";
import { schemaValues } from "../../content-model/check/content-fields";
import { toLocale } from "../../content-model/check/locale";
import { baseKey, type Strings } from "../../content-model/check/locale-strings";
import type { Path } from "../../content-model/check/parsed-file";
import { parseSource } from "../../content-model/check/source";
import type { ErrorCode } from "../../content-model/messages";
import { contentSchemas } from "../../content-model/schemas";
import { defaultLanguage, languages } from "../../src/i18n/languages";
import { entryStrings, newChoice } from "../config/entry-words";
import { brokenFile, type LabelOf } from "../config/labels";
import { formFile } from "../config/project";
import { readForm } from "./forms/forms";
import { splitWords } from "./forms/join-words";
import { updateStrings } from "./forms/strings-format";
import { localeFileReader, type Merged } from "./merge-changes";
import { blobSha, currentContent, Refusal } from "./working-tree";

/** Where a value of a file is in a form: `locales/ru/pricing.json plans.team.name` → `groups.0.plans.1.name.ru` of the plans. */
export type Places = Map<string, { file: string; path: Path }>;

type Read = (file: string) => string;

/** @param key `pricing:plans.team.name` */
const fileOf = (key: string, language: string): string => `locales/${language}/${key.split(":")[0]}.json`;

const errorAt = (file: string, path: Path, code: ErrorCode): ContentError => ({ ...fileError(file, { code }), path });

/** The keys of all strings that the ids of YAML files use. */
function usedKeys(read: Read): Set<string> {
	const values = Object.entries(contentSchemas).flatMap(([name, schema]) => {
		const file = `content/${name}.yaml`;
		return schemaValues(schema, parseSource(file, read(file)).value);
	});
	const keys = values.flatMap(({ schema, value, parents: [object = {}, parent = {}] }) =>
		typeof value === "string" ? (schema.meta()?.translationKeys?.(value, object, parent) ?? []) : [],
	);
	return new Set(keys);
}

/** Changes strings of a locale file. Of a string with plural forms, the form `other` changes. */
function changedStrings(file: string, json: string, changes: Strings, labelOf: LabelOf): Buffer {
	const { source, strings } = toLocale(parseSource(file, json || "{}\n"));
	const [error] = source.syntaxErrors;
	if (error) throw new Refusal(422, brokenFile(error, labelOf));
	const inFile: Strings = new Map();
	for (const [key, words] of changes) {
		const forms = [...strings.keys()].filter((each) => each === key || baseKey(each) === key);
		if (words === undefined) for (const each of forms) inFile.set(each, undefined);
		else inFile.set(strings.has(`${key}_other`) ? `${key}_other` : key, words);
	}
	return Buffer.from(updateStrings(json, inFile));
}

/**
 * Writes the words of forms into the locale files: those that were typed, and those of new ids, also if they are empty. Removes those of
 * ids that are gone, unless another id uses them.
 * @returns all changes; where the forms show what they consist of; and errors of words that would have no place
 */
export function writeWords(root: string, { changes, forms }: Merged, labelOf: LabelOf) {
	const all = new Map(changes.map((change) => [change.path, change]));
	const saved: Read = (file) => currentContent(root, file)?.toString("utf8") ?? "";
	const changed: Read = (file) => (all.has(file) ? (all.get(file)?.content?.toString("utf8") ?? "") : saved(file));
	const textIn = localeFileReader(root);
	const places: Places = new Map();
	const errors: ContentError[] = [];
	/** Locale file → key → string. */
	const strings = new Map<string, Strings>();
	function setString(translationKey: string, language: string, words: string | undefined): void {
		const file = fileOf(translationKey, language);
		const [, key = ""] = translationKey.split(":");
		strings.set(file, (strings.get(file) ?? new Map()).set(key, words));
	}

	const used = usedKeys(changed);
	for (const [file, form] of forms) {
		const { kind, schema } = formFile(file);
		if (kind !== "content" || !schema) continue;
		const known = entryStrings(schema, parseSource(file, saved(file)).value).map(({ key }) => key);
		for (const key of known.filter((each) => !used.has(each))) {
			for (const { code } of languages) if (textIn(key, code)) setString(key, code, undefined);
		}
		const parts = splitWords(schema, form);
		for (const { key, language, string: words, path } of parts.strings) {
			const current = textIn(key, language);
			const isNew = !known.includes(key);
			const isKnownChoice = path.at(-3) === newChoice && current !== "";
			if (isKnownChoice && language === defaultLanguage)
				errors.push(errorAt(file, [...path.slice(0, -2), "id"], "choiceExists"));
			// An id without words shows those that another id uses.
			else if (words !== current && (words || !isNew)) setString(key, language, words);
			else if (isNew && !current) setString(key, language, "");
			places.set(`${fileOf(key, language)} ${key.split(":")[1]}`, { file, path });
		}
		const before = JSON.stringify(readForm(file, saved(file), textIn));
		const typed = parts.hidden.filter((each) => !before.includes(JSON.stringify(each.string)));
		errors.push(...typed.map(({ path }) => errorAt(file, path, "notShown")));
		for (const [place, path] of parts.moved) places.set(`${file} ${place}`, { file, path });
	}
	for (const [file, changes] of strings) {
		const json = changed(file);
		const current = currentContent(root, file);
		const sha = all.get(file)?.sha ?? (current && blobSha(current));
		all.set(file, { path: file, content: changedStrings(file, json, changes, labelOf), sha });
	}
	return { changes: [...all.values()], places, errors };
}
