import type { Page } from "@playwright/test";
import { expect, mockMarket, templateDetail, templateList, test } from "../kit/browser";
import { open, settledScroll } from "../kit/navigation";
import { english, interpolate } from "../kit/translations";

const { search } = english;

/** The title of the template at an index. */
const titleOf = (index: number) => `Template ${index + 1}`;

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const showing = (shown: number, count: number | string) => interpolate(search.showing_other, { shown, count });
const more = (page: Page) => page.getByRole("button", { name: search.showMore });

async function openCatalog(page: Page, size: number, route = "/templates/") {
	const detail = (id: string) => ({ body: templateDetail(titleOf(Number(id) - 1)) });
	await mockMarket(page, { list: { body: templateList(size) }, detail });
	await open(page, route);
	await expect(page.getByRole("status").first()).toHaveText(/\d/);
}

test('"Show more" follows 100 templates, shows 100 more and moves the focus', async ({ page }) => {
	await openCatalog(page, 100);
	await expect(cards(page)).toHaveCount(100);
	await expect(more(page)).toHaveCount(0);
	await openCatalog(page, 250);
	await expect(cards(page)).toHaveCount(100);
	await expect(more(page)).toHaveAccessibleDescription(showing(100, 250));
	await more(page).press("Enter");
	await expect(cards(page)).toHaveCount(200);
	await expect(page.getByRole("link", { name: titleOf(100), exact: true })).toBeFocused();
	await expect(more(page)).toHaveAccessibleDescription(showing(200, 250));
	await more(page).click();
	await expect(cards(page)).toHaveCount(250);
	await expect(page.getByRole("link", { name: titleOf(200), exact: true })).toBeFocused();
	await expect(more(page)).toHaveCount(0);
});

test("a search shows its first 100 results", async ({ page }) => {
	await openCatalog(page, 2_000, "/templates/?pages=2");
	await expect(cards(page)).toHaveCount(200);
	await page.getByRole("radio", { name: search.price.free }).click();
	await expect(page).toHaveURL("/templates/?price=free");
	await expect(cards(page)).toHaveCount(100);
	await expect(more(page)).toHaveAccessibleDescription(showing(100, "1,000"));
	await page.goBack();
	await expect(cards(page)).toHaveCount(200);
});

test("a reload and going back keep what is shown, at once at its position", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 800 });
	await openCatalog(page, 250);
	await expect(cards(page)).toHaveCount(100);
	await more(page).click();
	await expect(cards(page)).toHaveCount(200);
	await cards(page).nth(150).scrollIntoViewIfNeeded();
	const top = await settledScroll(page);
	const expectPosition = async () => {
		await expect(cards(page)).toHaveCount(200);
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
	};
	await page.reload();
	await expectPosition();
	await cards(page).nth(150).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(150));
	// The page of a template is much shorter.
	await expect.poll(() => settledScroll(page)).toBe(0);
	const positions = await page.evaluateHandle(() => {
		const seen = new Set<number>();
		const look = () => {
			if (document.querySelector("main li article")) seen.add(Math.round(window.scrollY));
			requestAnimationFrame(look);
		};
		window.addEventListener("popstate", look, { once: true });
		return seen;
	});
	await page.goBack();
	await expectPosition();
	await settledScroll(page);
	expect(await positions.evaluate((seen) => [...seen])).toEqual([Math.round(top)]);
});
