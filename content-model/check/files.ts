import fs from "node:fs";
import path from "node:path";

/** The files of a project, by their paths below its root. */
export type Files = {
	/** The files in a folder and its subfolders. */
	list: (folder: string) => string[];
	/** Undefined when the file does not exist. */
	read: (file: string) => Buffer | undefined;
};

/** Changes that are not written yet: path → content, or undefined for a file to delete. */
export type Changes = ReadonlyMap<string, Buffer | undefined>;

/** The files below `root` on disk, with these changes. */
export function projectFiles(root: string, changes: Changes = new Map()): Files {
	function filesOnDisk(folder: string): string[] {
		const fullPath = path.join(root, folder);
		const names = fs.existsSync(fullPath) ? fs.readdirSync(fullPath) : [];
		// Editors and systems keep files of their own, such as the lock `.#site.yaml`, which links to nothing.
		const visible = names.filter((name) => !name.startsWith("."));
		return visible.flatMap((name) => {
			const file = `${folder}/${name}`;
			// Follows symbolic links, unlike `readdirSync` with the option `recursive`.
			const stats = fs.statSync(path.join(root, file), { throwIfNoEntry: false });
			if (!stats) return [];
			return stats.isDirectory() ? filesOnDisk(file) : [file];
		});
	}
	return {
		list(folder) {
			const changed = [...changes.keys()].filter((file) => file.startsWith(`${folder}/`));
			const files = new Set([...filesOnDisk(folder), ...changed]);
			return [...files].filter((file) => !changes.has(file) || changes.get(file));
		},
		read(file) {
			if (changes.has(file)) return changes.get(file);
			const fullPath = path.join(root, file);
			return fs.existsSync(fullPath) ? fs.readFileSync(fullPath) : undefined;
		},
	};
}
