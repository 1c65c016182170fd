/** @jest-environment node */
import { problemsOf } from "../../kit/check";

const text = "cards: 6\nseeAll: true\n";
const levels = 10_000;

/** YAML in place of templates.yaml, and what is said of it. */
const broken: Record<string, [yaml: string | Uint8Array, ...problems: string[]]> = {
	"a tab": ["cards:\n\t6\nseeAll: true\n", "2:1 a tab indents this line: use spaces"],
	"a bad indent": [
		"cards: 6\n seeAll: true\n",
		"1:8 indent the fields of one group alike, and put a text with a colon in quotes",
	],
	"a line of a list without its -": [
		"list:\n  - id: a\n    x: 1\n   y: 2\n",
		"4:4 a - is missing here, or the line is indented too little",
	],
	"no space after a colon": [
		"cards:6\nseeAll: true\n",
		"1:1 a colon and a space are missing after the name of a field",
	],
	"a field that is there twice": [`${text}cards: 7\n`, '3:1 "cards" is there twice'],
	"a quote that is not closed": ['cards: "6\nseeAll: true\n', "1:8 this quote is not closed"],
	"a bracket that is not closed": [
		"cards: [6\nseeAll: true\n",
		"2:1 a [ or { before this is not closed, or this line needs more spaces before it",
	],
	"a brace that is not closed before a list": [
		"cards: {\n  - 6\nseeAll: true\n",
		"2:3 a [ or { before this is not closed",
		"3:1 a [ or { before this is not closed, or this line needs more spaces before it",
	],
	"a text with @": ["cards: @6\nseeAll: true\n", "1:8 a text that starts with @ must stand in quotes"],
	"a stray backslash": ['cards: "\\q"\nseeAll: true\n', "1:9 this \\ means nothing: write \\\\ for a backslash"],
	"a list where fields go on": [
		"- 6\nseeAll: true\n",
		"2:1 this does not belong here: look at its indentation and at the line above",
	],
	"two documents": [`${text}---\n${text}`, "3:1 a second document starts here (---): a file holds one"],
	"an anchor and its alias": [
		"cards: &six 6\nseeAll: *six\n",
		"1:13 &six is not taken: write each value out",
		"2:9 *six is not taken: write the value out",
	],
	"an alias of nothing": ["cards: *six\nseeAll: true\n", "1:8 *six is not taken: write the value out"],
	"a merge key": [
		"<<: { cards: 6 }\nseeAll: true\n",
		'1:1 "<<" is not known here',
		"1:1 cards must be a whole number from 1 to 48 (is missing)",
	],
	"a tag": ["cards: !!js/function 6\nseeAll: true\n", "1:8 tags such as !name are not taken: write the plain value"],
	"a directive": [`%FOO\n---\n${text}`, "1:1 lines that start with % are not taken"],
	"the key __proto__": [`${text}__proto__: { cards: 7 }\n`, '3:1 "__proto__" is not known here'],
	"the key constructor": [`${text}constructor: 1\n`, '3:1 "constructor" is not known here'],
	"an empty file": ["", "1:1 the file must have the fields cards, seeAll (is empty)"],
	"a byte order mark": [`\ufeff${text}`, "1:1 the file starts with a byte order mark: save it as UTF-8 without BOM"],
	"UTF-16": [Buffer.from(`\ufeff${text}`, "utf16le"), "1:1 the file is written in UTF-16: save it as UTF-8"],
	"bytes of another encoding": [
		Buffer.from(`${text}# cr\u00e8me\n`, "latin1"),
		"3:5 this letter is not written in UTF-8: save the file as UTF-8",
	],
	"5 MB": [`${text}# ${"x".repeat(5e6)}\n`, "1:1 the file has 5.0 MB: at most 0.5 MB is read"],
	"lists in lists without end": [`cards: ${"[".repeat(levels)}`, "1:58 this is nested too deeply"],
	"lists in lists on one line": [`${"- ".repeat(levels)}6\n`, "1:1 this is nested too deeply"],
	"groups in groups": [
		`${Array.from({ length: 900 }, (_, level) => `${" ".repeat(level)}a:`).join("\n")}\n`,
		'1:1 "a" is not known here',
		"1:1 cards must be a whole number from 1 to 48 (is missing)",
		"1:1 seeAll must be true or false (is missing)",
	],
	"several mistakes": [
		"cards: 0\nseeall: yes\nheading: Hi\n",
		"1:8 cards must be a whole number from 1 to 48 (is 0)",
		'2:1 "seeall" is not known here, did you mean "seeAll"?',
		'3:1 "heading" is not known here',
	],
};

test.each(Object.entries(broken))("%s in YAML", (_, [yaml, ...problems]) => {
	expect(problemsOf({ "content/templates.yaml": yaml })).toEqual(
		problems.map((problem) => `content/templates.yaml:${problem}`),
	);
});

test("an alias bomb is refused without being unfolded", () => {
	const bomb = ["a: &a [x, x, x, x, x, x, x, x, x]"];
	for (const [above, name] of ["ab", "bc", "cd", "de", "ef", "fg", "gh", "hi"].map((pair) => [...pair])) {
		bomb.push(`${name}: &${name} [${Array(9).fill(`*${above}`).join(", ")}]`);
	}
	const found = problemsOf({ "content/templates.yaml": bomb.join("\n") });
	expect(found).toHaveLength(bomb.length);
	expect(found[0]).toBe("content/templates.yaml:1:7 &a is not taken: write each value out");
});

test.each([
	["lines that end as on Windows", text.replaceAll("\n", "\r\n")],
	["a start of the document that is marked", `---\n${text}`],
	["comments and empty lines", `\n# cards\n\n${text}\n`],
])("%s are no mistake", (_, yaml) => {
	expect(problemsOf({ "content/templates.yaml": yaml })).toEqual([]);
});

test("places are right in lines that end as on Windows", () => {
	expect(problemsOf({ "content/templates.yaml": "seeAll: true\r\ncards: 0\r\n" })).toEqual([
		"content/templates.yaml:2:8 cards must be a whole number from 1 to 48 (is 0)",
	]);
});
