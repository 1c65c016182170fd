import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import puppeteer, { type Browser, type KeyInput } from "puppeteer-core";
import { desktop, type Engine, type Preferences, type Tab } from "./browser";

/** Firefox's own settings: it has no commands that emulate them. */
const settings = ({ reducedMotion, noScript, blockedStorage, forcedColors }: Preferences) => ({
	"intl.accept_languages": "en-US",
	...(reducedMotion && { "ui.prefersReducedMotion": 1 }),
	...(noScript && { "javascript.enabled": false }),
	...(blockedStorage && { "network.cookie.cookieBehavior": 2 }),
	...(forcedColors && { "browser.display.document_color_use": 2 }),
});

/** Runs in the page: logs errors as text, as the driver does not report the texts of objects. */
function logTexts() {
	const { error } = console;
	console.error = (...values: unknown[]) => error(...values.map(String));
}

/** The installed Firefox by WebDriver BiDi. Each set of preferences needs a browser of its own. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
	const downloads = fs.mkdtempSync(path.join(os.tmpdir(), "firefox-downloads-"));
	const launch = (preferences: Preferences) =>
		puppeteer.launch({
			browser: "firefox",
			executablePath,
			extraPrefsFirefox: {
				"browser.download.folderList": 2,
				"browser.download.dir": downloads,
				...settings(preferences),
			},
		});
	const browsers = new Map<string, Promise<Browser>>();
	const browserWith = (preferences: Preferences) => {
		const key = JSON.stringify(preferences);
		const browser = browsers.get(key) ?? launch(preferences);
		browsers.set(key, browser);
		return browser;
	};

	async function open(preferences: Preferences = {}): Promise<Tab> {
		const context = await (await browserWith(preferences)).createBrowserContext();
		const page = await context.newPage();
		await page.setViewport(desktop);
		await page.evaluateOnNewDocument(logTexts);
		const messages: string[] = [];
		page.on("console", (message) => {
			if (["error", "warn"].includes(message.type())) messages.push(message.text());
		});
		page.on("pageerror", (error) => messages.push(`${error}`));
		return {
			goto: async (url) => {
				await page.goto(url);
			},
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
			download: async () => {
				const [file] = fs.readdirSync(downloads).filter((name) => !name.endsWith(".part"));
				return file && fs.readFileSync(path.join(downloads, file), "utf8");
			},
			screenshot: async () => Buffer.from(await page.screenshot()),
			close: () => context.close(),
		};
	}

	async function close() {
		for (const browser of browsers.values()) await (await browser).close();
		fs.rmSync(downloads, { recursive: true, force: true });
	}
	return { open, close };
}
