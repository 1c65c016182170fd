import type { Form } from "../formats/formats";
import type { Project } from "../project";
import type { EditorText } from "../texts";
import type { Conflict } from "./conflict-dialog";
import type { CommitFiles } from "./hosts";
import type { NewTexts } from "./new-texts";

/** The texts and dialogs of a save. */
export type Dialogs = {
	text: EditorText;
	/** Shows both versions of each file. */
	askToOverwrite: (conflicts: Conflict[], text: EditorText) => Promise<boolean>;
	/** Asks for the strings of new ids. Undefined if the user cancels. */
	askForTexts: (keys: string[], project: Project, text: EditorText) => Promise<NewTexts | undefined>;
	showField: (locale: string, keyPath: string) => unknown;
};

/** A commit of forms. */
export type Commit = Dialogs & {
	files: CommitFiles;
	/** The content of a file on the host in base64; undefined if there is no such file. */
	read: (path: string) => Promise<string | undefined>;
	project: Project;
	/** What this tab has saved: the path and version of an open form → the current version of its file. */
	saved: Map<string, string>;
};

/** A form: its path and opened version as an id, the current text of its file, and that text with the values of the form. */
export type SavedForm = { path: string; form: Form; id: string; theirs: string; mine: string };
