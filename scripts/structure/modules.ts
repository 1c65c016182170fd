import fs from "node:fs";
import path from "node:path";

/** A relative import of a file. Paths are relative to the root of the project. */
type Import = {
	/** The imported path, without its extension if the import has none. */
	target: string;
	/** The imported names as they are written. */
	names: string;
	kind: "static" | "dynamic" | "type";
	line: number;
};

const patterns = {
	static: /\bimport\s+(?<type>type\s)?(?<names>[\w\s{},*]*?)(?:\bfrom\s*)?"(?<source>\.[^"]+)"/g,
	export: /\bexport\s+(?<type>type\s)?(?<names>[\w\s{},*]*?)\bfrom\s*"(?<source>\.[^"]+)"/g,
	dynamic: /\bimport\(\s*"(?<source>\.[^"]+)"/g,
};

export const lineAt = (code: string, index: number) => code.slice(0, index).split("\n").length;

export class Modules {
	constructor(private readonly root: string) {}

	/** The TypeScript files below these folders. */
	list(folders: readonly string[]): string[] {
		const existing = folders.filter((folder) => fs.existsSync(path.join(this.root, folder)));
		const names = existing.flatMap((folder) =>
			fs
				.readdirSync(path.join(this.root, folder), { recursive: true, encoding: "utf8" })
				.map((name) => path.posix.join(folder, name.split(path.sep).join("/"))),
		);
		return names.filter((name) => /\.tsx?$/.test(name));
	}

	read(file: string): string {
		return fs.readFileSync(path.join(this.root, file), "utf8");
	}

	/** The relative imports of a TypeScript file; none of other files. */
	imports(file: string): Import[] {
		if (!/\.tsx?$/.test(file)) return [];
		const code = this.read(file);
		return Object.entries(patterns).flatMap(([name, pattern]) =>
			[...code.matchAll(pattern)].map(({ groups = {}, index }) => ({
				target: path.posix.join(path.posix.dirname(file), groups.source ?? ""),
				names: groups.names ?? "",
				kind: groups.type ? "type" : name === "dynamic" ? "dynamic" : "static",
				line: lineAt(code, index),
			})),
		);
	}

	/** A file and all files that it imports, directly or not, types aside. */
	reachable(file: string, kinds: readonly Import["kind"][], found = new Set<string>()): Set<string> {
		found.add(file);
		for (const { target, kind } of this.imports(file)) {
			const next = this.fileOf(target);
			if (next && kinds.includes(kind) && !found.has(next)) this.reachable(next, kinds, found);
		}
		return found;
	}

	/** The file of an imported path. */
	fileOf(target: string): string | undefined {
		const candidates = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`];
		return candidates.find((name) => fs.statSync(path.join(this.root, name), { throwIfNoEntry: false })?.isFile());
	}
}
