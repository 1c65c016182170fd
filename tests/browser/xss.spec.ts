import { toLine } from "../../src/features/catalog/api/parse";
import { expect, mockMarket, test } from "../kit/browser";
import { chooseLanguage, open, takeExpected } from "../kit/navigation";
import { vectors } from "../kit/xss/vectors";
import { openScripts, visitDescriptions } from "../kit/xss/visit";
import { recordAttackEffects } from "../kit/xss/watch";

/** Chromium logs what the policy would block in an inert document, although nothing runs there. */
const policyMessage = /Content Security Policy directive/;

/** A template with the vector in every field. */
const template = (vector: string, id: string | number) => ({
	id,
	title: vector,
	description: `<p>Start ${id}.</p>${vector}`,
	script_count: 1,
	author: { name: vector, role: vector },
	languages: [vector, "Java"],
});

/** Scripts with the vectors as their ids, names and codes. */
const data = vectors.map((vector, index) => ({ script: { id: vector + index, name: vector, releaseCode: vector } }));

test("hostile texts in every field have no effect", async ({ page, consoleErrors }) => {
	test.slow();
	const effects = await recordAttackEffects(page);
	await mockMarket(page, {
		list: { body: vectors.map((vector, index) => template(vector, index + 1)) },
		detail: (id) => ({ body: { ...template(vectors[Number(id) - 1] ?? "", id), data } }),
	});
	await open(page, "/templates/");
	const cards = page.getByRole("article");
	await expect(cards).toHaveCount(vectors.length);
	const headings = await cards.evaluateAll((all) => all.map((card) => card.querySelector("h2")?.textContent));
	expect(headings).toEqual(vectors.map(toLine));

	effects.navigated.length = 0;
	expect(await visitDescriptions(page, vectors.length)).toEqual([]);
	await page.getByRole("tab").last().click();
	await expect(page.locator("[role=tabpanel] button[aria-expanded]")).toHaveCount(vectors.length);
	expect(await openScripts(page, vectors.map(toLine), vectors)).toEqual([]);

	await chooseLanguage(page, "uz");
	await expect(page).toHaveURL(/\/uz\/template\/\d+\//);
	takeExpected(consoleErrors, policyMessage);
	const navigated = effects.navigated.filter((url) => !/\/template\/\d+\//.test(url));
	expect({ ...effects, navigated }).toEqual({ executed: [], requested: [], navigated: [] });
});
