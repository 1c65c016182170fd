import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { buildEditor } from "./build";

export const editorFolder = "node_modules/.cache/editor";

/** What the bundle contains. */
const sources = ["package-lock.json", "editor", "content-model", "src/i18n"];

const keyFile = path.join(editorFolder, "key.txt");

function sourceKey(): string {
	const hash = createHash("sha256");
	for (const source of sources) {
		const names = fs.statSync(source).isFile() ? [""] : fs.readdirSync(source, { recursive: true, encoding: "utf8" });
		for (const name of names.sort()) {
			const file = path.join(source, name);
			if (fs.statSync(file).isFile()) hash.update(`${file}\n`).update(fs.readFileSync(file));
		}
	}
	return hash.digest("hex");
}

/** Bundles the editor for this machine, unless its sources are those of the last bundle. */
export async function bundleEditor(): Promise<void> {
	const key = sourceKey();
	if (fs.existsSync(keyFile) && fs.readFileSync(keyFile, "utf8") === key) return;
	await buildEditor(editorFolder);
	fs.writeFileSync(keyFile, key);
}
