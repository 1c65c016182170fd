import { parse } from "yaml";
import type { ContentError } from "../../../content-model/check/content-error";
import { namesFile } from "../../../content-model/check/locale";
import { parseSource } from "../../../content-model/check/source";
import { brokenFile } from "../broken-files";
import { formFile, isForm } from "../project";
import { changedMarkup, checkForm, explainError, type Files } from "./check-form";
import type { Commit, Dialogs, SavedForm } from "./commit";
import type { Conflict } from "./conflict-dialog";
import { completeText, isSameText } from "./file-text";
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

async function readForms({ files, read, saved, openedText, text }: Commit): Promise<SavedForm[]> {
	const forms = [...files].filter(([path]) => isForm(path));
	return Promise.all(
		forms.map(async ([path, content = ""]) => {
			const written = fromBase64(content);
			const current = await read(path);
			const theirs = current === undefined ? "{}" : fromBase64(current);
			const [error] = formFile(path).name ? parseSource(path, theirs).syntaxErrors : [];
			if (error) throw new Error(brokenFile(error, text));
			const opened = openedText(written);
			if (opened === undefined) throw new Error(text("refused.unknown"));
			const id = `${path} ${opened}`;
			const mine = completeText(path, written, opened, current === undefined ? "" : theirs);
			return { path, id, opened: saved.get(id) ?? opened, theirs, mine };
		}),
	);
}

/** Asks before a save overwrites a newer version of a file. Removes languages from the commit that have not changed. */
async function compareForms({ files, askToOverwrite, text }: Commit, forms: SavedForm[]): Promise<void> {
	const conflicts: Conflict[] = [];
	for (const { path, opened, theirs, mine } of forms) {
		files.set(path, toBase64(mine));
		if (isSameText(mine, opened) && files.size > 1) files.delete(path);
		else if (!isSameText(theirs, opened) && theirs !== mine) conflicts.push({ file: path, theirs, mine });
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
 * Compares the files of a commit with the current ones, checks them, and adds the strings of new ids. Either everything is saved
 * or nothing.
 * @throws Error with the reason why the save is refused
 */
export async function completeCommit(commit: Commit): Promise<SavedForm[]> {
	const { project, text, askForTexts } = commit;
	const forms = await readForms(commit);
	await compareForms(commit, forms);
	const filesOf = (version: "theirs" | "mine"): Files => new Map(forms.map((form) => [form.path, form[version]]));
	const [before, after] = [filesOf("theirs"), filesOf("mine")];
	const markup = changedMarkup(before, after);
	// The server on this machine checks all files.
	const errors = markup.length > 0 || !project.backend ? markup : checkForm(before, after, project.names);
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
