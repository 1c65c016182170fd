import { languages as all } from "../../src/i18n/languages";
import { siteUrl } from "../../src/seo/site-metadata";
import { expect, languages, mockMarket, path, templateDetail, test } from "../kit/browser";
import { open, takeExpected, waitForCards } from "../kit/navigation";
import { readHead } from "../kit/read-head";
import { translations } from "../kit/translations";

const url = (route: string, code: (typeof languages)[number]["code"]) => siteUrl + path(route, code);

for (const { code } of languages) {
	const detail = translations(code, "template");

	test(`a template page has the metadata of its template in ${code}`, async ({ page }) => {
		await mockMarket(page, { detail: () => ({ body: templateDetail("Rates") }) });
		await open(page, path("/template/7/?x=1", code));
		await expect(page).toHaveTitle("Rates · Qahva");
		const { titles, metas, links, alternates } = await readHead(page);
		expect(titles).toHaveLength(1);
		expect(metas).toMatchObject({
			description: ["About Rates."],
			"og:title": ["Rates"],
			"og:description": ["About Rates."],
		});
		expect(metas.robots).toBeUndefined();
		expect(links.canonical).toEqual([url("/template/7/", code)]);
		expect(metas["og:url"]).toEqual(links.canonical);
		expect(alternates).toEqual({
			...Object.fromEntries(all.map((other) => [other.code, url("/template/7/", other.code)])),
			"x-default": siteUrl + path("/template/7/"),
		});
		const breadcrumb = page.locator("[itemtype='https://schema.org/BreadcrumbList'] [itemprop=name]");
		await expect(breadcrumb).toHaveText([
			translations(code, "common").breadcrumb.home,
			translations(code, "catalog").title,
			"Rates",
		]);
	});

	test(`an unknown template is not indexed in ${code}`, async ({ page, consoleErrors }) => {
		await mockMarket(page, { detail: () => ({ status: 404, body: {} }) });
		await open(page, path("/template/7/", code));
		await expect(page.getByRole("heading", { name: detail.unknown.title })).toBeVisible();
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
		const { titles, metas, links, alternates } = await readHead(page);
		expect(titles).toEqual([`${detail.metaTitle} · Qahva`]);
		expect(metas.robots).toEqual(["noindex"]);
		expect([links.canonical, alternates]).toEqual([undefined, {}]);
		await expect(page.locator("[itemtype]")).toHaveCount(0);
		expect(takeExpected(consoleErrors, /404/)).toBeGreaterThan(0);
	});
}

test("metadata is updated on navigation and on language changes", async ({ page }) => {
	await open(page, "/");
	await waitForCards(page);
	const main = page.getByRole("main");
	await main.getByRole("article").first().getByRole("link").click();
	await expect(page).toHaveURL(/\/template\/\d+\/$/);
	const { pathname } = new URL(page.url());
	const title = await page.getByRole("heading", { level: 1 }).innerText();
	await expect(page).toHaveTitle(`${title} · Qahva`);
	expect((await readHead(page)).links.canonical).toEqual([siteUrl + pathname]);
	// The structured data of the landing page is gone.
	expect((await readHead(page)).nodes).toEqual([]);

	for (const { code } of languages) {
		await page.getByRole("banner").locator("button[aria-expanded]").locator("visible=true").first().click();
		await page.getByRole("banner").locator(`a[hreflang=${code}]`).click();
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", url(pathname, code));
		const head = await readHead(page);
		expect(head.titles).toEqual([`${title} · Qahva`]);
		expect(head.metas["og:url"]).toEqual([url(pathname, code)]);
		expect(head.metas.description).toHaveLength(1);
	}

	await page.goBack();
	await page
		.getByRole("navigation", { name: translations("ru", "common").breadcrumb.label })
		.getByRole("link")
		.last()
		.click();
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", url("/templates/", "ru"));
	const head = await readHead(page);
	expect(head.titles).toEqual([`${translations("ru", "catalog").list.metaTitle} · Qahva`]);
	expect(head.metas["og:title"]).toEqual([translations("ru", "catalog").list.metaTitle]);
	expect(Object.keys(head.alternates)).toHaveLength(languages.length + 1);
});

test("a template that loads after a failure is indexed again", async ({ page, consoleErrors }) => {
	let status = 500;
	await mockMarket(page, { detail: () => ({ status, body: status === 500 ? {} : templateDetail("Rates") }) });
	await open(page, "/template/7/");
	await expect(page.locator("meta[name=robots]")).toHaveCount(1);
	status = 200;
	await page.getByRole("button", { name: translations("en", "common").actions.tryAgain }).click();
	await expect(page).toHaveTitle("Rates · Qahva");
	await expect(page.locator("meta[name=robots]")).toHaveCount(0);
	expect(takeExpected(consoleErrors, /500/)).toBeGreaterThan(0);
});
