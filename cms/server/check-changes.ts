import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type ContentError, checkProject, formatContentError } from "../../content-model/check";
import { codeFolders } from "../../content-model/check/unused-keys";
import { type Change, Refusal } from "./working-tree";

/** Lines move when a file changes: an error is the same if its file and message are. */
const identity = ({ file, message }: ContentError) => `${file} ${message}`;

async function errorsWith(root: string, changes: Change[]): Promise<ContentError[]> {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cms-check-"));
	try {
		for (const name of codeFolders.filter((each) => fs.existsSync(path.join(root, each)))) {
			fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
			fs.symlinkSync(path.join(root, name), path.join(folder, name));
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
 * Runs `npm run check` on the project with the changes.
 * @throws Refusal with the errors that stop the build and that the project does not have yet
 */
export async function assertValid(root: string, changes: Change[]): Promise<void> {
	const after = (await errorsWith(root, changes)).filter(({ severity }) => severity !== "warning");
	if (after.length === 0) return;
	const before = new Set((await checkProject(root)).map(identity));
	const errors = after.filter((error) => !before.has(identity(error)));
	if (errors.length > 0) throw new Refusal(422, `Nothing was saved.\n${errors.map(formatContentError).join("\n")}`);
}
