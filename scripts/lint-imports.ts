import fs from "node:fs";
import path from "node:path";

// A part of `npm run lint`: imports run one way (docs/development.md, "Layout"). Biome finds circles; its `noRestrictedImports` lists
// what is forbidden, so a new folder would be allowed everywhere. dependency-cruiser supports TypeScript before 7 only.

const belowLayout = ["src/components", "src/i18n", "src/lib", "src/styles"];
const belowFeatures = ["src/layout", "src/seo", ...belowLayout];

/** What a folder or file may import besides itself and `locales`. The first that contains a file applies. */
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
	"plugins/market-source": ["sample-market", "hosting", "src"],
	"sample-market": [],
	"content-model/messages": [],
	"content-model/schemas": ["content-model/messages", "src/i18n", "src/lib"],
	"content-model/check": ["content-model/messages", "content-model/schemas", "src/i18n", "src/lib"],
	"content-model": ["src/i18n"],
	hosting: ["src/i18n", "src/lib"],
	"editor/config": ["editor/labels", "content-model", "src/i18n"],
	// Code of the server and the build would end up in the editor and the pages.
	"editor/app": ["editor/config"],
	"editor/overlay": ["editor/config", "content-model", "src"],
	"editor/server": ["editor/config", "content-model", "hosting", "src/i18n"],
	editor: ["content-model", "hosting", "src"],
	"gatsby/browser": ["src"],
	"gatsby/patches/browser": ["src"],
	gatsby: ["plugins", "editor", "content-model", "hosting", "src"],
};

const relativeImport = /\b(?:from|import\(?)\s*"(\.[^"]+)"/g;

const contains = (folder: string, file: string) => file === folder || file.startsWith(`${folder}/`);

/** The files of a folder that import others. */
function modules(folder: string): string[] {
	const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
	return names
		.filter((name) => /\.tsx?$/.test(name))
		.map((name) => path.posix.join(folder, name.replaceAll("\\", "/")));
}

/** Messages such as `src/lib/html.ts imports src/pages/index: src/lib may import src/lib, locales`. */
function problemsOf(file: string): string[] {
	const imports = [...fs.readFileSync(file, "utf8").matchAll(relativeImport)];
	const targets = imports.map(([, target = ""]) => path.posix.join(path.posix.dirname(file), target));
	const folder = Object.keys(allowedImports).find((name) => contains(name, file));
	if (!folder) return targets.length > 0 ? [`${file} is in a folder without a rule in scripts/lint-imports.ts`] : [];
	const allowed = [folder, ...(allowedImports[folder] ?? []), "locales"];
	const wrong = targets.filter((target) => !allowed.some((name) => contains(name, target)));
	return wrong.map((target) => `${file} imports ${target}: ${folder} may import ${allowed.join(", ")}`);
}

const folders = ["editor", "content-model", "gatsby", "hosting", "plugins", "sample-market", "src"];
const problems = folders.flatMap(modules).flatMap(problemsOf);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
