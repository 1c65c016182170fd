import fs from "node:fs";
import os from "node:os";
import path from "node:path";

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
