import { parsePageText } from "../../../content-model/check/pages/page-text";
import type { TextNode } from "../../../content-model/check/pages/text-nodes";

/** The elements in a short form: `p(a b(c))`, with the properties that matter. */
function short(nodes: TextNode[] = []): string {
	return nodes
		.map((node) => {
			if (typeof node === "string") return node;
			const props = Object.entries(node.props ?? {}).map(([name, value]) => `${name}=${value}`);
			return `${[node.tag, ...props].join(" ")}(${short(node.children)})`;
		})
		.join("");
}

test.each([
	["a paragraph", "A **b** *c* ~~d~~ `e <f>`.", "p(A strong(b) em(c) s(d) code(e <f>).)"],
	["characters in HTML's notation", "a &amp; b &lt;c> ©", "p(a & b <c> ©)"],
	["line breaks", "a\nb  \nc", "p(a\nbbr()c)"],
	["headings with the same text", "## A\n\n## A\n\n### ʻOʻ, b!", "h2 id=a(A)h2 id=a-2(A)h3 id=o-b(ʻOʻ, b!)"],
	["a heading whose id the page has already", "## Content", "h2 id=content-2(Content)"],
	["a heading without letters", "## !", "h2 id=section(!)"],
	["a list", "- a\n- b\n  1. c", "ul(li(a)li(bol(li(c))))"],
	["a list that starts later", "3. a\n\n4. b", "ol start=3(li(p(a))li(p(b)))"],
	[
		"links",
		"[a](/b/) [c](#d) [e](https://f.gh) <mailto:i@j.kl>",
		"p(Link to=/b/(a) Link to=#d(c) a href=https://f.gh rel=external noopener(e) a href=mailto:i@j.kl rel=external noopener(mailto:i@j.kl))",
	],
	[
		"a table",
		"| A | B |\n|---|--:|\n| 1 | 2 |",
		"div role=region tabIndex=0 aria-label=A, B(table(thead(tr(th scope=col(A)th data-align=right scope=col(B)))tbody(tr(td(1)td data-align=right(2)))))",
	],
	["a picture", '![a](/images/b.png "c")', "figure(Picture index=0 alt=a title=c()figcaption(c))"],
	["a picture in a line", "a ![b](/images/c.png)", "p(a Picture index=0 alt=b())"],
	["code", "```java\nint a = 1 < 2;\n```", "pre tabIndex=0(code data-language=java(int a = 1 < 2;))"],
	[
		"an answer that opens",
		"<details>\n<summary>A & b</summary>\n\nC\n\n</details>\n\nD",
		"details(summary(A & b)p(C))p(D)",
	],
])("reads %s", (_, text, expected) => {
	const { nodes, errors } = parsePageText(text);
	expect(short(nodes)).toBe(expected);
	expect(errors).toEqual([]);
});

test("two tables with the same head have different names", () => {
	const table = "| A |\n|---|\n| 1 |";
	expect(short(parsePageText(`${table}\n\n${table}`).nodes).match(/aria-label=[^(]+(?:\(2\))?/g)).toEqual([
		"aria-label=A",
		"aria-label=A (2)",
	]);
});
