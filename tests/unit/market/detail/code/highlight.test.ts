import { chunksOf, linesOf } from "../../../../../src/market/detail/code/chunks";
import { openersOf, tokenLines } from "../../../../../src/market/detail/code/highlight";

/** Each token that has a colour, as `role:text`. */
const coloured = (text: string, opener = "") =>
	(tokenLines(text, opener) ?? [])
		.flat()
		.flatMap((token) => (token.className ? `${token.className}:${token.text}` : []));

test("tells keywords, types, methods, strings, numbers, annotations and comments apart", () => {
	const found = coloured('@Override\npublic int size(String name) { return 42; } // "no string"\nString a = "b";\n');
	expect(found).toEqual(
		expect.arrayContaining([
			"meta:@Override",
			"keyword:public",
			"method:size",
			"keyword:return",
			"number:42",
			'comment:// "no string"',
			'string:"b"',
		]),
	);
});

test("takes what stands before a constructor for a keyword", () => {
	expect(coloured("class A {\n\tprivate A() {}\n}\n")).toContain("keyword:private");
});

test("keeps every character, line by line", () => {
	const code = '/* a\n\n b */ class A<T> {\r\n\tString s = """\n\t\t<b>&amp;</b>\n\t\t""";\n}';
	const lines = tokenLines(code, "")?.map((tokens) => tokens.map(({ text }) => text).join(""));
	expect(lines).toEqual(linesOf(code));
});

test.each(["", "}", '"', "'", "/*", '"""', "\\", "class {{{", "\u0000", "@", "//\n".repeat(3)])(
	"survives %j",
	(code) => {
		expect(
			(tokenLines(code, "") ?? [])
				.flat()
				.map(({ text }) => text)
				.join(""),
		).toBe(code);
	},
);

test("leaves code alone that is too long for one piece", () => {
	expect(tokenLines("x".repeat(50_000), "")).toBeUndefined();
});

test.each([
	["/*", "/*\n", "*/"],
	['"""', '"""\n', '"""'],
])("reads a piece rightly that begins inside of %s", (opener, open, close) => {
	const inside = "class public \\n\n".repeat(120);
	const code = `int a = 1;\n// /* """ no\nString b = "/* \\" no";\n${open}${inside}${close}; int c = 2;\n`;
	const chunks = chunksOf(code);
	const openers = openersOf(
		code,
		chunks.map(({ start }) => start),
	);
	expect(openers).toEqual(["", opener, opener]);
	const [, middle, last] = chunks;
	expect(coloured(middle?.text ?? "", opener).every((token) => /^(comment|string):/.test(token))).toBe(true);
	expect(coloured(last?.text ?? "", opener)).toContain("number:2");
	expect(
		tokenLines(middle?.text ?? "", opener)
			?.flat()
			.map(({ text }) => text)
			.join(""),
	).toBe(middle?.text);
});
