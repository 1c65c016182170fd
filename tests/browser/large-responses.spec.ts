import { expect, mockMarket, templateDetail, templateList, test } from "../kit/browser";
import { startSite } from "../kit/live-site";
import { chooseLanguage, open } from "../kit/navigation";
import { english } from "../kit/translations";

const megabyte = 1_000_000;
const words = (length: number) => "word ".repeat(length / 5);

test("very long texts of each field do not break the layout", async ({ page }) => {
	const long = "Endless".repeat(megabyte / 7);
	const description = `<p>The beginning. ${words(megabyte)}</p>`;
	const [first, ...others] = templateList(6);
	const longTemplate = {
		...first,
		title: long,
		description,
		author: { name: long, role: long },
		languages: Array.from({ length: 10_000 }, (_, index) => `Tag ${index}`),
	};
	const scripts = [
		{ id: 1, name: long, releaseCode: long },
		{ id: 2, name: "Second", releaseCode: "class Second {}" },
	];
	await mockMarket(page, {
		list: { body: [longTemplate, ...others] },
		detail: () => ({ body: { title: long, description, data: scripts.map((script) => ({ script })) } }),
	});
	await open(page, "/templates/");
	const card = page.getByRole("article").first();
	await expect(page.getByRole("link", { name: "Template 6", exact: true })).toBeVisible();
	await expect(card).toContainText("The beginning.");
	expect((await card.boundingBox())?.height).toBeLessThan(1_600);
	await card.getByRole("link").click();
	await expect(page.getByRole("tab", { name: "Scripts (2)" })).toBeVisible();
	await expect(page.getByRole("region", { name: english.template.description })).toContainText("The beginning.");
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_000);
	await page.getByRole("tab", { name: "Scripts (2)" }).click();
	await page.getByRole("button", { name: "Second", exact: true }).click();
	await expect(page.locator("pre")).toHaveText("class Second {}");
});

/** Serves the site with a market that sends these bodies without compression, which would take longer than the test. */
function startLargeSite(list: string, detail = "") {
	return startSite((request, response, next) => {
		if (!request.url?.startsWith("/api/")) return next();
		response.writeHead(200, { "content-type": "application/json", "cache-control": "no-transform" });
		response.end(request.url.includes("id=") ? detail : list);
	});
}

for (const [size, description] of Object.entries({
	"50 MB of paragraphs": () => `<p>Begin</p>${`<p>${words(500)}</p>`.repeat((50 * megabyte) / 507)}`,
	"50 MB of unclosed tags": () => `<p>Begin</p>${"<div><b>x".repeat((50 * megabyte) / 9)}`,
	"one word of 50 MB": () => `<p>Begin</p>${"x".repeat(50 * megabyte)}`,
})) {
	test(`a template with a description of ${size} stays usable`, { tag: "@deep" }, async ({ page }) => {
		const site = await startLargeSite("[]", JSON.stringify({ ...templateDetail("Huge"), description: description() }));
		await open(page, `${site.origin}/template/1/`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Huge");
		// Sanitizing this much HTML takes long.
		await expect(page.getByRole("region", { name: english.template.description })).toContainText("Begin", {
			timeout: 30_000,
		});
		await page.getByRole("tab").last().click();
		await page.getByRole("button", { name: "Script 2" }).click();
		await expect(page.locator("pre")).toHaveText("class Script2 {\n}\n");
		await site.stop();
	});
}

test("a list of 50 MB stays usable", { tag: "@deep" }, async ({ page }) => {
	const description = `<p>${words(5_000)}</p>`;
	const text = JSON.stringify(templateList(10_000).map((template) => ({ ...template, description })));
	expect(text.length).toBeGreaterThan(50 * megabyte);
	const site = await startLargeSite(text);
	await open(page, `${site.origin}/templates/`);
	await expect(page.getByText("Showing 100 of 10,000 templates")).toBeVisible();
	await chooseLanguage(page, "uz");
	await expect(page).toHaveURL(`${site.origin}/uz/templates/`);
	await site.stop();
});
