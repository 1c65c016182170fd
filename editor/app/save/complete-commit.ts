import { parse } from "yaml";
import type { ContentError } from "../../../content-model/check/content-error";
import { namesFile } from "../../../content-model/check/locale";
import { parseSource } from "../../../content-model/check/source";
import { brokenFile } from "../broken-files";
import { type Form, versionField, versionOf, writeForm } from "../formats/formats";
import { formFile, isForm } from "../project";
import { checkForm, explainError } from "./check-form";
import type { Commit, Dialogs, SavedForm } from "./commit";
import type { Conflict } from "./conflict-dialog";
import { fromBase64, toBase64 } from "./hosts";
import { changedNames, changedTexts, missingTexts, type NewTexts, unneededTexts } from "./new-texts";

/** The locale that the CMS gives to forms in one language. */
const noLocale = "_default";

/** Explains why a save is refused, and shows the first field with an error. */
export function explain(errors: ContentError[], forms: SavedForm[], { text, showField }: Dialogs): string {
	const [first] = errors;
	if (first?.path) void showField(formFile(first.file).language ?? noLocale, first.path.join("."));
	const contentOf = ({ file }: ContentError) => parse(forms.find(({ path }) => path === file)?.mine ?? "");
	return errors.map((error) => explainError(error, contentOf(error), text)).join("\n");
}

async function readForms({ files, read, project, text }: Commit): Promise<SavedForm[]> {
	const forms = [...files].filter(([path]) => isForm(path));
	return Promise.all(
		forms.map(async ([path, content = ""]) => {
			const form = JSON.parse(fromBase64(content) || "{}") as Form;
			if (!form[versionField]) throw new Error(text("refused.unknown"));
			const theirs = fromBase64((await read(path)) ?? btoa("{}"));
			const [error] = formFile(path).name ? parseSource(path, theirs).syntaxErrors : [];
			if (error) throw new Error(brokenFile(error, text));
			const id = `${path} ${form[versionField]}`;
			return { path, form, id, theirs, mine: writeForm(path, form, theirs, project) };
		}),
	);
}

/** Asks before a save overwrites a newer version of a file. Removes languages from the commit that have not changed. */
async function compareForms({ files, saved, askToOverwrite, text }: Commit, forms: SavedForm[]): Promise<void> {
	const conflicts: Conflict[] = [];
	for (const { path, form, id, theirs, mine } of forms) {
		const opened = saved.get(id) ?? form[versionField];
		files.set(path, toBase64(mine));
		if ((await versionOf(mine)) === opened && files.size > 1) files.delete(path);
		else if ((await versionOf(theirs)) !== opened && theirs !== mine) conflicts.push({ file: path, theirs, mine });
	}
	if (conflicts.length > 0 && !(await askToOverwrite(conflicts, text))) throw new Error(text("conflict.canceled"));
}

/** Adds the strings of new ids to the locale files, and removes those of ids that are gone. */
async function changeTexts({ files, read, project, text }: Commit, changes: NewTexts): Promise<void> {
	const namespaces = new Set(Object.keys(changes).map((key) => key.split(":")[0] ?? ""));
	if (namespaces.size === 0) return;
	for (const namespace of namespaces) {
		for (const language of Object.keys(project.locales)) {
			const path = `locales/${language}/${namespace}.json`;
			const json = fromBase64((await read(path)) ?? btoa("{}"));
			const changed = changedTexts(changes, namespace, language, json);
			const keys = changed.existing.join(", ");
			if (keys) throw new Error(text("refused.exists", { keys }));
			files.set(path, toBase64(changed.text));
		}
	}
	const names = fromBase64((await read(namesFile)) ?? "");
	const changed = changedNames(changes, names);
	if (changed !== names) files.set(namesFile, toBase64(changed));
}

/**
 * Writes the forms of a commit into the current files, and adds their strings to it. Either everything is saved
 * or nothing.
 * @throws Error with the reason why the save is refused
 */
export async function completeCommit(commit: Commit): Promise<SavedForm[]> {
	const { project, text, askForTexts } = commit;
	const forms = await readForms(commit);
	await compareForms(commit, forms);
	const versionsOf = (version: "theirs" | "mine") => new Map(forms.map((form) => [form.path, form[version]]));
	const errors = checkForm(versionsOf("theirs"), versionsOf("mine"), project.names);
	if (errors.length > 0) throw new Error(explain(errors, forms, commit));
	for (const { path, theirs, mine } of forms) {
		const { schema } = formFile(path);
		if (!schema) continue;
		const [saved, value] = [parse(theirs), parse(mine)];
		const missing = missingTexts(schema, value, saved, project);
		const added = missing.length > 0 ? await askForTexts(missing, project, text) : {};
		if (!added) throw new Error(text("newTexts.canceled"));
		await changeTexts(commit, { ...unneededTexts(schema, value, saved), ...added });
	}
	return forms;
}
