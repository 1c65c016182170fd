import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Capabilities, Key as KeyCode, Origin, type WebDriver } from "selenium-webdriver";
import { findProgram } from "../../../scripts/browsers";
import { freePort } from "../../kit/free-port";
import type { Key, Size, Tab } from "./tab";

const keyCodes: Record<string, string> = {
	Tab: KeyCode.TAB,
	Enter: KeyCode.ENTER,
	Escape: KeyCode.ESCAPE,
	ArrowDown: KeyCode.ARROW_DOWN,
	ArrowRight: KeyCode.ARROW_RIGHT,
	Control: KeyCode.CONTROL,
};

function press(driver: WebDriver, keys: Key) {
	const [key = "", modifier] = keys.split("+").reverse();
	const actions = driver.actions();
	if (modifier) actions.keyDown(keyCodes[modifier] ?? "");
	actions.sendKeys(keyCodes[key] ?? key);
	return (modifier ? actions.keyUp(keyCodes[modifier] ?? "") : actions).perform();
}

/** Resizes the window, which has a tool bar, until the page has the size: a new window is not at rest at once. */
async function resize(driver: WebDriver, { width, height }: Size) {
	const measure = "return { toolBar: outerHeight - innerHeight, width: innerWidth, height: innerHeight }";
	await driver.wait(async () => {
		const page = await driver.executeScript<Size & { toolBar: number }>(measure);
		if (page.width === width && page.height === height) return true;
		const window = driver.manage().window();
		await window.setRect({ x: 0, y: 0, width, height: height + page.toolBar });
		return false;
	}, 20_000);
}

/** Starts the browser of Debian's WebKitGTK on a virtual screen, which is controlled by WebDriver. */
export async function startWebKit(): Promise<Tab> {
	const port = await freePort();
	// On a free display. With `-noreset`, the screen does not start again when a program leaves it.
	const options = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-noreset"];
	const screen = spawn("Xvfb", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
	const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
	const server = spawn(findProgram("WebKit") ?? "", [`--port=${port}`], {
		stdio: "ignore",
		env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LANG: "en_US.UTF-8" },
	});
	const url = `http://127.0.0.1:${port}`;
	while (!(await fetch(`${url}/status`).catch(() => undefined))) await wait(50);
	const browser = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: ["--automation"] } };
	const builder = new Builder().disableEnvironmentOverrides().usingServer(url);
	const driver = await builder.withCapabilities(new Capabilities(browser)).build();
	const moveTo = (x: number, y: number) => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 });
	return {
		goto: (to) => driver.get(to),
		reload: () => driver.navigate().refresh(),
		evaluate: (run, value) => driver.executeScript(`return (${run})(arguments[0])`, value) as never,
		move: (x, y) => moveTo(x, y).perform(),
		click: (x, y) => moveTo(x, y).click().perform(),
		press: (key) => press(driver, key),
		type: (text) => driver.actions().sendKeys(text).perform(),
		resize: (size) => resize(driver, size),
		close: async () => {
			await driver.quit();
			server.kill();
			screen.kill();
		},
	};
}
