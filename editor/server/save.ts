import type { ContentError } from "../../content-model/check/content-error";
import { parseSource } from "../../content-model/check/source";
import { type EditorText, formName } from "../config/texts";
import { changeErrors } from "./check-changes";
import { explainError } from "./explain-error";
import { conflict, mergeChanges, type SentChange } from "./merge-changes";
import { withTexts } from "./new-texts";
import { readProject } from "./read-project";
import { assertEditable, type Change, conflictOf, currentContent, Refusal, writeChanges } from "./working-tree";

/** Whether a file has the content of its change already. */
function isWritten(root: string, { path, content }: Change): boolean {
	const current = currentContent(root, path);
	return content !== undefined && current !== undefined && content.equals(current);
}

/** Refuses changes that are not based on the current files. A save whose answer was lost may be sent again. */
function assertCurrent(root: string, changes: Change[], text: EditorText): void {
	for (const change of changes) {
		if (isWritten(root, change)) continue;
		const reason = conflictOf(root, change);
		if (reason) throw conflict(change.path, reason, text);
	}
}

/** A file dialog also offers files that are no pictures. */
function assertPictures(sent: SentChange[], text: EditorText): void {
	const isUpload = ({ path }: SentChange) => path.startsWith("content/images/");
	const other = sent.filter(isUpload).find(({ path }) => !/\.(?:png|jpe?g|webp|avif|svg)$/.test(path));
	if (other) throw new Refusal(403, text("refused.noPicture", { file: formName(other.path, text) }));
}

/** Refuses changes with errors, in the words of the forms. */
function refusal(root: string, changes: Change[], errors: ContentError[], text: EditorText): Refusal {
	const project = readProject(root);
	const explained = errors.map((error) => {
		const content = changes.find(({ path }) => path === error.file)?.content ?? currentContent(root, error.file);
		const { value } = parseSource(error.file, content?.toString("utf8") ?? "");
		return { ...error, text: explainError(error, value, project, text) };
	});
	return new Refusal(422, explained.map((error) => error.text).join("\n"), explained);
}

/**
 * Merges what was sent into the current files, corrects and checks it, and writes it: all of it, or nothing.
 * @param write a function that writes the changes; without it, the files are written
 * @returns the paths of the files that were written
 * @throws Refusal with the reason in the language of the editor
 */
export async function save(
	root: string,
	sent: SentChange[],
	text: EditorText,
	write = async (changes: Change[]): Promise<void> => writeChanges(root, changes),
): Promise<string[]> {
	assertPictures(sent, text);
	assertEditable(
		root,
		sent.flatMap(({ path, from_path: from = path }) => [...new Set([path, from])]),
	);
	const { changes, emptyTexts } = withTexts(root, mergeChanges(root, sent, text), text);
	assertCurrent(root, changes, text);
	const errors = await changeErrors(root, changes, emptyTexts);
	if (errors.length > 0) throw refusal(root, changes, errors, text);
	// During the check, a file may have changed.
	assertCurrent(root, changes, text);
	const written = changes.filter((change) => !isWritten(root, change));
	if (written.length > 0) await write(written);
	return written.map(({ path }) => path);
}
