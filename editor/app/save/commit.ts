import type { OpenedText } from "../formats/formats";
import type { Project } from "../project";
import type { EditorText } from "../texts";
import type { Conflict } from "./conflict-dialog";
import type { CommitFiles } from "./hosts";
import type { PageLink } from "./linked-pages";
import type { NewTexts } from "./new-texts";

/** The texts and dialogs of a save. */
export type Dialogs = {
	text: EditorText;
	openedText: OpenedText;
	/** Shows both versions of each file. */
	askToOverwrite: (conflicts: Conflict[], text: EditorText) => Promise<boolean>;
	/** Shows the links to pages that are about to be deleted, or to get another address. */
	askToDelete: (links: PageLink[], mayDelete: boolean, text: EditorText) => Promise<boolean>;
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
	/** What this tab has saved: the id of a form that is still open → the text of its file. */
	saved: Map<string, string>;
};

/** A form: its path and the text that it was opened with as an id, that text, the current text of its file, and its own. */
export type SavedForm = { path: string; id: string; opened: string; theirs: string; mine: string };
