import fs from "node:fs";
import path from "node:path";
import { type ParseResult, parseSync, Visitor } from "vite";

/** A relative import or re-export. Paths are relative to the root of the project. */
type Import = {
	/** The imported path, without its extension if the import has none. */
	target: string;
	kind: "static" | "dynamic" | "type";
	names: string[];
	line: number;
};

type Module = { code: string; program: ParseResult["program"]; imports: Import[] };

export const isTypeScript = (file: string) => /\.tsx?$/.test(file);

/** The TypeScript files below a folder. */
export function typeScriptFiles(folder: string): string[] {
	if (!fs.existsSync(folder)) return [];
	const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
	return names.filter(isTypeScript).map((name) => path.posix.join(folder, name.replaceAll("\\", "/")));
}

export const lineAt = (code: string, offset: number) => code.slice(0, offset).split("\n").length;

/** Parses a TypeScript file. */
export function readModule(file: string): Module {
	const code = fs.readFileSync(file, "utf8");
	const { program, module } = parseSync(file, code);
	const imports: Import[] = [];

	function add(source: string, kind: Import["kind"], names: string[], offset: number) {
		if (!source.startsWith(".")) return;
		const target = path.posix.join(path.posix.dirname(file), source);
		imports.push({ target, kind, names, line: lineAt(code, offset) });
	}

	for (const { moduleRequest, entries, start } of module.staticImports) {
		const isType = entries.length > 0 && entries.every((entry) => entry.isType);
		const names = entries.map((entry) => entry.localName.value);
		add(moduleRequest.value, isType ? "type" : "static", names, start);
	}
	for (const { entries, start } of module.staticExports) {
		const isType = entries.every((entry) => entry.isType);
		const [first] = entries;
		if (first?.moduleRequest) add(first.moduleRequest.value, isType ? "type" : "static", [], start);
	}
	for (const { moduleRequest, start } of module.dynamicImports) {
		const source = code.slice(moduleRequest.start + 1, moduleRequest.end - 1);
		add(source, "dynamic", [], start);
	}
	new Visitor({
		TSImportType({ source, start }) {
			add(source.value, "type", [], start);
		},
	}).visit(program);
	return { code, program, imports };
}

/** The file of an imported path. */
export function fileOf(target: string): string | undefined {
	const candidates = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`];
	return candidates.find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** A file and all files that it imports, directly or not, in these ways. */
export function reachableFiles(file: string, kinds: Import["kind"][], found = new Set<string>()): Set<string> {
	found.add(file);
	if (!isTypeScript(file)) return found;
	for (const { target, kind } of readModule(file).imports) {
		const next = fileOf(target);
		if (next && kinds.includes(kind) && !found.has(next)) reachableFiles(next, kinds, found);
	}
	return found;
}
