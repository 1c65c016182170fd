import type { Request } from "@playwright/test";
import { siteUrl } from "../../src/seo/site-metadata";
import { expect, holdRequests, mockMarket, templateDetail, templateList, test } from "../kit/browser";
import { chooseLanguage, open, waitForCards } from "../kit/navigation";
import { english, interpolate } from "../kit/translations";

const idOf = (request: Request) => new URL(request.url()).searchParams.get("id");

test("a template shows the data of the list at once", async ({ page }) => {
	await mockMarket(page, { list: { body: templateList(30) } });
	const respond = await holdRequests(page, "**/market/getAll?id=*", (route) =>
		route.fulfill({ json: templateDetail(`Template ${idOf(route.request())}`, 3) }),
	);
	const requested: unknown[] = [];
	page.on("request", (request) => idOf(request) && requested.push(idOf(request)));
	const pageData = page.waitForRequest(/page-data\/template\/.*page-data\.json/);
	await open(page, "/templates/");
	await waitForCards(page);
	await pageData;
	await page.getByRole("article").nth(1).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Template 2");
	await expect(page.getByRole("region", { name: english.template.description })).toContainText("What template 2 does.");
	await expect(page.getByRole("link", { name: english.template.use })).toBeVisible();
	await expect(page).toHaveTitle(/^Template 2/);
	const scripts = (count: number) => page.getByRole("tab", { name: interpolate(english.template.scripts, { count }) });
	await scripts(2).click();
	await expect(page.getByRole("button", { name: "Script 1" })).toHaveCount(0);
	respond();
	await expect(page.getByRole("button", { name: "Script 1" })).toBeVisible();
	await expect(scripts(3)).toHaveAttribute("aria-selected", "true");
	expect(requested).toEqual(["2"]);
});

test("a change of language has no loading state", async ({ page }) => {
	await open(page, "/ru/templates/");
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page).toHaveTitle(/^Exchange rates/);
	// Gatsby's own announcer speaks English only.
	await expect(page.locator("#route-announcer")).toHaveText(/^Exchange rates to Telegram · /);
	await expect(page.locator("#gatsby-announcer")).toBeHidden();

	await expect(page.getByRole("tab").first()).toBeVisible();
	const headings = await page.evaluateHandle(() => {
		const shown: string[] = [];
		new MutationObserver(() => {
			const heading = document.querySelector("h1")?.textContent ?? "none";
			if (!shown.includes(heading)) shown.push(heading);
		}).observe(document.body, { childList: true, subtree: true, characterData: true });
		return shown;
	});
	// The market no longer responds, so only cached data can be shown.
	await page.route("**/api/**", () => {});
	await chooseLanguage(page, "en");
	await expect(page.getByRole("tab").first()).toHaveText(english.template.info);
	const canonical = siteUrl + new URL(page.url()).pathname;
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", canonical);
	await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", canonical);
	expect(await headings.jsonValue()).toEqual(["Exchange rates to Telegram"]);
	await page.unrouteAll({ behavior: "ignoreErrors" });
});
