import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.resolve(__dirname, "../..");
const created: string[] = [];

afterAll(() => {
	for (const folder of created) fs.rmSync(folder, { recursive: true, force: true });
});

/** Writes files into a temporary folder, which is removed after the tests of the file. */
export function tempFolder(files: Record<string, string | Uint8Array>): string {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-"));
	created.push(folder);
	for (const [name, content] of Object.entries(files)) {
		fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
		fs.writeFileSync(path.join(folder, name), content);
	}
	return folder;
}

/** Links the entries of a folder into another one, except those that exist there. */
function linkEntries(from: string, to: string): void {
	fs.mkdirSync(to, { recursive: true });
	for (const name of fs.readdirSync(from)) {
		if (!fs.existsSync(path.join(to, name))) fs.symlinkSync(path.join(from, name), path.join(to, name));
	}
}

/** A temporary copy of the repository's content, locales and code, in which the given files are added or replaced. */
export function tempProject(files: Record<string, string | Uint8Array>): string {
	const own = ["content", "locales"].flatMap((name) =>
		fs.readdirSync(path.join(root, name), { recursive: true, encoding: "utf8" }).map((file) => path.join(name, file)),
	);
	const texts = own.filter((file) => /\.(yaml|json|txt)$/.test(file));
	const folder = tempFolder({
		...Object.fromEntries(texts.map((file) => [file, fs.readFileSync(path.join(root, file), "utf8")])),
		...files,
	});
	for (const name of ["src", "gatsby", "plugins", "content/images/icons", "content/images"]) {
		linkEntries(path.join(root, name), path.join(folder, name));
	}
	return folder;
}
