import type { ContentError } from "../../content-model/check/content-error";
import { parseSource } from "../../content-model/check/source";
import { formName, type LabelOf } from "../config/labels";
import { changeErrors } from "./check-changes";
import { explainError } from "./explain-error";
import { conflict, type Merged, mergeChanges, type SentChange } from "./merge-changes";
import { assertEditable, type Change, conflictOf, currentContent, Refusal, writeChanges } from "./working-tree";
import { type Places, writeWords } from "./write-words";

/** Whether a file has the content of its change already. */
function isWritten(root: string, { path, content }: Change): boolean {
	const current = currentContent(root, path);
	return content !== undefined && current !== undefined && content.equals(current);
}

/** A file dialog also offers files that are no pictures. */
function assertPictures(sent: SentChange[], labelOf: LabelOf): void {
	const isUpload = ({ path }: SentChange) => path.startsWith("content/images/");
	const other = sent.filter(isUpload).find(({ path }) => !/\.(?:png|jpe?g|webp|avif|svg)$/.test(path));
	if (other) throw new Refusal(403, labelOf("refused.noPicture", { file: formName(other.path, labelOf) }));
}

/** Conflicts have the same id if the file, the place, and the other person's value are the same. */
const idOf = ({ file, path, params }: ContentError): string => JSON.stringify([file, path, params?.theirs]);

/** A refusal of errors, in the words of the forms. @param places where the forms show what other files contain */
function refusal(
	root: string,
	status: number,
	errors: ContentError[],
	merged: Merged,
	places: Places,
	labelOf: LabelOf,
) {
	const explained = errors.map((found) => {
		const place = places.get(`${found.file} ${found.path?.join(".")}`);
		const error = { ...found, ...place };
		const { file } = error;
		const content = merged.changes.find(({ path }) => path === file)?.content ?? currentContent(root, file);
		const value = merged.forms.get(file) ?? parseSource(file, content?.toString("utf8") ?? "").value;
		return { ...error, id: idOf(found), text: explainError(error, value, labelOf) };
	});
	const lines = explained.map((error) => error.text);
	const message = status === 409 ? [labelOf("refused.conflict"), ...lines, labelOf("refused.again")] : lines;
	return new Refusal(status, message.join("\n"), explained);
}

type Options = { seen?: string[]; write?: (changes: Change[]) => Promise<void> };

/**
 * Merges what was sent, with its typography corrected, into the current files, checks it, and writes it: all of it, or nothing.
 * @param options.seen the conflicts that the user has seen: what was typed replaces these values
 * @param options.write a function that writes the changes; without it, the files are written
 * @returns the paths of the files that were written
 * @throws Refusal with the reason in the language of the editor
 */
export async function save(
	root: string,
	sent: SentChange[],
	labelOf: LabelOf,
	{ seen = [], write = async (changes) => writeChanges(root, changes) }: Options = {},
): Promise<string[]> {
	assertPictures(sent, labelOf);
	assertEditable(
		root,
		sent.flatMap(({ path, from_path: from = path }) => [...new Set([path, from])]),
	);
	const merged = mergeChanges(root, sent, labelOf);
	const isNews = merged.conflicts.some((conflict) => !seen.includes(idOf(conflict)));
	if (isNews) throw refusal(root, 409, merged.conflicts, merged, new Map(), labelOf);
	const { changes, places, errors: misplaced } = writeWords(root, merged, labelOf);
	assertEditable(
		root,
		changes.map(({ path }) => path),
	);
	const errors = misplaced.length > 0 ? misplaced : await changeErrors(root, changes);
	if (errors.length > 0) throw refusal(root, 422, errors, { ...merged, changes }, places, labelOf);
	// A save whose answer was lost may be sent again.
	const written = changes.filter((change) => !isWritten(root, change));
	for (const change of written) {
		const reason = conflictOf(root, change);
		if (reason) throw conflict(change.path, reason, labelOf);
	}
	if (written.length > 0) await write(written);
	return written.map(({ path }) => path);
}
