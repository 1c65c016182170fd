import type { Locator, Page } from "@playwright/test";
import { expect, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import {
	headerBottom,
	open,
	openNotFound,
	settledScroll,
	takeExpected,
	waitForCards,
	waitForHydration,
} from "../kit/navigation";
import { english, translations } from "../kit/translations";

/** The site stops scrolling when the visitor takes over. Otherwise it may still correct its own position. */
const takeOver = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("wheel")));

async function scrollTo(page: Page, top: number) {
	await takeOver(page);
	await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

async function expectSettledAt(page: Page, top: number) {
	await expect.poll(async () => Math.round(await settledScroll(page))).toBe(Math.round(top));
}

/**
 * Clicks a link. Playwright may scroll before the click, so both results are measured from the click.
 * @returns the position at the click, and `scrolled`, which returns the positions between it and the top of the page
 */
async function follow(page: Page, link: Locator) {
	await link.scrollIntoViewIfNeeded();
	await settledScroll(page);
	const handle = await page.evaluateHandle(() => {
		const tops: number[] = [];
		window.addEventListener("click", () => tops.splice(0, tops.length, window.scrollY), { capture: true });
		window.addEventListener("scroll", () => tops.push(window.scrollY));
		return tops;
	});
	await link.click();
	const [before = 0] = await handle.jsonValue();
	const scrolled = async () => (await handle.jsonValue()).filter((top) => top > 0 && top < before);
	return { before, scrolled };
}

/** Expects that the page has scrolled to a title, which is fully visible below the fixed header. */
async function expectBelowHeader(page: Page, title: Locator) {
	await expect(title).toBeInViewport({ ratio: 1 });
	await settledScroll(page);
	await expect(title).toBeInViewport({ ratio: 1 });
	await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThanOrEqual(await headerBottom(page));
}

const sectionTitle = (page: Page, id: string) => page.locator(`#${id}`).getByRole("heading").first();
const firstTab = (page: Page) => page.getByRole("tab").first();

test("navigation scrolls to the top, smoothly unless motion is reduced; going back restores it", async ({ page }) => {
	await open(page, "/templates/");
	await waitForCards(page);
	const link = page.getByRole("article").nth(9).getByRole("link");
	for (const reducedMotion of ["no-preference", "reduce"] as const) {
		await page.emulateMedia({ reducedMotion });
		await scrollTo(page, 900);
		const { before, scrolled } = await follow(page, link);
		expect(before).toBeGreaterThan(0);
		await expect(firstTab(page)).toBeVisible();
		await expectSettledAt(page, 0);
		const between = await scrolled();
		// A jump has no intermediate position. A busy machine may record only one.
		if (reducedMotion === "reduce") expect(between).toEqual([]);
		else expect(between.length).toBeGreaterThan(0);
		expect(between).toEqual([...between].sort((a, b) => b - a));
		await page.goBack();
		await expect(link).toBeAttached();
		await expectSettledAt(page, before);
		await page.goForward();
		await expect(firstTab(page)).toBeVisible();
		await expectSettledAt(page, 0);
		await page.goBack();
		await expectSettledAt(page, before);
	}
});

test("going back far down a long list shows no intermediate position", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 800 });
	await open(page, "/templates/");
	await expect(page.getByRole("article")).toHaveCount(30);
	const link = page.getByRole("article").nth(24).getByRole("link");
	const { before } = await follow(page, link);
	await expect(firstTab(page)).toBeVisible();
	// The template page is much shorter and grows while it scrolls to the top.
	await expectSettledAt(page, 0);
	const positions = await page.evaluateHandle(() => {
		const seen = new Set<number>();
		const look = () => {
			if (document.querySelector("main article a")) seen.add(Math.round(window.scrollY));
			requestAnimationFrame(look);
		};
		window.addEventListener("popstate", look, { once: true });
		return seen;
	});
	await page.goBack();
	await expectSettledAt(page, before);
	expect(await positions.evaluate((seen) => [...seen])).toEqual([Math.round(before)]);

	await page.keyboard.press("End");
	await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
	await expectBelowHeader(page, sectionTitle(page, "faq"));
});

const headerIds = ["pricing", "features", "templates"] as const;
const footerIds = ["about-us", "faq", "contact-us", "blogs", "privacy-policy"] as const;

for (const [from, code, inFooter] of [
	["/", "en", true],
	["/template/101/", "uz", true],
	["/nope/", "ru", false],
] as const) {
	test(`links on ${path(from, code)} reach their sections`, async ({ page, consoleErrors }) => {
		const { header, footer } = translations(code, "common");
		const nav = page.getByRole("navigation", { name: header.label, exact: true });
		const resources = page.getByRole("contentinfo").getByRole("navigation", { name: footer.resources });
		const links = [
			...headerIds.map((id) => [id, nav.getByRole("link", { name: header.links[id], exact: true })] as const),
			...footerIds.map((id) => [id, resources.getByRole("link", { name: footer.links[id], exact: true })] as const),
		];
		await page.emulateMedia({ reducedMotion: "reduce" });
		await openNotFound(page, path(from, code), consoleErrors);
		for (const [id, link] of inFooter ? links : links.slice(0, headerIds.length)) {
			await test.step(id, async () => {
				await link.click();
				await expect(page).toHaveURL(path(`/#${id}`, code));
				await expectBelowHeader(page, sectionTitle(page, id));
				if (from === "/") return;
				await page.goBack();
				await expect(page).toHaveURL(path(from, code));
				await expect(page.locator("#hero-section")).toHaveCount(0);
			});
		}
		takeExpected(consoleErrors, /status of 404/);
	});
}

test("a link reaches its section although the templates above it load slowly", async ({ page }) => {
	let respond = () => {};
	const responding = new Promise<void>((resolve) => {
		respond = resolve;
	});
	await page.route("**/api/public/market/getAll", async (route) => {
		await responding;
		await route.fulfill({ json: templateList(9) });
	});
	await open(page, "/template/101/");
	// The templates are directly above this section, so they are near the viewport and load.
	await page.getByRole("banner").getByRole("link", { name: english.common.header.links.pricing }).click();
	await expect(page.locator("#hero-section")).toBeAttached();
	await page.waitForFunction(() => (document.querySelector("#templates")?.getBoundingClientRect().top ?? 1) < 0);
	respond();
	await expect(page.locator("#templates article")).toHaveCount(6);
	await expectBelowHeader(page, sectionTitle(page, "pricing"));
});

test("a page loads at the section of its hash, below the header", async ({ page }) => {
	for (const address of ["/#pricing", "/ru/#faq", "/uz/#privacy-policy"]) {
		await open(page, address);
		await expectBelowHeader(page, sectionTitle(page, new URL(page.url()).hash.slice(1)));
	}
});

test("going back to a position that does not exist any more gives up after 5 seconds", async ({ page }) => {
	await page.clock.install();
	await page.emulateMedia({ reducedMotion: "reduce" });
	await mockMarket(page, { list: { body: templateList(30) }, detail: () => ({ body: templateDetail("Template 25") }) });
	await open(page, "/templates/");
	await waitForCards(page);
	await page.getByRole("article").nth(24).getByRole("link").click();
	await expect(firstTab(page)).toBeVisible();
	await mockMarket(page, { list: { body: templateList(3) } });
	await page.reload();
	await waitForHydration(page);
	await page.goBack();
	await expect(page.getByRole("article")).toHaveCount(3);
	const grow = (height: number) =>
		page.evaluate((pixels) => {
			document.body.style.minHeight = `${pixels}px`;
			return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		}, height);
	await page.clock.runFor(4_000);
	await grow(2_000);
	expect(await page.evaluate(() => window.scrollY)).toBe(1_200);
	// The time limit is checked every 100 ms.
	await page.clock.runFor(1_200);
	await grow(9_000);
	expect(await page.evaluate(() => window.scrollY)).toBe(1_200);
});

test("a reload keeps the position in a section although the sections above have another height", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 700 });
	await open(page, "/");
	await waitForCards(page);
	const title = sectionTitle(page, "pricing");
	await title.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "start" }));
	await takeOver(page);
	const top = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	await settledScroll(page);
	const before = await top();
	await page.addInitScript(() =>
		document.addEventListener("DOMContentLoaded", () => {
			const hero = document.getElementById("hero-section");
			if (hero) hero.style.minHeight = "2000px";
		}),
	);
	await page.reload();
	await expect.poll(() => page.locator("#hero-section").evaluate((hero) => hero.clientHeight)).toBe(2000);
	// The position is rounded to whole pixels.
	await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});
