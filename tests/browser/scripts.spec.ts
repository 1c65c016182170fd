import fs from "node:fs";
import type { Page } from "@playwright/test";
import { expect, languages, mockMarket, path, templateDetail, test } from "../kit/browser";
import { open, takeExpected } from "../kit/navigation";
import { interpolate, translations } from "../kit/translations";

const code = 'package a;\n\n/* two\n   lines */\npublic class Rates {\n\tint size = 42; // "x"\n}\n';

/** Java source with the given number of lines, all different. */
function javaSource(lines: number): string {
	const line = (number: number) => `\tstatic final String NAME_${number} = "value ${number}"; // the ${number}th\n`;
	return `public class Sample {\n${Array.from({ length: lines - 2 }, (_, index) => line(index)).join("")}}\n`;
}

/** Opens the first script of a template, with the given code. */
async function openScript(page: Page, releaseCode = code, language: (typeof languages)[number]["code"] = "en") {
	const detail = templateDetail("Scripts", 2);
	const [first] = detail.data;
	if (first) first.script.releaseCode = releaseCode;
	await mockMarket(page, { detail: () => ({ body: detail }) });
	await open(page, path("/template/1/#scripts", language));
	await page.getByRole("button", { name: "Script 1" }).click();
	await expect(page.locator("pre")).toHaveCount(releaseCode === "" ? 0 : 1);
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Lets the page write to the clipboard and the test read from it. */
const allowClipboard = (page: Page) => page.context().grantPermissions(["clipboard-read", "clipboard-write"]);

/** Makes the Clipboard API fail, and optionally `document.execCommand` too. */
const blockClipboard = (page: Page, { execCommand }: { execCommand: boolean }) =>
	page.addInitScript((works) => {
		Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("refused")) } });
		if (!works) document.execCommand = () => false;
	}, execCommand);

test("Java is highlighted without changing its text", async ({ page }) => {
	await openScript(page);
	const box = page.locator("pre");
	await expect(box.getByText("class", { exact: true })).toBeVisible();
	const colors = await box.evaluate((pre) => {
		const of = (text: string) =>
			[...pre.querySelectorAll("span")].filter(
				(span) => span.childElementCount === 0 && span.textContent?.includes(text),
			);
		const colorOf = (text: string) => getComputedStyle(of(text).at(-1) as Element).color;
		return ["public", "42", "/* two", "   lines */", '// "x"'].map(colorOf);
	});
	expect(colors[2]).toBe(colors[3]);
	expect(colors[3]).toBe(colors[4]);
	expect(new Set(colors).size).toBe(3);
	expect(await box.textContent()).toBe(code);
});

test("code is plain text if the highlighter fails to load", async ({ page, consoleErrors }) => {
	await open(page, "/templates/");
	const before = new Set(await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)));
	await page.route(/\/\d+[-.][0-9a-f]+\.(js|css)$/, (route) =>
		before.has(route.request().url()) ? route.continue() : route.abort(),
	);
	await openScript(page);
	expect(await page.locator("pre").textContent()).toBe(code);
	await expect(page.locator("pre [data-line]")).toHaveCount(7);
	expect(consoleErrors.some((problem) => problem.includes("could not be loaded"))).toBe(true);
	takeExpected(consoleErrors, /could not be loaded|Failed to load|sanitizer/);
});

test("line numbers are not part of the text or of copied text", async ({ page }) => {
	await allowClipboard(page);
	await openScript(page);
	const numbers = await page
		.locator("pre [data-line]")
		.evaluateAll((lines) => lines.map((line) => getComputedStyle(line, "::before").content.replace(/"| \/.*/g, "")));
	expect(numbers).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
	await page.locator("pre").focus();
	await page.evaluate(() => document.getSelection()?.selectAllChildren(document.querySelector("pre code") as Element));
	await page.keyboard.press("ControlOrMeta+c");
	expect(await readClipboard(page)).toBe(code);
});

for (const { code: language } of languages) {
	const { tools } = translations(language, "template");

	test(`the open script is copied and confirmed in ${language}`, async ({ page }) => {
		await allowClipboard(page);
		await openScript(page, code, language);
		const box = page.getByRole("region", { name: interpolate(tools.label, { name: "Script 1" }) });
		await box.getByRole("button", { name: tools.copy, exact: true }).click();
		await expect(box.getByRole("button", { name: tools.copied })).toBeVisible();
		await expect(box.getByRole("status")).toHaveText(tools.copied);
		expect(await readClipboard(page)).toBe(code);
		await expect(box.getByRole("button", { name: tools.copy, exact: true })).toBeVisible();
		await expect(box.getByRole("status")).toHaveText("");
	});

	test(`without clipboard access, the code is selected and a message shown in ${language}`, async ({ page }) => {
		await blockClipboard(page, { execCommand: false });
		await openScript(page, code, language);
		const box = page.getByRole("region", { name: interpolate(tools.label, { name: "Script 1" }) });
		await box.getByRole("button", { name: tools.copy, exact: true }).click();
		await expect(box.getByText(tools.selected).first()).toBeVisible();
		await expect(box.getByRole("status")).toHaveText(tools.selected);
		expect(await page.evaluate(() => document.getSelection()?.getRangeAt(0).toString())).toBe(code);
	});
}

test("execCommand is the fallback of the Clipboard API", async ({ page }) => {
	await blockClipboard(page, { execCommand: true });
	await openScript(page);
	const copied = page.evaluate(
		() =>
			new Promise((resolve) =>
				document.addEventListener("copy", (event) => resolve(event.clipboardData?.getData("text/plain"))),
			),
	);
	await page.getByRole("button", { name: "Copy", exact: true }).click();
	await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
	expect(await copied).toBe(code);
});

test("the download is named after the class", async ({ page }) => {
	await openScript(page);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Download" }).click(),
	]);
	expect(download.suggestedFilename()).toBe("Rates.java");
	expect(fs.readFileSync(await download.path(), "utf8")).toBe(code);
});

test("line wrapping can be toggled and stays on for other scripts", async ({ page }) => {
	await openScript(page, `int a = ${"1 + ".repeat(200)}1;\n`);
	const box = page.locator("pre");
	const wide = () => box.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
	expect(await wide()).toBe(true);
	const wrap = page.getByRole("button", { name: "Wrap lines" });
	await expect(wrap).toHaveAttribute("aria-pressed", "false");
	await wrap.click();
	await expect(wrap).toHaveAttribute("aria-pressed", "true");
	expect(await wide()).toBe(false);
	await page.getByRole("button", { name: "Script 2" }).click();
	await expect(wrap).toHaveAttribute("aria-pressed", "true");
	await wrap.click();
	await page.getByRole("button", { name: "Script 1" }).click();
	expect(await wide()).toBe(true);
});

test("only an open script with code has tools", async ({ page }) => {
	await openScript(page, "");
	await expect(page.getByText("This script has no released code yet.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
	await page.getByRole("button", { name: "Script 2" }).click();
	await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
	await page.getByRole("button", { name: "Script 2" }).click();
	await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
});

test("a script of 20,000 lines opens, scrolls and closes", async ({ page }) => {
	const long = javaSource(20_000);
	await openScript(page, long);
	const box = page.locator("pre");
	await expect.poll(() => box.evaluate((pre) => pre.textContent?.length)).toBe(long.length);
	expect(await box.evaluate((pre, text) => pre.textContent === text, long)).toBe(true);
	await expect(box.locator('[data-line="1"]')).toBeInViewport();
	await expect.poll(() => box.locator("span span span").count()).toBeGreaterThan(50);
	// Lines far from the viewport are plain text without elements.
	expect(await box.locator("[data-line]").count()).toBeLessThan(400);
	const rowHeight = await box
		.locator("[data-line]")
		.first()
		.evaluate((line) => line.getBoundingClientRect().height);
	const height = await box.evaluate((pre) => pre.scrollHeight);
	expect(Math.abs(height - rowHeight * 20_000)).toBeLessThan(rowHeight * 10);
	await box.evaluate((pre) => pre.scrollTo(0, pre.scrollHeight / 2));
	await expect(box.locator('[data-line="10001"]')).toBeInViewport();
	expect(await box.locator('[data-line="10001"]').textContent()).toBe(`${long.split("\n")[10_000]}\n`);
	await box.evaluate((pre) => pre.scrollTo(0, pre.scrollHeight));
	await expect(box.locator('[data-line="20000"]')).toBeInViewport();
	expect(await box.locator("[data-line]").count()).toBeLessThan(1_000);
	await page.getByRole("button", { name: "Script 2" }).click();
	await expect(box).toHaveText("class Script2 {\n}\n");
});
