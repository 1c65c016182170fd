import type { Page } from "@playwright/test";
import { lineOf } from "../../src/market/api/shape";
import { expect, mockMarket, test } from "../kit/browser";
import { open, takeProblems } from "../kit/visit";
import { families } from "../kit/xss";
import { readScripts, visitDescriptions } from "../kit/xss/visit";
import { watchDeeds } from "../kit/xss/watch";

const nothing = { ran: [], asked: [], went: [] };

// Nobody could read a trace of so many pages.
test.use({ trace: "off" });
test.describe.configure({ timeout: 60_000 });

/** Chromium tells what the policy would have kept from a document that is only read. */
const ofReading = /Content Security Policy directive/;

/** A market whose every text is a vector: `/template/3/` is the third of them, with all as its scripts. */
function hostileMarket(page: Page, vectors: string[]) {
	const text = (id: number) => vectors[id - 1] ?? "";
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
				title: text(Number(id)),
				description: `<p>Start ${id}.</p>${text(Number(id))}`,
				data: vectors.map((vector, index) => ({ script: { id: vector + index, name: vector, releaseCode: vector } })),
			},
		}),
	});
}

for (const [family, named] of Object.entries(families)) {
	test(`nothing runs, loads or leads away from ${Object.keys(named).length} texts with ${family}`, async ({
		page,
		problems,
	}) => {
		const vectors = Object.values(named);
		const deeds = await watchDeeds(page);
		await hostileMarket(page, vectors);

		await open(page, "/templates/");
		const cards = page.getByRole("article");
		await expect(cards).toHaveCount(vectors.length);
		const headings = await cards.evaluateAll((all) => all.map((card) => card.querySelector("h2")?.textContent));
		expect(headings).toEqual(vectors.map(lineOf));
		const teasers = await cards.evaluateAll((all) => all.map((card) => card.textContent?.match(/Start \d+\./)?.[0]));
		expect(teasers).toEqual(vectors.map((_, index) => `Start ${index + 1}.`));

		deeds.went.length = 0;
		expect(await visitDescriptions(page, vectors.length)).toEqual([]);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(lineOf(vectors.at(-1)) ?? "", {
			useInnerText: false,
		});
		await page.getByRole("tab").last().click();
		expect(await readScripts(page, vectors.map(lineOf), vectors)).toEqual([]);

		await page.locator("button[aria-haspopup=menu]").click();
		await page.getByRole("menuitem", { name: "Uzbek" }).click();
		await expect(page).toHaveURL(/\/uz\/template\/\d+\//);
		await expect(page.locator("html")).toHaveAttribute("lang", "uz-Latn");
		takeProblems(problems, ofReading);
		expect({ ...deeds, went: deeds.went.filter((url) => !/\/template\/\d+\//.test(url)) }).toEqual(nothing);
	});
}

test("the same texts do run and load where nothing keeps them from it", async ({ page, problems }) => {
	const deeds = await watchDeeds(page);
	await page.route("**/bare", (route) => route.fulfill({ contentType: "text/html", body: "<body>" }));
	await page.goto("/bare");
	const { "names of others": _, ...others } = families;
	const vectors = Object.values(others).flatMap((named) => Object.values(named));
	await page.evaluate(
		(texts) => {
			for (const text of texts) {
				const box = document.createElement("div");
				box.innerHTML = text;
				document.body.append(box);
			}
		},
		vectors.filter((text) => text.length < 1_000 && !text.includes("http-equiv")),
	);
	await expect.poll(() => deeds.ran.length).toBeGreaterThan(30);
	await expect.poll(() => deeds.asked.length).toBeGreaterThan(15);
	problems.length = 0;
});
