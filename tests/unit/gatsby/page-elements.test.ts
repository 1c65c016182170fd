/** @jest-environment node */
import { pageElements } from "../../../gatsby/page-elements";
import type { ProseNode } from "../../../src/features/pages/prose";

/** The elements in a short form: `p(a b(c))`, with the properties that matter. */
function short(nodes: readonly ProseNode[] = []): string {
	return nodes
		.map((node) => {
			if (typeof node === "string") return node;
			const props = Object.entries(node.props ?? {}).map(([name, value]) => `${name}=${value}`);
			return `${[node.tag, ...props].join(" ")}(${short(node.children)})`;
		})
		.join("");
}

const links = new Map([
	["/b/", { to: "/b/", languages: ["en"] }],
	["#d", { to: "/a/#d", languages: ["en", "ru"] }],
]);

test.each([
	["a paragraph", "A **b** *c* ~~d~~ `e <f>`.", "p(A strong(b) em(c) s(d) code(e <f>).)"],
	["characters in HTML's notation", "a &amp; b &lt;c> ©", "p(a & b <c> ©)"],
	["line breaks", "**a**\n*b*  \nc", "p(strong(a)\nem(b)br()\nc)"],
	["headings with the same text", "## A\n\n## A\n\n### ʻOʻ, b!", "h2 id=a(A)h2 id=a-2(A)h3 id=o-b(ʻOʻ, b!)"],
	["numbered headings", "## A 2\n\n## A\n\n## A", "h2 id=a-2(A 2)h2 id=a(A)h2 id=a-3(A)"],
	["a heading whose id the page has already", "## Content", "h2 id=content-2(Content)"],
	[
		"a heading that begins like an id of the layout",
		"## Plan tanlash\n\n## Footer",
		"h2 id=plan-tanlash(Plan tanlash)h2 id=footer(Footer)",
	],
	["a heading without letters", "## !", "h2 id=section(!)"],
	["marks in one another", "**a *b* `c`\nd**", "p(strong(a em(b) code(c)\nd))"],
	["an underlined heading", "A\n---", "h2 id=a(A)"],
	["a reference", "[a][b]\n\n[b]: /b/", "p(Link to=/b/ languages=en(a))"],
	["code in a list", "- a\n  ```x\n  b\n  ```", "ul(li(apre tabIndex=0(code className=language-x(b\n))\n))"],
	["a list that starts later", "3. a\n\n4. b", "ol start=3(li(\np(a)\n)li(\np(b)\n))"],
	[
		"links",
		"[a](/b/) [c](#d) [e](https://f.gh) <mailto:i@j.kl>",
		"p(Link to=/b/ languages=en(a) Link to=/a/#d languages=en,ru(c) a href=https://f.gh rel=external noopener(e) a href=mailto:i@j.kl rel=external noopener(mailto:i@j.kl))",
	],
	[
		"an address in a text",
		"See https://a.bc/d_e, a.bc and //a.bc.",
		"p(See a href=https://a.bc/d_e rel=external noopener(https://a.bc/d_e), a.bc and //a.bc.)",
	],
	[
		"a table",
		"| A | B |\n|---|--:|\n| 1 \\| 2 | 2 |",
		"div role=group tabIndex=0 aria-label=A, B(table(thead(tr(th scope=col(A)th data-align=right scope=col(B)))tbody(tr(td(1 | 2)td data-align=right(2)))))",
	],
	["a picture", '![a](/images/b.png "c")', "figure(Picture src=/images/b.png alt=a title=c()figcaption(c))"],
	[
		"a picture in a cell",
		"| A |\n|---|\n| ![b](/images/c.png) |",
		"div role=group tabIndex=0 aria-label=A(table(thead(tr(th scope=col(A)))tbody(tr(td(figure(Picture src=/images/c.png alt=b()))))))",
	],
	["a picture in a line", "a ![b](/images/c.png)", "p(a img src=/images/c.png alt=b())"],
	[
		"a row of pictures",
		"![a](/images/a.png) [![b](/images/b.png)](https://b.c)\n![d](/images/d.png)",
		"p data-block=pictures(img src=/images/a.png alt=a()a href=https://b.c rel=external noopener(img src=/images/b.png alt=b())img src=/images/d.png alt=d())",
	],
	[
		"buttons",
		"**[A](/b/)** **[C](https://c.d)**",
		"p data-block=buttons(Link to=/b/ languages=en variant=primary(A)a href=https://c.d rel=external noopener variant=secondary(C))",
	],
	["a bold link in a text", "**[A](/b/)**, B", "p(strong(Link to=/b/ languages=en(A)), B)"],
	[
		"quotes with authors",
		"> A\n>\n> — **B**, C\n\n> D\n>\n> — E\n\n> — F\n",
		"div data-block=quotes(figure data-block=quote(blockquote(p(A))figcaption(strong(B), C))figure data-block=quote(blockquote(p(D))figcaption(E)))blockquote(p(— F))",
	],
	[
		"a table whose first column names the rows",
		"| | B |\n|---|---|\n| C | 2 |",
		"div role=group tabIndex=0 aria-label=B data-labels=true(table(thead(tr(td()th scope=col(B)))tbody(tr(th scope=row(C)td data-label=B(2)))))",
	],
	[
		"code",
		"```java\nint a = 1 < 2;\n```",
		"pre tabIndex=0(code className=language-java(span className=hljs-type(int) span className=hljs-variable(a) span className=hljs-operator(=) span className=hljs-number(1) < span className=hljs-number(2);\n))",
	],
	["code in an unknown language", "```x\n1 < 2\n```", "pre tabIndex=0(code className=language-x(1 < 2\n))"],
	[
		"an answer that opens",
		"<details>\n<summary>A & b</summary>\n\nC\n\n</details>\n\nD",
		"details(summary(A & b)p(C))p(D)",
	],
	["no other HTML", "a <b>c</b>\n\n<div>d</div>", "p(a c)"],
])("reads %s", (_, text, expected) => {
	expect(short(pageElements(text, links))).toBe(expected);
});
