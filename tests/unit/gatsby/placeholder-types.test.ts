/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { placeholdersFile, placeholderTypes, writePlaceholderTypes } from "../../../src/build/placeholder-types";
import { folderOf } from "../../kit/folder";

const current = (root: string) => readFileSync(path.join(root, placeholdersFile), "utf8");

/** A project with that one English file. */
function english(texts: object): string {
	const root = folderOf({ "locales/en/common.json": JSON.stringify(texts) });
	mkdirSync(path.dirname(path.join(root, placeholdersFile)), { recursive: true });
	return root;
}

test("the types say what the English texts take", () => {
	const isCurrent = current(".").replaceAll("\r\n", "\n") === placeholderTypes(".");
	expect(isCurrent ? "" : `${placeholdersFile} is not current: run npm run schemas, and commit it`).toBe("");
});

test("only texts that take values are in it, a counted one under its key", () => {
	const root = english({
		hello: "Hello",
		b: { price: "{{amount}} of {{all, number}}, {{amount}}" },
		a_one: "one script",
		a_other: "{{count, number}} scripts",
		alone_one: "{{name}}",
	});
	expect(placeholderTypes(root)?.split("\n").slice(2)).toEqual([
		"export type Placeholders = {",
		'\t"common": {',
		'\t\t"a": "{{count}}{{count, number}}";',
		'\t\t"alone_one": "{{name}}";',
		'\t\t"b.price": "{{all, number}}{{amount}}";',
		"\t};",
		"};",
		"",
	]);
});

test("it is written where it is not current", () => {
	const root = english({ hello: "Hello {{name}}" });
	expect(writePlaceholderTypes(root)).toBe(true);
	expect(current(root)).toBe(placeholderTypes(root));
	expect(writePlaceholderTypes(root)).toBe(false);
	writeFileSync(path.join(root, "locales/en/common.json"), '{"hello":"Hello"}');
	expect(writePlaceholderTypes(root)).toBe(true);
	expect(current(root)).not.toContain("{{name}}");
});

test("it stays as it is when words change, while English is broken and where there is none", () => {
	const root = english({ hello: "Hello {{name}}" });
	writePlaceholderTypes(root);
	for (const text of ['{"hello":"Good day, {{name}}!"}', '{"hello":', ""]) {
		writeFileSync(path.join(root, "locales/en/common.json"), text);
		expect(writePlaceholderTypes(root)).toBe(false);
	}
	rmSync(path.join(root, "locales/en"), { recursive: true });
	expect(writePlaceholderTypes(root)).toBe(false);
});
