/** @jest-environment node */
import fs from "node:fs";
import type { ApiEntry } from "@sveltia/cms";
import { compareLines, undoesChange } from "../../../cms/app/conflicts/compare-lines";
import { entryFiles } from "../../../cms/app/entry-files";
import { contentFormat } from "../../../cms/app/formats/content-format";
import { contentSchemas } from "../../../content-model/schemas";

const opened = "a: 1\nb: 2\nc: 3\n";

test("a comparison keeps common lines in both columns", () => {
	expect(compareLines("a\nb\nc", "a\nx\nc\nd")).toEqual([
		{ left: "a", right: "a" },
		{ left: "b", right: "x" },
		{ left: "c", right: "c" },
		{ left: undefined, right: "d" },
	]);
});

test.each([
	["nobody else changed the file", opened, "a: 1\nb: 9\nc: 3\n", false],
	["both made the same change", "a: 1\nb: 9\nc: 3\n", "a: 1\nb: 9\nc: 3\n", false],
	["the form was loaded again after their change", "a: 7\nb: 2\nc: 3\n", "a: 7\nb: 9\nc: 3\n", false],
	["they changed another line", "a: 7\nb: 2\nc: 3\n", "a: 1\nb: 9\nc: 3\n", true],
	["they added a line", "a: 1\nb: 2\nc: 3\nd: 4\n", "a: 1\nb: 9\nc: 3\n", true],
	["they removed a line", "a: 1\nb: 2\n", "a: 1\nb: 9\nc: 3\n", true],
])("%s: a save undoes their change: %#", (_, current, mine, isUndone) => {
	expect(undoesChange(opened, current, mine)).toBe(isUndone);
});

const read = (file: string) => fs.readFileSync(file, "utf8");

/** A value whose keys are in another order, as in entries of the CMS. */
function shuffled(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(shuffled);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.reverse()
			.map(([key, child]) => [key, shuffled(child)]),
	);
}

test.each(Object.keys(contentSchemas))("content/%s.yaml is compared as it is written", (name) => {
	const format = contentFormat(name);
	const path = `content/${name}.yaml`;
	const entry = { path, data: shuffled(format.fromFile(read(path))) } as unknown as ApiEntry;
	expect(entryFiles(entry, new Map([[name, format]])).get(path)?.(read(path))).toBe(read(path));
});

test("texts are compared as they are written", () => {
	const [english, russian] = ["locales/en/landing.json", "locales/ru/landing.json"];
	const data = (file: string) => ({ data: shuffled(JSON.parse(read(file))) });
	const entry = { path: english, ...data(english), i18n: { ru: data(russian) } } as unknown as ApiEntry;
	const files = entryFiles(entry, new Map());
	for (const file of [english, russian]) expect(files.get(file)?.(read(file))).toBe(read(file));
});
