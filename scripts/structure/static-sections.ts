import { Visitor } from "vite";
import { fileOf, isTypeScript, lineAt, reachableFiles, readModule, typeScriptFiles } from "./modules";

// Static sections have no behavior, and the page imports their styles: `src/components/static-section.tsx`.

/** Hooks without state and effects. */
const harmlessHooks = ["useCallback", "useId", "useMemo", "useStaticQuery"];

/** Files that a static section may use although they have hooks or refs. */
const harmlessFiles = [
	// Its context is the language, and another language is another page.
	"src/i18n/hooks.ts",
	// Without `value`, its inputs keep the choice themselves.
	"src/components/segmented/segmented.tsx",
];

const wayOut =
	"Its code is not loaded on a first visit. If the section needs behavior, rename it without `.static` and import it directly.";

/** What a file does that needs its code in the browser. */
function findBehavior(file: string): { line: number; what: string }[] {
	const { code, program, imports } = readModule(file);
	const found: { line: number; what: string }[] = [];
	const add = (offset: number, what: string) => found.push({ line: lineAt(code, offset), what });

	const imported = imports.flatMap(({ names }) => names);
	// A hook of the project is checked in its own file.
	const isOwnHook = (name: string) => imported.includes(name) || code.includes(`function ${name}(`);

	new Visitor({
		CallExpression({ callee, start }) {
			const name = code.slice(callee.start, callee.end).replace(/^\w+\./, "");
			if (/^use(?:[A-Z]\w*)?$/.test(name) && !harmlessHooks.includes(name) && !isOwnHook(name))
				add(start, `calls ${name}`);
		},
		ClassDeclaration({ superClass, start }) {
			if (superClass) add(start, "has a class component");
		},
		JSXAttribute({ name, start }) {
			if (name.type === "JSXIdentifier" && /^(on[A-Z]|ref$)/.test(name.name)) add(start, `has ${name.name}`);
		},
		JSXOpeningElement({ name, start, end }) {
			const isLink = name.type === "JSXIdentifier" && name.name === "a";
			// Without one of these, a click opens a page of the site (`src/components/prerendered-html.tsx`).
			const isExternal = /rel=|target=|mailto:/.test(code.slice(start, end));
			if (isLink && !isExternal) add(start, 'has <a> without rel="external"');
		},
	}).visit(program);
	return found;
}

function behaviorProblems(section: string): string[] {
	const problems: string[] = [];
	for (const file of reachableFiles(section, ["static", "dynamic"])) {
		if (!isTypeScript(file) || harmlessFiles.includes(file)) continue;
		const place = file === section ? "a static section" : `a part of the static section ${section}`;
		for (const { line, what } of findBehavior(file)) problems.push(`${file}:${line} ${what}, in ${place}. ${wayOut}`);
	}
	return problems;
}

/** The problems of a file that shows prerendered HTML. @param pageFiles what the page loads first */
function placementProblems(file: string, pageFiles: Set<string>): string[] {
	const { code, imports } = readModule(file);
	const hasStaticSections = code.includes("staticSection(");
	if (!hasStaticSections && !code.includes("<PrerenderedHtml")) return [];
	const problems: string[] = [];
	for (const { target, line } of imports.filter(({ kind }) => kind === "dynamic")) {
		const section = fileOf(target);
		if (!section) continue;
		if (hasStaticSections && !section.endsWith(".static.tsx")) {
			problems.push(
				`${file}:${line} passes ${section} to staticSection, which takes files \`*.static.tsx\`. ${wayOut}`,
			);
			continue;
		}
		const styles = [...reachableFiles(section, ["static"])].filter((name) => name.endsWith(".css"));
		for (const name of styles.filter((style) => !pageFiles.has(style))) {
			problems.push(`${file}:${line} must import ${name}: Gatsby inlines no styles of code that is loaded later`);
		}
	}
	return problems;
}

function pageProblems(page: string): string[] {
	const layout = reachableFiles("gatsby-browser.tsx", ["static"]);
	const pageFiles = reachableFiles(page, ["static"], layout);
	const components = [...pageFiles].filter((file) => file.endsWith(".tsx"));
	return components.flatMap((file) => placementProblems(file, pageFiles));
}

/** @returns messages such as `src/features/landing/faq.static.tsx:9 calls useState, in a static section. …` */
export function staticSectionProblems(): string[] {
	const sections = typeScriptFiles("src").filter((file) => file.endsWith(".static.tsx"));
	const pages = [...typeScriptFiles("src/pages"), ...typeScriptFiles("src/templates")];
	// A section of several pages has the same problem on each.
	return [...new Set([...sections.flatMap(behaviorProblems), ...pages.flatMap(pageProblems)])];
}
