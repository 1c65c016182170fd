/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { checkProject, formatContentError } from "../../../content-model/check";
import { readLocales } from "../../../content-model/check/locales";
import { jsonSchemas, schemaComment, schemaFile } from "../../../content-model/json-schemas";
import { contentSchemas } from "../../../content-model/schemas";
import { type LanguageCode, publishedLanguages } from "../../../src/i18n/languages";
import { readContent } from "../../kit/content";
import { tempProject } from "../../kit/temp-folder";
import { translations } from "../../kit/translations";

const read = (file: string) => readFileSync(file, "utf8");

describe("docs/rules.md", () => {
	const landing = translations("en", "landing");

	test("the hero has its eight words in their order", () => {
		const { words } = readContent<{ words: (keyof typeof landing.hero.words)[] }>("hero");
		expect(words.map((id) => landing.hero.words[id]).join(", ")).toBe(
			"Automation, Integration, Scalability, Flexibility, Reliability, Security, Speed, Java",
		);
	});

	test("the English error texts are the same", () => {
		const { toasts } = translations("en", "catalog");
		const { title } = translations("en", "common").errors;
		expect([toasts.listFailed, toasts.detailFailed, title]).toEqual([
			"Error",
			"Error!",
			"Unexpected Application Error!",
		]);
	});
});

describe("locales/README.md", () => {
	const readme = read("locales/README.md");

	test("has the terms of locales/glossary.yaml", () => {
		type Term = { meaning: string } & Record<LanguageCode, { use: string }>;
		const { terms } = parse(read("locales/glossary.yaml")) as { terms: Term[] };
		const rows = terms.map(({ meaning, ...term }) => [
			meaning,
			...publishedLanguages.map(({ code }) => term[code].use),
		]);
		for (const row of rows) expect(readme).toContain(`| ${row.join(" | ")} |\n`);
	});

	test("lists every file of locales/", () => {
		const files = [...readdirSync("locales"), ...readdirSync("locales/en")].filter((name) =>
			/\.(json|yaml|txt)$/.test(name),
		);
		for (const file of files) expect(readme).toContain(`| \`${file}\` |`);
	});
});

describe("translation keys", () => {
	/** Every key and group of the English files, with and without its namespace. */
	const known = [...readLocales(process.cwd()).english].flatMap(([namespace, { messages }]) =>
		[...messages.keys()].flatMap((key) => {
			const parts = key.split(".");
			const groups = parts.map((_, index) => parts.slice(0, index + 1).join("."));
			return groups.flatMap((group) => [group, `${namespace}.${group}`]);
		}),
	);
	const isKey = (text: string) =>
		/^[a-z][\w-]*(\.[\w<>-]+)+$/i.test(text) && !/\.(ya?ml|json|tsx?|mjs|css|svg|md|txt)$/.test(text);

	/** Keys that no English file has. `<id>` matches any part. */
	function unknown(names: string[]): string[] {
		return names.filter(isKey).filter((name) => {
			const expression = new RegExp(`^${name.replaceAll(".", "\\.").replace(/<\w+>/g, "[^.]+")}$`);
			return !known.some((key) => expression.test(key));
		});
	}

	test.each(["README.md", "content/README.md", "locales/README.md", "docs/development.md"])("in %s exist", (file) => {
		const spans = [...read(file).matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span.replace(/^t\("(.*)"\)$/, "$1"));
		expect(unknown(spans)).toEqual([]);
	});

	const yaml = readdirSync("content").filter((name) => name.endsWith(".yaml"));

	test.each(yaml)("in the comments of %s exist", (file) => {
		const comments = read(`content/${file}`).match(/^#(?! yaml-).*$/gm) ?? [];
		expect(unknown(comments.join(" ").match(/\b[a-z]+(\.[\w-]+)+\b/g) ?? [])).toEqual([]);
	});

	test.each([...jsonSchemas()])("in %s exist", (_, text) => {
		const named = [...text.matchAll(/"description": "([^"]*)"/g)].flatMap(
			([, words = ""]) => words.match(/\b(catalog|common|landing|pricing|search|template)(\.[\w<>-]+)+/g) ?? [],
		);
		expect(unknown(named)).toEqual([]);
	});
});

describe("JSON Schemas", () => {
	const file = schemaFile("plans");
	const text = read(file);
	const errorsAfter = async (files: Record<string, string>) =>
		(await checkProject(tempProject(files))).map(formatContentError);

	type Field = { description?: string; properties?: Record<string, Field>; items?: Field };

	/** The paths of the fields without a description. */
	function undescribed(field: Field, path: string): string[] {
		const own = field.description ? [] : [path];
		const inside = Object.entries(field.properties ?? {}).flatMap(([name, child]) =>
			undescribed(child, `${path}.${name}`),
		);
		const entries = Object.entries(field.items?.properties ?? {});
		return [...own, ...inside, ...entries.flatMap(([name, child]) => undescribed(child, `${path}[].${name}`))];
	}

	test.each([...jsonSchemas()])("%s describes every field", (_, schema) => {
		expect(undescribed(JSON.parse(schema), "")).toEqual([]);
	});

	test.each([text.replace('"maximum": 99', '"maximum": 100'), ""])("are reported if outdated", async (old) => {
		expect(await errorsAfter({ [file]: old, [schemaFile("plan")]: "{}" })).toEqual([
			"content/schemas/plan.schema.json:1:1 belongs to no YAML file: remove it",
			`${file}:1:1 is not up to date: run npm run schemas`,
		]);
	});

	test("are named in the first line of each YAML file", async () => {
		const names = Object.keys(contentSchemas).sort();
		const withText = (change: (text: string) => string) =>
			Object.fromEntries(names.map((name) => [`content/${name}.yaml`, change(read(`content/${name}.yaml`))]));
		expect(await errorsAfter(withText((yaml) => yaml.replace("yaml-language-server", "yaml")))).toEqual(
			names.map((name) => `content/${name}.yaml:1:1 the first line must be ${schemaComment(name)}`),
		);
		const windows = { ...withText((yaml) => yaml.replaceAll("\n", "\r\n")), [file]: text.replaceAll("\n", "\r\n") };
		expect(await errorsAfter(windows)).toEqual([]);
	});
});
