import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";

/** Replacements in the code of Sveltia CMS, without which people lose data, or the place where they type. Each must match once. */
const replacements: [pattern: RegExp, replacement: string][] = [
	// It deletes all drafts when the configuration changes. Here, each draft contains the values that it was opened with.
	[/\w+\.cmsConfigVersion===\w+\.current/g, "!0"],
	// It asks whether to overwrite what somebody else has saved. The server finds all conflicts, and refuses them.
	[/throw Error\(`save_conflict`,\{cause:\w+\}\)/g, "{}"],
	// It closes a form that is saved. Beside a page, the form stays, and the page shows the change.
	[/\w+\.closeOnSave\?\?!0(?=\?\()/g, "window.parent===window&&($&)"],
];

const replaceInSveltia: Plugin = {
	name: "replace-in-sveltia",
	enforce: "pre",
	transform(code, id) {
		if (!id.includes("@sveltia/cms/npm/index.js")) return undefined;
		let changed = code;
		for (const [pattern, replacement] of replacements) {
			const found = changed.match(pattern)?.length ?? 0;
			if (found !== 1) throw new Error(`${id} has ${found} of ${pattern} instead of 1: adapt editor/build.ts`);
			changed = changed.replace(pattern, replacement);
		}
		return { code: changed, map: null };
	},
};

/** Bundles the editor into a folder. */
async function buildEditor(outDir: string): Promise<void> {
	await build({
		configFile: false,
		root: path.resolve("editor/app"),
		base: "./",
		logLevel: "warn",
		plugins: [replaceInSveltia],
		// src/i18n/languages.ts reads it.
		define: { "process.env": "{}" },
		build: {
			outDir: path.resolve(outDir),
			emptyOutDir: true,
			chunkSizeWarningLimit: 4_000,
			modulePreload: { polyfill: false },
			rolldownOptions: {
				input: ["editor/app/index.html", "editor/app/edit.html"],
				// Leaves out the grammars of the code editor, for 200 languages: no field contains code.
				external: /^@shikijs\/(?:langs|themes)\//,
			},
		},
	});
}

/** Where the bundle of this machine is. */
export const editorFolder = "node_modules/.cache/editor";

/** What the bundle contains. */
const sources = ["package-lock.json", "editor", "content-model", "src/i18n", "src/lib"];

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

/** Bundles the editor for this machine, unless nothing has changed since the last bundle. */
export async function bundleEditor(): Promise<void> {
	const key = sourceKey();
	if (fs.existsSync(keyFile) && fs.readFileSync(keyFile, "utf8") === key) return;
	await buildEditor(editorFolder);
	fs.writeFileSync(keyFile, key);
}
