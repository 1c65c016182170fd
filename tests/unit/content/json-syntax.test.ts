/** @jest-environment node */
import { readFileSync } from "node:fs";
import { problemsOf } from "../../kit/check";

const file = "locales/ru/language.json";
const text = readFileSync(file, "utf8");

const changed = (from: string, to: string) => {
	expect(text).toContain(from);
	return text.replace(from, to);
};

test.each<[what: string, from: string, to: string, problem: string]>([
	["a comma too few", '"Ru",', '"Ru"', "3:15 a comma is missing here"],
	["a comma too many", 'спасибо"', 'спасибо",', "8:30 a comma too many: nothing follows before }"],
	["a colon too few", '"code":', '"code"', "3:9 a colon is missing here"],
	["a quote too few", '"Ru",', '"Ru,', '3:11 this text is not closed with " in its line'],
	["a quote inside a text", '"Ru"', '"R"u"', "3:14 a comma is missing here"],
	["single quotes", '"Ru"', "'Ru'", '3:11 texts and keys stand in double quotes ("), not in single ones'],
	["curly quotes", '"Ru"', "“Ru”", '3:11 a text in double quotes (") is missing here'],
	["no quotes", '"code"', "code", '3:3 a key in double quotes (") is missing here'],
	["a comment", '"code"', '// two letters\n  "code"', "3:3 JSON has no comments: take this out"],
	[
		"a stray backslash",
		'"Ru"',
		'"R\\u"',
		'3:11 this text has a \\ that means nothing: write \\\\ for a backslash, \\" for a quote',
	],
	["a brace too few", '  "offer": {', '  "offer": ', "5:12 a comma is missing here"],
	["a text after the end", "}\n}\n", "}\n}\n}\n", "11:1 the file should end before this"],
	["a file cut off", ',\n    "dismiss": "Нет, спасибо"\n  }\n}\n', "", "7:35 the file ends too early: } is missing"],
	["a bracket of the other kind", "  }\n}", "  ]\n}", "9:3 } is missing before this ]"],
	["a key that is there twice", '"code": "Ru",', '"code": "Ru",\n  "code": "RU",', '4:3 "code" is there twice'],
	["a list", '"Ru"', '["Ru"]', '3:11 "code" must be a text, in quotes'],
	[
		"a key with a dot",
		'"code": "Ru",',
		'"code": "Ru",\n  "a.b": "c",',
		'4:3 "a.b" cannot be a key: only letters, digits, - and _ are taken',
	],
])("%s in JSON", (_, from, to, problem) => {
	expect(problemsOf({ [file]: changed(from, to) })).toContain(`${file}:${problem}`);
});

test.each<[what: string, content: string | Uint8Array, problem: string]>([
	["an empty file", "", "1:1 the file is empty"],
	["a list at the top", "[]", "1:1 the file must hold keys and texts in one pair of { }"],
	["a text at the top", '"Ru"', "1:1 the file must hold keys and texts in one pair of { }"],
	["a byte order mark", `\ufeff${text}`, "1:1 the file starts with a byte order mark: save it as UTF-8 without BOM"],
	["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le"), "1:1 the file is written in UTF-16: save it as UTF-8"],
	["5 MB", `{"a":"${"x".repeat(5e6)}"}`, "1:1 the file has 5.0 MB: at most 0.5 MB is read"],
	["objects in objects without end", '{"a":'.repeat(10_000), "1:251 this is nested too deeply"],
])("%s in JSON is the one thing that is told of the file's form", (_, content, problem) => {
	expect(problemsOf({ [file]: content })[0]).toBe(`${file}:${problem}`);
});

test("keys with a meaning for JavaScript are refused, in English too", () => {
	const own = readFileSync("locales/en/language.json", "utf8").replace("{", '{ "__proto__": { "name": "x" },');
	expect(problemsOf({ "locales/en/language.json": own })).toContain(
		'locales/en/language.json:1:3 "__proto__" cannot be a key: JavaScript needs the name',
	);
});

test("lines that end as on Windows, and tabs, are no mistake", () => {
	expect(problemsOf({ [file]: text.replaceAll("\n", "\r\n") })).toEqual([]);
	expect(problemsOf({ [file]: text.replaceAll("  ", "\t") })).toEqual([]);
});

test("broken English hides no mistake of another file, and is no mistake of the other languages", () => {
	expect(problemsOf({ "locales/en/language.json": "{" })).toEqual([
		"locales/en/language.json:1:2 the file ends too early: } is missing",
	]);
});
