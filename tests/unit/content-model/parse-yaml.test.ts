/** @jest-environment node */
import { errorsIn } from "../../kit/check";

const text = "cards: 6\nseeAll: true\n";
const levels = 10_000;

/** Texts for templates.yaml, with the errors that the check reports. */
const broken: Record<string, [yaml: string | Uint8Array, ...errors: string[]]> = {
	"a tab": ["cards:\n\t6\nseeAll: true\n", "2:1 this line is indented with a tab: use spaces"],
	"a bad indent": [
		"cards: 6\n seeAll: true\n",
		"1:8 indent the fields of a group equally, and put a text with a colon in quotes",
	],
	"a list entry without -": [
		"list:\n  - id: a\n    x: 1\n   y: 2\n",
		"4:4 a - is missing here, or the line needs more indentation",
	],
	"no space after a colon": ["cards:6\nseeAll: true\n", "1:1 a colon and a space are missing after the field name"],
	"a duplicate field": [`${text}cards: 7\n`, '3:1 "cards" occurs twice'],
	"an unclosed quote": ['cards: "6\nseeAll: true\n', "1:8 this quote is not closed"],
	"an unclosed bracket": [
		"cards: [6\nseeAll: true\n",
		"2:1 a [ or { before this is not closed, or this line needs more indentation",
	],
	"an unclosed brace before a list": [
		"cards: {\n  - 6\nseeAll: true\n",
		"2:3 a [ or { before this is not closed",
		"3:1 a [ or { before this is not closed, or this line needs more indentation",
	],
	"a text with @": ["cards: @6\nseeAll: true\n", "1:8 a text that starts with @ must be in quotes"],
	"an invalid escape": [
		'cards: "\\q"\nseeAll: true\n',
		"1:9 this \\ starts no known escape: write \\\\ for a backslash",
	],
	"a field after a list": [
		"- 6\nseeAll: true\n",
		"2:1 this is unexpected here: check its indentation and the line above",
	],
	"two documents": [`${text}---\n${text}`, "3:1 a second document starts here (---): a file must hold one"],
	"an anchor and its alias": [
		"cards: &six 6\nseeAll: *six\n",
		"1:13 anchors such as &six are not supported: repeat the value",
		"2:9 aliases such as *six are not supported: write the value",
	],
	"an alias without an anchor": [
		"cards: *six\nseeAll: true\n",
		"1:8 aliases such as *six are not supported: write the value",
	],
	"a merge key": [
		"<<: { cards: 6 }\nseeAll: true\n",
		'1:1 "<<" is not a known field',
		"1:1 cards must be a whole number from 1 to 48 (is missing)",
	],
	"a tag": [
		"cards: !!js/function 6\nseeAll: true\n",
		"1:8 tags such as !name are not supported: write the plain value",
	],
	"a directive": [`%FOO\n---\n${text}`, "1:1 directives, lines that start with %, are not supported"],
	"the key __proto__": [`${text}__proto__: { cards: 7 }\n`, '3:1 "__proto__" is not a known field'],
	"the key constructor": [`${text}constructor: 1\n`, '3:1 "constructor" is not a known field'],
	"an empty file": ["", "1:1 the file must have the fields cards, seeAll (is empty)"],
	"a byte order mark": [`\ufeff${text}`, "1:1 the file starts with a byte order mark: save it as UTF-8 without BOM"],
	"UTF-16": [Buffer.from(`\ufeff${text}`, "utf16le"), "1:1 the file is encoded in UTF-16: save it as UTF-8"],
	"bytes of another encoding": [
		Buffer.from(`${text}# cr\u00e8me\n`, "latin1"),
		"3:5 this character is not encoded in UTF-8: save the file as UTF-8",
	],
	"5 MB": [`${text}# ${"x".repeat(5e6)}\n`, "1:1 the file has 5.0 MB: the maximum is 0.5 MB"],
	"deeply nested brackets": [`cards: ${"[".repeat(levels)}`, "1:58 this is nested too deeply"],
	"deeply nested lists on one line": [`${"- ".repeat(levels)}6\n`, "1:1 this is nested too deeply"],
	"deeply nested groups": [
		`${Array.from({ length: 900 }, (_, level) => `${" ".repeat(level)}a:`).join("\n")}\n`,
		'1:1 "a" is not a known field',
		"1:1 cards must be a whole number from 1 to 48 (is missing)",
		"1:1 seeAll must be true or false (is missing)",
	],
	"several errors": [
		"cards: 0\nseeall: yes\nheading: Hi\n",
		"1:8 cards must be a whole number from 1 to 48 (is 0)",
		'2:1 "seeall" is not a known field, did you mean "seeAll"?',
		'3:1 "heading" is not a known field',
	],
};

test.each(Object.entries(broken))("reports %s", async (_, [yaml, ...errors]) => {
	expect(await errorsIn({ "content/templates.yaml": yaml })).toEqual(
		errors.map((error) => `content/templates.yaml:${error}`),
	);
});

test("rejects an alias bomb without expanding it", async () => {
	const bomb = ["a: &a [x, x, x, x, x, x, x, x, x]"];
	for (const [above, name] of ["ab", "bc", "cd", "de", "ef", "fg", "gh", "hi"].map((pair) => [...pair])) {
		bomb.push(`${name}: &${name} [${Array(9).fill(`*${above}`).join(", ")}]`);
	}
	const errors = await errorsIn({ "content/templates.yaml": bomb.join("\n") });
	expect(errors).toHaveLength(bomb.length);
	expect(errors[0]).toBe("content/templates.yaml:1:7 anchors such as &a are not supported: repeat the value");
});

test.each([
	["Windows line endings", text.replaceAll("\n", "\r\n")],
	["a document start marker", `---\n${text}`],
	["comments and empty lines", `\n# cards\n\n${text}\n`],
])("accepts %s", async (_, yaml) => {
	expect(await errorsIn({ "content/templates.yaml": yaml })).toEqual([]);
});

test("reports the right line in a file with Windows line endings", async () => {
	expect(await errorsIn({ "content/templates.yaml": "seeAll: true\r\ncards: 0\r\n" })).toEqual([
		"content/templates.yaml:2:8 cards must be a whole number from 1 to 48 (is 0)",
	]);
});
