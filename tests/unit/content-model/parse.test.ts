/** @jest-environment node */
import { readFileSync } from "node:fs";
import { errorsIn, localeErrorsIn, replaced, syntaxErrorsIn } from "../../kit/check";

const bom = "1:1 the file starts with a byte order mark: save it as UTF-8 without BOM";
const utf16 = "1:1 the file is encoded in UTF-16: save it as UTF-8";
const tooLarge = "1:1 the file has 5.0 MB: the maximum is 0.5 MB";

const invalidEscape = 'this text has an invalid escape: write \\\\ for a backslash and \\" for a quote';

describe("JSON", () => {
	const file = "locales/ru/language.json";
	const text = readFileSync(file, "utf8");
	const [en, uz] = ["locales/en/language.json", "locales/uz/language.json"];
	const others = { [en]: readFileSync(en, "utf8"), [uz]: readFileSync(uz, "utf8") };
	const inLocale = (content: string) => localeErrorsIn({ ...others, [file]: content });

	test.each([
		["a missing comma", '"Ru",', '"Ru"', "4:3 a comma is missing before this"],
		["a trailing comma", 'спасибо"', 'спасибо",', "8:30 nothing follows this comma: remove it"],
		["a missing colon", '"code":', '"code"', "3:10 a colon is missing before this"],
		["an unclosed text", '"Ru",', '"Ru,', '3:11 this text is not closed with " on its line'],
		["a quote inside a text", '"Ru"', '"R"u"', '3:13 write a quote inside a text as \\"'],
		["single quotes", '"Ru"', "'Ru'", "3:11 'Ru' must be in double quotes (\")"],
		["no quotes", '"code"', "code", '3:3 code must be in double quotes (")'],
		["a hash comment", '"code"', '# two letters\n  "code"', "3:3 JSON has no comments: remove this"],
		["an escape", '"Ru"', '"R\\u"', `3:11 ${invalidEscape}`],
		["a text after the end", "}\n}\n", "}\n}\n}\n", "11:1 the file must end before this"],
		["an early end", ',\n    "dismiss": "Нет, спасибо"\n  }\n}\n', "", "7:35 the file ends too early: } is missing"],
		["a duplicate key", '"code": "Ru",', '"code": "Ru",\n  "code": "RU",', '4:3 "code" occurs twice'],
		["a tab", '"Ru"', '"R\tu"', "3:11 this text contains a tab or another control character: remove it"],
	])("reports %s", (_, from, to, error) => {
		expect(syntaxErrorsIn(file, replaced(text, from, to))).toContain(error);
	});

	test.each([
		["an empty file", "", "1:1 the file is empty"],
		["a byte order mark", `\ufeff${text}`, bom],
		["deeply nested objects", '{"a":'.repeat(10_000), "1:251 this is nested too deeply"],
	])("reports %s first", (_, content, error) => {
		expect(syntaxErrorsIn(file, content)[0]).toBe(error);
	});

	const notObject = "1:1 the file must contain keys and texts in one pair of { }";
	const reserved = "cannot be a key: JavaScript reserves the name";

	test.each([
		["[]", notObject],
		[replaced(text, '"Ru"', '["Ru"]'), '3:11 "code" must be a text in quotes'],
		[replaced(text, "{", '{ "a.b": "c",'), '1:3 "a.b" cannot be a key: use only letters, digits, - and _'],
		[replaced(text, "{", '{ "__proto__": { "name": "x" },'), `1:3 "__proto__" ${reserved}`],
	])("cannot be %j", (content, error) => {
		expect(inLocale(content)).toContain(`${file}:${error}`);
	});

	test("may have Windows line endings and tabs", () => {
		expect([text.replaceAll("\n", "\r\n"), text.replaceAll("  ", "\t")].flatMap(inLocale)).toEqual([]);
	});
});

describe("YAML", () => {
	const file = "content/templates.yaml";
	const text = "cards: 6\nseeAll: true\n";
	const levels = 10_000;
	const nested = "this is nested too deeply";
	const open = "a [ or { before this is not closed";
	const openOrIndent = `${open}, or this line needs more indentation`;

	/** Texts with their errors. */
	const broken: Record<string, [yaml: string | Uint8Array, ...errors: string[]]> = {
		"a tab": ["cards:\n\t6\n", "2:1 this line is indented with a tab: use spaces"],
		"a bad indent": [
			"cards: 6\n seeAll: true\n",
			"1:8 indent the fields of a group equally, and put a text with a colon in quotes",
		],
		"an entry without -": [
			"list:\n  - id: a\n    x: 1\n   y: 2\n",
			"4:4 a - is missing here, or the line needs more indentation",
		],
		"no space after a colon": ["cards:6\nseeAll: true\n", "1:1 a colon and a space are missing after the field name"],
		"a duplicate field": [`${text}cards: 7\n`, '3:1 "cards" occurs twice'],
		"an unclosed quote": ['cards: "6\nseeAll: true\n', "1:8 this quote is not closed"],
		"an unclosed brace before a list": ["cards: {\n  - 6\nseeAll: true\n", `2:3 ${open}`, `3:1 ${openOrIndent}`],
		"a text with @": ["cards: @6\n", "1:8 a text that starts with @ must be in quotes"],
		"an invalid escape": ['cards: "\\q"\n', "1:9 this \\ starts no known escape: write \\\\ for a backslash"],
		"two documents": [`${text}---\n${text}`, "3:1 a second document starts here (---): a file must hold one"],
		"an anchor and its alias": [
			"cards: &six 6\nseeAll: *six\n",
			"1:13 anchors such as &six are not supported: repeat the value",
			"2:9 aliases such as *six are not supported: write the value",
		],
		"a tag": ["cards: !!js/function 6\n", "1:8 tags such as !name are not supported: write the plain value"],
		"a byte order mark": [`\ufeff${text}`, bom],
		"UTF-16": [Buffer.from(`\ufeff${text}`, "utf16le"), utf16],
		"another encoding": [
			Buffer.from(`${text}# cr\u00e8me\n`, "latin1"),
			"3:5 this character is not encoded in UTF-8: save the file as UTF-8",
		],
		"5 MB": [`${text}# ${"x".repeat(5e6)}\n`, tooLarge],
		"deeply nested brackets": [`cards: ${"[".repeat(levels)}`, `1:58 ${nested}`],
		"deeply nested lists on one line": [`${"- ".repeat(levels)}6\n`, `1:1 ${nested}`],
	};

	test.each(Object.entries(broken))("reports %s", (_, [yaml, ...errors]) => {
		expect(syntaxErrorsIn(file, yaml)).toEqual(errors);
	});

	test("rejects an alias bomb without expanding it", () => {
		const bomb = ["a: &a [x, x, x, x, x, x, x, x, x]"];
		for (const [above, name] of ["ab", "bc", "cd", "de", "ef", "fg", "gh", "hi"].map((pair) => [...pair])) {
			bomb.push(`${name}: &${name} [${Array(9).fill(`*${above}`).join(", ")}]`);
		}
		const errors = syntaxErrorsIn(file, bomb.join("\n"));
		expect(errors).toHaveLength(bomb.length);
		expect(errors[0]).toBe("1:7 anchors such as &a are not supported: repeat the value");
	});

	const cards = "cards must be a whole number from 1 to 48";
	const seeAll = "seeAll must be true or false (is missing)";
	const levelsOfA = Array.from({ length: 900 }, (_, level) => `${" ".repeat(level)}a:`).join("\n");

	test.each([
		["a merge key", "<<: { cards: 6 }\nseeAll: true\n", '1:1 "<<" is not a known field', `1:1 ${cards} (is missing)`],
		["the key __proto__", `${text}__proto__: { cards: 7 }\n`, '3:1 "__proto__" is not a known field'],
		["deeply nested groups", levelsOfA, '1:1 "a" is not a known field', `1:1 ${cards} (is missing)`, `1:1 ${seeAll}`],
		["the line of a Windows line ending", "seeAll: true\r\ncards: 0\r\n", `2:8 ${cards} (is 0)`],
		["nothing in comments and empty lines", `---\n\n# cards\n\n${text.replaceAll("\n", "\r\n")}\n`],
	])("reports %s", async (_, yaml, ...errors) => {
		expect(await errorsIn({ [file]: yaml })).toEqual(errors.map((error) => `${file}:${error}`));
	});
});
