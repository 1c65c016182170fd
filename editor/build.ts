import path from "node:path";
import { build, type Plugin } from "vite";

/** Replacements in the code of Sveltia CMS. It is an error if a pattern does not match `count` times. */
const replacements: [pattern: RegExp, count: number, replacement: string][] = [
	// It declares its fonts twice: bundled, and from a CDN that the policy blocks.
	[/@font-face\s*\{[^{}]*https:\/\/cdn\.jsdelivr\.net[^{}]*\}/g, 3, ""],
	// It deletes all drafts when the configuration changes. Here, each draft contains the version of its file.
	[/\w+\.cmsConfigVersion===\w+\.current/g, 1, "!0"],
	// It does not notice conflicts with saves of other tabs. `guard-commits.ts` finds all conflicts.
	[/throw Error\(`save_conflict`,\{cause:\w+\}\)/g, 1, "{}"],
	// It shows "Error. Please try again later." above the reasons of a refusal. `main.ts` replaces these texts.
	[/\w+\(`saving_entry\.error\.(title|description)`\)/g, 2, 'refusalText("$1")'],
	// It logs a warning when a form closes.
	[/console\.warn\(`https:\/\/svelte\.dev\/e\/derived_inert`\)/g, 1, "0"],
	// It logs refusals as errors.
	[/console\.error\(\w+\.cause\?\?\w+\),(?=Error\(`saving_failed`)/g, 1, ""],
];

const replaceInSveltia: Plugin = {
	name: "replace-in-sveltia",
	enforce: "pre",
	transform(code, id) {
		if (!id.includes("@sveltia/cms/npm/index.js")) return undefined;
		const changed = replacements.reduce((text, [pattern, count, replacement]) => {
			const found = text.match(pattern)?.length ?? 0;
			if (found !== count)
				throw new Error(`${id} has ${found} of ${pattern} instead of ${count}: adapt editor/build.ts`);
			return text.replace(pattern, replacement);
		}, code);
		return { code: changed, map: null };
	},
};

/** Where the editor is bundled for this machine. */
export const editorFolder = "node_modules/.cache/editor";

/** Bundles the editor into a folder. */
export async function buildEditor(outDir: string): Promise<void> {
	await build({
		configFile: false,
		root: path.resolve("editor/app"),
		// Relative, for /admin/ and for a separate domain.
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
			// Leaves out the grammars of the code editor, for 200 languages: no field contains code.
			rolldownOptions: { external: /^@shikijs\/(?:langs|themes)\// },
		},
	});
}
