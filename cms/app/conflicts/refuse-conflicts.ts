import type { ApiEntry } from "@sveltia/cms";
import { entryFiles, type Formats } from "../entry-files";
import { readFile } from "../git-host";
import type { Project } from "../project";
import { refuse } from "../refuse";
import { strings } from "../strings";
import { undoesChange } from "./compare-lines";
import { askToOverwrite, type Conflict } from "./conflict-dialog";
import type { openedFiles } from "./opened-files";

/**
 * Before a save: if it would undo changes that somebody else has made since the form was opened, shows both versions.
 * @throws Error that the CMS shows, unless the user decides to save anyway
 */
export async function refuseConflicts(
	entry: ApiEntry,
	formats: Formats,
	opened: ReturnType<typeof openedFiles>,
	{ backend }: Project,
): Promise<void> {
	const conflicts: Conflict[] = [];
	for (const [file, write] of entryFiles(entry, formats)) {
		const before = await opened.textOf(file);
		const theirs = before === undefined ? undefined : await readFile(backend, file);
		if (before === undefined || theirs === undefined) continue;
		const mine = write(theirs);
		if (undoesChange(before, theirs, mine)) conflicts.push({ file, theirs, mine });
	}
	if (conflicts.length > 0 && !(await askToOverwrite(conflicts))) refuse(strings.conflictRefused);
}
