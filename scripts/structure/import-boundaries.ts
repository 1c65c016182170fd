import { readModule, typeScriptFiles } from "./modules";

// Imports run one way (docs/development.md, "Layout"). Biome finds circles. Its `noRestrictedImports` lists what is forbidden, so
// a new folder would be allowed everywhere.

const belowFeatures = ["src/layout", "src/seo", "src/components", "src/i18n", "src/lib", "src/styles"];
const belowLayout = ["src/components", "src/i18n", "src/lib", "src/styles"];

/** What a folder or file may import besides itself. The first that contains a file applies. */
const allowedImports: Record<string, string[]> = {
	"src/pages": ["src"],
	"src/page-templates": ["src"],
	"src/features/landing": ["src/features", ...belowFeatures],
	"src/features/catalog": belowFeatures,
	"src/features/pages": belowFeatures,
	"src/features/pricing": belowFeatures,
	"src/layout": belowLayout,
	"src/seo": belowLayout,
	"src/components": ["src/i18n", "src/styles"],
	"src/lib": [],
	"src/i18n": [],
	// Build code would end up in the pages.
	"plugins/analytics": ["src"],
	"plugins/content-errors/gatsby-browser.ts": ["plugins/content-errors/src"],
	"plugins/content-errors/src": [],
	"plugins/content-errors": ["content-model"],
	"plugins/gatsby-source-market": ["sample-market", "src"],
	"sample-market": [],
	"content-model/messages": [],
	"content-model/schemas": ["content-model/messages", "src/i18n", "src/lib"],
	"content-model/check": ["content-model/messages", "content-model/schemas", "src/i18n"],
	"content-model": ["src/i18n"],
	hosting: ["src/i18n", "src/lib"],
	"editor/app/formats": ["editor/app/project", "content-model", "src/i18n"],
	// Code of the server and the build would end up in the editor and the pages.
	"editor/app": ["editor/labels", "content-model", "src/i18n"],
	"editor/click-to-edit": ["editor/app", "content-model", "src"],
	"editor/server": ["editor/app", "content-model", "hosting", "src/i18n"],
	editor: ["content-model", "hosting", "src"],
	"gatsby/browser": ["src"],
	"gatsby/patches/browser": ["src"],
	gatsby: ["plugins", "editor", "content-model", "hosting", "src"],
};

const isIn = (folder: string, file: string) => file === folder || file.startsWith(`${folder}/`);

function problemsOf(file: string): string[] {
	const { imports } = readModule(file);
	const folder = Object.keys(allowedImports).find((name) => isIn(name, file));
	if (!folder)
		return imports.map(
			({ line }) => `${file}:${line} is in a folder without a rule in scripts/structure/import-boundaries.ts`,
		);
	// The types of the translation keys come from the English strings.
	const allowed = [folder, ...(allowedImports[folder] ?? []), "locales"];
	const wrong = imports.filter(({ target }) => !allowed.some((name) => isIn(name, target)));
	return wrong.map(
		({ target, line }) => `${file}:${line} imports ${target}; ${folder} may import ${allowed.join(", ")}`,
	);
}

/** @returns messages such as `src/lib/html.ts:3 imports src/pages/index; src/lib may import src/lib, locales` */
export function importProblems(): string[] {
	const folders = ["editor", "content-model", "gatsby", "hosting", "plugins", "sample-market", "src"];
	return folders.flatMap((folder) => typeScriptFiles(folder)).flatMap(problemsOf);
}
