import { localizedPath, publishedLanguages } from "../../src/i18n/languages";
import { expect } from "../kit/browser";
import { chooseLanguage, open } from "../kit/navigation";
import { fourthLanguage, httpTest, test } from "../kit/second-site";
import { translations } from "../kit/translations";

const codes: string[] = [...publishedLanguages.map(({ code }) => code), fourthLanguage.code];

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

test("the language menu switches to the language and back", async ({ page }) => {
	const { header } = translations("en", "common");
	await open(page, "/ru/templates/");
	await chooseLanguage(page, fourthLanguage.code);
	await expect(page).toHaveURL(localizedPath("/templates/", fourthLanguage.code));
	await expect(page.locator("html")).toHaveAttribute("lang", fourthLanguage.code);
	await expect(page.getByRole("navigation", { name: header.label, exact: true })).toBeVisible();
	await chooseLanguage(page, "ru");
	await expect(page).toHaveURL("/ru/templates/");
});
