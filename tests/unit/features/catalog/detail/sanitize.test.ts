import { sanitize } from "../../../../../src/features/catalog/detail/sanitize";
import { vectorFamilies } from "../../../../kit/xss";

/** jsdom is slow with very long texts. The browser test of hostile texts has them. */
const vectors = Object.values(vectorFamilies)
	.flatMap((family) => Object.entries(family))
	.filter(([, vector]) => vector.length < 1_000);

const safeTags = /^(A|B|BLOCKQUOTE|CODE|DIV|EM|H[2-6]|I|LI|OL|P|PRE|SPAN|STRONG|TABLE|TBODY|TD|TH|TR|U|UL)$/;
const safeAttributes = new Set(["href", "title", "lang", "dir", "target", "rel"]);

test.each(vectors)("removes everything that runs, loads, submits or covers the page: %s", (_, vector) => {
	const xss = jest.fn();
	Object.assign(window, { xss });
	const box = document.createElement("div");
	document.body.append(box);
	box.innerHTML = String(sanitize(`<p>kept</p>${vector}`));
	for (const element of box.querySelectorAll("*")) {
		expect(element.tagName).toMatch(safeTags);
		for (const { name } of element.attributes) expect(safeAttributes).toContain(name);
		if (element.hasAttribute("href")) expect(element.getAttribute("href")).toMatch(/^(https?:|mailto:|tel:)/);
		(element as HTMLElement).click();
	}
	expect(box).toHaveTextContent("kept");
	expect(xss).not.toHaveBeenCalled();
	box.remove();
});

test.each([
	"<h3>Rules</h3><p>A <strong>bold</strong> and an <em>idle</em> word,<br>a <code>name</code>.</p>",
	"<ul><li>one</li></ul><ol><li>two</li></ol><pre>x = 1</pre><blockquote>said</blockquote>",
	'<table><tbody><tr><th colspan="2" rowspan="2">a</th></tr></tbody></table><p lang="ru" dir="ltr">x</p>',
	"<table><tbody><tr><th>a</th></tr><tr><td>b</td><td>c</td></tr></tbody></table>",
])("keeps the markup of text: %s", (html) => {
	expect(sanitize(html)).toBe(html);
});

test.each(["https://example.org/a?b=1&amp;c=2", "http://example.org/", "mailto:a@example.org", "tel:+998711234567"])(
	"opens the link %s in a new tab that knows nothing of this one",
	(href) => {
		const box = document.createElement("div");
		box.innerHTML = String(sanitize(`<a href="${href}" target="_self" rel="opener">go</a>`));
		const link = box.querySelector("a");
		expect(link?.outerHTML).toContain(`href="${href}"`);
		expect(link).toHaveAttribute("target", "_blank");
		expect(link?.relList.contains("noopener")).toBe(true);
		expect(link?.relList.contains("opener")).toBe(false);
	},
);

test("rejects markup that is nested too deeply", () => {
	const nested = (depth: number) => `${"<div>".repeat(depth)}text${"</div>".repeat(depth)}`;
	expect(sanitize(nested(50))).toBe(nested(50));
	expect(sanitize(nested(100))).toBeNull();
	expect(sanitize("<div><b>x".repeat(100))).toBeNull();
	expect(sanitize("<p>x".repeat(1000))).not.toBeNull();
});
