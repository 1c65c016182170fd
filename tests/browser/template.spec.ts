import type { Page } from "@playwright/test";
import { expect, mockMarket, path, templateDetail, templateList, test } from "../kit/browser";
import { chooseLanguage, headerBottom, open, settledScroll } from "../kit/navigation";
import { english, translations } from "../kit/translations";

const row = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a change of the tab does not scroll the page", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 600 });
	await open(page, "/template/101/");
	const [info, scripts] = [page.getByRole("tab").first(), page.getByRole("tab").last()];
	await scripts.scrollIntoViewIfNeeded();
	const start = await page.evaluate(() => window.scrollY);
	await page.mouse.wheel(0, 150);
	await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(start);
	await scripts.hover();
	const before = await settledScroll(page);
	expect(before).toBeGreaterThan(0);
	const tops = await page.evaluateHandle(() => {
		const seen: number[] = [];
		window.addEventListener("scroll", () => seen.push(window.scrollY));
		return seen;
	});
	for (const tab of [info, scripts]) {
		await tab.click();
		await expect(tab).toHaveAttribute("aria-selected", "true");
		await expect(page.getByRole("tabpanel")).toBeVisible();
	}
	expect((await tops.jsonValue()).filter((top) => Math.abs(top - before) > 2)).toEqual([]);
});

test("a script opens at its class; the imports are above", async ({ page }) => {
	const imports = Array.from({ length: 30 }, (_, index) => `import java.util.List${index};`);
	const fields = imports.map((_, index) => `\tint field${index};`);
	const script = { id: 1, name: "Long", releaseCode: [...imports, "", "class Long {", ...fields, "}"].join("\n") };
	await mockMarket(page, { detail: () => ({ body: { title: "Long", data: [{ script }] } }) });
	await open(page, "/template/101/#scripts");
	await page.getByRole("button", { name: "Long" }).click();
	const line = (number: number) => page.locator(`pre [data-line="${number}"]`);
	await expect(line(32)).toBeInViewport();
	await expect(line(30)).not.toBeInViewport();
	await page.locator("pre").evaluate((box) => box.scrollTo(0, 0));
	await expect(line(1)).toBeInViewport();
});

test("the hash keeps the tab and the script", async ({ page }) => {
	const calls = await mockMarket(page, {
		list: { body: templateList(5) },
		detail: (id) => ({ body: templateDetail(`Template ${id}`, id === "2" ? 12 : 3) }),
	});
	const isOpen = (name: string) => expect(row(page, name)).toHaveAttribute("aria-expanded", "true");
	const goTo = (hash: string) => page.evaluate((to) => window.location.assign(to), hash);
	await open(page, "/template/2/?x=1#script-21");
	await isOpen("Script 12");
	await expect(row(page, "Script 12")).toBeFocused();
	await expect(row(page, "Script 12")).toBeInViewport();
	await settledScroll(page);
	const top = async () => (await row(page, "Script 12").boundingBox())?.y;
	await expect.poll(top).toBeGreaterThanOrEqual(await headerBottom(page));
	expect(calls).toEqual({ list: 1, detail: 1 });

	await row(page, "Script 3").click();
	await expect(page).toHaveURL("/template/2/?x=1#script-12");
	await expect(page.locator("button[aria-expanded=true]")).toHaveText("Script 3");
	const info = page.getByRole("tab", { name: english.template.info });
	await info.click();
	await expect(info).toHaveAttribute("aria-selected", "true");
	await expect(page).toHaveURL("/template/2/?x=1");
	await page.getByRole("tab").last().click();
	await expect(page).toHaveURL("/template/2/?x=1#script-12");
	await page.reload();
	await isOpen("Script 3");
	await chooseLanguage(page, "uz");
	await expect(page.locator("html")).toHaveAttribute("lang", "uz-Latn");
	await expect(page).toHaveURL("/uz/template/2/?x=1#script-12");
	await isOpen("Script 3");
	await row(page, "Script 3").click();
	await expect(page).toHaveURL("/uz/template/2/?x=1#scripts");
	await expect(page.locator("pre")).toHaveCount(0);

	await goTo("#script-11");
	await isOpen("Script 2");
	await expect(row(page, "Script 2")).toBeFocused();
});

test("Back returns to the list with its search; related templates and the list are linked", async ({ page }) => {
	const { more } = translations("uz", "template");
	const list = `${path("/templates/", "uz")}?price=free`;
	await open(page, list);
	const cards = page.getByRole("article").getByRole("heading");
	await expect(cards.nth(2)).toBeVisible();
	const titles = await cards.allInnerTexts();
	await cards.nth(1).getByRole("link").click();
	await expect(heading(page)).toHaveText(titles[1] ?? "");
	const related = page.getByRole("region", { name: more.related });
	// The section is rendered near the viewport.
	const goToRelated = () => page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await goToRelated();
	await expect(related.getByRole("link")).toHaveCount(3);
	await page.getByRole("tab").last().click();
	const rows = page.getByRole("tabpanel").getByRole("button");
	for (const index of [0, 1]) {
		await rows.nth(index).click();
		await expect(page.locator("pre")).toHaveCount(1);
	}
	await page.goBack();
	await expect(page).toHaveURL(list);
	await page.goForward();
	await expect(heading(page)).toHaveText(titles[1] ?? "");
	await goToRelated();
	const other = await related.getByRole("link").first().innerText();
	await related.getByRole("link").first().click();
	await expect(heading(page)).toHaveText(other);
	const { breadcrumb } = translations("uz", "common");
	const trail = page.getByRole("navigation", { name: breadcrumb.label });
	await trail.getByRole("link", { name: translations("uz", "catalog").title }).click();
	await expect(page).toHaveURL(path("/templates/", "uz"));
});
