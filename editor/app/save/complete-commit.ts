import { parse } from "yaml";
import type { ContentError } from "../../../content-model/check/content-error";
import { namesFile } from "../../../content-model/check/locale";
import { parseSource } from "../../../content-model/check/source";
import { formFile, noLocale, type Project } from "../project";
import { brokenFile, type EditorText } from "../texts";
import { changedMarkup, checkForm, explainError, type Files } from "./check-form";
import { completeText, isSameText } from "./complete-text";
import type { Conflict } from "./conflict-dialog";
import { type CommitFiles, fromBase64, toBase64 } from "./hosts";
import { linksTo, type PageLink } from "./linked-pages";
import { changedNames, changedTexts, missingTexts, type NewTexts, unneededTexts } from "./new-texts";

/** What a save asks for. A save without dialogs is refused where it would ask. */
export type Dialogs = {
	text: EditorText;
	/** Finds the text that a form was opened with. */
	openedText: (written: string) => string | undefined;
	/** Shows both versions of each file. */
	askToOverwrite?: (conflicts: Conflict[], text: EditorText) => Promise<boolean>;
	/** Shows the links to pages that are about to be deleted, or to get another address. */
	askToDelete?: (links: PageLink[], mayDelete: boolean, text: EditorText) => Promise<boolean>;
	/** Asks for the strings of new ids. Undefined if the user cancels. */
	askForTexts?: (keys: string[], project: Project, text: EditorText) => Promise<NewTexts | undefined>;
	showField?: (locale: string, keyPath: string) => unknown;
};

/** A commit of forms. */
type Commit = Dialogs & {
	files: CommitFiles;
	/** The text of a file on the host; undefined if there is no such file. */
	read: (path: string) => Promise<string | undefined>;
	project: Project;
	/** What this tab has saved: the id of a form that is still open → the text of its file. */
	saved: Map<string, string>;
};

type SavedForm = {
	path: string;
	/** The path and the text that the form was opened with. */
	id: string;
	/** The text of the file when the form was opened, or last saved. */
	opened: string;
	/** The current text of the file. */
	theirs: string;
	/** The text that the form has written. */
	mine: string;
};

/** Explains why a save is refused, and shows the first field with an error. */
export function explain(
	errors: ContentError[],
	forms: SavedForm[],
	project: Project,
	{ text, showField }: Dialogs,
): string {
	const [first] = errors;
	if (first?.path) void showField?.(formFile(first.file).language ?? noLocale, first.path.join("."));
	const contentOf = (file: string) => parseSource(file, forms.find(({ path }) => path === file)?.mine ?? "").value;
	return errors.map((error) => explainError(error, contentOf(error.file), project, text)).join("\n");
}

/** The pages that a commit deletes, or gives another name. */
const deletedPages = (files: CommitFiles): string[] =>
	[...files.keys()].filter((path) => files.get(path) === undefined && formFile(path).kind === "pages");

/** The page under its earlier name, if the commit gives it another one. */
function earlierName(path: string, { files, project }: Commit): string | undefined {
	const { kind, language } = formFile(path);
	if (kind !== "pages" || path in project.pages) return undefined;
	return deletedPages(files).find((file) => formFile(file).language === language);
}

async function readForm(path: string, written: string, commit: Commit): Promise<SavedForm> {
	const { project, read, saved, openedText, text } = commit;
	const { kind } = formFile(path);
	const file = earlierName(path, commit) ?? path;
	const isNew = kind === "pages" && !(file in project.pages);
	// For a file that does not exist, the browser would log an error.
	const current = isNew ? undefined : await read(file);
	const [error] = current !== undefined && kind !== "names" ? parseSource(path, current).syntaxErrors : [];
	if (error) throw new Error(brokenFile(error, text));
	const opened = isNew ? "" : openedText(written);
	if (opened === undefined) throw new Error(text("refused.unknown"));
	const id = `${path} ${opened}`;
	const mine = completeText(path, written, opened, current ?? "");
	const theirs = current ?? (kind === "texts" || kind === "content" ? "{}" : "");
	return { path, id, opened: saved.get(id) ?? opened, theirs, mine };
}

function readForms(commit: Commit): Promise<SavedForm[]> {
	const forms = [...commit.files].filter(([path, content]) => formFile(path).kind && content !== undefined);
	return Promise.all(forms.map(([path, content = ""]) => readForm(path, fromBase64(content), commit)));
}

/** Asks before a save overwrites a newer version of a file. Removes languages from the commit that have not changed. */
async function compareForms(commit: Commit, forms: SavedForm[]): Promise<void> {
	const { files, askToOverwrite, text } = commit;
	const conflicts: Conflict[] = [];
	for (const { path, opened, theirs, mine } of forms) {
		files.set(path, toBase64(mine));
		const isUnchanged = isSameText(mine, opened) && !earlierName(path, commit);
		if (isUnchanged && files.size > 1) files.delete(path);
		else if (!isSameText(theirs, opened) && theirs !== mine) conflicts.push({ file: path, theirs, mine });
	}
	if (conflicts.length > 0 && !(await askToOverwrite?.(conflicts, text))) throw new Error(text("conflict.canceled"));
}

/** Shows the links to pages that are about to be deleted. The server on this machine refuses that, without a dialog of the CMS. */
async function confirmDeletion({ files, read, project, text, askToDelete }: Commit): Promise<void> {
	const deleted = deletedPages(files);
	const links = linksTo(deleted, project);
	if (links.length > 0 && !(await askToDelete?.(links, project.backend !== undefined, text))) {
		throw new Error(text("deleted.canceled"));
	}
	// The host compares their versions.
	for (const path of deleted) await read(path);
}

/** Adds the strings of new ids to the locale files, and removes those of ids that are gone. */
async function changeTexts({ files, read, project, text }: Commit, changes: NewTexts): Promise<void> {
	const namespaces = new Set(Object.keys(changes).map((key) => key.split(":")[0] ?? ""));
	if (namespaces.size === 0) return;
	for (const namespace of namespaces) {
		for (const language of Object.keys(project.locales)) {
			const path = `locales/${language}/${namespace}.json`;
			const changed = changedTexts(changes, namespace, language, (await read(path)) ?? "{}");
			const keys = changed.existing.join(", ");
			if (keys) throw new Error(text("refused.exists", { keys }));
			files.set(path, toBase64(changed.text));
		}
	}
	const names = (await read(namesFile)) ?? "";
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
	await confirmDeletion(commit);
	const forms = await readForms(commit);
	await compareForms(commit, forms);
	const filesOf = (version: "theirs" | "mine"): Files => new Map(forms.map((form) => [form.path, form[version]]));
	const [before, after] = [filesOf("theirs"), filesOf("mine")];
	const markup = changedMarkup(before, after);
	// The server on this machine checks all files.
	const errors = markup.length > 0 || !project.backend ? markup : checkForm(before, after, project.names);
	if (errors.length > 0) throw new Error(explain(errors, forms, project, commit));
	for (const { path, theirs, mine } of forms) {
		const { kind, schema } = formFile(path);
		if (!schema || kind !== "content") continue;
		const [saved, value] = [parse(theirs), parse(mine)];
		const missing = missingTexts(schema, value, saved, project);
		const added = missing.length > 0 ? await askForTexts?.(missing, project, text) : {};
		if (!added) throw new Error(text("newTexts.canceled"));
		await changeTexts(commit, { ...unneededTexts(schema, value, saved), ...added });
	}
	return forms;
}
