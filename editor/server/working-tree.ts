import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { ContentError } from "../../content-model/check/content-error";
import { projectFiles } from "../../content-model/check/files";

/** A file to write, or to delete when it has no content. */
export type Change = {
	path: string;
	content?: Buffer;
	/** The version that the change is based on; undefined for a file that does not exist. */
	sha?: string;
};

/** An error of a save, in the words of the form. */
type RefusedField = ContentError & { id: string; text: string };

/** A request that the server refuses: the editor shows the reason to its user. */
export class Refusal extends Error {
	constructor(
		readonly status: number,
		message: string,
		readonly errors: RefusedField[] = [],
	) {
		super(message);
	}
}

/** Everything that the editor may write. */
const editable = [
	/^content\/[\w-]+\.yaml$/,
	/^content\/pages\/[\w-]+\.[\w-]+\.md$/,
	/^content\/images\/(?:\w[\w-]*\/)*\w[\w-]*(?:\.[\w-]+)*\.(?:png|jpe?g|webp|avif|svg)$/,
	/^locales\/[\w-]+\/[\w-]+\.json$/,
	/^locales\/names\.txt$/,
];

export const blobSha = (content: Buffer): string =>
	createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");

function isBehindLink(root: string, file: string): boolean {
	const parts = file.split("/");
	const paths = parts.map((_, index) => path.join(root, ...parts.slice(0, index + 1)));
	return paths.some((each) => fs.lstatSync(each, { throwIfNoEntry: false })?.isSymbolicLink());
}

/** The files of `content/` and `locales/`. Symbolic links and dotfiles are left out. */
function fileNames(root: string): string[] {
	return ["content", "locales"].flatMap(projectFiles(root).list).filter((file) => !isBehindLink(root, file));
}

/** The content of a file that the editor may write; undefined if there is none. */
export function currentContent(root: string, file: string): Buffer | undefined {
	const fullPath = path.join(root, file);
	return fs.existsSync(fullPath) ? fs.readFileSync(fullPath) : undefined;
}

export const listFiles = (root: string): { path: string; content: Buffer }[] =>
	fileNames(root).map((file) => ({ path: file, content: fs.readFileSync(path.join(root, file)) }));

export function readFile(root: string, file: string): Buffer {
	if (!fileNames(root).includes(file)) throw new Refusal(404, `there is no ${file}`);
	return fs.readFileSync(path.join(root, file));
}

/** Identifies the state of the files, as a commit does. */
export function headOf(root: string): string {
	const hash = createHash("sha1");
	for (const file of fileNames(root)) {
		const { mtimeMs, size } = fs.statSync(path.join(root, file));
		hash.update(`${file} ${mtimeMs} ${size}\n`);
	}
	return hash.digest("hex");
}

/** Why a change is not based on the current version of its file; undefined if it is. */
export function conflictOf(root: string, { path: file, sha }: Change): "changed" | "deleted" | "exists" | undefined {
	const current = currentContent(root, file);
	if ((current && blobSha(current)) === sha) return undefined;
	if (current === undefined) return "deleted";
	return sha === undefined ? "exists" : "changed";
}

/** @throws Refusal if a file occurs twice, is not one of those that the editor may write, or is behind a symbolic link */
export function assertEditable(root: string, files: string[]): void {
	for (const [index, file] of files.entries()) {
		if (files.indexOf(file) < index) throw new Refusal(400, `${file} occurs twice in one commit`);
		if (!editable.some((pattern) => pattern.test(file))) throw new Refusal(403, `${file} cannot be changed here`);
		if (isBehindLink(root, file)) throw new Refusal(403, `${file} is behind a symbolic link`);
	}
}

/** The ending of unfinished files. Gatsby ignores it. */
const temporaryEnding = ".editor.un~";

/** Writes all changes, or none. Each file is replaced in one step, so that no reader sees a part of it. */
export function writeChanges(root: string, changes: Change[]): void {
	const steps = changes.map(({ path: file, content }) => {
		const target = path.join(root, file);
		// Beside the target, because a file cannot be renamed to another volume.
		const temporary = path.join(path.dirname(target), `.${randomUUID()}${temporaryEnding}`);
		return { target, temporary, content, before: currentContent(root, file) };
	});
	const done: typeof steps = [];
	try {
		for (const { temporary, content = "" } of steps) {
			fs.mkdirSync(path.dirname(temporary), { recursive: true });
			// Fails if somebody has created it, also as a symbolic link.
			fs.writeFileSync(temporary, content, { flag: "wx" });
		}
		for (const step of steps) {
			if (step.content) fs.renameSync(step.temporary, step.target);
			else fs.rmSync(step.target);
			done.push(step);
		}
	} catch (error) {
		for (const { target, before } of done) {
			if (before) fs.writeFileSync(target, before);
			else fs.rmSync(target, { force: true });
		}
		throw error;
	} finally {
		for (const { temporary } of steps) fs.rmSync(temporary, { force: true });
	}
}
