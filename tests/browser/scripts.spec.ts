import fs from "node:fs";
import type { Page } from "@playwright/test";
import { expect, mockMarket, templateDetail, test } from "../kit/browser";
import { headerBottom, open } from "../kit/navigation";
import { english } from "../kit/translations";

const code = 'package a;\n\n/* two\n   lines */\npublic class Rates {\n\tint size = 42; // "x"\n}\n';

/** Java source with the given number of lines, all different. */
function javaSource(lines: number): string {
	const line = (number: number) => `\tstatic final String NAME_${number} = "value ${number}"; // the ${number}th\n`;
	return `public class Sample {\n${Array.from({ length: lines - 2 }, (_, index) => line(index)).join("")}}\n`;
}

/** Opens a template whose scripts have these codes, and the first script. */
async function openScripts(page: Page, codes: string[], hash = "#script-10") {
	const detail = templateDetail("Scripts", codes.length);
	for (const [index, { script }] of detail.data.entries()) script.releaseCode = codes[index] ?? "";
	await mockMarket(page, { detail: () => ({ body: detail }) });
	await open(page, `/template/1/${hash}`);
}

const box = (page: Page) => page.locator("pre");
const row = (page: Page, number: number) => page.getByRole("button", { name: `Script ${number}`, exact: true });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function expectLongScript(page: Page, source: string, lines: number) {
	const pre = box(page);
	await expect.poll(() => pre.evaluate((element, text) => element.textContent === text, source)).toBe(true);
	await expect.poll(() => pre.locator("span span").count()).toBeGreaterThan(50);
	for (const number of [1, lines / 2 + 1, lines]) {
		const top = (number - 1) / (lines - 1);
		await pre.evaluate((element, part) => element.scrollTo(0, part * element.scrollHeight), top);
		const line = pre.locator(`[data-line="${number}"]`);
		await expect(line).toBeInViewport();
		await expect(line).toHaveText(source.split("\n")[number - 1] ?? "");
	}
}

test("hidden characters in code are marked and warned of", async ({ page }) => {
	const hostile = 'if (/*\u202e } \u2066if (isAdmin)\u2069 \u2066 begin */ true) {\n// x\u2028y\rz\n"👩‍👧";\n}\n';
	await openScripts(page, [hostile, code]);
	const marks = box(page).locator("[data-code]");
	const warning = english.template.hiddenCharacters;
	await expect(marks).toHaveCount(6);
	await expect(page.getByRole("alert").filter({ hasText: warning })).toBeVisible();
	const shown = await marks.evaluateAll((all) =>
		all.map((mark) => {
			const { width, height } = mark.getBoundingClientRect();
			const line = mark.closest("[data-line]")?.getBoundingClientRect().height ?? 0;
			return [getComputedStyle(mark, "::before").content, width > 30, height <= line];
		}),
	);
	const codePoints = ["U+202E", "U+2066", "U+2069", "U+2066", "U+2028", "U+000D"];
	expect(shown).toEqual(codePoints.map((codePoint) => [`"${codePoint}"`, true, true]));

	await test.step("nothing changes its place", async () => {
		const order = await box(page).evaluate((element) => {
			const left = (text: string) => {
				const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
				while (walker.nextNode()) {
					const at = walker.currentNode.textContent?.indexOf(text) ?? -1;
					if (at < 0) continue;
					const range = document.createRange();
					range.setStart(walker.currentNode, at);
					range.setEnd(walker.currentNode, at + text.length);
					return range.getBoundingClientRect().left;
				}
				return -1;
			};
			return ["/*", "} ", "if (isAdmin)", " begin", "*/", "true"].map(left);
		});
		expect(order).toEqual([...order].sort((a, b) => a - b));
	});

	await row(page, 2).click();
	await expect(box(page).getByText("class", { exact: true })).toBeVisible();
	await expect(page.getByText(warning)).toHaveCount(0);
});

test("a script is highlighted, wrapped, copied and downloaded without a change", async ({ page }) => {
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	const source = javaSource(1_000);
	await openScripts(page, [code, `int a = ${"1 + ".repeat(200)}1;\n`, "", source]);
	const pre = box(page);
	const copy = page.getByRole("button", { name: english.template.tools.copy, exact: true });

	await test.step("highlighting does not change the text", async () => {
		await expect(pre.getByText("class", { exact: true })).toBeVisible();
		const colors = await pre.evaluate((element) => {
			const spans = [...element.querySelectorAll("span")].filter((span) => span.childElementCount === 0);
			return ["public", "42", "/* two", "   lines */", '// "x"'].map((text) => {
				const span = spans.filter((each) => each.textContent?.includes(text)).at(-1);
				return getComputedStyle(span as Element).color;
			});
		});
		expect(colors[2]).toBe(colors[3]);
		expect(colors[3]).toBe(colors[4]);
		expect(new Set(colors).size).toBe(3);
		expect(await pre.textContent()).toBe(code);
	});
	await test.step("line numbers are not part of the text or of copied text", async () => {
		const numbers = await pre
			.locator("[data-line]")
			.evaluateAll((lines) => lines.map((line) => getComputedStyle(line, "::before").content.replace(/"| \/.*/g, "")));
		expect(numbers).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
		await pre.focus();
		await page.evaluate(() =>
			document.getSelection()?.selectAllChildren(document.querySelector("pre code") as Element),
		);
		await page.keyboard.press("ControlOrMeta+c");
		await expect.poll(() => readClipboard(page)).toBe(code);
	});
	await test.step("line wrapping stays on for other scripts", async () => {
		const wide = () => pre.evaluate((element) => element.scrollWidth > element.clientWidth);
		const wrap = page.getByRole("button", { name: english.template.tools.wrap });
		await row(page, 2).click();
		await expect.poll(wide).toBe(true);
		await expect(wrap).toHaveAttribute("aria-pressed", "false");
		await wrap.click();
		await expect(wrap).toHaveAttribute("aria-pressed", "true");
		await expect.poll(wide).toBe(false);
		await row(page, 1).click();
		await expect(pre.locator("[data-line]")).toHaveCount(7);
		await expect(wrap).toHaveAttribute("aria-pressed", "true");
		await wrap.click();
		await row(page, 2).click();
		await expect.poll(wide).toBe(true);
	});
	await test.step("only an open script with code has tools", async () => {
		await row(page, 3).click();
		await expect(page.getByText(english.template.noCode)).toBeVisible();
		await expect(copy).toHaveCount(0);
		await row(page, 4).click();
		await expect(copy).toBeVisible();
	});
	await test.step("the tools stay below the header while the code is scrolled, and come before it", async () => {
		await page.setViewportSize({ width: 1280, height: 500 });
		const bar = page.getByRole("region", { name: "Script 4" }).locator("div").first();
		const top = () => bar.evaluate((element) => element.getBoundingClientRect().top);
		await pre.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
		// The border of the header covers the one of the tools.
		await expect.poll(async () => Math.abs((await top()) - (await headerBottom(page)))).toBeLessThanOrEqual(1);
		await row(page, 4).press("Tab");
		await expect(page.getByRole("button", { name: english.template.tools.wrap })).toBeFocused();
		await page.setViewportSize({ width: 1280, height: 720 });
	});
	await test.step("the downloaded file has the code", async () => {
		const downloaded = page.waitForEvent("download");
		await page.getByRole("link", { name: english.template.tools.download }).click();
		expect((await downloaded).suggestedFilename()).toBe("Script4.java");
		expect(fs.readFileSync(await (await downloaded).path(), "utf8")).toBe(source);
	});
	await row(page, 4).evaluate((button) => button.scrollIntoView({ behavior: "instant" }));
	await expectLongScript(page, source, 1_000);
	await row(page, 4).click();
	await expect(copy).toHaveCount(0);
});
