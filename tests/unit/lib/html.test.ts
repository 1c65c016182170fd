import { htmlToTeaser, htmlToText } from "../../../src/lib/html";
import { createSanitizer } from "../../../src/lib/sanitize";
import { excerpt } from "../../../src/lib/strings";

const sanitize = createSanitizer(window);

test.each([
	["<p>Fish &amp; chips &lt;b&gt; &#8364;5&nbsp;each &mdash; &#x1F41F;</p>", "Fish & chips <b> €5 each — 🐟"],
	["<p>A <strong>very <em>deep <code>nest</code></em></strong>!</p>", "A very deep nest!"],
	["<ul><li>one</li><li>two</li></ul><h3>Three</h3>four", "one two Three four"],
	["a<br>b<br/>c<BR />d<hr>e<DIV>f</DIV>g", "a b c d e f g"],
	["  <p>\n\tspaced\n\n out </p>  ", "spaced out"],
	["before<script>alert('x')</script> after", "before after"],
	["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
	["<section>a</section><article>b</article>c<h1>d</h1>e<x-card>f</x-card>g", "a b c d e f g"],
	["<details><summary>More</summary>hidden</details><dialog>open</dialog>", "More hidden open"],
	['<figure><img alt="A diagram"><figcaption>Figure</figcaption></figure>x<img src="y">z', "A diagram Figure x z"],
	["o<b>n</b>e <abbr>w</abbr>o<!-- a comment -->r<font>d</font><wbr>s", "one words"],
	["<form>a<input name=childNodes><input name=nodeName></form>b", "a b"],
	["<textarea>one</textarea><button>two</button><svg><title>x</title></svg>", "one two"],
])("htmlToText turns %j into %j", (html, text) => {
	expect(htmlToText(html)).toBe(text);
});

test("the teaser of a description of a megabyte parses only the beginning", () => {
	const parse = jest.spyOn(Element.prototype, "innerHTML", "set");
	const teaser = htmlToTeaser(`<p>The beginning. ${"word ".repeat(200_000)}</p>`);
	expect(teaser).toMatch(/^The beginning\. word word/);
	expect(teaser).toMatch(/^.{320}…$/);
	const parsed = parse.mock.calls.reduce((sum, [html]) => sum + html.length, 0);
	expect(parsed).toBeLessThan(10_000);
});

test("the teaser of text after a large picture is that text", () => {
	const picture = `<img src="data:image/png;base64,${"A".repeat(60_000)}">`;
	expect(htmlToTeaser(`${picture}<p>After all</p>`)).toBe("After all");
});

test.each([
	["<h2>Rules</h2><p> </p><p>First <b>one</b>.</p><p>Second.</p>", "First one."],
	["<p>Given:</p><pre>x = 1</pre><h3>How it works</h3>", "Given:"],
	["Plain text<br>in two lines", "Plain text in two lines"],
	["<h2>Rules</h2><ul><li>one</li><li>two</li></ul>", "Rules one two"],
])("the teaser of %j is its first paragraph, or all of its text: %j", (html, teaser) => {
	expect(htmlToTeaser(html)).toBe(teaser);
});

test("a teaser shows that more text follows, also if the first part of the HTML is as long as a teaser", () => {
	const start = "a".repeat(320);
	expect(htmlToTeaser(`<p>${start}<!--${"-".repeat(5_000)}-->more</p>`)).toBe(`${start}…`);
});

test.each([
	["Sends the rates, every morning", 16, "Sends the…"],
	["Sends the rates, every morning", 20, "Sends the rates…"],
	["Автоматизация отчётов", 15, "Автоматизация…"],
	["Incomprehensibilities", 8, "Incompr…"],
	["👩🏽‍💻".repeat(20), 5, /^.+…$/u],
])("excerpt of %s in %d characters", (text, length, expected) => {
	const cut = excerpt(text, length);
	expect([...cut].length).toBeLessThanOrEqual(length);
	expect(cut).toEqual(typeof expected === "string" ? expected : expect.stringMatching(expected));
});

const newTab = ' target="_blank" rel="noopener noreferrer nofollow ugc"';

// What it removes: tests/browser/xss.spec.ts.
describe("the sanitizer", () => {
	test.each([
		"<h3>Rules</h3><p>A <strong>bold</strong> and an <em>idle</em> word,<br>a <code>name</code>.</p>",
		"<ul><li>one</li></ul><ol><li>two</li></ol><pre>x = 1</pre><blockquote>said</blockquote>",
		'<table><tbody><tr><th colspan="2" rowspan="2">a</th></tr></tbody></table><p lang="ru" dir="ltr">x</p>',
		`<a href="tel:+1"${newTab}>a</a>`,
		`<a href="mailto:a@example.org"${newTab}>a</a>`,
	])("keeps the markup of text: %s", (html) => {
		expect(sanitize(html)).toBe(html);
	});

	test("removes what could cover the page", () => {
		expect(`${sanitize('<p style="position: fixed" class="a" id="b">x</p>')}`).toBe("<p>x</p>");
	});

	test.each([
		["<section>a</section><section>b</section>", "<div>a</div><div>b</div>"],
		["<p>a<video>x</video><x-y>b</x-y>c</p>", "<p>a b c</p>"],
		["<h1>Title</h1>text", "<h2>Title</h2>text"],
		// Names that the DOM has no method for.
		[`<b a"b c='"'>a</b><x-"y>b</x-"y><x->c`, "<b>a</b> b  c "],
		["<details><summary>More</summary>text</details>", "<div><div>More</div>text</div>"],
		["<p>a<x-card>b</x-card>c <font>d</font></p>", "<p>a b c d</p>"],
		['<figure><img src="x" alt="A <diagram>"></figure>', "<div>A &lt;diagram&gt;</div>"],
		['<a href="https://a.example/">a<a href="/">b</a></a>', `<a href="https://a.example/"${newTab}>a</a><a>b</a>`],
		// As Google Docs writes it.
		[
			'<b style="font-weight:normal" id="docs-1"><p>Plain <span style="font-weight:700">important</span></p></b>',
			"<span><p>Plain <strong>important</strong></p></span>",
		],
	])("keeps the text of %j", (sent, shown) => {
		expect(`${sanitize(sent)}`.replace(/(?<=<div>) +| +(?=<\/div>)/g, "")).toBe(shown);
	});

	test("shows the beginning of more than 20,000 characters as plain text", () => {
		expect(sanitize(`<p>1 &lt; <b>2</b></p>${"<i>x</i>".repeat(3_000)}`)).toMatch(/^1 &lt; 2 x{2000,3000}$/);
	});

	test("shows more than 1,000 tags as plain text", () => {
		expect(sanitize("<li>&lt;</li>".repeat(600))).toMatch(/^(?:&lt; ){599}&lt;$/);
	});

	// Parsers repeat formatting elements that are not closed in each block that follows.
	test("does not multiply elements", () => {
		const formatting = Array.from({ length: 60 }, (_, index) => `<b title="${index}">`).join("");
		expect(`${sanitize(`<p>${formatting}${"<p>x".repeat(500)}`)}`.length).toBeLessThan(20_000);
	});
});
