import fs from "node:fs";
import path from "node:path";

/** The files of a project, by their paths below its root. */
export type Files = {
	/** The files in a folder and its subfolders. */
	list: (folder: string) => string[];
	/** The symbolic links that lead to themselves or to a folder around them. `list` leaves them out. */
	loops: (folder: string) => string[];
	/** Undefined when the file does not exist. */
	read: (file: string) => Buffer | undefined;
};

/** Changes that are not written yet: path → content, or undefined for a file to delete. */
export type Changes = ReadonlyMap<string, Buffer | undefined>;

/** The files below `root` on disk, with these changes. */
export function projectFiles(root: string, changes: Changes = new Map()): Files {
	function namesIn(folder: string): string[] {
		const fullPath = path.join(root, folder);
		const names = fs.existsSync(fullPath) ? fs.readdirSync(fullPath) : [];
		// Editors and systems keep files of their own, such as the lock `.#site.yaml`, which links to nothing.
		return names.filter((name) => !name.startsWith("."));
	}

	/** Follows symbolic links, unlike `readdirSync` with the option `recursive`. */
	function kindOf(file: string): "file" | "folder" | "loop" | undefined {
		try {
			const stats = fs.statSync(path.join(root, file), { throwIfNoEntry: false });
			return stats && (stats.isDirectory() ? "folder" : "file");
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === "ELOOP") return "loop";
			throw error;
		}
	}

	/** @param parents the real paths of the folders around it */
	function filesOnDisk(folder: string, parents: string[] = []): { files: string[]; loops: string[] } {
		const names = namesIn(folder);
		const realPath = names.length > 0 ? fs.realpathSync(path.join(root, folder)) : "";
		if (parents.includes(realPath)) return { files: [], loops: [folder] };
		const found: ReturnType<typeof filesOnDisk> = { files: [], loops: [] };
		for (const file of names.map((name) => `${folder}/${name}`)) {
			const kind = kindOf(file);
			const inside = kind === "folder" ? filesOnDisk(file, [...parents, realPath]) : { files: [], loops: [] };
			found.files.push(...(kind === "file" ? [file] : inside.files));
			found.loops.push(...(kind === "loop" ? [file] : inside.loops));
		}
		return found;
	}

	return {
		list(folder) {
			const changed = [...changes.keys()].filter((file) => file.startsWith(`${folder}/`));
			const files = new Set([...filesOnDisk(folder).files, ...changed]);
			return [...files].filter((file) => !changes.has(file) || changes.get(file));
		},
		loops: (folder) => filesOnDisk(folder).loops,
		read(file) {
			if (changes.has(file)) return changes.get(file);
			const fullPath = path.join(root, file);
			return fs.existsSync(fullPath) ? fs.readFileSync(fullPath) : undefined;
		},
	};
}
