import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { htmlLang, localizedPath, publishedLanguages } from "../../src/i18n/languages";
import { expect } from "../kit/browser";
import { chooseLanguage, languageMenu, open, openNotFound, waitForCards } from "../kit/navigation";
import { fourthLanguage, secondSite, test } from "../kit/second-site";
import { translations } from "../kit/translations";

const codes: string[] = [...publishedLanguages.map(({ code }) => code), fourthLanguage.code];
const lang = (code: string) => (code === fourthLanguage.code ? fourthLanguage.code : htmlLang(code));
const english = translations("en", "common");

test("an additional language needs one line of code", () => {
	const file = "src/i18n/languages.ts";
	const copy = fs.readFileSync(path.join(secondSite, file), "utf8").split("\n");
	const own = fs.readFileSync(file, "utf8").split("\n");
	expect(copy.filter((line) => !own.includes(line))).toEqual([fourthLanguage.line.trimEnd()]);
	expect(copy).toHaveLength(own.length + 1);
});

for (const route of ["/", "/templates/", "/template/101/"]) {
	const address = localizedPath(route, fourthLanguage.code);

	test(`${address} is prerendered`, async ({ page, request }) => {
		const response = await request.get(address);
		expect(response.status()).toBe(200);
		expect(await response.text()).toContain(`<html lang="${fourthLanguage.code}"`);
		await open(page, address);
		await expect(page.locator("html")).toHaveAttribute("lang", fourthLanguage.code);
		await waitForCards(page);
		await expect(page.getByRole("navigation", { name: english.header.label, exact: true })).toBeVisible();
	});
}

for (const code of codes) {
	test(`the language menu in ${code} switches to the language and back`, async ({ page }) => {
		await open(page, localizedPath("/templates/", code));
		await languageMenu(page).button.click();
		const entry = languageMenu(page).links.and(page.locator(`[hreflang=${fourthLanguage.code}]`));
		await expect(entry).toHaveText(fourthLanguage.name);
		await expect(entry.getByText(fourthLanguage.name)).toHaveAttribute("lang", fourthLanguage.code);
		await entry.click();
		await expect(page).toHaveURL(localizedPath("/templates/", fourthLanguage.code));
		await expect(page.locator("html")).toHaveAttribute("lang", fourthLanguage.code);
		await chooseLanguage(page, code);
		await expect(page).toHaveURL(localizedPath("/templates/", code));
		await expect(page.locator("html")).toHaveAttribute("lang", lang(code));
	});

	test(`pages in ${code} have alternate links to all published languages`, async ({ request }) => {
		for (const route of ["/", "/templates/"]) {
			const html = await (await request.get(localizedPath(route, code))).text();
			const links = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="https?:\/\/[^/]+([^"]*)"/gi)];
			expect(links.map(([, hrefLang, href]) => [hrefLang, href])).toEqual([
				...codes.map((other) => [other, localizedPath(route, other)]),
				["x-default", route],
			]);
		}
	});
}

test("an unknown path has status 404 in the language", async ({ page, consoleErrors }) => {
	const response = await openNotFound(page, localizedPath("/nope/", fourthLanguage.code), consoleErrors);
	expect(response?.status()).toBe(404);
	await expect(page.locator("html")).toHaveAttribute("lang", fourthLanguage.code);
	await page.getByRole("main").getByRole("link", { name: english.actions.goHome }).click();
	await expect(page).toHaveURL(localizedPath("/", fourthLanguage.code));
});

test("the content check lists the missing translations, also with the pseudo-language enabled", () => {
	const { status, stderr } = spawnSync(
		process.execPath,
		[path.resolve("node_modules/tsx/dist/cli.mjs"), "scripts/check.ts"],
		{
			cwd: secondSite,
			env: { ...process.env, PSEUDO_LANGUAGE: "1" },
			encoding: "utf8",
		},
	);
	expect(status).toBe(1);
	const lines = stderr.split("\n").filter((line) => line.startsWith("locales/") || line.startsWith("content/"));
	const missingNames = lines.filter((line) => line.includes(`"language.names.${fourthLanguage.code}" is missing`));
	expect(missingNames.map((line) => line.split(":")[0]).sort()).toEqual(
		codes.map((code) => `locales/${code}/common.json`).sort(),
	);
	const untranslated = lines.filter((line) => !missingNames.includes(line));
	expect(untranslated.length).toBeGreaterThan(100);
	for (const line of untranslated) expect(line).toMatch(/^locales\/de\/\w+\.json:\d+:\d+ ".*" is not translated/);
});
