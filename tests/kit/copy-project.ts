import fs from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../..");

/** Generated, large, or not read by a build. */
const excluded = [".git", "node_modules", ".cache", "public", "test-results", "tests", "docs"];

/** Copies what a build reads into an empty folder, and links the packages. */
export function copyProject(folder: string) {
	fs.mkdirSync(folder, { recursive: true });
	for (const name of fs.readdirSync(root).filter((entry) => !excluded.includes(entry))) {
		fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
	}
	fs.symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
}
