import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type ContentError, checkProject, formatContentError } from "../../content-model/check";
import { newErrors } from "../../content-model/check/content-error";
import { codeFolders } from "../../content-model/check/unused-keys";
import { type Change, Refusal } from "./working-tree";

async function errorsWith(root: string, changes: Change[]) {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cms-check-"));
	try {
		for (const name of codeFolders.filter((each) => fs.existsSync(path.join(root, each)))) {
			fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
			// Windows lets everybody create junctions, and only administrators other links.
			fs.symlinkSync(path.resolve(root, name), path.join(folder, name), "junction");
		}
		for (const name of ["content", "locales"]) {
			fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true, dereference: true });
		}
		for (const { path: file, content } of changes) {
			const target = path.join(folder, file);
			fs.rmSync(target, { force: true });
			fs.mkdirSync(path.dirname(target), { recursive: true });
			if (content) fs.writeFileSync(target, content);
		}
		return await checkProject(folder);
	} finally {
		fs.rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Checks the project with the changes as `npm run check` does, except for texts left in English.
 * @returns the pictures that nothing uses any more: they go with what used them
 * @throws Refusal with everything that it reports and that the project does not have yet
 */
export async function assertValid(root: string, changes: Change[]): Promise<string[]> {
	const after = await errorsWith(root, changes);
	if (after.length === 0) return [];
	const isUnused = ({ file, severity }: ContentError) => severity === "warning" && file.startsWith("content/images/");
	const found = newErrors(await checkProject(root), after);
	const errors = found.filter((error) => !isUnused(error));
	if (errors.length > 0) throw new Refusal(422, errors.map(formatContentError).join("\n"), errors);
	// A picture may be uploaded before it is used.
	const saved = changes.map(({ path: file }) => file);
	return found.map(({ file }) => file).filter((file) => !saved.includes(file));
}
