/** @jest-environment node */
import fs from "node:fs";
import { readLocales } from "../../../content-model/check/locales";
import { jsonSchemas } from "../../../content-model/json-schemas";

const docs = ["README.md", "content/README.md", "locales/README.md", "docs/development.md"];
const yaml = fs.readdirSync("content").filter((name) => name.endsWith(".yaml"));
const read = (file: string) => fs.readFileSync(file, "utf8");

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

test.each(docs)("every translation key in %s exists", (file) => {
	const spans = [...read(file).matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span.replace(/^t\("(.*)"\)$/, "$1"));
	expect(unknown(spans)).toEqual([]);
});

test.each(yaml)("every translation key in the comments of %s exists", (file) => {
	const comments =
		read(`content/${file}`)
			.match(/^#(?! yaml-).*$/gm)
			?.join(" ") ?? "";
	expect(unknown(comments.match(/\b[a-z]+(\.[\w-]+)+\b/g) ?? [])).toEqual([]);
});

test.each([...jsonSchemas()])("every translation key in %s exists", (_, text) => {
	const named = [...text.matchAll(/"description": "([^"]*)"/g)].flatMap(([, words = ""]) =>
		words.match(/\b(catalog|common|landing|pricing|search|template)(\.[\w<>-]+)+/g),
	);
	expect(unknown(named.flatMap((name) => name ?? []))).toEqual([]);
});

test("finds keys that do not exist", () => {
	expect(unknown(["pricing.plans.starter.name", "plans.<id>.nam", "landing.heroes", "site.yaml"])).toEqual([
		"plans.<id>.nam",
		"landing.heroes",
	]);
});
