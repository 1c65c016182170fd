import { formatDate } from "../../src/i18n/format";
import { expect, languages, mockMarket, path, templateDetail, test } from "../kit/browser";
import { open } from "../kit/navigation";
import { interpolate, translations } from "../kit/translations";

type Detail = { title: string; data: { script: { id: number; name: string; releaseCode: string } }[] };

for (const { code } of languages) {
	const catalog = translations(code, "catalog");
	const copy = translations(code, "template");
	const common = translations(code, "common");

	test(`a template shows its card, description and scripts in ${code}`, async ({ page, request }) => {
		const detail: Detail = await (await request.get("/api/public/market/getAll?id=101")).json();
		await open(page, path("/template/101/", code));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(detail.title);
		await expect(page).toHaveTitle(`${detail.title} · ${common.brand.name}`);
		const breadcrumb = page.getByRole("navigation", { name: common.breadcrumb.label });
		await expect(breadcrumb.getByRole("listitem")).toHaveText([common.breadcrumb.home, catalog.title, detail.title]);
		await expect(breadcrumb.getByRole("link", { name: catalog.title })).toHaveAttribute(
			"href",
			path("/templates/", code),
		);

		const card = page.getByRole("main").getByRole("article");
		await expect(card).toContainText(catalog.card.free);
		for (const label of [copy.created, copy.updated]) {
			const date = card.getByRole("definition").nth(label === copy.created ? 0 : 1);
			await expect(card.getByRole("term").filter({ hasText: label })).toBeVisible();
			await expect(date).toHaveText(formatDate(new Date(), code));
		}

		const scripts = page.getByRole("tab", { name: interpolate(copy.scripts, { count: detail.data.length }) });
		await expect(page.getByRole("tab", { name: copy.info, exact: true })).toHaveAttribute("aria-selected", "true");
		await expect(page.getByRole("region", { name: copy.description })).toBeVisible();
		await scripts.click();
		await expect(page).toHaveURL(path("/template/101/#scripts", code));
		const rows = page.getByRole("tabpanel").getByRole("button");
		await expect(rows).toHaveText(detail.data.map(({ script }) => script.name));
		const pre = page.getByRole("tabpanel").locator("pre");
		await expect(pre).toHaveCount(0);
		for (const [index, { script }] of detail.data.entries()) {
			await rows.nth(index).click();
			await expect(pre).toHaveCount(1);
			expect(await pre.textContent()).toBe(script.releaseCode);
			await expect(page.getByRole("tabpanel").locator("button[aria-expanded=true]")).toHaveText(script.name);
		}
		await rows.last().click();
		await expect(pre).toHaveCount(0);
	});
}

test("the hash keeps the open tab", async ({ page }) => {
	await open(page, "/template/101/?x=1#scripts");
	const [info, scripts] = [page.getByRole("tab").first(), page.getByRole("tab").last()];
	await expect(scripts).toHaveAttribute("aria-selected", "true");
	await info.click();
	await expect(page).toHaveURL("/template/101/?x=1");
	await scripts.click();
	await expect(page).toHaveURL("/template/101/?x=1#scripts");
	await page.reload();
	await expect(scripts).toHaveAttribute("aria-selected", "true");
});

test("changing the tab does not scroll the page", async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 600 });
	await open(page, "/template/101/");
	const scripts = page.getByRole("tab").last();
	await scripts.scrollIntoViewIfNeeded();
	await page.mouse.wheel(0, 150);
	await scripts.hover();
	const before = await page.evaluate(() => window.scrollY);
	expect(before).toBeGreaterThan(0);
	const tops = await page.evaluateHandle(() => {
		const seen: number[] = [];
		window.addEventListener("scroll", () => seen.push(window.scrollY));
		return seen;
	});
	for (const tab of [scripts, page.getByRole("tab").first(), scripts]) {
		await tab.click();
		await expect(tab).toHaveAttribute("aria-selected", "true");
		await expect(page.getByRole("tabpanel")).toBeVisible();
	}
	expect((await tops.jsonValue()).filter((top) => Math.abs(top - before) > 2)).toEqual([]);
});

test("tabs and scripts work with the keyboard", async ({ page }) => {
	await mockMarket(page, { detail: () => ({ body: templateDetail("Keys", 2) }) });
	await open(page, "/template/1/");
	await page.getByRole("tab", { name: "Info" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("tab", { name: "Scripts (2)" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Script 1" })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.locator("pre")).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(page.locator("pre")).toHaveText("class Script2 {\n}\n");
});

test("navigation to another template resets its state", async ({ page }) => {
	const calls = await mockMarket(page, { detail: (id) => ({ body: templateDetail(`Number ${id}`, Number(id)) }) });
	await open(page, "/template/2/#scripts");
	await page.getByRole("button", { name: "Script 2" }).click();
	await page.evaluate(() => (window as unknown as { ___push: (to: string) => void }).___push("/template/3/"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Number 3");
	await expect(page.getByRole("tab", { name: "Scripts (3)" })).toBeVisible();
	await expect(page.getByRole("tab", { name: "Info" })).toHaveAttribute("aria-selected", "true");
	await page.getByRole("tab", { name: "Scripts (3)" }).click();
	await expect(page.locator("pre")).toHaveCount(0);
	expect(calls.detail).toBe(2);
	await expect(page).toHaveTitle(/^Number 3/);
});
