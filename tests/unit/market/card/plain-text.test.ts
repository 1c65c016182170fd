import { plainText } from "../../../../src/market/card/plain-text";

test.each([
	["", ""],
	["no markup", "no markup"],
	["<p>Fish &amp; chips &lt;b&gt; &#8364;5&nbsp;each &mdash; &#x1F41F;</p>", "Fish & chips <b> €5 each — 🐟"],
	["<p>A <strong>very <em>deep <code>nest</code></em></strong>!</p>", "A very deep nest!"],
	["one<strong>word</strong>", "oneword"],
	["<p>One.</p><p>Two.</p>", "One. Two."],
	["<ul><li>one</li><li>two</li></ul><h3>Three</h3>four", "one two Three four"],
	["a<br>b<br/>c<BR />d<hr>e<DIV>f</DIV>g", "a b c d e f g"],
	["<table><tr><td>a</td><td>b</td></tr></table>", "a b"],
	["<dl><dt>Term</dt><dd>What</dd></dl><section>x</section><section>y</section>", "Term What x y"],
	["<p>one<p>two", "one two"],
	["  <p>\n\tspaced\n\n out </p>  ", "spaced out"],
	["before<script>alert('x')</script> after", "before after"],
	["<style>p { color: red }</style>text", "text"],
	["text<template>hidden</template><noscript>off</noscript> more", "text more"],
	["unclosed <b>bold <i", "unclosed bold"],
	["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
])("turns %j into %j", (html, text) => {
	expect(plainText(html)).toBe(text);
});

test("loads and runs nothing of what it reads", () => {
	const alerted = jest.spyOn(window, "alert").mockImplementation(() => {});
	const images = document.images.length;
	expect(plainText('<img src="https://evil.example/x.png" onerror="alert(1)"><svg onload="alert(1)"></svg>x')).toBe(
		"x",
	);
	expect(document.images).toHaveLength(images);
	expect(alerted).not.toHaveBeenCalled();
});
