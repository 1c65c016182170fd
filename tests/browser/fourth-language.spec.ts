import { htmlLang, localizedPath, publishedLanguages } from "../../src/i18n/languages";
import { expect } from "../kit/browser";
import { chooseLanguage, languageMenu, openNotFound, waitForCards } from "../kit/navigation";
import { fourthLanguage, httpTest, test } from "../kit/second-site";
import { translations } from "../kit/translations";

const codes: string[] = [...publishedLanguages.map(({ code }) => code), fourthLanguage.code];
const lang = (code: string) => (code === fourthLanguage.code ? fourthLanguage.code : htmlLang(code));
const english = translations("en", "common");

httpTest("pages in the language are prerendered, and all languages have alternate links", async ({ request }) => {
	for (const route of ["/", "/templates/", "/template/101/", "/nope/"]) {
		const address = localizedPath(route, fourthLanguage.code);
		const response = await request.get(address);
		expect([address, response.status()]).toEqual([address, route === "/nope/" ? 404 : 200]);
		expect(await response.text(), address).toContain(`<html lang="${fourthLanguage.code}"`);
	}
	for (const code of codes) {
		for (const route of ["/", "/templates/"]) {
			const html = await (await request.get(localizedPath(route, code))).text();
			const links = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="https?:\/\/[^/]+([^"]*)"/gi)];
			expect(links.map(([, hrefLang, href]) => [hrefLang, href])).toEqual([
				...codes.map((other) => [other, localizedPath(route, other)]),
				["x-default", route],
			]);
		}
	}
});

test("the language menu switches to the language and back, also from an unknown path", async ({
	page,
	consoleErrors,
}) => {
	const { button, links } = languageMenu(page);
	const entry = links.and(page.locator(`[hreflang=${fourthLanguage.code}]`));
	const expectLanguage = async (code: string, route: string) => {
		await expect(page).toHaveURL(localizedPath(route, code));
		await expect(page.locator("html")).toHaveAttribute("lang", lang(code));
	};
	await openNotFound(page, localizedPath("/nope/", fourthLanguage.code), consoleErrors);
	await expectLanguage(fourthLanguage.code, "/nope/");
	await page.getByRole("main").getByRole("link", { name: english.actions.browseTemplates }).click();
	await expectLanguage(fourthLanguage.code, "/templates/");
	await waitForCards(page);
	await expect(page.getByRole("navigation", { name: english.header.label, exact: true })).toBeVisible();
	for (const { code } of publishedLanguages) {
		await chooseLanguage(page, code);
		await expectLanguage(code, "/templates/");
		await button.click();
		await expect(entry).toHaveText(fourthLanguage.name);
		await expect(entry.getByText(fourthLanguage.name)).toHaveAttribute("lang", fourthLanguage.code);
		await entry.click();
		await expectLanguage(fourthLanguage.code, "/templates/");
	}
});
