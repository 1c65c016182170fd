/** @jest-environment node */
import { readFileSync } from "node:fs";
import { errorsIn } from "../../kit/check";

const file = "locales/ru/language.json";
const text = readFileSync(file, "utf8");

const replaced = (from: string, to: string) => {
	expect(text).toContain(from);
	return text.replace(from, to);
};

test.each<[what: string, from: string, to: string, error: string]>([
	["a missing comma", '"Ru",', '"Ru"', "4:3 a comma is missing before this"],
	["a trailing comma", 'спасибо"', 'спасибо",', "8:30 nothing follows this comma: remove it"],
	["a missing colon", '"code":', '"code"', "3:10 a colon is missing before this"],
	["an unclosed text", '"Ru",', '"Ru,', '3:11 this text is not closed with " on its line'],
	["a quote inside a text", '"Ru"', '"R"u"', '3:13 write a quote inside a text as \\"'],
	["single quotes", '"Ru"', "'Ru'", "3:11 'Ru' must be in double quotes (\")"],
	["curly quotes", '"Ru"', "“Ru”", '3:11 “Ru” must be in double quotes (")'],
	["no quotes", '"code"', "code", '3:3 code must be in double quotes (")'],
	["a comment", '"code"', '// two letters\n  "code"', "3:3 JSON has no comments: remove this"],
	[
		"an invalid escape",
		'"Ru"',
		'"R\\u"',
		'3:11 this text has an invalid escape: write \\\\ for a backslash and \\" for a quote',
	],
	["a missing brace", '  "offer": {', '  "offer": ', "5:12 a comma is missing before this"],
	["a text after the end", "}\n}\n", "}\n}\n}\n", "11:1 the file must end before this"],
	[
		"an incomplete file",
		',\n    "dismiss": "Нет, спасибо"\n  }\n}\n',
		"",
		"7:35 the file ends too early: } is missing",
	],
	["a bracket in place of a brace", "  }\n}", "  ]\n}", "9:3 a comma is missing before this"],
	["a duplicate key", '"code": "Ru",', '"code": "Ru",\n  "code": "RU",', '4:3 "code" occurs twice'],
	["a text with a tab", '"Ru"', '"R\tu"', "3:11 this text contains a tab or another control character: remove it"],
	["a hash comment", '"code"', '# two letters\n  "code"', "3:3 JSON has no comments: remove this"],
	["two commas", '"Ru",', '"Ru",,', "3:15 nothing follows this comma: remove it"],
	["a missing text", '"Ru"', "", '3:11 a text in double quotes (") is missing before this'],
	["an incomplete number", '"Ru"', "1.", "3:11 this is not valid JSON"],
	["a list", '"Ru"', '["Ru"]', '3:11 "code" must be a text in quotes'],
	[
		"a key with a dot",
		'"code": "Ru",',
		'"code": "Ru",\n  "a.b": "c",',
		'4:3 "a.b" cannot be a key: use only letters, digits, - and _',
	],
])("reports %s", async (_, from, to, error) => {
	expect(await errorsIn({ [file]: replaced(from, to) })).toContain(`${file}:${error}`);
});

test.each<[what: string, content: string | Uint8Array, error: string]>([
	["an empty file", "", "1:1 the file is empty"],
	["a list at the top", "[]", "1:1 the file must contain keys and texts in one pair of { }"],
	["a text at the top", '"Ru"', "1:1 the file must contain keys and texts in one pair of { }"],
	["a byte order mark", `\ufeff${text}`, "1:1 the file starts with a byte order mark: save it as UTF-8 without BOM"],
	["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le"), "1:1 the file is encoded in UTF-16: save it as UTF-8"],
	["5 MB", `{"a":"${"x".repeat(5e6)}"}`, "1:1 the file has 5.0 MB: the maximum is 0.5 MB"],
	["deeply nested objects", '{"a":'.repeat(10_000), "1:251 this is nested too deeply"],
])("reports %s first", async (_, content, error) => {
	expect((await errorsIn({ [file]: content }))[0]).toBe(`${file}:${error}`);
});

test("reports keys that JavaScript reserves", async () => {
	const own = readFileSync("locales/en/language.json", "utf8").replace("{", '{ "__proto__": { "name": "x" },');
	expect(await errorsIn({ "locales/en/language.json": own })).toContain(
		'locales/en/language.json:1:3 "__proto__" cannot be a key: JavaScript reserves the name',
	);
});

test("accepts Windows line endings and tabs", async () => {
	expect(await errorsIn({ [file]: text.replaceAll("\n", "\r\n") })).toEqual([]);
	expect(await errorsIn({ [file]: text.replaceAll("  ", "\t") })).toEqual([]);
});

test("reports a broken English file once, not in other languages", async () => {
	expect(await errorsIn({ "locales/en/language.json": "{" })).toEqual([
		"locales/en/language.json:1:2 the file ends too early: } is missing",
	]);
});
