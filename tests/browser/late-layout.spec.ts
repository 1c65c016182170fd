import type { Page } from "@playwright/test";
import { expect, test } from "../kit/browser";
import { hydrated, open } from "../kit/visit";

/** Whether the page was marked as opened at its top when the browser began to read it. */
const beganFresh = (page: Page) =>
	page.addInitScript(() => {
		document.addEventListener("readystatechange", () => {
			if (document.readyState !== "interactive") return;
			Object.assign(window, { beganFresh: "fresh" in document.documentElement.dataset });
		});
	});

const saidFresh = (page: Page) => page.evaluate(() => (window as { beganFresh?: boolean }).beganFresh);

/** For each section of the page that may wait whether it has been laid out. */
const laidOut = (page: Page) =>
	page
		.locator("section[data-late] > :first-child")
		.evaluateAll((all) => all.map((one) => one.checkVisibility({ contentVisibilityAuto: true })));

test("what is out of sight is laid out late, and then for good", async ({ page }) => {
	await beganFresh(page);
	await open(page, "/");
	expect(await saidFresh(page)).toBe(true);
	await expect(page.locator("html")).not.toHaveAttribute("data-fresh");
	expect(await laidOut(page)).not.toContain(false);
	const heights = () => page.locator("section[data-late]").evaluateAll((all) => all.map((one) => one.clientHeight));
	const before = await heights();
	await page.keyboard.press("End");
	await expect(page.getByRole("contentinfo")).toBeInViewport();
	expect(await heights()).toEqual(before);
});

test("a link pressed before that leads to the top of its section", async ({ page }) => {
	// One of the pictures never comes: the page is not loaded yet.
	await page.route(/\.(avif|webp|png|jpg)$/, () => {});
	await page.goto("/", { waitUntil: "commit" });
	await hydrated(page);
	await expect(page.locator("html")).toHaveAttribute("data-fresh");
	expect((await laidOut(page)).slice(-3)).toEqual([false, false, false]);
	await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
	await expect(page.locator("html")).not.toHaveAttribute("data-fresh");
	const title = page.locator("#pricing").getByRole("heading", { level: 2 });
	await expect(title).toBeInViewport();
	const top = () => page.locator("#pricing").evaluate((section) => Math.round(section.getBoundingClientRect().top));
	await expect
		.poll(async () => [await top(), (await title.boundingBox())?.y ?? 0].every((y) => y >= 0 && y < 400))
		.toBe(true);
});

test("a page that is opened at a section, or reloaded, is laid out as a whole", async ({ page }) => {
	await beganFresh(page);
	await open(page, "/#faq");
	expect(await saidFresh(page)).toBe(false);
	await open(page, "/");
	await page.reload();
	expect(await saidFresh(page)).toBe(false);
});
