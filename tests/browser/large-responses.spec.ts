import { expect, mockMarket, templateDetail, templateList, test } from "../kit/browser";
import { type LiveSite, startSite } from "../kit/live-site";
import { chooseLanguage, open } from "../kit/navigation";

const megabyte = 1_000_000;
const words = (length: number) => "word ".repeat(length / 5);

let body: () => string;
let emptyList: boolean;
let site: LiveSite;
test.beforeEach(async () => {
	emptyList = false;
	site = await startSite((request, response, next) => {
		if (!request.url?.startsWith("/api/")) return next();
		if (emptyList && !request.url.includes("id=")) return response.end("[]");
		// Compression would take longer than the test.
		response.writeHead(200, { "content-type": "application/json", "cache-control": "no-transform" }).end(body());
	});
});
test.afterEach(() => site.stop());

const descriptions = {
	"50 MB of paragraphs": () => `<p>Begin</p>${`<p>${words(500)}</p>`.repeat((50 * megabyte) / 507)}`,
	"50 MB of unclosed tags": () => `<p>Begin</p>${"<div><b>x".repeat((50 * megabyte) / 9)}`,
	"one word of 50 MB": () => `<p>Begin</p>${"x".repeat(50 * megabyte)}`,
};

for (const [size, description] of Object.entries(descriptions)) {
	test(`a template with a description of ${size} stays usable`, async ({ page }) => {
		test.setTimeout(90_000);
		const text = JSON.stringify({ ...templateDetail("Huge"), description: description() });
		emptyList = true;
		body = () => text;
		await open(page, `${site.origin}/template/1/`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Huge");
		// Sanitizing this much HTML takes long.
		await expect(page.getByRole("region", { name: "Description" })).toContainText("Begin", { timeout: 30_000 });
		await page.getByRole("tab").last().click();
		await page.getByRole("button", { name: "Script 2" }).click();
		await expect(page.locator("pre")).toHaveText("class Script2 {\n}\n");
	});
}

test("a list of 50 MB stays usable", async ({ page }) => {
	const description = `<p>${words(5_000)}</p>`;
	const text = JSON.stringify(templateList(10_000).map((template) => ({ ...template, description })));
	expect(text.length).toBeGreaterThan(50 * megabyte);
	body = () => text;
	await open(page, `${site.origin}/templates/`);
	await expect(page.locator("[aria-setsize]").first()).toHaveAttribute("aria-setsize", "10000", { timeout: 20_000 });
	await chooseLanguage(page, "uz");
	await expect(page).toHaveURL(`${site.origin}/uz/templates/`);
});

test("very long titles, names and tags do not break the layout", async ({ page }) => {
	const long = "Endless".repeat(megabyte / 7);
	const [first, ...others] = templateList(6);
	const longTemplate = {
		...first,
		title: long,
		languages: Array.from({ length: 10_000 }, (_, index) => `Tag ${index}`),
	};
	await mockMarket(page, {
		list: { body: [{ ...longTemplate, author: { name: long, role: long } }, ...others] },
		detail: () => ({
			body: {
				...templateDetail(long),
				data: [
					{ script: { id: 1, name: long, releaseCode: long } },
					{ script: { id: 2, name: "Second", releaseCode: "class Second {}" } },
				],
			},
		}),
	});
	await open(page, "/templates/");
	await expect(page.getByRole("link", { name: "Template 6", exact: true })).toBeVisible();
	expect((await page.getByRole("article").first().boundingBox())?.height).toBeLessThan(1_600);
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page.getByRole("tab", { name: "Scripts (2)" })).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_000);
	await page.getByRole("tab", { name: "Scripts (2)" }).click();
	await page.getByRole("button", { name: "Second", exact: true }).click();
	await expect(page.locator("pre")).toHaveText("class Second {}");
});
