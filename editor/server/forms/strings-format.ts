import { applyEdits, modify, parse } from "jsonc-parser";
import { flatten, isPlural, type Strings } from "../../../content-model/check/locale-strings";
import { isObject } from "../../../content-model/check/parsed-file";
import { withTypography } from "../../../content-model/check/typography";
import { type Tree, valueIn } from "../../config/project";

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };

const withValue = (json: string, path: string[], value: string | undefined): string =>
	applyEdits(json, modify(json, path, value, { formattingOptions }));

/** Changes the strings of a locale file, and nothing else. A key without a string is removed, with its group if that is empty. */
export function updateStrings(json: string, changes: Strings): string {
	let changed = json;
	for (const [key, string] of changes) {
		const path = key.split(".");
		changed = withValue(changed.trim() ? changed : "{}\n", path, string);
		for (const group = path.slice(0, -1); string === undefined && group.length > 0; group.pop()) {
			const isEmpty = Object.keys(valueIn(parse(changed), group) ?? {}).length === 0;
			if (isEmpty) changed = withValue(changed, group, undefined);
		}
	}
	return changed;
}

/**
 * What was typed, without spaces at the ends, and with the typography of the language. The form lacks strings whose keys English does not
 * have: they stay.
 */
export function typedStrings(form: unknown, opened: unknown, language: string): unknown {
	if (!isObject(form)) {
		const typed = typeof form === "string" ? form.trim() : "";
		return typed === String(opened ?? "").trim() ? opened : withTypography(typed, language);
	}
	const before = isObject(opened) ? opened : {};
	const typed = Object.entries(form).map(([key, child]) => [key, typedStrings(child, before[key], language)]);
	return { ...before, ...Object.fromEntries(typed) };
}

/** Writes a form into a locale file. */
export function writeStringsForm(form: Tree, current: string): string {
	const saved = flatten(JSON.parse(current || "{}"));
	const changes: Strings = new Map();
	for (const [key, string = ""] of flatten(form)) {
		const before = saved.get(key) ?? "";
		// The form has empty fields for plural forms that the language does not have. The check reports other strings that were emptied.
		if (string !== before) changes.set(key, string || (isPlural(key, saved) ? undefined : ""));
	}
	return updateStrings(current, changes);
}
