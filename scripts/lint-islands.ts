import fs from "node:fs";
import path from "node:path";

// A part of `npm run lint`: a first visit does not load the code of an island with `hydrate: "never"` (`src/components/island.tsx`),
// so what such a component and its parts do in the browser would work in develop only.

const islands = /\bisland\(\s*\(\) => import\("(\.[^"]+)"\)[^;]*?hydrate: "never"/g;

const behavior =
	/\buse(?:State|Reducer|Ref|(?:Layout|Insertion)?Effect|SyncExternalStore|Transition|DeferredValue|ActionState|Optimistic|SWR)\b|\s(?:on[A-Z]\w*|ref)=/;

/** Files that such an island may use although they have hooks or handlers: without `value`, its inputs keep the choice themselves. */
const harmlessFiles = ["src/components/segmented/segmented.tsx"];

const relativeImport = /^(?:import|export) (?!type )[^;]*?"(\.[^"]+)"/gm;

/** The TypeScript file that an import names, if it is one. */
function fileOf(importer: string, name: string): string | undefined {
	const target = path.posix.join(path.posix.dirname(importer), name);
	return [".tsx", ".ts"].map((ending) => target + ending).find((file) => fs.existsSync(file));
}

/** A file and all that it imports. */
function reachableFiles(file: string, found = new Set<string>()): Set<string> {
	if (found.has(file) || harmlessFiles.includes(file)) return found;
	found.add(file);
	for (const [, name = ""] of fs.readFileSync(file, "utf8").matchAll(relativeImport)) {
		const target = fileOf(file, name);
		if (target) reachableFiles(target, found);
	}
	return found;
}

const sources = fs
	.readdirSync("src", { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".tsx"))
	.map((name) => path.posix.join("src", name.replaceAll("\\", "/")));

const files = new Set<string>();
for (const source of sources) {
	for (const [, name = ""] of fs.readFileSync(source, "utf8").matchAll(islands)) {
		const island = fileOf(source, name);
		if (island) reachableFiles(island, files);
	}
}

for (const file of files) {
	const [found] = behavior.exec(fs.readFileSync(file, "utf8")) ?? [];
	if (!found) continue;
	console.error(`${file} has ${found.trim()}, in an island that never hydrates: use hydrate: "visible"`);
	process.exitCode = 1;
}
