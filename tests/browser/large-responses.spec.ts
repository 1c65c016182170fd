import { expect, mockMarket, templateList, test } from "../kit/browser";
import { open, push } from "../kit/navigation";
import { english } from "../kit/translations";

const megabyte = 1_000_000;

test("very long texts of each field do not break the layout", async ({ page }) => {
	const long = "Endless".repeat(megabyte / 7);
	const description = `<p>The beginning. ${"word ".repeat(megabyte / 5)}</p>`;
	const author = { name: long, role: long };
	const languages = Array.from({ length: 10_000 }, (_, index) => `Tag ${index}`);
	const [first, ...others] = templateList(6);
	const data = [
		{ script: { id: 1, name: long, releaseCode: long } },
		{ script: { id: 2, name: "Second", releaseCode: "class Second {}" } },
	];
	await mockMarket(page, {
		list: { body: [{ ...first, title: long, description, author, languages }, ...others] },
		detail: () => ({ body: { title: long, description, data } }),
	});
	await open(page, "/templates/");
	const card = page.getByRole("article").first();
	await expect(page.getByRole("link", { name: "Template 6", exact: true })).toBeVisible();
	await expect(card).toContainText("The beginning.");
	expect((await card.boundingBox())?.height).toBeLessThan(1_600);
	await card.getByRole("link").click();
	await expect(page.getByRole("region", { name: english.template.description })).toContainText("The beginning.");
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_000);
	await page.getByRole("tab").last().click();
	await page.getByRole("button", { name: "Second", exact: true }).click();
	await expect(page.locator("pre")).toHaveText("class Second {}");
});

/** Runs in the page: the longest time in ms without a frame, from the first call to the second. */
function measureFrames() {
	const times = window as { longest?: number; last?: number };
	times.longest = 0;
	times.last = performance.now();
	const step = (now: number) => {
		times.longest = Math.max(times.longest ?? 0, now - (times.last ?? now));
		times.last = now;
		requestAnimationFrame(step);
	};
	requestAnimationFrame(step);
}

test("hostile descriptions do not block the list or their page", async ({ page }) => {
	const formatting = Array.from({ length: 450 }, (_, index) => `<b a${index}>`).join("");
	const hostile = [
		`<p>${formatting}${"<p>x".repeat(20_000)}`,
		`a${"\u0300".repeat(99_000)}`,
		`a${"&#768;<b></b>".repeat(7_000)}`,
	];
	const list = templateList(hostile.length).map((each, index) => ({ ...each, description: hostile[index] }));
	await mockMarket(page, {
		list: { body: list },
		detail: (id) => ({ body: { title: `Opened ${id}`, description: hostile[Number(id) - 1], data: [] } }),
	});
	await open(page, "/templates/");
	await page.evaluate(measureFrames);
	await page.getByRole("searchbox").fill("Template 2");
	await expect(page.getByRole("article")).toHaveCount(1);
	await expect(page).toHaveURL(/q=Template/);
	for (const { id } of list) {
		await push(page, `/template/${id}/`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Opened ${id}`);
		await expect(page.getByRole("region", { name: english.template.description })).toBeVisible();
	}
	// On a busy machine. Without limits, one of them takes a minute.
	expect(await page.evaluate(() => (window as { longest?: number }).longest)).toBeLessThan(10_000);
});

test("very long code is shown plain, or can only be downloaded", async ({ page }) => {
	const codes = ['"'.padEnd(10 * megabyte), "\n".repeat(10 * megabyte), "\n".repeat(2 * megabyte), "a".repeat(250_000)];
	const data = codes.map((releaseCode, index) => ({ script: { id: index, name: `Script ${index}`, releaseCode } }));
	await mockMarket(page, { detail: () => ({ body: { title: "Long", description: "", data } }) });
	await open(page, "/template/1/#scripts");
	const row = (index: number) => page.getByRole("button", { name: `Script ${index}`, exact: true });
	const download = page.getByRole("link", { name: english.template.tools.download });
	for (const index of [0, 1]) {
		await row(index).click();
		await expect(page.getByText(english.template.tooLong)).toBeVisible();
		await expect(page.locator("pre")).toHaveCount(0);
		await expect(download).toHaveAttribute("download", `Script${index}.java`);
	}
	for (const index of [2, 3]) {
		await row(index).click();
		await expect.poll(() => page.locator("pre").evaluate((box) => box.textContent?.length)).toBe(codes[index]?.length);
		await expect(download).toBeVisible();
	}
});
