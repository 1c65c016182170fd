import type { Page } from "@playwright/test";
import { formatMoney } from "../../src/i18n/format";
import { expect, holdRequests, path, test } from "../kit/browser";
import { planGroups, readContent, shows } from "../kit/content";
import { languageMenu, open, resize, waitForHydration } from "../kit/navigation";
import { english, interpolate, translations } from "../kit/translations";

const { header } = english.common;
const groupNames: Record<string, string> = english.pricing.groups;
const [firstGroup, lastGroup] = [planGroups[0], planGroups.at(-1)];
const script = "**/*.js";

const plansOf = (page: Page, group = firstGroup) =>
	page.getByRole("list", { name: groupNames[group?.id ?? ""], exact: true });
const billing = (page: Page, period: "monthly" | "annual") => page.locator(`#pricing input[value=${period}]`);

/** Expects these prices to be the visible ones of a group. */
async function expectPrices(page: Page, group: typeof firstGroup, kind: "price" | "annualPrice") {
	const cards = plansOf(page, group).locator("li:has(h3)");
	await expect(cards).toHaveCount(group?.plans.length ?? 0);
	for (const [index, plan] of (group?.plans ?? []).entries()) {
		const card = cards.nth(index);
		const prices = card.getByText(/^\$[\d,]+$/).filter({ visible: true });
		await expect(prices).toHaveText([formatMoney(plan[kind], "en")]);
		if (plan.annualBill === undefined) continue;
		const billed = interpolate(english.pricing.billedAnnually, { amount: formatMoney(plan.annualBill, "en") });
		await expect(card.getByText(billed)).toBeVisible({ visible: kind === "annualPrice" });
	}
}

test("without any script file, the questions, the menu of a phone and the language menu work", async ({
	page,
	consoleErrors,
}) => {
	consoleErrors.allow(/ERR_FAILED|preloaded using link preload/);
	await page.route(script, (route) => route.abort());
	await page.setViewportSize({ width: 375, height: 700 });
	await page.goto("/");
	await expect(page.getByRole("button", { name: english.landing.hero.pause })).toBeHidden();
	for (const question of await page.locator("#resources details").all()) {
		await question.locator("summary").click();
		await expect(question.locator(":scope > :not(summary)")).toBeVisible();
	}

	const nav = page.getByRole("navigation", { name: header.label, exact: true });
	await page.getByRole("button", { name: header.openMenu }).click();
	await expect(nav).toBeVisible();
	await page.getByRole("button", { name: header.closeMenu }).click();
	await expect(nav).toBeHidden();
	await page.getByRole("button", { name: header.openMenu }).click();
	const [link] = readContent<{ header: { to: string }[] }>("site").header;
	await nav.getByRole("link").first().click();
	await expect(page).toHaveURL(link?.to ?? "");

	await page.goto("/templates/");
	const { button, list, links } = languageMenu(page);
	await expect(links).toHaveCount(0);
	await button.click();
	await list.locator("[hreflang=ru]").click();
	await expect(page).toHaveURL(path("/templates/", "ru"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(translations("ru", "catalog").list.title);
});

/** Holds the scripts back until the visitor has chosen something. */
async function chooseBeforeHydration(page: Page, address: string, choose: () => Promise<unknown>) {
	const release = await holdRequests(page, script);
	await page.goto(address, { waitUntil: "commit" });
	await choose();
	release();
	await waitForHydration(page);
}

test("plan groups and billing periods work before hydration, which keeps the choice", async ({ page }) => {
	test.skip(!shows("pricing"), "content/site.yaml hides the section");
	await chooseBeforeHydration(page, "/", async () => {
		await expectPrices(page, firstGroup, "price");
		await page.getByRole("radio", { name: groupNames[lastGroup?.id ?? ""], exact: true }).click();
		await billing(page, "annual").click();
		await expectPrices(page, lastGroup, "annualPrice");
		await expect(plansOf(page)).toBeVisible({ visible: firstGroup === lastGroup });
	});
	await expectPrices(page, lastGroup, "annualPrice");
	await billing(page, "monthly").click();
	await expectPrices(page, lastGroup, "price");
});

test("what is entered before hydration is added to the search of the URL", async ({ page }) => {
	await chooseBeforeHydration(page, "/templates/?price=paid&utm_source=chat", async () => {
		await page.getByRole("searchbox").fill("bot");
		await page.getByRole("combobox").selectOption("title");
	});
	await expect(page).toHaveURL("/templates/?q=bot&price=paid&sort=title&utm_source=chat");
	await expect(page.locator("main article mark").first()).toHaveText(/^bot$/i);
	await expect(page.getByRole("searchbox")).toHaveValue("bot");
	await expect(page.getByRole("radio", { name: english.search.price.paid })).toBeChecked();
	await expect(page.getByRole("combobox")).toHaveValue("title");
});

test("the switch of billing does not move the plans", async ({ page }) => {
	test.skip(!shows("pricing"), "content/site.yaml hides the section");
	await open(page, "/");
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	for (const width of [768, 1280]) {
		await resize(page, width);
		const height = () => plansOf(page).evaluate((list) => list.clientHeight);
		await billing(page, "monthly").click();
		const monthly = await height();
		await billing(page, "annual").click();
		await expect(billing(page, "annual")).toBeChecked();
		expect(await height()).toBe(monthly);
	}
});
