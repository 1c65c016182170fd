import type { Modules } from "./modules";

// Imports run one way (docs/development.md, "Layout"). Biome finds circles.

/** What the files of a folder may import, besides the files of that folder. */
const rules: [folder: RegExp, allowed: RegExp, reason: string][] = [
	[/^src\/(pages|templates)\//, /^src\//, "nothing in src imports from outside src"],
	[/^src\/features\/landing\//, /^src\/(features|layout|seo|components|content|i18n|lib|styles)\//, "pages are above"],
	[
		/^src\/features\/\w+\//,
		/^src\/(layout|seo|components|content|i18n|lib|styles)\//,
		"pages and other features are not below",
	],
	[/^src\/(layout|seo)\//, /^src\/(components|content|i18n|lib|styles)\//, "pages and features are above"],
	[/^src\/components\//, /^src\/(i18n|styles)\//, "only i18n is below"],
	[/^src\/(content|i18n|lib)\//, /^$/, "nothing is below"],
	[/^plugins\/[\w-]+\/(src\/|gatsby-browser)/, /^(src|plugins\/[\w-]+\/src)\//, "build code would end up in the pages"],
	[/^plugins\/[\w-]+\//, /^(content-model|sample-market|src)\//, "gatsby and other plugins are not below"],
	[/^sample-market\//, /^$/, "nothing is below"],
	[/^content-model\/schemas\//, /^src\/i18n\//, "only i18n is below"],
	[/^content-model\/check\//, /^(content-model\/schemas|src\/i18n\/)/, "only the schemas and i18n are below"],
	[/^content-model\//, /^src\/i18n\//, "only i18n is below"],
	[/^hosting\//, /^src\/(i18n|lib)\//, "only i18n and lib are below"],
	[/^editor\/app\/formats\//, /^(editor\/app\/[\w-]+$|content-model\/|src\/i18n\/)/, "the forms are above"],
	[/^editor\/app\//, /^(content-model|editor\/labels|src\/i18n)\//, "server code would end up in the editor"],
	[/^editor\/click-to-edit\//, /^(editor\/app|content-model|src)\//, "server code would end up in the pages"],
	[/^editor\/server\//, /^(editor\/app|content-model|hosting|src\/i18n)\//, "the build is above"],
	[/^editor\//, /^(content-model|hosting|src)\//, "gatsby and plugins are above"],
	[/^gatsby\/(patches\/)?browser\//, /^src\//, "build code would end up in the pages"],
	[/^gatsby\//, /^(editor|content-model|hosting|plugins|src)\//, "scripts are above"],
];

const folders = ["editor", "content-model", "gatsby", "hosting", "plugins", "sample-market", "src"];

/** @returns messages such as `src/lib/html.ts:3 imports src/pages/index: not allowed, because nothing is below` */
export function importProblems(modules: Modules): string[] {
	const problems: string[] = [];
	for (const file of modules.list(folders)) {
		const [folder, allowed, reason] = rules.find(([pattern]) => pattern.test(file)) ?? [];
		if (!folder || !allowed) continue;
		const [own = ""] = folder.exec(file) ?? [];
		for (const { target, line } of modules.imports(file)) {
			// The types of the translation keys come from the English strings.
			const isAllowed = target.startsWith(own) || target.startsWith("locales/") || allowed.test(target);
			if (!isAllowed) problems.push(`${file}:${line} imports ${target}: not allowed, because ${reason}`);
		}
	}
	return problems;
}
