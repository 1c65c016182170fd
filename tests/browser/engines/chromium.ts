import fs from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";
import { desktop, type Engine, type Preferences, type Tab } from "./browser";

/** Makes storage throw, as when the visitor blocks it. Runs in the page. */
function blockStorage() {
	const get = () => {
		throw new DOMException("Access is denied for this document.", "SecurityError");
	};
	Object.defineProperty(window, "localStorage", { get });
	Object.defineProperty(window, "sessionStorage", { get });
}

/** Chromium by Playwright. */
export async function launchChromium(options?: LaunchOptions): Promise<Engine> {
	const browser = await chromium.launch(options);

	async function open(preferences: Preferences = {}): Promise<Tab> {
		const context = await browser.newContext({
			locale: "en-US",
			viewport: desktop,
			reducedMotion: preferences.reducedMotion ? "reduce" : "no-preference",
			forcedColors: preferences.forcedColors ? "active" : "none",
			javaScriptEnabled: !preferences.noScript,
			permissions: ["clipboard-read", "clipboard-write"],
		});
		if (preferences.blockedStorage) await context.addInitScript(blockStorage);
		const page = await context.newPage();
		const messages: string[] = [];
		let downloaded: string | undefined;
		page.on("console", (message) => {
			if (["error", "warning"].includes(message.type())) messages.push(message.text());
		});
		page.on("pageerror", (error) => messages.push(error.message));
		page.on("download", async (download) => {
			downloaded = fs.readFileSync(await download.path(), "utf8");
		});
		return {
			goto: async (url) => {
				await page.goto(url);
			},
			evaluate: (run, value) => page.evaluate(run as never, value) as never,
			move: (x, y) => page.mouse.move(x, y),
			click: (x, y) => page.mouse.click(x, y),
			press: (key) => page.keyboard.press(key),
			type: (text) => page.keyboard.type(text),
			resize: (size) => page.setViewportSize(size),
			messages: async () => messages,
			download: async () => downloaded,
			screenshot: () => page.screenshot(),
			close: () => context.close(),
		};
	}
	return { open, close: () => browser.close() };
}
