import { htmlLang } from "../../src/i18n/languages";
import { expect, languages, path, test } from "../kit/browser";
import { routes, takeExpected } from "../kit/navigation";
import { allTexts, translations } from "../kit/translations";

test.use({ javaScriptEnabled: false });

const prices = [0, 5, 13, 35, 200, 500, 1000, 1000];

for (const { code } of languages) {
	const common = translations(code, "common");
	const landing = translations(code, "landing");
	const pricing = translations(code, "pricing");

	test(`the landing page is complete without JavaScript in ${code}`, async ({ page }) => {
		await page.goto(path("/", code));
		const { hero, showcase, features, resources } = landing;
		const [firstWord = ""] = Object.values(hero.words);
		await expect(page.getByRole("heading", { level: 1 })).toContainText(firstWord);
		await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(
			hero.headline.replace("{{word}}", firstWord),
		);
		const imageTexts = allTexts(showcase).filter((text) =>
			Object.values(showcase.sections).some((s) => s.pictureAlt === text),
		);
		const faq = Object.values(resources.blocks.faq.items).map(({ text }) => text);
		const hidden = new Set([...imageTexts, ...faq]);
		for (const text of [hero.lead, ...allTexts({ showcase, features, resources })].filter(
			(each) => !hidden.has(each),
		)) {
			await expect(page.getByText(text, { exact: true }).first(), text).toBeVisible();
		}
		for (const { title, text } of Object.values(resources.blocks.faq.items)) {
			await page.getByText(title, { exact: true }).click();
			await expect(page.getByText(text, { exact: true })).toBeVisible();
		}
	});

	test(`both plan groups show their prices without JavaScript in ${code}`, async ({ page }) => {
		await page.goto(path("/", code));
		const section = page.locator("#pricing");
		const names = Object.values(pricing.plans).map(({ name }) => name);
		await expect(section.getByRole("listitem").getByRole("heading", { level: 3 })).toHaveText(names);
		const cards = section.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
		for (const [index, price] of prices.entries()) {
			await expect(cards.nth(index)).toBeVisible();
			const digits = (await cards.nth(index).getByText("$").first().innerText()).replace(/\D/g, "");
			expect(Number(digits)).toBe(price);
			await expect(cards.nth(index).getByRole("link", { name: pricing.getNow })).toBeVisible();
		}
	});

	test(`plan groups show their names without JavaScript in ${code}`, async ({ page }) => {
		await page.goto(path("/", code));
		for (const name of Object.values(pricing.groups)) {
			await expect(page.locator("#pricing").getByText(name, { exact: true }).locator("visible=true")).toHaveCount(1);
		}
	});

	for (const width of [375, 1280]) {
		test(`all links are visible without JavaScript in ${code} at ${width} px`, async ({ page, consoleErrors }) => {
			await page.setViewportSize({ width, height: 800 });
			for (const route of routes) {
				await page.goto(path(route, code));
				takeExpected(consoleErrors, /status of 404/);
				const nav = page.getByRole("navigation", { name: common.header.label, exact: true });
				for (const name of new Set(Object.values(common.header.links))) {
					await expect(nav.getByRole("link", { name, exact: true })).toBeVisible();
				}
				for (const other of languages) {
					const target = route === "/nope/" ? "/" : route === "/template/101/" ? "/templates/" : route;
					const link = page.getByRole("banner").locator(`a[hreflang=${other.code}]`);
					await expect(link).toBeVisible();
					await expect(link).toHaveAttribute("href", path(target, other.code));
				}
				const footer = page.getByRole("contentinfo");
				for (const name of [...Object.values(common.footer.links), ...Object.values(common.footer.networks)]) {
					await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
				}
				await expect(page.locator("html")).toHaveAttribute("lang", htmlLang(code));
				await expect(page.locator("[data-needs-script]").locator("visible=true")).toHaveCount(0);
			}
		});
	}

	test(`text is not covered without JavaScript in ${code}`, async ({ page }) => {
		for (const width of [375, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(path("/", code));
			const covered = await page.locator("h1, h2, h3, h4, p, li, dt, dd, header a").evaluateAll((all) =>
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
			expect(covered).toEqual([]);
		}
	});

	test(`the template pages state that they need JavaScript in ${code}`, async ({ page }) => {
		const { list } = translations(code, "catalog");
		const detail = translations(code, "template");
		for (const route of ["/templates/", "/template/101/"]) {
			await page.goto(path(route, code));
			const main = page.getByRole("main");
			expect(await main.innerText()).toContain(list.noScript);
			await expect(main.locator("noscript p")).toBeVisible();
			await expect(main).not.toHaveText(new RegExp(`${list.loading}|${detail.loading}`), { useInnerText: true });
		}
	});
}
