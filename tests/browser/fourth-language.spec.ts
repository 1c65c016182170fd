import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { htmlLang, publishedLanguages } from "../../src/i18n/languages";
import { localizedPath } from "../../src/i18n/paths";
import { expect } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { fourth, secondSite, test } from "../kit/second-site";
import { open, openMissing } from "../kit/visit";

const codes: string[] = [...publishedLanguages.map(({ code }) => code), fourth.code];
const lang = (code: string) => (code === fourth.code ? fourth.code : htmlLang(code));
const english = copyOf("en", "common");

test("takes one line of code", () => {
	const file = "src/i18n/languages.ts";
	const changed = fs.readFileSync(path.join(secondSite, file), "utf8").split("\n");
	const own = fs.readFileSync(file, "utf8").split("\n");
	expect(changed.filter((line) => !own.includes(line))).toEqual([fourth.line.trimEnd()]);
	expect(changed).toHaveLength(own.length + 1);
});

for (const route of ["/", "/templates/", "/template/101/"]) {
	const address = localizedPath(route, fourth.code);

	test(`${address} is there by direct load`, async ({ page, request }) => {
		const answer = await request.get(address);
		expect(answer.status()).toBe(200);
		expect(await answer.text()).toContain(`<html lang="${fourth.code}"`);
		await open(page, address);
		await expect(page.locator("html")).toHaveAttribute("lang", fourth.code);
		await expect(page.getByRole("article").first()).toBeVisible();
		await expect(page.getByRole("navigation", { name: english.header.label, exact: true })).toBeVisible();
	});
}

for (const code of codes) {
	test(`the menu in ${code} leads to the language and back`, async ({ page }) => {
		await open(page, localizedPath("/templates/", code));
		await page.locator("button[aria-haspopup=menu]").click();
		const entry = page.getByRole("menuitem").and(page.locator(`[hreflang=${fourth.code}]`));
		await expect(entry).toHaveText(fourth.name);
		await expect(entry.getByText(fourth.name)).toHaveAttribute("lang", fourth.code);
		await entry.click();
		await expect(page).toHaveURL(localizedPath("/templates/", fourth.code));
		await expect(page.locator("html")).toHaveAttribute("lang", fourth.code);
		await page.locator("button[aria-haspopup=menu]").click();
		await page
			.getByRole("menuitem")
			.and(page.locator(`[hreflang=${code}]`))
			.click();
		await expect(page).toHaveURL(localizedPath("/templates/", code));
		await expect(page.locator("html")).toHaveAttribute("lang", lang(code));
	});

	test(`the pages in ${code} name the same page in all languages that are published`, async ({ request }) => {
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

test("an unknown address answers 404 in the language", async ({ page, problems }) => {
	const response = await openMissing(page, localizedPath("/nope/", fourth.code), problems);
	expect(response?.status()).toBe(404);
	await expect(page.locator("html")).toHaveAttribute("lang", fourth.code);
	await page.getByRole("main").getByRole("link", { name: english.actions.goHome }).click();
	await expect(page).toHaveURL(localizedPath("/", fourth.code));
});

test("the check names what is left to do, and the pseudo-language changes nothing of that", () => {
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
	const names = lines.filter((line) => line.includes(`"language.names.${fourth.code}" is missing`));
	expect(names.map((line) => line.split(":")[0]).sort()).toEqual(
		codes.map((code) => `locales/${code}/common.json`).sort(),
	);
	const rest = lines.filter((line) => !names.includes(line));
	expect(rest.length).toBeGreaterThan(100);
	for (const line of rest) expect(line).toMatch(/^locales\/de\/\w+\.json:\d+:\d+ ".*" is left in English/);
});
