import type { Locator, Page } from "@playwright/test";
import { expect, holdRequests, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { landing, readContent, sectionId, shows } from "../kit/content";
import { headerBottom, open, push, settledScroll, waitForCards, waitForHydration } from "../kit/navigation";
import { english } from "../kit/translations";

const { header } = readContent<{ header: { id: string; to: string }[] }>("site");
const { blocks } = readContent<{ blocks: { id: string; kind: string }[] }>("resources");

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const sectionTitle = (page: Page, id: string) => page.locator(`#${id}`).getByRole("heading").first();
const firstTab = (page: Page) => page.getByRole("tab").first();
const cardLink = (page: Page, index: number) => page.getByRole("article").nth(index).getByRole("link");

async function expectSettledAt(page: Page, top: number) {
	await expect.poll(async () => Math.round(await settledScroll(page))).toBe(Math.round(top));
}

/** Clicks a link and returns the position at the click: Playwright may scroll before. */
async function follow(page: Page, link: Locator) {
	await link.scrollIntoViewIfNeeded();
	await settledScroll(page);
	const tops = await page.evaluateHandle(() => {
		const clicked: number[] = [];
		window.addEventListener("click", () => clicked.push(window.scrollY), { capture: true });
		return clicked;
	});
	await link.click();
	const [before = 0] = await tops.jsonValue();
	return before;
}

/** Expects that the page has scrolled to a title, which is fully visible below the fixed header. */
async function expectBelowHeader(page: Page, title: Locator) {
	await expect(title).toBeInViewport({ ratio: 1 });
	await settledScroll(page);
	await expect(title).toBeInViewport({ ratio: 1 });
	await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThanOrEqual(await headerBottom(page));
}

/** Records how scripts scroll the page from now on. */
const recordBehaviors = (page: Page) =>
	page.evaluateHandle(() => {
		const behaviors = new Set<string | undefined>();
		const scrollTo = window.scrollTo.bind(window) as (options?: ScrollToOptions) => void;
		window.scrollTo = (options?: number | ScrollToOptions, top?: number) => {
			const isObject = typeof options === "object";
			behaviors.add(isObject ? options.behavior : "auto");
			scrollTo(isObject ? options : { top });
		};
		return behaviors;
	});

test("navigation scrolls to the top, and history restores the position", async ({ page }) => {
	await open(page, "/templates/");
	await waitForCards(page);
	for (const [reducedMotion, behavior] of [
		["no-preference", "smooth"],
		["reduce", "instant"],
	] as const) {
		await page.emulateMedia({ reducedMotion });
		const behaviors = await recordBehaviors(page);
		const before = await follow(page, cardLink(page, 9));
		expect(before).toBeGreaterThan(0);
		await expect(firstTab(page)).toBeVisible();
		await expectSettledAt(page, 0);
		expect(await behaviors.evaluate((set) => [...set])).toEqual([behavior]);
		await page.goBack();
		await expect(cardLink(page, 9)).toBeAttached();
		await expectSettledAt(page, before);
		await page.goForward();
		await expect(firstTab(page)).toBeVisible();
		await expectSettledAt(page, 0);
		await page.goBack();
	}
});

test("a link to the top of the page works with plans in the URL", async ({ page }) => {
	await open(page, "/?plans=enterprise");
	await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
	await page.getByRole("banner").getByRole("link").first().click();
	await expectSettledAt(page, 0);
});

test("going back to a page with a hash restores the position", async ({ page }) => {
	await open(page, "/#features");
	const before = await follow(page, page.locator("footer a[href^='/#']").last());
	expect(before).toBeGreaterThan(0);
	await expect.poll(() => settledScroll(page)).not.toBe(before);
	await page.goBack();
	await expect(page).toHaveURL(/#features$/);
	await expectSettledAt(page, before);
});

const inHeader = header.filter(({ to }) => to.includes("#")).map(({ to }) => [to.slice(2), "header"]);
const inFooter = blocks.map(({ id }) => [id, "footer"]);

for (const [route, code, links] of [
	["/", "en", [...inHeader, ...inFooter]],
	// With smooth scrolling.
	["/template/101/", "uz", [...inHeader.slice(0, 1), ...inFooter.slice(-1)]],
] as const) {
	test(`links on ${path(route, code)} reach their sections`, async ({ page }) => {
		if (route === "/") await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, path(route, code));
		const heading = page.getByRole("heading", { level: 1 });
		const title = (await heading.textContent()) ?? "";
		for (const [id = "", place] of links) {
			await test.step(id, async () => {
				const target = path(`/#${id}`, code);
				await page.locator(`${place} a[href="${target}"]`).first().click();
				await expect(page).toHaveURL(target);
				await expectBelowHeader(page, sectionTitle(page, id));
				await expect(page.locator(`#${id}`)).toBeFocused();
				await page.goBack();
				await expect(page).not.toHaveURL(target);
				// A link that is followed before the page is shown would end the way back.
				await expect(heading).toHaveText(title);
			});
		}
	});
}

test("a block that opens is open after a click on its link, and on a direct visit", async ({ page }) => {
	const block = blocks.find(({ kind }) => kind === "page");
	test.skip(!block, "content/resources.yaml has no block that opens");
	const opened = page.locator(`details#${block?.id}[open]`);
	await open(page, "/");
	await expect(opened).toHaveCount(0);
	await page.locator(`footer a[href="/#${block?.id}"]`).click();
	await expect(opened).toBeVisible();
	await page.reload();
	await expect(opened).toBeVisible();
});

test("a link reaches its section although the templates above it load slowly", async ({ page }) => {
	const below = landing[landing.indexOf("templates") + 1];
	test.skip(!landing.includes("templates") || !below, "content/site.yaml has no section below the templates");
	const id = sectionId(below ?? "resources");
	await open(page, "/template/101/");
	const respond = await holdRequests(page, "**/market/getAll", (route) => route.fulfill({ json: templateList(1) }));
	await push(page, `/#${id}`);
	await page.waitForFunction(() => (document.querySelector("#templates")?.getBoundingClientRect().top ?? 1) < 0);
	respond();
	await expect(page.getByRole("heading", { name: "Template 1", exact: true })).toBeAttached();
	await expectBelowHeader(page, sectionTitle(page, id));
});

test("going back to a longer page stops where the visitor scrolls", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await mockMarket(page, { list: { body: templateList(30) }, detail: () => ({ body: templateDetail("Template 25") }) });
	await open(page, "/templates/");
	await waitForCards(page);
	await cardLink(page, 24).click();
	await expect(firstTab(page)).toBeVisible();
	await mockMarket(page, { list: { body: templateList(3) } });
	await page.reload();
	await waitForHydration(page);
	await page.goBack();
	await expect(page.getByRole("article")).toHaveCount(3);
	await page.mouse.wheel(0, -100);
	const top = await settledScroll(page);
	await page.evaluate(() => {
		document.body.style.minHeight = "9000px";
		return new Promise<void>((resolve) => new ResizeObserver(() => resolve()).observe(document.body));
	});
	expect(await scrollY(page)).toBe(top);
});

test("a page that was opened stays where a visitor scrolls without touch, wheel or keys", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page, "/templates/");
	await waitForCards(page);
	await push(page, "/");
	await page.locator("#hero-section").waitFor();
	await page.evaluate(() => {
		window.scrollTo({ top: 400, behavior: "instant" });
		window.addEventListener("scroll", () => (document.body.style.minHeight = "30000px"), { once: true });
	});
	await settledScroll(page);
	expect(await scrollY(page)).toBe(400);
});

/** Opens a template, reloads it, and goes back. */
async function expectRestored(page: Page, card: Locator) {
	const before = await follow(page, card);
	expect(before).toBeGreaterThan(0);
	await expect(firstTab(page)).toBeVisible();
	await page.reload();
	await waitForHydration(page);
	await page.goBack();
	await expect(card).toBeAttached();
	await expectSettledAt(page, before);
}

test("going back to a search after a reload restores the position", async ({ page }) => {
	await open(page, "/templates/");
	await waitForCards(page);
	await expectRestored(page, cardLink(page, 5));
	await page.getByRole("combobox", { name: english.search.sort.label }).selectOption("scripts");
	await expect(page).toHaveURL(/sort=scripts/);
	await expectRestored(page, cardLink(page, 5));
});

test("going back to the chosen plans after a reload restores the position", async ({ page }) => {
	test.skip(!shows("pricing") || !shows("templates"), "content/site.yaml hides a section");
	await open(page, "/#pricing");
	await page.locator("#pricing label:has([value=annual])").click();
	await expect(page).toHaveURL("/?billing=annual#pricing");
	// The market's templates replace those of the build.
	await waitForCards(page);
	await expectRestored(page, page.locator("#templates article").last().getByRole("link"));
});
