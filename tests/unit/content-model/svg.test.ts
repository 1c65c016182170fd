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
	svg("<g/>", 'viewBox="0,0 24.5e0,2.4E+1"'),
	svg('<title>javascript: a &amp; b</title><path style="fill:url( &quot;#a&quot; )" d="M0 0"/>'),
	svg('<filter id="a"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#a)"/>'),
	svg(`<mask id="a">${"<g/>".repeat(50)}</mask><g mask="url(#a)" fill="url(#b)">${"<path/>".repeat(50)}</g>`),
	svg('<g clip-path="url(#a)"><mask id="b" style="mask-type:luminance"><path/></mask><g mask="url(#b)"/></g>'),
	svg('<linearGradient id="a"/><linearGradient id="b" xlink:href="#a"/><mask id="c"><path fill="url(#b)"/></mask>'),
])("accepts %s", (text) => {
	expect(check(text)).toBeUndefined();
});

const viewBox = "viewBox must be four numbers, with a width and a height above 0, such as 0 0 24 24";
const mask = (id: string, content: string) => `<mask id="${id}">${content}</mask>`;
const often = "masks, filters and clip paths are used too often: simplify the picture";
const nested = "a mask, filter or clip path refers to another one: merge them";

const root = 'this is not an SVG: it must start with <svg xmlns="http://www.w3.org/2000/svg"';

test.each([
	["<html></html>", root],
	[svg("", ""), 'a viewBox is missing, such as viewBox="0 0 24 24"'],
	[svg("", 'viewBox="0 0 24"'), `${viewBox} (is "0 0 24")`],
	[svg("", 'viewBox="0 0 0 0"'), viewBox],
	[svg("", 'viewBox="0 0 24 -1"'), viewBox],
	[svg("", 'viewBox="0 0 1e999 24"'), viewBox],
	[svg("", 'viewBox="0 0 24px 24px"'), viewBox],
	[svg("<g>".repeat(60) + "</g>".repeat(60)), "this is nested too deeply: ungroup the picture"],
	[svg(mask("a", "<g/>") + mask("b", '<g mask="url(#a)"/>')), nested],
	[svg(mask("a", '<g mask="url(#a)"/>')), nested],
	[svg(mask("a", "<g/>".repeat(50)) + '<g mask="url(#a)"/>'.repeat(50)), often],
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
	['<use href="#a"/>', "<use> is not allowed: export the picture with its symbols expanded"],
	['<pattern id="a"><path/></pattern>', `<pattern> ${plain}`],
	['<image href="#a"/>', `<image> ${plain}`],
	['<animate attributeName="x"/>', `<animate> ${plain}`],
	["<filter><feTurbulence/></filter>", `<feTurbulence> ${plain}`],
	['<textPath href="//x.example/#a"/>', `href ${id}`],
	['<textPath xlink:href="&#106;avascript:x()"/>', `xlink:href ${id}`],
	['<mask xml:base="//x.example" href="#a"/>', "xml:base is not allowed: remove it"],
	['<path fill="url(//x.example/#a)"/>', `fill ${loads}`],
	['<path style="fill: URL( &quot;http://x.example&quot; )"/>', `style ${loads}`],
	['<path fill="u\\72l(//x.example)"/>', "fill has an escape with \\: remove it"],
	['<path style="x: javascript:x()"/>', "style has a script: remove it"],
	[
		"<style>.a { fill: red }</style>",
		"<style> is not allowed: export the picture with presentation attributes instead of CSS",
	],
	["<path style=\"fill: image-set('//x.example' 1x)\"/>", `style ${loads}`],
])("refuses %s", (content, message) => {
	expect(check(svg(content))).toContain(message);
});

test("names the line and the column of the element", () => {
	expect(check(svg("\n  <g>\n    <script/></g>"))).toMatch(/^3:5 <script>/);
});
