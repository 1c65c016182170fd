/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { scripts } from "../../package.json";

const root = path.resolve(__dirname, "../..");
const ignored = fs.readFileSync(path.join(root, ".gitignore"), "utf8").split("\n").filter(Boolean);
/** Build output and installed packages need not exist. */
const isGenerated = (name: string) =>
	ignored.some((entry) => name.startsWith(entry)) || /(^|\/)(index|404)\.html$/.test(name);
const folders = fs
	.readdirSync(root, { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !ignored.includes(`${entry.name}/`))
	.map(({ name }) => name);
const documents = [".", ...folders].flatMap((folder) =>
	fs.readdirSync(path.join(root, folder)).flatMap((name) => (name.endsWith(".md") ? [path.join(folder, name)] : [])),
);

/** Matches `content/`, `src/seo/page-head.tsx` and `gatsby-config.ts`, but no URL, no option and no placeholder. */
const isPath = (text: string) => /^[\w.@[\]*-]+(\/[\w.@[\]*-]*)+$|^[\w.-]+\.(tsx?|mjs|json|ya?ml|md)$/.test(text);

function pathsIn(text: string): string[] {
	const spans = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = ""]) => span.split(" "));
	const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link = ""]) => link);
	return [...new Set([...spans, ...links])].filter(isPath).filter((name) => !isGenerated(name));
}

function filesIn(folder: string): string[] {
	const names = fs.readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" });
	return names.map((name) => `${folder}/${name}`);
}

const files = [...fs.readdirSync(root), ...[".github", ...folders].flatMap(filesIn)];

/** Whether a path exists, relative to the root or to the document. A bare file name may be in any folder; `*` is any name. */
function exists(name: string, folder: string): boolean {
	const bare = name.replace(/\/$/, "");
	const candidates = bare.includes("/") ? [bare, path.posix.join(folder, bare)] : [bare, `*/${bare}`];
	const patterns = candidates.map((candidate) => {
		const any = bare.includes("/") ? "[^/]*" : ".*";
		return new RegExp(`^${candidate.replace(/[.[\]+]/g, "\\$&").replaceAll("*", any)}$`);
	});
	return files.some((file) => patterns.some((pattern) => pattern.test(file)));
}

test.each(documents)("every path and every npm script in %s exists", (document) => {
	const text = fs.readFileSync(path.join(root, document), "utf8");
	expect(pathsIn(text).filter((name) => !exists(name, path.dirname(document)))).toEqual([]);
	const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
	expect(names.filter((name) => !(name in scripts))).toEqual([]);
});
