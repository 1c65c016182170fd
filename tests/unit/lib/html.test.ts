import { excerpt, htmlToTeaser, htmlToText } from "../../../src/lib/html";
import { sanitize } from "../../../src/lib/sanitize";

test.each([
	["<p>Fish &amp; chips &lt;b&gt; &#8364;5&nbsp;each &mdash; &#x1F41F;</p>", "Fish & chips <b> €5 each — 🐟"],
	["<p>A <strong>very <em>deep <code>nest</code></em></strong>!</p>", "A very deep nest!"],
	["<ul><li>one</li><li>two</li></ul><h3>Three</h3>four", "one two Three four"],
	["a<br>b<br/>c<BR />d<hr>e<DIV>f</DIV>g", "a b c d e f g"],
	["  <p>\n\tspaced\n\n out </p>  ", "spaced out"],
	["before<script>alert('x')</script> after", "before after"],
	["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
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

// What it removes: tests/browser/xss.spec.ts.
describe("the sanitizer", () => {
	test.each([
		"<h3>Rules</h3><p>A <strong>bold</strong> and an <em>idle</em> word,<br>a <code>name</code>.</p>",
		"<ul><li>one</li></ul><ol><li>two</li></ol><pre>x = 1</pre><blockquote>said</blockquote>",
		'<table><tbody><tr><th colspan="2" rowspan="2">a</th></tr></tbody></table><p lang="ru" dir="ltr">x</p>',
		'<a href="tel:+1" target="_blank" rel="noopener noreferrer nofollow ugc">a</a>',
		'<a href="mailto:a@example.org" target="_blank" rel="noopener noreferrer nofollow ugc">a</a>',
	])("keeps the markup of text: %s", (html) => {
		expect(sanitize(html)).toBe(html);
	});

	test("removes what could cover the page", () => {
		expect(`${sanitize('<p style="position: fixed" class="a" id="b">x</p>')}`).toBe("<p>x</p>");
	});

	test("rejects markup that is nested too deeply", () => {
		const nested = (depth: number) => `${"<div>".repeat(depth)}text${"</div>".repeat(depth)}`;
		expect(sanitize(nested(50))).toBe(nested(50));
		expect(sanitize(nested(100))).toBeNull();
		expect(sanitize("<div><b>x".repeat(100))).toBeNull();
		expect(sanitize("<p>x".repeat(200))).not.toBeNull();
	});
});
