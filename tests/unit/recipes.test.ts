/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { publishedLanguages } from "../../src/i18n/languages";
import { tempFolder } from "../kit/temp-folder";

/** Applies the recipes of docs/development.md to one copy of the project, and checks content and types of the result. */

// Covers the compiler.
jest.setTimeout(120_000);

const root = path.resolve(__dirname, "../..");
const docs = fs.readFileSync(path.join(root, "docs/development.md"), "utf8");
const languages = publishedLanguages.map(({ code }) => code);

/** The files that a recipe names: paths in backquotes with a file extension. */
function filesOf(recipe: string): string[] {
	const [, text] = docs.match(new RegExp(`^### ${recipe}\n([^]*?)(?=^##|(?![^]))`, "m")) ?? [];
	if (!text) throw new Error(`docs/development.md has no recipe "${recipe}"`);
	return [
		...new Set(
			[...text.matchAll(/`([\w*./[\]<>-]+\/[\w*.[\]<>-]+\.\w+|package\.json)`/g)].map(([, file = ""]) => file),
		),
	];
}

const generated = ["src/gatsby-types.d.ts", "src/i18n/placeholders.d.ts"];
const folder = tempFolder({});

const inCopy = (file: string) => path.join(folder, file);
let changed: Set<string>;

function write(file: string, text: string) {
	fs.mkdirSync(path.dirname(inCopy(file)), { recursive: true });
	fs.writeFileSync(inCopy(file), text);
	changed.add(file);
}

/** Replaces a text that must be there. */
function edit(file: string, from: string, to: string) {
	const before = fs.readFileSync(inCopy(file), "utf8");
	const after = before.replace(from, () => to);
	if (after === before) throw new Error(`${file} does not contain ${from}`);
	write(file, after);
}

/** Inserts a text before another one. */
const insertBefore = (file: string, next: string, text: string) => edit(file, next, text + next);

/** Adds texts to a namespace in every language: the path of keys, then the text. */
function translate(namespace: string, texts: Record<string, string>) {
	for (const code of languages) {
		const file = `locales/${code}/${namespace}.json`;
		let json = fs.existsSync(inCopy(file)) ? fs.readFileSync(inCopy(file), "utf8") : "{}";
		for (const [key, text] of Object.entries(texts)) {
			json = applyEdits(json, modify(json, key.split("."), code === "en" ? text : `${code}: ${text}`, {}));
		}
		write(file, json);
	}
}

beforeAll(() => {
	const skipped = ["node_modules", "public", ".cache", ".git", "test-results", "tests"];
	const skippedPaths = skipped.map((name) => path.join(root, name));
	fs.cpSync(root, folder, { recursive: true, filter: (from) => !skippedPaths.includes(from) });
	fs.symlinkSync(path.join(root, "node_modules"), inCopy("node_modules"), "junction");
});

function addPlan() {
	const plan = "{ id: hobby, price: 3, chat: https://t.me/example, features: [{ kind: cpu, count: 1 }] }";
	insertBefore("content/plans.yaml", "      - id: starter\n", `      - ${plan}\n`);
	translate("pricing", { "plans.hobby.name": "Hobby plan", "plans.hobby.description": "For one script at night." });
}

function addSection() {
	write("content/quotes.yaml", "# yaml-language-server: $schema=schemas/quotes.schema.json\nquotes:\n  - id: first\n");
	const schema = `const quote = z
	.strictObject({
		id: id.meta({
			description: "Selects the text: landing.quotes.items.<id>",
			translationKeys: (item) => [\`landing:quotes.items.\${item}\`],
		}),
	})
	.meta({ graphqlType: "Quote" });

export const quotes = z
	.strictObject({ quotes: listById(quote).describe("The quotes, from left to right") })
	.describe("What customers say");

`;
	insertBefore("content-model/schemas/landing.ts", "export const templates = z", schema);
	edit("content-model/schemas/index.ts", "hero, showcase", "hero, quotes, showcase");
	insertBefore("content-model/schemas/index.ts", "\tplans,\n", "\tquotes,\n");
	insertBefore("content-model/schemas/site.ts", '\ttemplates: "templates",\n', '\tquotes: "quotes",\n');
	edit("content/site.yaml", "landing: [hero", "landing: [hero, quotes");
	const component = `import { graphql } from "gatsby";
import { useDynamicTranslation } from "../../../i18n/hooks";

export const query = graphql\`fragment QuotesContent on QuotesYaml { quotes { id } }\`;

export function Quotes({ content }: { content: Queries.QuotesContentFragment }) {
	const translate = useDynamicTranslation("landing");
	const texts = content.quotes.map(({ id }) => <p key={id}>{translate(\`quotes.items.\${id}\`)}</p>);
	return <section id="quotes">{texts}</section>;
}
`;
	write("src/features/landing/quotes/quotes.tsx", component);
	const sections = "src/features/landing/sections.tsx";
	insertBefore(sections, "import { Resources }", 'import { Quotes } from "./quotes/quotes";\n');
	insertBefore(sections, "\t\tplans: plansYaml {", "\t\tquotes: quotesYaml {\n\t\t\t...QuotesContent\n\t\t}\n");
	insertBefore(sections, "\tpricing: (", "\tquotes: ({ quotes }) => <Quotes content={quotes} />,\n");
	translate("landing", { "quotes.items.first": "It just runs." });
	// As `npm run develop` writes it.
	const types = "src/gatsby-types.d.ts";
	const content = "{ readonly quotes: ReadonlyArray<{ readonly id: string }> }";
	edit(types, "type LandingBlock =", "type LandingBlock =\n  | 'quotes'");
	edit(types, "type LandingContentFragment = {", `type LandingContentFragment = { readonly quotes: ${content} | null,`);
	edit(types, "type LandingPageQuery = {", `type LandingPageQuery = { readonly quotes: ${content} | null,`);
	insertBefore(types, "type LandingPageQuery = {", `type QuotesContentFragment = ${content};\n\n`);
}

function addField() {
	const parsed = 'level: fields.level === "easy" || fields.level === "advanced" ? fields.level : undefined';
	insertBefore("src/features/catalog/model.ts", "\tscriptCount: number;\n", '\tlevel?: "easy" | "advanced";\n');
	insertBefore("src/features/catalog/api/parse.ts", "\t\tdescription: toDescription(", `\t\t${parsed},\n`);
	const card = "src/features/catalog/card/template-card.tsx";
	insertBefore(card, "\t\t\t{children}\n", "\t\t\t{template.level && <CardLevel level={template.level} />}\n");
	const component = `function CardLevel({ level }: { level: NonNullable<Template["level"]> }) {
	const { t } = useTranslation("catalog");
	return <p>{t(\`card.level.\${level}\`)}</p>;
}

`;
	insertBefore(card, "function CardBadges(", component);
	translate("catalog", { "card.level.easy": "Easy to set up", "card.level.advanced": "For experienced users" });
}

function addPage() {
	const page = `import { graphql, type HeadProps } from "gatsby";
import { useTranslation } from "react-i18next";
import type { PageContext } from "../i18n/i18n-provider";
import { PageHead } from "../seo/page-head";

export const query = graphql\`
	query SecurityPage($language: String!) {
		locales: allLocale(filter: { ns: { in: ["common", "security"] }, language: { eq: $language } }) { ...Locales }
	}
\`;

export const Head = (props: HeadProps<Queries.SecurityPageQuery, PageContext>) => (
	<PageHead {...props} namespace="security" titleKey="title" descriptionKey="description" />
);

export default function SecurityPage() {
	const { t } = useTranslation("security");
	return <h1>{t("title")}</h1>;
}
`;
	write("src/pages/security.tsx", page);
	translate("security", { title: "Security of your scripts", description: "How the platform keeps scripts safe." });
	const declaration = "src/i18n/i18next.d.ts";
	const type = 'TypedTexts<typeof security, Placeholders["security"]>';
	insertBefore(declaration, "import type template", 'import type security from "../../locales/en/security.json";\n');
	insertBefore(declaration, "\t\t\ttemplate: ", `\t\t\tsecurity: ${type};\n`);
	const types = "src/gatsby-types.d.ts";
	insertBefore(types, "type TemplatesPageQuery = ", "type SecurityPageQuery = TemplatesPageQuery;\n\n");
}

function addLanguage() {
	const line = '\t{ code: "de", htmlLang: "de", formats: "de", dates: mediumDate, openGraph: "de_DE" },\n';
	insertBefore("src/i18n/languages.ts", "] as const;", line);
	for (const name of fs.readdirSync(inCopy("locales/en"))) {
		const english = fs.readFileSync(inCopy(`locales/en/${name}`), "utf8");
		write(`locales/de/${name}`, english.replace(/":\s*"/g, '": "de: '));
	}
	translate("common", { "language.names.de": "German" });
	edit("locales/de/common.json", '"en":', '"de": "Deutsch",\n      "en":');
}

test.each([
	["Add a plan", addPlan],
	["Add a section with content to the landing page", addSection],
	["Add a field to templates", addField],
	["Add a page", addPage],
	["Add a language", addLanguage],
])("the recipe '%s' names each file that it changes", (recipe, apply) => {
	changed = new Set();
	apply();
	const named = filesOf(recipe).map(
		(file) => new RegExp(`^${file.replace(/[.[\]]/g, "\\$&").replace(/\*|<\w+>/g, "[^/]+")}$`),
	);
	const files = [...changed].filter((file) => !generated.includes(file));
	expect(files.filter((file) => !named.some((pattern) => pattern.test(file)))).toEqual([]);
});

test("the project passes the check and compiles after all recipes", async () => {
	const { jsonSchemas } = require(inCopy("content-model/json-schemas"));
	const { writePlaceholderTypes } = require(inCopy("gatsby/placeholder-types"));
	const { checkProject, formatContentError } = require(inCopy("content-model/check"));
	for (const [file, text] of jsonSchemas()) fs.writeFileSync(inCopy(file), text);
	writePlaceholderTypes(folder);
	expect((await checkProject(folder)).map(formatContentError)).toEqual([]);
	const tsc = path.join(root, "node_modules/typescript/bin/tsc");
	const { status, stdout } = spawnSync(process.execPath, [tsc, "--noEmit"], { cwd: folder, encoding: "utf8" });
	expect([status, stdout]).toEqual([0, ""]);
});

test("a dependency is documented", () => {
	expect(filesOf("Add or update a dependency")).toEqual(["package.json", "docs/dependencies.md"]);
});
