import type { Locator, Page } from "@playwright/test";
import { landingAnchors } from "../../content-model/schemas/site";
import { expect, holdRequests, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { headerBottom, open, settledScroll, takeOver, waitForCards, waitForHydration } from "../kit/navigation";

const { header, landing } = readContent<{
	header: { id: string; to: string }[];
	landing: (keyof typeof landingAnchors)[];
}>("site");
const { blocks } = readContent<{ blocks: { id: string }[] }>("resources");

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const sectionTitle = (page: Page, id: string) => page.locator(`#${id}`).getByRole("heading").first();
const firstTab = (page: Page) => page.getByRole("tab").first();
const cardLink = (page: Page, index: number) => page.getByRole("article").nth(index).getByRole("link");

async function expectSettledAt(page: Page, top: number) {
	await expect.poll(async () => Math.round(await settledScroll(page))).toBe(Math.round(top));
}

/** Runs in the page: records how the site scrolls. A busy machine may show no frame of a smooth scroll. */
function recordBehaviors() {
	const behaviors: unknown[] = [];
	const { scrollBy } = window;
	window.scrollBy = (options) => {
		behaviors.push((options as ScrollToOptions).behavior);
		scrollBy(options as ScrollToOptions);
	};
	return behaviors;
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

test("navigation scrolls to the top, and history restores the position", async ({ page }) => {
	await open(page, "/templates/");
	await waitForCards(page);
	const behaviors = await page.evaluateHandle(recordBehaviors);
	const takeBehaviors = () => behaviors.evaluate((recorded) => recorded.splice(0));
	for (const [reducedMotion, behavior] of [
		["no-preference", "smooth"],
		["reduce", "instant"],
	] as const) {
		await page.emulateMedia({ reducedMotion });
		await takeBehaviors();
		const before = await follow(page, cardLink(page, 9));
		expect(before).toBeGreaterThan(0);
		await expect(firstTab(page)).toBeVisible();
		await expectSettledAt(page, 0);
		expect(new Set(await takeBehaviors())).toEqual(new Set([behavior]));
		await page.goBack();
		await expect(cardLink(page, 9)).toBeAttached();
		await expectSettledAt(page, before);
		await page.goForward();
		await expect(firstTab(page)).toBeVisible();
		await expectSettledAt(page, 0);
		await page.goBack();
	}
});

for (const [route, code] of [
	["/", "en"],
	["/template/101/", "uz"],
] as const) {
	test(`links on ${path(route, code)} reach their sections`, async ({ page }) => {
		const inHeader = header.filter(({ to }) => to.includes("#")).map(({ to }) => [to.slice(2), "header"]);
		const inFooter = blocks.map(({ id }) => [id, "footer"]);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, path(route, code));
		for (const [id = "", place] of [...inHeader, ...inFooter]) {
			await test.step(id, async () => {
				const target = path(`/#${id}`, code);
				await page.locator(`${place} a[href="${target}"]`).first().click();
				await expect(page).toHaveURL(target);
				await expectBelowHeader(page, sectionTitle(page, id));
				await page.goBack();
				await expect(page).not.toHaveURL(target);
			});
		}
	});
}

test("a link reaches its section although the templates above it load slowly", async ({ page }) => {
	const below = landing[landing.indexOf("templates") + 1];
	test.skip(!landing.includes("templates") || !below, "content/site.yaml has no section below the templates");
	const respond = await holdRequests(page, "**/market/getAll", (route) => route.fulfill({ json: templateList(9) }));
	const id = landingAnchors[below ?? "resources"];
	await open(page, `/#${id}`);
	await page.waitForFunction(() => (document.querySelector("#templates")?.getBoundingClientRect().top ?? 1) < 0);
	respond();
	await expect(page.getByRole("heading", { name: "Template 1", exact: true })).toBeAttached();
	await expectBelowHeader(page, sectionTitle(page, id));
});

test("going back to a position that does not exist any more gives up after 5 seconds", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await mockMarket(page, { list: { body: templateList(30) }, detail: () => ({ body: templateDetail("Template 25") }) });
	await open(page, "/templates/");
	await waitForCards(page);
	await cardLink(page, 24).click();
	await expect(firstTab(page)).toBeVisible();
	await mockMarket(page, { list: { body: templateList(3) } });
	await page.reload();
	await waitForHydration(page);
	// The date stands still, so that a slow machine does not use up the 5 seconds. Timers go on.
	const start = Date.now();
	await page.clock.setFixedTime(start);
	await page.goBack();
	await expect(page.getByRole("searchbox")).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(3);
	const passTimers = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
	// A new observer of sizes is called after that of the site.
	const grow = (height: number) =>
		page.evaluate((pixels) => {
			document.body.style.minHeight = `${pixels}px`;
			return new Promise<void>((resolve) => new ResizeObserver(() => resolve()).observe(document.body));
		}, height);
	await page.clock.setFixedTime(start + 4_900);
	await passTimers();
	await grow(2_000);
	expect(await scrollY(page)).toBe(1_200);
	await page.clock.setFixedTime(start + 5_001);
	await passTimers();
	await grow(9_000);
	expect(await scrollY(page)).toBe(1_200);
});

test("a reload keeps the position in a section although those above have changed", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 700 });
	await open(page, "/");
	await waitForCards(page);
	const title = sectionTitle(page, "resources");
	await title.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "start" }));
	await takeOver(page);
	const top = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	await settledScroll(page);
	const before = await top();
	await page.addInitScript(() =>
		document.addEventListener("DOMContentLoaded", () => {
			const first = document.querySelector<HTMLElement>("main section");
			if (first) first.style.paddingBottom = "1500px";
		}),
	);
	await page.reload();
	await expect
		.poll(() =>
			page
				.locator("main section")
				.first()
				.evaluate((first) => first.clientHeight),
		)
		.toBeGreaterThan(1500);
	// The position is rounded to whole pixels.
	await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});
