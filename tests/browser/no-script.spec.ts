import type { Page } from "@playwright/test";
import { expect, languages, path, test } from "../kit/browser";
import { normalizeSpaces } from "../kit/content";
import { languageMenu, takeExpected } from "../kit/navigation";
import { allTexts, translations } from "../kit/translations";

/** What style sheets show without JavaScript. The copy of all pages in all languages: prerendered.spec.ts. */
test.use({ javaScriptEnabled: false });

// Nothing uses the files that pages preload for their scripts.
test.afterEach(async ({ page, consoleErrors }) => {
	// The warnings are late. None follows after the page is left.
	await page.goto("about:blank");
	takeExpected(consoleErrors, /preloaded using link preload but not used/);
});

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

/** The visible text of the elements. */
async function visibleTexts(page: Page, selector: string): Promise<string[]> {
	const texts = await page
		.locator(selector)
		.evaluateAll((all) =>
			all
				.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
				.map((element) => element.getAttribute("aria-label") ?? element.textContent ?? ""),
		);
	return texts.map(normalizeSpaces);
}

for (const [route, code] of [
	["/", "ru"],
	["/templates/", "uz"],
	["/template/101/", "en"],
	["/nope/", "ru"],
] as const) {
	test(`${path(route, code)} shows all links and no dead controls without JavaScript`, async ({
		page,
		consoleErrors,
	}) => {
		const { header, footer, actions } = translations(code, "common");
		await page.goto(path(route, code));
		takeExpected(consoleErrors, /status of 404/);
		for (const width of [375, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			const { button, links: choices } = languageMenu(page);
			await button.click();
			await expect(choices).toHaveCount(languages.length);
			await page.keyboard.press("Escape");
			const opener = page.getByRole("button", { name: header.openMenu });
			if (await opener.isVisible()) await opener.click();
			const links = allTexts({ ...header.links, ...footer.links, ...footer.networks, start: actions.getStarted });
			expect(await visibleTexts(page, "header a, footer a"), `at ${width} px`).toEqual(
				expect.arrayContaining(links.map(normalizeSpaces)),
			);
			await page.keyboard.press("Escape");
			await expect(page.locator("[data-needs-script]").locator("visible=true")).toHaveCount(0);
			expect(await findCovered(page), `covered at ${width} px`).toEqual([]);
		}
		if (route.startsWith("/template")) {
			const { list } = translations(code, "catalog");
			const main = page.getByRole("main");
			await expect(main.getByRole("article").filter({ visible: true })).toHaveCount(route === "/templates/" ? 24 : 1);
			await expect(main.getByText(/Central Bank of Uzbekistan/).first()).toBeVisible();
			await expect(main.locator("noscript p")).toHaveText(route === "/templates/" ? [list.noScript] : []);
			const { loading } = translations(code, "template");
			await expect(main).not.toHaveText(new RegExp(`${list.loading}|${loading}`), { useInnerText: true });
		}
	});
}

test("a template without a page of its own says that it needs JavaScript", async ({ page }) => {
	await page.goto("/uz/template/999999/");
	await expect(page.getByRole("main").locator("noscript p")).toHaveText(translations("uz", "catalog").list.noScript);
	await expect(page.locator("[data-needs-script]").locator("visible=true")).toHaveCount(0);
});
