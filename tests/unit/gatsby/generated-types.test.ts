/** @jest-environment node */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { icon, id } from "../../../content-model/schemas/schema-helpers";
import { graphqlTypes } from "../../../gatsby/content-types";
import { placeholdersFile, placeholderTypes, writePlaceholderTypes } from "../../../gatsby/placeholder-types";
import { tempFolder } from "../../kit/temp-folder";

describe("GraphQL types of content", () => {
	const color = z.enum(["red", "green"]).meta({ graphqlType: "Color" });
	const entry = z.strictObject({ id, icon, note: z.string().optional() }).meta({ graphqlType: "Entry" });
	const lines = (schema: z.ZodObject) => graphqlTypes({ "core-sample": schema }).split("\n");

	test("generates types for each kind of field", () => {
		const schema = z.strictObject({
			title: z.string().describe("A title"),
			count: z.int(),
			share: z.number().optional(),
			visible: z.boolean(),
			color,
			colors: z.array(color).min(1).optional(),
			entries: z.array(entry).describe("The entries"),
		});
		expect(lines(schema)).toEqual([
			"enum Color { red green }",
			"type Entry { id: String! icon: File! @fileByRelativePath note: String }",
			"type CoreSampleYaml implements Node @dontInfer { title: String! count: Int! share: Float visible: Boolean! color: Color! colors: [Color!] entries: [Entry!]! }",
		]);
	});

	test("requires a name for objects and enums", () => {
		expect(() => lines(z.strictObject({ inner: z.strictObject({ id }) }))).toThrow("needs .meta({ graphqlType })");
	});

	test("rejects different types with the same name", () => {
		const other = z.strictObject({ id }).meta({ graphqlType: "Entry" });
		expect(() => lines(z.strictObject({ entry, other }))).toThrow("Two GraphQL types are named Entry.");
	});
});

describe("types of placeholders", () => {
	const current = (root: string) => readFileSync(path.join(root, placeholdersFile), "utf8");

	/** A project with one English file. */
	function projectWith(texts: object): string {
		const root = tempFolder({ "locales/en/common.json": JSON.stringify(texts) });
		mkdirSync(path.dirname(path.join(root, placeholdersFile)), { recursive: true });
		return root;
	}

	test("the committed file is up to date", () => {
		const isCurrent = current(".").replaceAll("\r\n", "\n") === placeholderTypes(".");
		expect(isCurrent ? "" : `${placeholdersFile} is not up to date: run npm run schemas and commit it`).toBe("");
	});

	test("lists the texts with placeholders, plural texts under their key without suffix", () => {
		const root = projectWith({
			hello: "Hello",
			b: { price: "{{amount}} of {{all, number}}, {{amount}}" },
			a_one: "one script",
			a_other: "{{count, number}} scripts",
			alone_one: "{{name}}",
		});
		expect(placeholderTypes(root)?.split("\n").slice(2)).toEqual([
			"export type Placeholders = {",
			'\t"common": {',
			'\t\t"b.price": "{{all, number}}{{amount}}",',
			'\t\t"a": "{{count}}{{count, number}}",',
			'\t\t"alone_one": "{{name}}"',
			"\t}",
			"};",
			"",
		]);
	});

	test("are written only when they change, and kept when English is broken", () => {
		const root = projectWith({ hello: "Hello {{name}}" });
		expect(writePlaceholderTypes(root)).toBe(true);
		expect(current(root)).toBe(placeholderTypes(root));
		for (const text of ['{"hello":"Good day, {{name}}!"}', '{"hello":']) {
			writeFileSync(path.join(root, "locales/en/common.json"), text);
			expect(writePlaceholderTypes(root)).toBe(false);
		}
		writeFileSync(path.join(root, "locales/en/common.json"), '{"hello":"Hello"}');
		expect(writePlaceholderTypes(root)).toBe(true);
	});
});
