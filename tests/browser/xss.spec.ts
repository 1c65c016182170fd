import { toLine } from "../../src/features/catalog/api/parse";
import { expect, mockMarket, test } from "../kit/browser";
import { open, push } from "../kit/navigation";
import { english } from "../kit/translations";

const image = "<img src=x onerror=xss()>";
const evil = "https://evil.example/";
/** One attack of each kind. tests/unit/lib/html.test.ts has more of what the sanitizer removes. */
const vectors = [
	'<a href="java&#10;script:xss()">link</a><math href="javascript:xss()"><mi>link</mi></math>',
	`<a href="https://good.example/" target="___gatsby" rel="opener" ping="${evil}" download="setup.exe">link</a>`,
	`<noscript><p title="</noscript>${image}"></noscript><plaintext>${image}`,
	`${image}<svg/onload=xss()//><video><source src=x onerror=xss()></video>`,
	"<p tabindex=1 autofocus onfocus=xss() onmouseover=xss() onclick=xss()>text</p>",
	"<script>xss()</script><scr<script>ipt>xss()</scr</script>ipt>",
	// Markup that changes when it is parsed again
	`<form><math><mtext></form><form><mglyph><style></math>${image}</style></mglyph></mtext></math></form>`,
	`<div><template shadowrootmode=open>${image}<slot></slot></template>text</div>`,
	// Other documents, requests and styles
	`<iframe srcdoc="<script>parent.xss()</script>"></iframe><base href="${evil}"><meta http-equiv="refresh" content="0;url=${evil}">`,
	`<style>@import "${evil}a.css"; body { display: none }</style><p style="background:url(${evil}a.png)">text</p>`,
	`<img src="${evil}a.png" srcset="${evil}b.png 2x"><svg><image href="${evil}a.png"/></svg><table background="${evil}a.png">`,
	`<form action="${evil}"><input name=password autofocus><button formaction="${evil}">send</button><textarea name=x>`,
	// Ids and names that shadow properties
	'<div id="___gatsby">text</div><a id=DOMPurify></a><form name=body><input name=parentNode><input name=attributes></form>',
	// Broken markup
	`\ufeff\ud800\u202e${image}\udfff\u2066&lt;img src=x onerror=xss()&gt;`,
	`${"<div>".repeat(1_000)}${image}${"</div></main></body></html>".repeat(50)}${image}`,
];

/** A template with the vector in every field. */
const template = (vector: string, id: string | number) => ({
	...{ id, title: vector, description: `<p>Start ${id}.</p>${vector}`, script_count: 1 },
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

test("hostile strings in every field have no effect", async ({ page, context, consoleErrors }) => {
	consoleErrors.allow(/Content Security Policy|requires 'Trusted|blocked by CSP/i);
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

	await test.step("the policy refuses what a sanitizer might miss", async () => {
		const refused = await page.evaluate(async (host) => {
			const throws = (attempt: () => void) => {
				try {
					attempt();
				} catch {
					return true;
				}
				return false;
			};
			const style = Object.assign(document.createElement("style"), { textContent: "body { display: none }" });
			document.head.append(style);
			await fetch(host).catch(() => undefined);
			return {
				style: style.sheet === null,
				script: throws(() => document.createElement("script").append("xss()")),
				html: throws(() => (document.body.innerHTML = "<img src=x onerror=xss()>")),
			};
		}, evil);
		expect(refused).toEqual({ style: true, script: true, html: true });
		await expect(page.locator("pre")).toBeVisible();
	});
	expect(effects).toEqual([]);
});

test("a script in an SVG that is opened by its address does not run", async ({ page, consoleErrors }) => {
	consoleErrors.allow(/sandboxed/);
	const body =
		'<svg xmlns="http://www.w3.org/2000/svg" id="picture"><script>document.documentElement.id = "ran"</script></svg>';
	await page.route("/favicon.svg", async (route) => route.fulfill({ response: await route.fetch(), body }));
	await page.goto("/favicon.svg");
	await expect(page.locator("svg")).toHaveAttribute("id", "picture");
});
