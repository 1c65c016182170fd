import { htmlLang } from "../../src/i18n/languages";
import { expect, languages, path, test } from "../kit/browser";
import { readLocale } from "../kit/content";

for (const { code } of languages) {
	for (const route of ["/", "/templates/", "/template/101/"]) {
		test(`${path(route, code)} is in ${code} by direct load`, async ({ page, request }) => {
			const html = await (await request.get(path(route, code))).text();
			expect(html).toContain(`<html lang="${htmlLang(code)}"`);
			await page.goto(path(route, code));
			await expect(page.locator("html")).toHaveAttribute("lang", htmlLang(code));
			const { header } = JSON.parse(readLocale(code, "common"));
			await expect(page.getByRole("navigation", { name: header.label, exact: true })).toContainText(
				header.links.pricing,
			);
		});
	}
}
