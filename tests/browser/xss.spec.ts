import type { Page } from "@playwright/test";
import { toLine } from "../../src/features/catalog/api/parse";
import { expect, mockMarket, templateDetail, templateList, test } from "../kit/browser";
import { chooseLanguage, open, takeExpected } from "../kit/navigation";
import { vectorFamilies } from "../kit/xss";
import { openScripts, visitDescriptions } from "../kit/xss/visit";
import { recordAttackEffects } from "../kit/xss/watch";

// Traces of this many pages are too large to be useful.
test.use({ trace: "off" });
test.describe.configure({ timeout: 60_000 });

/** Chromium logs what the policy would block in an inert document, although nothing runs there. */
const policyMessage = /Content Security Policy directive/;

/** A market with a vector in every field. Template `id` has vector `id - 1`, and a script for each vector. */
function mockHostileMarket(page: Page, vectors: string[]) {
	const vectorOf = (id: string) => vectors[Number(id) - 1] ?? "";
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
				title: vectorOf(id),
				description: `<p>Start ${id}.</p>${vectorOf(id)}`,
				data: vectors.map((vector, index) => ({ script: { id: vector + index, name: vector, releaseCode: vector } })),
			},
		}),
	});
}

for (const [family, vectorsByName] of Object.entries(vectorFamilies)) {
	const vectors = Object.values(vectorsByName);

	test(`${family}: ${vectors.length} vectors have no effect`, async ({ page, consoleErrors }) => {
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
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(toLine(vectors.at(-1)) ?? "", {
			useInnerText: false,
		});
		await page.getByRole("tab").last().click();
		expect(await openScripts(page, vectors.map(toLine), vectors)).toEqual([]);

		await chooseLanguage(page, "uz");
		await expect(page).toHaveURL(/\/uz\/template\/\d+\//);
		await expect(page.locator("html")).toHaveAttribute("lang", "uz-Latn");
		takeExpected(consoleErrors, policyMessage);
		expect({ ...effects, navigated: effects.navigated.filter((url) => !/\/template\/\d+\//.test(url)) }).toEqual({
			executed: [],
			requested: [],
			navigated: [],
		});
	});
}

test("the vectors do have effects on an unprotected page", async ({ page, consoleErrors }) => {
	const effects = await recordAttackEffects(page);
	await page.route("**/unprotected", (route) => route.fulfill({ contentType: "text/html", body: "<body>" }));
	await page.goto("/unprotected");
	const { "DOM clobbering": _, ...families } = vectorFamilies;
	const vectors = Object.values(families).flatMap((vectorsByName) => Object.values(vectorsByName));
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
	await expect.poll(() => effects.executed.length).toBeGreaterThan(30);
	await expect.poll(() => effects.requested.length).toBeGreaterThan(15);
	consoleErrors.length = 0;
});

const hostileDescription = `
	<p>Plain text</p>
	<script>window.executed = "script"</script>
	<img src="x" onerror="window.executed = 'image'">
	<svg onload="window.executed = 'svg'"><a href="javascript:window.executed='svg link'"><text>svg</text></a></svg>
	<iframe srcdoc="<script>parent.executed = 'frame'</script>" src="https://evil.example/"></iframe>
	<a href="javascript:window.executed='link'">bad link</a>
	<a href=" java&#10;script:window.executed='split'">split link</a>
	<a href="data:text/html,<script>opener.executed='data'</script>">data link</a>
	<a href="https://good.example/" onclick="window.executed = 'click'" target="_self">good link</a>
	<form action="https://evil.example/"><input name="password"><button formaction="javascript:window.executed='form'">send</button></form>
	<style>body { display: none }</style><link rel="stylesheet" href="https://evil.example/a.css">
	<math><mtext><img src=x onerror="window.executed='math'"></mtext></math>
	<meta http-equiv="refresh" content="0;url=https://evil.example/"><base href="https://evil.example/">
	<div id="content" style="position:fixed;inset:0;z-index:999">cover</div>`;

test("a hostile description keeps its text and safe links only", async ({ page, consoleErrors }) => {
	const requested: string[] = [];
	page.on("request", (request) => {
		if (/evil\.example|\/x$/.test(request.url())) requested.push(request.url());
	});
	await mockMarket(page, {
		list: { body: templateList(2).map((template) => ({ ...template, description: hostileDescription })) },
		detail: () => ({
			body: { ...templateDetail("<img src=x onerror=executed=1>"), description: hostileDescription },
		}),
	});
	await open(page, "/templates/");
	await expect(page.getByRole("article").first()).toContainText("Plain text");
	await expect(page.getByRole("article").first()).not.toContainText("window.executed");
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("<img src=x onerror=executed=1>");
	const description = page.getByRole("region", { name: "Description" });
	await expect(description).toContainText("Plain text");
	await expect(
		description.locator("script, img, svg, iframe, form, input, button, style, link, meta, base, math"),
	).toHaveCount(0);
	await expect(description.locator("[onclick], [onerror], [onload], [style], [id], [class]")).toHaveCount(0);
	for (const name of ["bad link", "split link", "data link"]) {
		await expect(description.getByText(name)).not.toHaveAttribute("href");
		await description.getByText(name).click();
	}
	const safeLink = description.getByRole("link", { name: "good link" });
	await expect(safeLink).toHaveAttribute("target", "_blank");
	await expect(safeLink).toHaveAttribute("rel", /noopener/);
	expect(await page.evaluate(() => (window as unknown as { executed?: string }).executed)).toBeUndefined();
	expect(requested).toEqual([]);
	await expect(page).toHaveURL("/template/1/");
	expect(takeExpected(consoleErrors, policyMessage)).toBeGreaterThan(0);
});
