import type { Page } from "@playwright/test";
import { expect, path, test } from "../kit/browser";
import { contentPages } from "../kit/content";
import { translations } from "../kit/translations";

/** What style sheets show without JavaScript. The copy of all pages in all languages: prerendered.spec.ts. */
test.use({ javaScriptEnabled: false });

// Nothing uses the files that pages preload for their scripts.
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/preloaded using link preload but not used|status of 404/));

/** The visible text with something else on top of them. */
function findCovered(page: Page) {
	return page.locator("h1, h2, h3, h4, p, li, dt, dd, header a").evaluateAll((all) =>
		all
			.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
			.filter((element) => {
				element.scrollIntoView({ block: "center", behavior: "instant" });
				const { x, y, width: wide, height } = element.getBoundingClientRect();
				if (wide < 2 || height < 2) return false;
				const top = document.elementFromPoint(x + Math.min(wide / 2, 40), y + height / 2);
				return (
					!top || !(element.contains(top) || top.contains(element) || top.closest("li, section")?.contains(element))
				);
			})
			.map((element) => element.textContent),
	);
}

for (const { route, code, incomplete } of [
	{ route: "/", code: "ru" },
	{ route: "/templates/", code: "uz", incomplete: { cards: 24 } },
	{ route: "/template/101/", code: "en" },
	{ route: "/template/999999/", code: "uz", incomplete: { cards: 0 } },
	{ route: "/nope/", code: "ru" },
	...contentPages.map((name) => ({ route: `/${name}/`, code: "uz" as const, incomplete: undefined })),
] as const) {
	test(`${path(route, code)} has nothing covered or dead without JavaScript`, async ({ page }) => {
		await page.goto(path(route, code));
		for (const width of [375, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await expect(page.locator("main button, [data-needs-script]").filter({ visible: true })).toHaveCount(0);
			expect(await findCovered(page), `covered at ${width} px`).toEqual([]);
		}
		if (route === "/template/101/") {
			const { scriptsNeedJavaScript } = translations(code, "template");
			await expect(page.getByRole("main").locator("noscript p")).toHaveText(scriptsNeedJavaScript);
		}
		if (!incomplete) return;
		const { list } = translations(code, "catalog");
		const main = page.getByRole("main");
		await expect(main.getByRole("article").filter({ visible: true })).toHaveCount(incomplete.cards);
		await expect(main.locator("noscript p")).toHaveText(list.noScript);
		await expect(main).not.toContainText(list.loading, { useInnerText: true });
	});
}

test("the skip link works without JavaScript", async ({ page }) => {
	await page.goto("/");
	for (const key of ["Tab", "Enter", "Tab"]) await page.keyboard.press(key);
	await expect(page.locator("main :focus")).toHaveCount(1);
});
