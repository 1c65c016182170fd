/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { scripts } from "../../package.json";

const root = path.resolve(__dirname, "../..");
const ignored = fs.readFileSync(path.join(root, ".gitignore"), "utf8").split("\n").filter(Boolean);
/** What a build or an installation makes: it need not be there. */
const isMade = (name: string) => ignored.some((part) => name.startsWith(part)) || /(^|\/)(index|404)\.html$/.test(name);
const folders = fs
	.readdirSync(root, { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !ignored.includes(`${entry.name}/`))
	.map(({ name }) => name);
const readmes = [".", ...folders].flatMap((folder) =>
	fs.readdirSync(path.join(root, folder)).flatMap((name) => (name.endsWith(".md") ? [path.join(folder, name)] : [])),
);

/** `content/`, `src/site/head/page-head.tsx`, `gatsby-config.ts`: no spaces, no address, and nothing to be filled in. */
const isPath = (text: string) => /^[\w.@[\]*-]+(\/[\w.@[\]*-]*)+$|^[\w.-]+\.(tsx?|mjs|json|ya?ml|md)$/.test(text);

function namedPaths(text: string): string[] {
	const spans = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = ""]) => span.split(" "));
	const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link = ""]) => link);
	return [...new Set([...spans, ...links])].filter(isPath).filter((name) => !isMade(name));
}

const files = [...fs.readdirSync(root), ...folders.flatMap((folder) => listed(folder))];

function listed(folder: string): string[] {
	const names = fs.readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" });
	return names.map((name) => `${folder}/${name}`);
}

/** Whether that is there, seen from the root or from the README's folder, or anywhere for a bare name; `*` is any name. */
function exists(name: string, folder: string): boolean {
	const bare = name.replace(/\/$/, "");
	const places = bare.includes("/") ? [bare, path.posix.join(folder, bare)] : [bare, `*/${bare}`];
	const patterns = places.map((place) => {
		const any = bare.includes("/") ? "[^/]*" : ".*";
		return new RegExp(`^${place.replace(/[.[\]+]/g, "\\$&").replaceAll("*", any)}$`);
	});
	return files.some((file) => patterns.some((pattern) => pattern.test(file)));
}

test("there are documents to check", () => {
	expect(readmes).not.toEqual([]);
});

test.each(readmes)("every path that %s names exists", (readme) => {
	const text = fs.readFileSync(path.join(root, readme), "utf8");
	expect(namedPaths(text).filter((name) => !exists(name, path.dirname(readme)))).toEqual([]);
});

test.each(readmes)("every script that %s names exists", (readme) => {
	const text = fs.readFileSync(path.join(root, readme), "utf8");
	const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
	expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
