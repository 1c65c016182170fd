import { applyEdits, modify, parse } from "jsonc-parser";
import { flatten, isPlural, type Texts } from "../../../content-model/check/locale-texts";
import { type Tree, valueIn } from "../../config/project";

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };

const withValue = (json: string, path: string[], value: string | undefined): string =>
	applyEdits(json, modify(json, path, value, { formattingOptions }));

/** Changes the texts of a locale file, and nothing else. A key without a text is removed, with its group if that is empty. */
export function updateTexts(json: string, changes: Texts): string {
	let changed = json;
	for (const [key, text] of changes) {
		const path = key.split(".");
		changed = withValue(changed.trim() ? changed : "{}\n", path, text);
		for (const group = path.slice(0, -1); text === undefined && group.length > 0; group.pop()) {
			const isEmpty = Object.keys(valueIn(parse(changed), group) ?? {}).length === 0;
			if (isEmpty) changed = withValue(changed, group, undefined);
		}
	}
	return changed;
}

/** Writes a form into the locale file that it was opened with. */
export function writeTextForm(form: Tree, opened: string): string {
	const saved = flatten(JSON.parse(opened || "{}"));
	const changes: Texts = new Map();
	for (const [key, typed = ""] of flatten(form)) {
		const before = saved.get(key) ?? "";
		const text = typed.trim();
		// The form has empty fields for plural forms that the language does not have. The check reports other texts that were emptied.
		if (typed !== before && (text || before)) changes.set(key, text || (isPlural(key, saved) ? undefined : ""));
	}
	return updateTexts(opened, changes);
}
