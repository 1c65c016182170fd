import { expect, test } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { findProgram } from "../../../scripts/programs";
import { visitSite } from "./visit";

const firefox = findProgram("firefox-esr", "firefox");
test.skip(!firefox, "Firefox is not installed");

/** What Firefox reports of a document that the visitor leaves while it loads something, and of the 404 page. */
const harmless = /did not reach the market|was not answered with JSON|could not be loaded|status of 404/;

test("Firefox shows every kind of page and works with menu, search, tabs and history", async ({ baseURL }) => {
	const browser = await puppeteer.launch({ browser: "firefox", executablePath: firefox, timeout: 90_000 });
	const page = await browser.newPage();
	await page.setViewport({ width: 800, height: 900 });
	const errors: string[] = [];
	page.on("console", (message) => {
		if (["error", "warn"].includes(message.type())) errors.push(message.text());
	});
	// Also violations of the policy.
	page.on("pageerror", (error) => errors.push(String(error)));
	const tab = {
		goto: (url: string) => page.goto(url),
		evaluate: (code: string) => page.evaluate(code),
		click: (css: string) => page.click(css),
		type: (text: string) => page.keyboard.type(text),
	};
	await visitSite(tab, baseURL ?? "").finally(() => browser.close());
	expect(errors.filter((text) => !harmless.test(text))).toEqual([]);
});
