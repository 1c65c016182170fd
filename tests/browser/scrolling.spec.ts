import type { Page } from "@playwright/test";
import { expect, languages, path, test } from "../kit/browser";
import { headerBottom, open, openNotFound, settledScroll, waitForCards } from "../kit/navigation";
import { translations } from "../kit/translations";

/** Records the scroll position at each scroll event from now on. */
async function recordScroll(page: Page): Promise<() => Promise<number[]>> {
	const handle = await page.evaluateHandle(() => {
		const tops: number[] = [];
		window.addEventListener("scroll", () => tops.push(window.scrollY));
		return tops;
	});
	return () => handle.jsonValue();
}

async function scrollTo(page: Page, top: number) {
	await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
	test(`navigation scrolls to the top (motion: ${reducedMotion})`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion });
		await open(page, "/templates/");
		await expect(page.getByRole("article").first()).toBeVisible();
		await scrollTo(page, 900);
		const tops = await recordScroll(page);
		await page.getByRole("article").nth(9).getByRole("link").click();
		await expect(page).toHaveURL(/\/template\/\d+\/$/);
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
		const between = (await tops()).filter((top) => top > 0 && top < 900);
		if (reducedMotion === "reduce") expect(between).toEqual([]);
		else {
			expect(between.length).toBeGreaterThan(1);
			expect(between).toEqual([...between].sort((a, b) => b - a));
		}
	});
}

test("a link to the current page scrolls smoothly to the top", async ({ page }) => {
	await open(page, "/");
	await waitForCards(page);
	await scrollTo(page, 1500);
	const tops = await recordScroll(page);
	await page.getByRole("banner").getByRole("link", { name: "Company" }).click();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	// A jump has no intermediate position. A busy machine records few of them.
	expect((await tops()).filter((top) => top > 0 && top < 1500).length).toBeGreaterThan(1);
});

for (const { code } of languages) {
	const { header } = translations(code, "common");

	for (const from of code === "en" ? ["/", "/templates/", "/template/101/", "/nope/"] : ["/", "/templates/"]) {
		test(`header links on ${path(from, code)} scroll to the sections`, async ({ page, consoleErrors }) => {
			for (const id of ["pricing", "features", "templates"] as const) {
				if (id === "pricing" || from !== "/") await openNotFound(page, path(from, code), consoleErrors);
				const nav = page.getByRole("navigation", { name: header.label, exact: true });
				await nav.getByRole("link", { name: header.links[id], exact: true }).click();
				await expect(page).toHaveURL(path(`/#${id}`, code));
				const title = page.locator(`#${id}`).getByRole("heading", { level: 2 }).first();
				await expect(title).toBeInViewport({ ratio: 1 });
				await settledScroll(page);
				await expect(title).toBeInViewport({ ratio: 1 });
				const top = (await title.boundingBox())?.y ?? 0;
				expect(top).toBeGreaterThanOrEqual(await headerBottom(page));
				expect(top).toBeLessThan(320);
			}
		});
	}
}

for (const hash of ["#pricing", "#faq", "#privacy-policy"]) {
	test(`loading ${hash} shows the section below the header`, async ({ page }) => {
		await open(page, `/ru/${hash}`);
		const title = page.locator(hash).getByRole("heading").first();
		await expect(title).toBeInViewport({ ratio: 1 });
		await settledScroll(page);
		await expect(title).toBeInViewport({ ratio: 1 });
		expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(await headerBottom(page));
	});
}

async function expectSettledAt(page: Page, top: number) {
	await expect.poll(async () => Math.round(await settledScroll(page))).toBe(Math.round(top));
}

for (const [from, cards] of [
	["/", "#templates article"],
	["/templates/", "article"],
] as const) {
	test(`back to ${from} and forward restore the scroll positions`, async ({ page }) => {
		await open(page, from);
		await waitForCards(page);
		const link = page.locator(cards).nth(3).getByRole("link");
		await link.scrollIntoViewIfNeeded();
		await page.mouse.wheel(0, 200);
		await link.hover();
		const before = await settledScroll(page);
		expect(before).toBeGreaterThan(0);
		await link.click();
		await expect(page.getByRole("tab").first()).toBeVisible();
		await expectSettledAt(page, 0);
		await page.goBack();
		await expect(page.locator(cards).nth(3)).toBeAttached();
		await expectSettledAt(page, before);
		await page.goForward();
		await expect(page.getByRole("tab").first()).toBeVisible();
		await expectSettledAt(page, 0);
	});
}

test("going back far down the list shows no intermediate position", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 800 });
	await open(page, "/templates/");
	const link = page.getByRole("article").nth(24).getByRole("link");
	await link.scrollIntoViewIfNeeded();
	const before = await settledScroll(page);
	await link.click();
	await expect(page.getByRole("tab").first()).toBeVisible();
	// The template page is much shorter and grows while it scrolls to the top.
	await expectSettledAt(page, 0);
	const positions = await page.evaluateHandle(() => {
		const seen = new Set<number>();
		const look = () => {
			if (document.querySelector("main article a")) seen.add(Math.round(window.scrollY));
			requestAnimationFrame(look);
		};
		window.addEventListener("popstate", look);
		return seen;
	});
	await page.goBack();
	await expectSettledAt(page, before);
	expect(await positions.evaluate((seen) => [...seen])).toEqual([Math.round(before)]);
});

test("a link from far down a long page scrolls to its section", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 800 });
	await open(page, "/templates/");
	await expect(page.getByRole("article")).toHaveCount(30);
	await page.keyboard.press("End");
	await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
	const title = page.locator("#faq").getByRole("heading").first();
	await expect(title).toBeInViewport({ ratio: 1 });
	await settledScroll(page);
	await expect(title).toBeInViewport({ ratio: 1 });
});

test("going back from a section restores the scroll position", async ({ page }) => {
	await open(page, "/");
	await scrollTo(page, 400);
	await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
	await expect(page.locator("#pricing").getByRole("heading", { level: 2 })).toBeInViewport();
	await settledScroll(page);
	await page.goBack();
	await expect(page).toHaveURL("/");
	await expectSettledAt(page, 400);
});

for (const hash of ["#nothing-here", "#%", "#%E0%A4%A", "#1"]) {
	test(`the page loads with the unknown hash ${hash}`, async ({ page }) => {
		await open(page, `/${hash}`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await waitForCards(page);
	});
}

test("malformed hashes are ignored", async ({ page }) => {
	await open(page, "/template/101/#%E0%A4%A");
	await expect(page.getByRole("tab").first()).toBeVisible();
	for (const hash of ["#%", "#script-%", "#%00", "#scripts"]) {
		await page.evaluate((next) => {
			window.location.hash = next;
		}, hash);
		await expect(page.getByRole("tab").first()).toBeVisible();
	}
	await expect(page.getByRole("tab", { selected: true })).toHaveText(/Scripts/);
	await page.goBack();
	await expect(page.getByRole("tab").first()).toBeVisible();
});
