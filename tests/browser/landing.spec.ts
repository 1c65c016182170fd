import { expect, languages, path, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { open } from "../kit/navigation";
import { translations } from "../kit/translations";

type Site = { registration: string; documentation: string };

const site = readContent<Site>("site");

for (const { code } of languages) {
	test.describe(`landing page in ${code}`, () => {
		const landing = translations(code, "landing");
		const common = translations(code, "common");

		test.beforeEach(async ({ page }) => {
			await open(page, path("/", code));
		});

		test("has all sections in order", async ({ page }) => {
			const ids = await page.locator("main section:not(section section)").evaluateAll((all) => all.map(({ id }) => id));
			expect(ids).toEqual(["hero-section", "showcase", "features", "templates", "pricing", "resources"]);
			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
			await expect(page.getByRole("main")).toHaveCount(1);
		});

		test("alternates text and image in the four showcase rows", async ({ page }) => {
			const showcase = page.locator("#showcase");
			const rows = Object.values(landing.showcase.sections);
			expect(rows).toHaveLength(4);
			await expect(showcase.getByRole("heading", { level: 3 })).toHaveText(rows.map(({ title }) => title));
			const sides: boolean[] = [];
			for (const { title, pictureAlt } of rows) {
				const image = showcase.getByRole("img", { name: pictureAlt, exact: true });
				await image.scrollIntoViewIfNeeded();
				const loaded = () => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
				await expect.poll(loaded).toBe(true);
				const text = await showcase.getByRole("heading", { name: title, exact: true }).boundingBox();
				sides.push((text?.x ?? 0) < ((await image.boundingBox())?.x ?? 0));
			}
			expect(sides).toEqual([true, false, true, false]);
		});

		test("lists the nine core features", async ({ page }) => {
			const features = page.locator("#features");
			await expect(features.getByRole("listitem")).toHaveCount(9);
			const titles = Object.values(landing.features.items).map(({ title }) => title);
			await expect(features.getByRole("heading", { level: 3 })).toHaveText(titles);
		});

		test("links to registration and documentation", async ({ page }) => {
			const hero = page.locator("#hero-section");
			for (const area of [hero, page.getByRole("banner")]) {
				const start = area.getByRole("link", { name: common.actions.getStarted, exact: true });
				await expect(start).toHaveAttribute("href", site.registration);
			}
			const more = hero.getByRole("link", { name: common.actions.learnMore, exact: true });
			await expect(more).toHaveAttribute("href", site.documentation);
			await expect(hero.getByRole("img", { name: landing.hero.pictureAlt })).toBeVisible();
		});
	});
}
