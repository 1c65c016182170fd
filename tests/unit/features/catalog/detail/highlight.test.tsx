import { render } from "@testing-library/react";
import { highlightLines } from "../../../../../src/features/catalog/detail/highlight";

/** The text of each rendered line. */
function textLines(code: string): (string | null)[] | undefined {
	return highlightLines(code)?.map((line) => render(<p>{line}</p>).container.textContent);
}

/** The highlighted parts, as `class names:text`. */
function highlights(code: string): string[] {
	const { container } = render(highlightLines(code));
	return [...container.querySelectorAll("span")].map((span) => `${span.className}:${span.textContent}`);
}

test("highlights keywords, types, methods, strings, numbers, annotations and comments", () => {
	const code = '@Override\npublic int size(String name) { return 42; } // "no string"\nString a = "b";\nclass A {}\n';
	expect(highlights(code)).toEqual(
		expect.arrayContaining([
			"hljs-meta:@Override",
			"hljs-keyword:public",
			"hljs-title function_:size",
			"hljs-keyword:return",
			"hljs-number:42",
			'hljs-comment:// "no string"',
			'hljs-string:"b"',
			"hljs-title class_:A",
		]),
	);
});

test("highlights the modifier of a constructor as a keyword", () => {
	expect(highlights("class A {\n\tprivate A() {}\n}\n")).toContain("hljs-keyword:private");
});

test("gives nested parts the classes of both, and each line of a comment its own part", () => {
	expect(highlights("/** @param a\n b */")).toEqual([
		"hljs-comment:/** ",
		"hljs-comment hljs-doctag:@param",
		"hljs-comment: a\n",
		"hljs-comment: b */",
	]);
});

test("keeps every character, line by line", () => {
	const code = '/* a\n\n b */ class A<T> {\r\n\tString s = """\n\t\t<b>&amp;</b>\n\t\t""";\n}';
	expect(textLines(code)).toEqual(code.match(/[^\n]*\n|[^\n]+/g));
});

test.each(["", "}", '"', "'", "/*", "/*\n", '"""', "\\", "class {{{", "\u0000", "@", "//\n".repeat(3)])(
	"accepts %j",
	(code) => {
		expect(textLines(code)).toEqual(code.match(/[^\n]*\n|[^\n]+/g) ?? []);
	},
);

test("does not highlight code that is too long", () => {
	expect(highlightLines("x".repeat(50_000))).toBeUndefined();
});
