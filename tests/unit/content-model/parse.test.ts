/** @jest-environment node */
import { readSource } from "../../../content-model/check/source";
import { errorMessage } from "../../../content-model/messages";
import { errorsIn, inEach, replaced } from "./sample-project";

/** The syntax errors of one file, without its name. */
function syntaxErrorsIn(file: string, content: string | Uint8Array): string[] {
	const { syntaxErrors } = readSource({ list: () => [], links: () => [], read: () => Buffer.from(content) }, file);
	return syntaxErrors.map((error) => `${error.line}:${error.column} ${errorMessage(error)}`);
}

const conflict =
	"a merge conflict is not resolved: keep one version, and remove the lines that start with <<<<<<<, ======= and >>>>>>>";

describe("JSON", () => {
	const file = "locales/ru/sample.json";
	const text = '{\n  "code": "Qahva",\n  "offer": {\n    "dismiss": "Qahva"\n  }\n}\n';
	const nested = (levels: number) => `${'{"a":'.repeat(levels)}"Qahva"${"}".repeat(levels)}`;

	test.each([
		["a missing comma", '"Qahva",', '"Qahva"', "3:3 this is not valid JSON: comma expected"],
		["a quote inside a text", '"Qahva"', '"Q"ahva"', "2:14 this is not valid JSON: invalid symbol"],
		["a duplicate key", '"code": "Qahva",', '"code": "Qahva",\n  "code": "Q",', '3:3 "code" occurs twice'],
		["a conflict", '  "code"', '<<<<<<< HEAD\n  "code"', `2:1 ${conflict}`],
		["many levels", '"Qahva"', nested(3_000), "2:107 this is not valid JSON: too many levels"],
		[
			"too many levels to parse",
			'"Qahva"',
			nested(9_000),
			"1:1 this is not valid JSON: Maximum call stack size exceeded",
		],
	])("reports %s", (_, from, to, error) => {
		expect(syntaxErrorsIn(file, replaced(text, [from, to]))).toEqual([error]);
	});

	const invalid = "cannot be a key: choose another word of letters, digits, - and _";

	test.each([
		[text, "[]", "1:1 the file must contain keys and strings in one pair of { }"],
		['"Qahva"', '["Qahva"]', '2:11 "code" must be a string in quotes'],
		["{", '{ "a.b": "c",', `1:3 "a.b" ${invalid}`],
		["{", '{ "__proto__": { "name": "x" },', `1:3 "__proto__" ${invalid}`],
	])("cannot have %j replaced by %j", async (from, to, error) => {
		const files = { ...inEach("sample", () => text), [file]: replaced(text, [from, to]) };
		expect(await errorsIn(files)).toContain(`${file}:${error}`);
	});
});

describe("YAML", () => {
	const file = "content/templates.yaml";
	const text = "cards: 6\nseeAll: true\n";
	const open = "a [ or { before this is not closed, or this line needs more indentation";
	const colon = "indent the fields of a group equally, and put a text with a colon in quotes";
	const encoding = "this character is not encoded in UTF-8: save the file as UTF-8";

	test.each<[what: string, yaml: string | Uint8Array, ...errors: string[]]>([
		["a tab", "cards:\n\t6\n", "2:1 this line is indented with a tab: use spaces"],
		["a bad indent", "cards: 6\n seeAll: true\n", `1:8 ${colon}`],
		[
			"an entry without -",
			"list:\n  - id: a\n    x: 1\n   y: 2\n",
			"4:4 a - is missing here, or the line needs more indentation",
		],
		["no space after a colon", "cards:6\nseeAll: true\n", "1:1 a colon and a space are missing after the field name"],
		["a duplicate field", `${text}cards: 7\n`, '3:1 "cards" occurs twice'],
		["an unclosed brace", "cards: {\n  - 6\nseeAll: true\n", `2:3 ${open}`, `3:1 ${open}`],
		["a text with @", "cards: @6\n", "1:8 a text that starts with @ must be in quotes"],
		["an invalid escape", 'cards: "\\q"\n', "1:9 this is not valid YAML: Invalid escape sequence \\q"],
		["two documents", `${text}---\n${text}`, "3:1 a second document starts here (---): a file must hold one"],
		[
			"an anchor and its alias",
			"cards: &six 6\nseeAll: *six\n",
			"1:13 anchors such as &six are not supported: repeat the value",
			"2:9 aliases such as *six are not supported: write the value",
		],
		["a tag", "cards: !!js/function 6\n", "1:8 tags such as !name are not supported: write the plain value"],
		["a BOM", `\ufeff${text}`, "1:1 the file starts with a byte order mark: save it as UTF-8 without BOM"],
		["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le"), `1:1 ${encoding}`],
		["another encoding", Buffer.from(`${text}# cr\u00e8me\n`, "latin1"), `3:5 ${encoding}`],
		["5 MB", `${text}# ${"x".repeat(5e6)}\n`, "1:1 the file has 5.0 MB: the maximum is 0.5 MB"],
		["UTF-16 without a BOM", Buffer.from(text, "utf16le"), `1:2 ${encoding}`],
		[
			"a no-break space that indents",
			"list:\n\u00a0 - 6\n",
			"2:1 this is not an ordinary space but U+00A0: write a space",
		],
		["a zero-width space", "list: [a,\u200bb]\n", "1:10 this is not an ordinary space but U+200B: write a space"],
		[
			"two conflicts",
			`<<<<<<< ours\n${text}=======\n>>>>>>> theirs\n<<<<<<< ours\r\n||||||| base\r\n=======\r\n>>>>>>> theirs\r\n`,
			`1:1 ${conflict}`,
			`6:1 ${conflict}`,
		],
		["the end of a conflict", `${text}>>>>>>> theirs\n`, `3:1 ${conflict}`],
	])("reports %s", (_, yaml, ...errors) => {
		expect(syntaxErrorsIn(file, yaml)).toEqual(errors);
	});

	const cards = "cards must be a whole number from 1 to 48";

	test.each([
		["a merge key", "<<: { cards: 6 }\nseeAll: true\n", "1:1 merge keys (<<) are not supported: repeat the fields"],
		["a name that is none", `${text}~: 7\n`, '3:1 "null" is not a known field'],
		["a binary number, as the build reads it", "cards: 0b110001\nseeAll: true\n", `1:8 ${cards} (is 49)`],
		["the key __proto__", `${text}__proto__: { cards: 7 }\n`, '3:1 "__proto__" is not a known field'],
		["the line of a Windows line ending", "seeAll: true\r\ncards: 0\r\n", `2:8 ${cards} (is 0)`],
	])("reports %s", async (_, yaml, ...errors) => {
		expect(await errorsIn({ [file]: yaml })).toEqual(errors.map((error) => `${file}:${error}`));
	});
});
