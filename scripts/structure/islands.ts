import path from "node:path";
import { Visitor } from "vite";
import { fileOf, isTypeScript, lineAt, reachableFiles, readModule, typeScriptFiles } from "./modules";

// An island that never hydrates has no behavior: `src/components/island.tsx`.

/** Hooks without state and effects. */
const harmlessHooks = ["useCallback", "useId", "useMemo", "useStaticQuery"];

/** Its context is the language, whose change renders an island again. */
const harmlessFile = "src/i18n/hooks.ts";

const wayOut = 'Its code is not loaded on a first visit. Import the component directly, or use hydrate: "visible".';

/** What a file does that needs its code in the browser. */
function findBehavior(file: string): { line: number; what: string }[] {
	const { code, program, imports } = readModule(file);
	const found: { line: number; what: string }[] = [];
	const add = (offset: number, what: string) => found.push({ line: lineAt(code, offset), what });

	const imported = imports.flatMap(({ names }) => names);
	// A hook of the project is checked in its own file.
	const isOwnHook = (name: string) => imported.includes(name) || code.includes(`function ${name}(`);

	new Visitor({
		CallExpression({ callee, start }) {
			const name = code.slice(callee.start, callee.end).replace(/^\w+\./, "");
			if (/^use(?:[A-Z]\w*)?$/.test(name) && !harmlessHooks.includes(name) && !isOwnHook(name))
				add(start, `calls ${name}`);
		},
		ClassDeclaration({ superClass, start }) {
			if (superClass) add(start, "has a class component");
		},
		JSXAttribute({ name, start }) {
			if (name.type === "JSXIdentifier" && /^(on[A-Z]|ref$)/.test(name.name)) add(start, `has ${name.name}`);
		},
	}).visit(program);
	return found;
}

function behaviorProblems(island: string): string[] {
	const problems: string[] = [];
	for (const file of reachableFiles(island, ["static", "dynamic"])) {
		if (!isTypeScript(file) || file === harmlessFile) continue;
		const place =
			file === island ? "an island that never hydrates" : `a part of the island ${island}, which never hydrates`;
		for (const { line, what } of findBehavior(file)) problems.push(`${file}:${line} ${what}, in ${place}. ${wayOut}`);
	}
	return problems;
}

/** The files of the islands with `hydrate: "never"` that a file declares. */
function islandsWithoutCode(file: string): string[] {
	const { code, program } = readModule(file);
	const found: string[] = [];
	new Visitor({
		CallExpression({ callee, start, end }) {
			const call = code.slice(start, end);
			if (code.slice(callee.start, callee.end) !== "island" || !call.includes('"never"')) return;
			const [, source = ""] = /import\("([^"]+)"\)/.exec(call) ?? [];
			const target = fileOf(path.posix.join(path.posix.dirname(file), source));
			if (target) found.push(target);
		},
	}).visit(program);
	return found;
}

/** @returns messages such as `src/features/landing/faq.tsx:9 calls useState, in an island that never hydrates. …` */
export function islandProblems(): string[] {
	const islands = new Set(typeScriptFiles("src").flatMap(islandsWithoutCode));
	return [...islands].flatMap(behaviorProblems);
}
