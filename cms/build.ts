import path from "node:path";
import { build, type Plugin } from "vite";

/** Sveltia CMS names its fonts twice: bundled, and on a CDN that the policy blocks. */
const cdnFont = /@font-face\s*\{[^{}]*https:\/\/cdn\.jsdelivr\.net[^{}]*\}/g;
const cdnFonts = 3;

const withoutCdnFonts: Plugin = {
	name: "without-cdn-fonts",
	transform(code, id) {
		if (!id.includes("@sveltia/cms/npm/index.js")) return undefined;
		const found = code.match(cdnFont)?.length ?? 0;
		if (found !== cdnFonts)
			throw new Error(`${id} has ${found} fonts on a CDN instead of ${cdnFonts}: adapt cms/build.ts`);
		return { code: code.replace(cdnFont, ""), map: null };
	},
};

/** The grammars of a code editor, for 200 languages. No field contains code. */
const withoutGrammars: Plugin = {
	name: "without-grammars",
	enforce: "pre",
	resolveId: (id) => (/^@shikijs\/(?:langs|themes)\//.test(id) ? "\0no-grammar" : undefined),
	load: (id) => (id === "\0no-grammar" ? "export default [];" : undefined),
};

/** Previews show components of the site outside Gatsby. */
const withoutGatsby: Plugin = {
	name: "without-gatsby",
	enforce: "pre",
	resolveId: (id) => (id === "gatsby" ? path.resolve("cms/app/previews/gatsby.tsx") : undefined),
};

/** Where the editor is bundled for this machine. */
export const editorFolder = "node_modules/.cache/cms";

/** Bundles the editor into a folder. */
export async function buildEditor(outDir: string): Promise<void> {
	await build({
		configFile: false,
		root: path.resolve("cms/app"),
		// Relative, for /admin/ and for a domain of its own.
		base: "./",
		logLevel: "warn",
		plugins: [withoutCdnFonts, withoutGrammars, withoutGatsby],
		define: { "process.env": "{}" },
		build: {
			rolldownOptions: {
				input: [path.resolve("cms/app/index.html"), path.resolve("cms/app/previews/previews.tsx")],
				preserveEntrySignatures: "exports-only",
				output: {
					// The page loads these by name.
					entryFileNames: ({ name }) => (name === "previews" ? "previews.js" : "assets/[name]-[hash].js"),
					assetFileNames: ({ names }) =>
						names.includes("previews.css") ? "previews.css" : "assets/[name]-[hash][extname]",
				},
			},
			outDir: path.resolve(outDir),
			emptyOutDir: true,
			chunkSizeWarningLimit: 4_000,
			modulePreload: { polyfill: false },
		},
	});
}
