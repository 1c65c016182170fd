import fs from "node:fs";
import { htmlLang, pseudoLanguage } from "../../src/i18n/languages";
import { expect, languages, path, test } from "../kit/browser";
import { translations } from "../kit/translations";

for (const { code } of languages) {
	for (const route of ["/", "/templates/", "/template/101/"]) {
		test(`${path(route, code)} is prerendered in ${code}`, async ({ page, request }) => {
			const html = await (await request.get(path(route, code))).text();
			expect(html).toContain(`<html lang="${htmlLang(code)}"`);
			await page.goto(path(route, code));
			await expect(page.locator("html")).toHaveAttribute("lang", htmlLang(code));
			const { header } = translations(code, "common");
			await expect(page.getByRole("navigation", { name: header.label, exact: true })).toContainText(
				header.links.pricing,
			);
		});
	}
}

test("a build without the pseudo-language contains no trace of it", () => {
	const files = fs
		.readdirSync("public", { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => `${parentPath}/${name}`);
	expect(files.filter((file) => file.includes(pseudoLanguage.code))).toEqual([]);
	const texts = files.filter((file) => /\.(html|js|json|css|txt|xml|map)$|\/_[^/]*$/.test(file));
	expect(texts.length).toBeGreaterThan(20);
	const pattern = /en-XA|PSEUDO_LANGUAGE|\[Pseudo\]|pseudo-language/;
	expect(texts.filter((file) => pattern.test(fs.readFileSync(file, "utf8")))).toEqual([]);
});
