import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.resolve(__dirname, "../..");
const made: string[] = [];

afterAll(() => {
	for (const folder of made) fs.rmSync(folder, { recursive: true, force: true });
});

/** Writes those files into a folder of their own, which goes after the tests of the file. */
export function folderOf(files: Record<string, string | Uint8Array>): string {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-"));
	made.push(folder);
	for (const [name, content] of Object.entries(files)) {
		fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
		fs.writeFileSync(path.join(folder, name), content);
	}
	return folder;
}

/** A folder that shows each entry of that one, beside what is written into it. */
function mirror(from: string, to: string): void {
	fs.mkdirSync(to, { recursive: true });
	for (const name of fs.readdirSync(from)) {
		if (!fs.existsSync(path.join(to, name))) fs.symlinkSync(path.join(from, name), path.join(to, name));
	}
}

/** The repository's own content, locales and code, with those files added or in place of its own. */
export function projectWith(files: Record<string, string | Uint8Array>): string {
	const own = ["content", "locales"].flatMap((name) =>
		fs.readdirSync(path.join(root, name), { recursive: true, encoding: "utf8" }).map((file) => path.join(name, file)),
	);
	const texts = own.filter((file) => /\.(yaml|json|txt)$/.test(file));
	const folder = folderOf({
		...Object.fromEntries(texts.map((file) => [file, fs.readFileSync(path.join(root, file), "utf8")])),
		...files,
	});
	for (const name of ["src", "content/images/icons", "content/images"]) {
		mirror(path.join(root, name), path.join(folder, name));
	}
	return folder;
}
