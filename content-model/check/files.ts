import fs from "node:fs";
import path from "node:path";

/** The files of a project, by their paths below its root. */
export type Files = {
	/** The files in a folder and its subfolders, without symbolic links. */
	list: (folder: string) => string[];
	/** The symbolic links in a folder and its subfolders. */
	links: (folder: string) => string[];
	/** Undefined when the file does not exist. */
	read: (file: string) => Buffer | undefined;
};

/** Changes that are not written yet: path → content, or undefined for a file to delete. */
export type Changes = ReadonlyMap<string, Buffer | undefined>;

/** The files below `root` on disk, with these changes. */
export function projectFiles(root: string, changes: Changes = new Map()): Files {
	/**
	 * What a folder and its subfolders contain. Symbolic links are not followed: with the option `recursive`, Node.js 22 and later
	 * would. Editors and systems keep files of their own, such as the lock `.#site.yaml`, which links to nothing.
	 */
	function entriesIn(folder: string): { file: string; entry: fs.Dirent }[] {
		const fullPath = path.join(root, folder);
		const entries = fs.existsSync(fullPath) ? fs.readdirSync(fullPath, { withFileTypes: true }) : [];
		const own = entries.filter(({ name }) => !name.startsWith("."));
		return own.flatMap((entry) => {
			const file = `${folder}/${entry.name}`;
			return entry.isDirectory() ? entriesIn(file) : [{ file, entry }];
		});
	}

	const namesOf = (entries: { file: string }[]) => entries.map(({ file }) => file);

	return {
		list(folder) {
			const changed = [...changes.keys()].filter((file) => file.startsWith(`${folder}/`));
			const files = new Set([...namesOf(entriesIn(folder).filter(({ entry }) => entry.isFile())), ...changed]);
			return [...files].filter((file) => !changes.has(file) || changes.get(file));
		},
		links: (folder) => namesOf(entriesIn(folder).filter(({ entry }) => entry.isSymbolicLink())),
		read(file) {
			if (changes.has(file)) return changes.get(file);
			const fullPath = path.join(root, file);
			return fs.existsSync(fullPath) ? fs.readFileSync(fullPath) : undefined;
		},
	};
}
