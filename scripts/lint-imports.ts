import fs from "node:fs";

// A part of `npm run lint`: imports run one way (docs/development.md, "Layout"). Biome finds circles.

/** What the files of a folder may import, besides the files of that folder. */
const rules: [folder: RegExp, allowed: RegExp, reason: string][] = [
	[/^src\/pages\//, /^src\//, "nothing in src imports from outside src"],
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
	[/^(content-model|hosting)\//, /^src\/i18n\//, "only i18n is below"],
	[/^editor\/app\/formats\//, /^(editor\/app\/[\w-]+$|content-model\/|src\/i18n\/)/, "the forms are above"],
	[/^editor\/app\//, /^(content-model|editor\/labels|src\/i18n)\//, "server code would end up in the editor"],
	[/^editor\/click-to-edit\//, /^(editor\/app|content-model|src)\//, "server code would end up in the pages"],
	[/^editor\/server\//, /^(editor\/app|content-model|hosting|src\/i18n)\//, "the build is above"],
	[/^editor\//, /^(content-model|hosting|src)\//, "gatsby and plugins are above"],
	[/^gatsby\//, /^(editor|content-model|hosting|plugins|src)\//, "scripts are above"],
];

const relativeImport = /(?:\bfrom|\bimport)[\s(]*"(\.[^"]+)"/g;

const files = ["editor", "content-model", "gatsby", "hosting", "plugins", "sample-market", "src"].flatMap((folder) =>
	fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
);

for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
	const [folder, allowed, reason] = rules.find(([pattern]) => pattern.test(file)) ?? [];
	if (!folder || !allowed) continue;
	const [own = ""] = folder.exec(file) ?? [];
	const code = fs.readFileSync(file, "utf8");
	for (const { 1: source = "", index } of code.matchAll(relativeImport)) {
		const target = new URL(source, `file:///${file}`).pathname.slice(1);
		// The types of the translation keys come from the English strings.
		if (target.startsWith(own) || target.startsWith("locales/") || allowed.test(target)) continue;
		const line = code.slice(0, index).split("\n").length;
		console.error(`${file}:${line} imports ${target}: not allowed, because ${reason}`);
		process.exitCode = 1;
	}
}
