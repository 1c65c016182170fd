import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { ContentError } from "../../content-model/check";
import { projectFiles } from "../../content-model/check/files";

/** A file to write, or to delete when it has no content. `sha` is that of the version that the editor has loaded. */
export type Change = { path: string; content?: Buffer; sha?: string; isNew?: boolean };

/** A request that the server refuses: the editor shows the reason to its user. */
export class Refusal extends Error {
	constructor(
		readonly status: number,
		message: string,
		readonly errors: ContentError[] = [],
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

/** Windows takes these for devices, with any ending. */
const reservedName = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/i;

/** Windows allows 260 characters, including the path of the clone. */
const maximumLength = 150;

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

export function listFiles(root: string) {
	return fileNames(root).map((file) => {
		const content = fs.readFileSync(path.join(root, file));
		const { mtimeMs: modified } = fs.statSync(path.join(root, file));
		return { path: file, sha: blobSha(content), size: content.length, modified };
	});
}

export function readFile(root: string, file: string): Buffer {
	if (!fileNames(root).includes(file)) throw new Refusal(404, `there is no ${file}`);
	return fs.readFileSync(path.join(root, file));
}

/**
 * Identifies the state of the files, as a commit does. Each save makes a new one, even without a change: for a known state,
 * the CMS takes the values of the saved form from its cache, not the file.
 */
export function headOf(root: string): string {
	const hash = createHash("sha1");
	for (const { path: file, sha, modified } of listFiles(root)) hash.update(`${sha} ${modified} ${file}\n`);
	return hash.digest("hex");
}

/** Refuses paths outside the editable files, names that some systems cannot store, and symbolic links on the way to them. */
function assertEditable(root: string, file: string): void {
	if (file.length > maximumLength) {
		throw new Refusal(400, `${file.slice(0, 50)}… must be at most ${maximumLength} characters long`);
	}
	if (reservedName.test(file)) throw new Refusal(400, `${file} has a name that Windows reserves`);
	if (!editable.some((pattern) => pattern.test(file))) throw new Refusal(403, `${file} cannot be changed here`);
	if (isBehindLink(root, file)) throw new Refusal(403, `${file} is behind a symbolic link`);
}

function assertUnchanged(root: string, { path: file, sha, isNew }: Change): void {
	const fullPath = path.join(root, file);
	const current = fs.existsSync(fullPath) ? blobSha(fs.readFileSync(fullPath)) : undefined;
	if (current === undefined && sha === undefined && !isNew) throw new Refusal(404, `there is no ${file}`);
	if (current === sha) return;
	const what = current === undefined ? "was deleted" : sha === undefined ? "exists already" : "has changed";
	throw new Refusal(409, `${file} ${what} on disk`);
}

/** @throws Refusal if the changes touch a file twice, other files than those of the editor, or files that have changed on disk */
export function assertChanges(root: string, changes: Change[]): void {
	// Some disks do not distinguish the case of letters.
	const paths = changes.map(({ path: file }) => file.toLowerCase());
	const twice = paths.find((file, index) => paths.indexOf(file) < index);
	if (twice) throw new Refusal(400, `${twice} occurs twice in one commit`);
	for (const change of changes) {
		assertEditable(root, change.path);
		assertUnchanged(root, change);
	}
}

/** Writes all changes. Each file is replaced in one step, so that no reader sees a part of it. */
export function writeChanges(root: string, changes: Change[]): void {
	const written: { temporary: string; target: string }[] = [];
	try {
		for (const { path: file, content } of changes) {
			if (!content) continue;
			const target = path.join(root, file);
			// Beside the target, because a file cannot be renamed to another volume. Gatsby ignores files with this ending.
			const temporary = path.join(path.dirname(target), `.${randomUUID()}.editor.un~`);
			fs.mkdirSync(path.dirname(target), { recursive: true });
			written.push({ temporary, target });
			// Fails if somebody has created it, also as a symbolic link.
			fs.writeFileSync(temporary, content, { flag: "wx" });
		}
		for (const { temporary, target } of written) fs.renameSync(temporary, target);
		for (const { path: file, content } of changes) if (!content) fs.rmSync(path.join(root, file));
	} finally {
		for (const { temporary } of written) fs.rmSync(temporary, { force: true });
	}
}
