import { lineAt, type Modules } from "./modules";

// Static sections have no behavior, and the page imports their styles: `src/components/static-section.tsx`.

/** Hooks without state and effects. */
const harmlessHooks = ["useCallback", "useId", "useMemo", "useStaticQuery"];

/** Files that a static section may use although they break a rule below. */
const harmlessFiles: Record<string, string> = {
	"src/i18n/hooks.ts": "the context is the language, and another language is another page",
	"src/components/segmented/segmented.tsx": "without `value`, the inputs keep the choice themselves",
};

const hookCall = /\b(?<!function )(use[A-Z]\w*)(?:<[^()]*>)?\(/g;
const prop = /\s(on[A-Z]\w*|ref)=[{"]/g;
/** Without one of these, a click opens a page of the site (`src/components/prerendered-html.tsx`). */
const plainLink = /<a\b(?![^>]*(?:rel=|target=|mailto:))/g;
const classComponent = /\bextends (?:React\.)?(?:Pure)?Component\b/g;

const wayOut =
	"Its code is not loaded on a first visit. If the section needs behavior, rename it without `.static` and import it directly.";

/** What a file does that needs its code in the browser. */
function behaviorOf(modules: Modules, file: string): { line: number; what: string }[] {
	const code = modules.read(file);
	const imported = modules.imports(file).map(({ names }) => names);
	// The hooks of other files are checked there.
	const isChecked = (hook: string) =>
		code.includes(`function ${hook}(`) || new RegExp(`\\b${hook}\\b`).test(imported.join());
	const find = (pattern: RegExp) =>
		[...code.matchAll(pattern)].map(({ 1: name = "", index }) => ({ name, line: lineAt(code, index + 1) }));
	const hooks = find(hookCall).filter(({ name }) => !harmlessHooks.includes(name) && !isChecked(name));
	return [
		...hooks.map(({ line, name }) => ({ line, what: `calls ${name}` })),
		...find(prop).map(({ line, name }) => ({ line, what: `has ${name}` })),
		...find(plainLink).map(({ line }) => ({ line, what: 'has <a> without rel="external"' })),
		...find(classComponent).map(({ line }) => ({ line, what: "has a class component" })),
	];
}

function behaviorProblems(modules: Modules, section: string): string[] {
	const files = [...modules.reachable(section, ["static", "dynamic"])];
	const checked = files.filter((file) => /\.tsx?$/.test(file) && !harmlessFiles[file]);
	return checked.flatMap((file) =>
		behaviorOf(modules, file).map(({ line, what }) => {
			const place = file === section ? "a static section" : `a part of the static section ${section}`;
			return `${file}:${line} ${what}, in ${place}. ${wayOut}`;
		}),
	);
}

/** Files that show prerendered HTML in place of components whose code is loaded later. */
const showsHtml = /\bstaticSection\(|<PrerenderedHtml\b/;

/** What a page, whose first scripts have these files, does not import of what it shows. */
function pageProblems(modules: Modules, files: Set<string>): string[] {
	const placing = [...files].filter((file) => file.endsWith(".tsx") && showsHtml.test(modules.read(file)));
	const later = placing.flatMap((file) => modules.imports(file).map((each) => ({ ...each, file })));
	return later.flatMap(({ kind, target, file, line }) => {
		const section = kind === "dynamic" && modules.fileOf(target);
		if (!section) return [];
		if (!section.endsWith(".static.tsx") && modules.read(file).includes("staticSection(")) {
			return [`${file}:${line} passes ${section} to staticSection, which takes files \`*.static.tsx\`. ${wayOut}`];
		}
		const styles = [...modules.reachable(section, ["static"])].filter((name) => name.endsWith(".css"));
		const missing = styles.filter((name) => !files.has(name));
		return missing.map(
			(name) => `${file}:${line} must import ${name}: Gatsby inlines no styles of code that is loaded later`,
		);
	});
}

/** @returns messages such as `src/features/landing/faq.static.tsx:9 calls useState, in a static section. …` */
export function staticSectionProblems(modules: Modules): string[] {
	const sections = modules.list(["src"]).filter((file) => file.endsWith(".static.tsx"));
	const problems = sections.flatMap((section) => behaviorProblems(modules, section));
	const layout = modules.reachable("gatsby-browser.tsx", ["static"]);
	for (const page of modules.list(["src/pages", "src/templates"])) {
		problems.push(...pageProblems(modules, modules.reachable(page, ["static"], new Set(layout))));
	}
	return [...new Set(problems)];
}
