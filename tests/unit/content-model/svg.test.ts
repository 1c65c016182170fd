/** @jest-environment node */
import { svgError } from "../../../content-model/check/svg";

const svg = (content: string, attributes = 'viewBox="0 0 24 24"') =>
	`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

const check = (text: string) => {
	const error = svgError("a.svg", text);
	return error && `${error.line}:${error.column} ${error.message}`;
};

test.each([
	`<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn -->${svg("<g/>", "viewBox='-1 -1 2.5 2.5'")}`,
	svg(
		'<style><![CDATA[a > b { fill: url( "#a" ) }]]></style><path style="fill:url(#a)" d="M0 0"/><use xlink:href="#a"/>',
	),
	svg('<title>javascript: a &amp; b</title><filter id="a"><feGaussianBlur stdDeviation="2"/></filter><use href="#a"/>'),
])("accepts %s", (text) => {
	expect(check(text)).toBeUndefined();
});

const root = 'this is not an SVG: it must start with <svg xmlns="http://www.w3.org/2000/svg"';

test.each([
	["<html></html>", root],
	[svg("", 'viewBox="0 0 24"'), 'a viewBox is missing, such as viewBox="0 0 24 24"'],
	[svg("<g>&evil;</g>"), "this is not a valid SVG: undefined entity"],
	[`<?xml version="1.0" encoding="UTF-16"?>${svg("")}`, "save the file as UTF-8, not as UTF-16"],
	[`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`, "<!DOCTYPE> is not allowed: remove it"],
	[`<?xml-stylesheet href="//x.example"?>${svg("")}`, "<?xml-stylesheet?> is not allowed: remove it"],
])("refuses %s", (text, message) => {
	expect(check(text)).toContain(message);
});

const plain = "is not allowed: export the picture as plain SVG";
const id = "must be the #id of an element in the file";
const loads = "loads another file: remove it";

test.each([
	["<script>x()</script>", `<script> ${plain}`],
	['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', `<x:script> ${plain}`],
	['<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', `<foreignObject> ${plain}`],
	['<a href="#x"/>', `<a> ${plain}`],
	['<filter><feImage href="#x"/></filter>', `<feImage> ${plain}`],
	['<path ONLOAD="x()"/>', "ONLOAD runs a script: remove it"],
	['<path onclick="x()"/>', "onclick runs a script: remove it"],
	['<use href="//x.example/#a"/>', `href ${id}`],
	['<use xlink:href="&#106;avascript:x()"/>', `xlink:href ${id}`],
	['<use xml:base="//x.example" href="#a"/>', "xml:base is not allowed: remove it"],
	['<path fill="url(//x.example/#a)"/>', `fill ${loads}`],
	['<path style="fill: URL( &quot;http://x.example&quot; )"/>', `style ${loads}`],
	['<path fill="u\\72l(//x.example)"/>', "fill has an escape with \\: remove it"],
	['<path style="x: javascript:x()"/>', "style has a script: remove it"],
	["<style>@im<!-- -->port '//x.example';</style>", "<style> has @import: remove it"],
	["<style>a { fill: image-set('//x.example' 1x) }</style>", `<style> ${loads}`],
])("refuses %s", (content, message) => {
	expect(check(svg(content))).toContain(message);
});

test("names the line and the column of the element", () => {
	expect(check(svg("\n  <g>\n    <script/></g>"))).toMatch(/^3:5 <script>/);
});
