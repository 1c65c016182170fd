import { chromium } from "@playwright/test";
import puppeteer, { type BrowserContext, type KeyInput, type LaunchOptions } from "puppeteer-core";
import { findChromium, findProgram } from "../../../../scripts/browsers";
import { desktop, type Engine, type Tab } from "../tab";

/** Runs in the page: logs errors as text, since Firefox's driver does not report objects as text. */
function logTexts() {
	const { error } = console;
	console.error = (...values: unknown[]) => error(...values.map(String));
}

async function openTab(context: BrowserContext): Promise<Tab> {
	const page = await context.newPage();
	await page.setViewport(desktop);
	await page.evaluateOnNewDocument(logTexts);
	const messages: string[] = [];
	page.on("console", (message) => {
		if (["error", "warn"].includes(message.type())) messages.push(message.text());
	});
	page.on("pageerror", (error) => messages.push(`${error}`));
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
		messages: async () => messages,
		close: () => context.close(),
	};
}

async function launch(
	options: LaunchOptions,
	prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Engine> {
	const browser = await puppeteer.launch(options);
	return {
		open: async () => {
			const context = await browser.createBrowserContext();
			await prepare?.(context);
			return openTab(context);
		},
		close: () => browser.close(),
	};
}

const permissions = (["clipboard-read", "clipboard-write"] as const).map((name) => ({
	permission: { name },
	state: "granted" as const,
}));

/** Chromium by its own protocol. Without a sandbox, like Playwright: it exists neither for root nor on every system. */
export const launchChromium = () =>
	launch(
		{ executablePath: findChromium() ?? chromium.executablePath(), args: ["--no-sandbox", "--lang=en-US"] },
		(context) => context.setPermission("*", ...permissions),
	);

/** Firefox by WebDriver BiDi. */
export const launchFirefox = () =>
	launch({
		browser: "firefox",
		executablePath: findProgram("Firefox"),
		extraPrefsFirefox: { "intl.accept_languages": "en-US" },
	});
