import fs from "node:fs";
import type { Page } from "@playwright/test";
import { expect, mockMarket, templateDetail, templateList, test } from "../kit/browser";
import { layOutSections, resize, waitForCards } from "../kit/navigation";
import { contentHash, english, recordedOn } from "../kit/translations";

// In one language. Longer texts of the others: `findOverflow` in pages.spec.ts.

const script = (page: Page) => page.getByRole("button", { name: "Script 1" });

/** The screenshots of each route: what is done before, at each width. */
const routes: Record<string, Record<string, (page: Page) => Promise<unknown>>> = {
	"/": { landing: waitForCards },
	"/templates/": { templates: waitForCards },
	"/template/7/": {
		info: (page) => expect(page.getByRole("tabpanel")).toBeVisible(),
		scripts: async (page) => {
			await page.getByRole("tab").last().click();
			if ((await script(page).getAttribute("aria-expanded")) === "false") await script(page).click();
			await script(page).hover();
		},
	},
	"/there/is/nothing/": { "not-found": async () => {} },
};

test.use({ reducedMotion: "reduce" });

/** Pages differ with other content, on other platforms and in other major versions of Chromium. */
test.beforeEach(({ browser }, { config }) => {
	const [chromium] = browser.version().split(".");
	const actual = `${JSON.stringify({ platform: process.platform, chromium, content: contentHash() }, null, 2)}\n`;
	if (["all", "changed"].includes(config.updateSnapshots)) fs.writeFileSync(recordedOn, actual);
	const recorded = fs.readFileSync(recordedOn, "utf8");
	test.skip(recorded !== actual, `the screenshots were recorded with ${recorded}`);
});

/** Waits for fonts and images, including lazy ones. */
async function waitForAssets(page: Page) {
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = "eager";
		await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
	});
}

for (const [route, states] of Object.entries(routes)) {
	test(`${route} matches its screenshots`, async ({ page, consoleErrors }) => {
		if ("not-found" in states) consoleErrors.allow(/status of 404/);
		await page.clock.setFixedTime(new Date("2026-05-04T09:00:00Z"));
		const detail = () => ({ body: templateDetail("Exchange rates to Telegram") });
		await mockMarket(page, { list: { body: templateList(7) }, detail });
		await page.goto(route);
		await expect(page.getByRole("contentinfo")).toBeVisible();
		if (route.startsWith("/template/")) {
			// Related templates load near the viewport.
			await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
			await expect(page.getByRole("region", { name: english.template.more.related })).toBeVisible();
		}
		for (const [name, prepare] of Object.entries(states)) {
			for (const width of [375, 1280]) {
				await resize(page, width);
				await prepare(page);
				await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
				await layOutSections(page);
				await waitForAssets(page);
				await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
					fullPage: true,
					mask: [page.locator("picture")],
					maxDiffPixelRatio: 0.01,
				});
			}
		}
	});
}
