import puppeteer, { type KeyInput } from "puppeteer-core";
import { findProgram } from "../../../scripts/browsers";
import type { Tab } from "./tab";

/** Starts Firefox, which is controlled by WebDriver BiDi. */
export async function startFirefox(): Promise<Tab> {
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath: findProgram("Firefox"),
		// For busy machines.
		timeout: 90_000,
		extraPrefsFirefox: { "intl.accept_languages": "en-US" },
	});
	const page = await browser.newPage();
	return {
		goto: (url) => page.goto(url),
		reload: () => page.reload(),
		evaluate: (run, value) => page.evaluate(run as never, value) as never,
		move: (x, y) => page.mouse.move(x, y),
		click: (x, y) => page.mouse.click(x, y),
		press: async (keys) => {
			const [key, modifier] = keys.split("+").reverse() as KeyInput[];
			if (modifier) await page.keyboard.down(modifier);
			await page.keyboard.press(key as KeyInput);
			if (modifier) await page.keyboard.up(modifier);
		},
		type: (text) => page.keyboard.type(text),
		resize: (size) => page.setViewport(size),
		close: () => browser.close(),
	};
}
