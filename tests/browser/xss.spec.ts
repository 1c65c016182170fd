import type { Page } from "@playwright/test";
import { toLine } from "../../src/features/catalog/api/parse";
import { expect, mockMarket, test } from "../kit/browser";
import { chooseLanguage, open, takeExpected } from "../kit/navigation";
import { vectorFamilies } from "../kit/xss";
import { openScripts, visitDescriptions } from "../kit/xss/visit";
import { recordAttackEffects } from "../kit/xss/watch";

/** Chromium logs what the policy would block in an inert document, although nothing runs there. */
const policyMessage = /Content Security Policy directive/;

const allVectors = Object.values(vectorFamilies).flatMap((vectors) => Object.values(vectors));

/** A market with a vector in every field. Template `id` has vector `id - 1`, and a script for each vector. */
function mockHostileMarket(page: Page, vectors: string[]) {
	return mockMarket(page, {
		list: {
			body: vectors.map((vector, index) => ({
				id: index + 1,
				title: vector,
				description: `<p>Start ${index + 1}.</p>${vector}`,
				script_count: 1,
				author: { name: vector, role: vector },
				languages: [vector, "Java"],
			})),
		},
		detail: (id) => ({
			body: {
				title: vectors[Number(id) - 1],
				description: `<p>Start ${id}.</p>${vectors[Number(id) - 1]}`,
				data: vectors.map((vector, index) => ({ script: { id: vector + index, name: vector, releaseCode: vector } })),
			},
		}),
	});
}

async function expectNoEffects(page: Page, consoleErrors: string[], vectors: string[]) {
	const effects = await recordAttackEffects(page);
	await mockHostileMarket(page, vectors);
	await open(page, "/templates/");
	const cards = page.getByRole("article");
	await expect(cards).toHaveCount(vectors.length);
	const headings = await cards.evaluateAll((all) => all.map((card) => card.querySelector("h2")?.textContent));
	expect(headings).toEqual(vectors.map(toLine));
	const excerpts = await cards.evaluateAll((all) => all.map((card) => card.textContent?.match(/Start \d+\./)?.[0]));
	expect(excerpts).toEqual(vectors.map((_, index) => `Start ${index + 1}.`));

	effects.navigated.length = 0;
	expect(await visitDescriptions(page, vectors.length)).toEqual([]);
	await page.getByRole("tab").last().click();
	await expect(page.locator("[role=tabpanel] button[aria-expanded]")).toHaveCount(vectors.length);
	expect(await openScripts(page, vectors.map(toLine), vectors)).toEqual([]);

	await chooseLanguage(page, "uz");
	await expect(page).toHaveURL(/\/uz\/template\/\d+\//);
	await expect(page.locator("html")).toHaveAttribute("lang", "uz-Latn");
	takeExpected(consoleErrors, policyMessage);
	const navigated = effects.navigated.filter((url) => !/\/template\/\d+\//.test(url));
	expect({ ...effects, navigated }).toEqual({ executed: [], requested: [], navigated: [] });
}

test("hostile texts of each family have no effect", async ({ page, consoleErrors }) => {
	await expectNoEffects(
		page,
		consoleErrors,
		allVectors.filter((_, index) => index % 7 === 0),
	);
});

for (const [family, vectors] of Object.entries(vectorFamilies)) {
	test(`${family}: no vector has an effect`, { tag: "@deep" }, async ({ page, consoleErrors }) => {
		await expectNoEffects(page, consoleErrors, Object.values(vectors));
	});
}

test("the vectors do have effects on an unprotected page", { tag: "@deep" }, async ({ page, consoleErrors }) => {
	const effects = await recordAttackEffects(page);
	await page.route("**/unprotected", (route) => route.fulfill({ contentType: "text/html", body: "<body>" }));
	await page.goto("/unprotected");
	const clobbering = Object.values(vectorFamilies["DOM clobbering"] ?? {});
	await page.evaluate(
		(texts) => {
			for (const text of texts) {
				const box = document.createElement("div");
				box.innerHTML = text;
				document.body.append(box);
			}
		},
		allVectors.filter((text) => text.length < 1_000 && !text.includes("http-equiv") && !clobbering.includes(text)),
	);
	await expect.poll(() => effects.executed.length).toBeGreaterThan(30);
	await expect.poll(() => effects.requested.length).toBeGreaterThan(15);
	consoleErrors.length = 0;
});
