import type { Page } from "@playwright/test";
import { expect, test } from "../kit/browser";
import { languageMenu, open, takeExpected, waitForHydration } from "../kit/navigation";
import { english } from "../kit/translations";

const { header } = english.common;
const { groups, period } = english.pricing;
const script = "**/*.js";

const plans = (page: Page, group: string) => page.getByRole("list", { name: group, exact: true });
const annual = /^Annual/;

async function chooseAnnualEnterprise(page: Page) {
	await page.getByRole("radio", { name: groups.enterprise }).click();
	await page.getByRole("radio", { name: annual }).click();
}

/** The monthly and annual prices of the first and the last plan of each group: docs/rules.md. */
async function expectAnnualEnterprise(page: Page) {
	await expect(plans(page, groups.basic)).toBeHidden();
	await expect(plans(page, groups.enterprise).locator("h3 >> visible=true")).toHaveCount(4);
	await expect(page.getByText("$850", { exact: true }).first()).toBeVisible();
	await expect(page.getByText("Billed as $10,200 annually").first()).toBeVisible();
	await expect(page.getByText("$1,000", { exact: true }).first()).toBeHidden();
}

test.describe("without any script file", () => {
	test.beforeEach(({ page }) => page.route(script, (route) => route.abort()));
	test.afterEach(({ consoleErrors }) => void takeExpected(consoleErrors, /ERR_FAILED|preloaded using link preload/));

	test("the menu on a phone opens, closes and leads to a page", async ({ page }) => {
		await page.setViewportSize({ width: 375, height: 700 });
		await page.goto("/");
		const nav = page.getByRole("navigation", { name: header.label, exact: true });
		await page.getByRole("button", { name: header.openMenu }).click();
		await expect(nav).toBeVisible();
		await page.getByRole("button", { name: header.closeMenu }).click();
		await expect(nav).toBeHidden();
		await page.getByRole("button", { name: header.openMenu }).click();
		await nav.getByRole("link", { name: header.links.pricing }).click();
		await expect(page).toHaveURL("/#pricing");
	});

	test("the language menu leads to the page in another language", async ({ page }) => {
		await page.goto("/");
		const { button, list, links } = languageMenu(page);
		await expect(links).toHaveCount(0);
		await button.click();
		await expect(links).toHaveText(["English", "RussianРусский", "UzbekOʻzbekcha"]);
		await list.locator("[hreflang=ru]").click();
		await expect(page.locator("html")).toHaveAttribute("lang", "ru");
	});

	test("plans, billing periods and questions answer, and no dead control is visible", async ({ page }) => {
		await page.goto("/");
		await expect(page.getByRole("button", { name: english.landing.hero.pause })).toBeHidden();
		await expect(plans(page, groups.enterprise)).toBeHidden();
		await expect(page.getByText("$35", { exact: true })).toBeVisible();
		await expect(page.getByText(/^Billed as/).locator("visible=true")).toHaveCount(0);
		await chooseAnnualEnterprise(page);
		await expectAnnualEnterprise(page);
		await page.getByRole("radio", { name: groups.basic }).click();
		await expect(page.getByText(/^Billed as/).locator("visible=true")).toHaveCount(3);
		await page.getByRole("radio", { name: period.monthly }).click();
		await expect(page.getByText("$35", { exact: true })).toBeVisible();
		await expect(page.getByText("$30", { exact: true })).toBeHidden();
		const { title, text } = english.landing.resources.blocks.faq.items["know-java"];
		await page.getByText(title, { exact: true }).click();
		await expect(page.getByText(text, { exact: true })).toBeVisible();
	});
});

/** Holds the scripts back until the visitor has chosen something. */
async function chooseBeforeHydration(page: Page, address: string, choose: () => Promise<unknown>) {
	let release = () => {};
	const chosen = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(script, async (route) => {
		await chosen;
		await route.continue();
	});
	await page.goto(address, { waitUntil: "commit" });
	await choose();
	release();
	await waitForHydration(page);
}

test("the choice of plans before hydration is kept", async ({ page }) => {
	await chooseBeforeHydration(page, "/", () => chooseAnnualEnterprise(page));
	await expectAnnualEnterprise(page);
	await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
	await page.getByRole("radio", { name: period.monthly }).click();
	await expect(page.getByText("$1,000", { exact: true }).first()).toBeVisible();
});

test("filters and the order that are chosen before hydration are applied", async ({ page }) => {
	await chooseBeforeHydration(page, "/templates/", async () => {
		await page.getByRole("searchbox").fill("bot");
		await page.getByRole("radio", { name: english.search.price.paid }).click();
		await page.getByRole("combobox").selectOption("title");
	});
	await expect(page).toHaveURL("/templates/?q=bot&price=paid&sort=title");
	await expect(page.getByRole("radio", { name: english.search.price.paid })).toBeChecked();
	await expect(page.getByRole("combobox")).toHaveValue("title");
});

test("filters agree with the address after a reload, back and forward", async ({ page }) => {
	await open(page, "/templates/");
	const { all, free } = english.search.price;
	await page.getByRole("radio", { name: free }).click();
	await expect(page).toHaveURL("/templates/?price=free");
	await page.reload();
	await waitForHydration(page);
	await expect(page.getByRole("radio", { name: free })).toBeChecked();
	await page.goBack();
	await expect(page.getByRole("radio", { name: all })).toBeChecked();
	await page.reload();
	await waitForHydration(page);
	await expect(page.getByRole("radio", { name: all })).toBeChecked();
});

test("the switch of billing does not move the plans", async ({ page }) => {
	await page.goto("/");
	for (const width of [768, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		const height = () => plans(page, groups.basic).evaluate((list) => list.clientHeight);
		await page.getByRole("radio", { name: period.monthly }).click();
		const monthly = await height();
		await page.getByRole("radio", { name: annual }).click();
		expect(await height()).toBe(monthly);
	}
});
