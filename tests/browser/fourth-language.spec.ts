import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { htmlLang, localizedPath, publishedLanguages } from "../../src/i18n/languages";
import { expect } from "../kit/browser";
import { chooseLanguage, languageMenu, openNotFound, waitForCards } from "../kit/navigation";
import { fourthLanguage, httpTest, secondSite, test } from "../kit/second-site";
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
