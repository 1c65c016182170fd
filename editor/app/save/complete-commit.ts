import { parse } from "yaml";
import type { ContentError } from "../../../content-model/check/content-error";
import { namesFile } from "../../../content-model/check/locale";
import { pageFile } from "../../../content-model/check/pages/page-files";
import { parseSource } from "../../../content-model/check/source";
import { brokenFile } from "../broken-files";
import { formFile, isForm } from "../project";
import { changedMarkup, checkForm, explainError, type Files } from "./check-form";
import type { Commit, Dialogs, SavedForm } from "./commit";
import type { Conflict } from "./conflict-dialog";
import { completeText, isSameText } from "./file-text";
import { type CommitFiles, fromBase64, toBase64 } from "./hosts";
import { linksTo } from "./linked-pages";
import { changedNames, changedTexts, missingTexts, type NewTexts, unneededTexts } from "./new-texts";

/** The locale that the CMS gives to forms in one language. */
const noLocale = "_default";

/** Explains why a save is refused, and shows the first field with an error. */
export function explain(errors: ContentError[], forms: SavedForm[], { text, showField }: Dialogs): string {
	const [first] = errors;
	const { language, pageLanguage = language } = formFile(first?.file ?? "");
	if (first?.path) void showField(pageLanguage ?? noLocale, first.path.join("."));
	const contentOf = ({ file }: ContentError) =>
		parseSource(file, forms.find(({ path }) => path === file)?.mine ?? "").value;
	return errors.map((error) => explainError(error, contentOf(error), text)).join("\n");
}

/** The pages that a commit deletes, or gives another name. */
const deletedPages = (files: CommitFiles): string[] =>
	[...files].flatMap(([path, content]) => (content === undefined && pageFile(path) ? [path] : []));

/** The page under its earlier name, if the commit gives it another one. */
function earlierName(path: string, { files, project }: Commit): string | undefined {
	const { pageLanguage } = formFile(path);
	if (!pageLanguage || path in project.pages) return undefined;
	return deletedPages(files).find((file) => formFile(file).pageLanguage === pageLanguage);
}

async function readForm(path: string, written: string, commit: Commit): Promise<SavedForm> {
	const { project, read, saved, openedText, text } = commit;
	const { name, pageLanguage } = formFile(path);
	const file = earlierName(path, commit) ?? path;
	const isNewPage = pageLanguage !== undefined && !(file in project.pages);
	// For a file that does not exist, the browser would log an error.
	const base64 = isNewPage ? undefined : await read(file);
	const current = base64 === undefined ? "" : fromBase64(base64);
	const [error] = name && base64 !== undefined ? parseSource(path, current).syntaxErrors : [];
	if (error) throw new Error(brokenFile(error, text));
	const opened = isNewPage ? "" : openedText(written);
	if (opened === undefined) throw new Error(text("refused.unknown"));
	const id = `${path} ${opened}`;
	const mine = completeText(path, written, opened, current);
	const theirs = name && !pageLanguage && base64 === undefined ? "{}" : current;
	return { path, id, opened: saved.get(id) ?? opened, theirs, mine };
}

const readForms = (commit: Commit): Promise<SavedForm[]> =>
	Promise.all(
		[...commit.files].flatMap(([path, content]) =>
			isForm(path) && content !== undefined ? [readForm(path, fromBase64(content), commit)] : [],
		),
	);

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
	if (conflicts.length > 0 && !(await askToOverwrite(conflicts, text))) throw new Error(text("conflict.canceled"));
}

/** Shows the links to pages that are about to be deleted. The server on this machine refuses that, without a dialog of the CMS. */
async function confirmDeletion({ files, project, text, askToDelete }: Commit): Promise<void> {
	const links = linksTo(deletedPages(files), project);
	if (links.length > 0 && !(await askToDelete(links, project.backend !== undefined, text))) {
		throw new Error(text("deleted.canceled"));
	}
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
	const { files, read, project, text, askForTexts } = commit;
	await confirmDeletion(commit);
	// The host compares their versions.
	for (const path of deletedPages(files)) await read(path);
	const forms = await readForms(commit);
	await compareForms(commit, forms);
	const filesOf = (version: "theirs" | "mine"): Files => new Map(forms.map((form) => [form.path, form[version]]));
	const [before, after] = [filesOf("theirs"), filesOf("mine")];
	const markup = changedMarkup(before, after);
	// The server on this machine checks all files.
	const errors = markup.length > 0 || !project.backend ? markup : checkForm(before, after, project.names);
	if (errors.length > 0) throw new Error(explain(errors, forms, commit));
	for (const { path, theirs, mine } of forms) {
		const { schema, pageLanguage } = formFile(path);
		if (!schema || pageLanguage) continue;
		const [saved, value] = [parse(theirs), parse(mine)];
		const missing = missingTexts(schema, value, saved, project);
		const added = missing.length > 0 ? await askForTexts(missing, project, text) : {};
		if (!added) throw new Error(text("newTexts.canceled"));
		await changeTexts(commit, { ...unneededTexts(schema, value, saved), ...added });
	}
	return forms;
}
