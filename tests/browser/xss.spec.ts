import { toLine } from "../../src/features/catalog/api/parse";
import { expect, mockMarket, test } from "../kit/browser";
import { open, push } from "../kit/navigation";
import { english } from "../kit/translations";
import { vectors } from "../kit/xss-vectors";

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
