import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Builder, Capabilities, Key as KeyCode, Origin, type WebDriver } from "selenium-webdriver";
import { findProgram } from "../../../../scripts/browsers";
import { freePort } from "../../../kit/free-port";
import { desktop, type Engine, type Key, type Size, type Tab } from "../tab";
import { configureGtk, startScreen } from "./gtk-desktop";
import { takeRecorded } from "./record-messages";

/** Waits until a driver answers. */
async function waitForDriver(url: string) {
	while (!(await fetch(`${url}/status`).catch(() => undefined)))
		await new Promise((resolve) => setTimeout(resolve, 50));
}

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

/** Errors of earlier documents are kept, since each document has its own list. */
function tabOf(driver: WebDriver, close: Tab["close"]): Tab {
	const messages: string[] = [];
	/** A page keeps its messages until the next document. */
	const collect = async () => messages.push(...(await driver.executeScript<string[]>(takeRecorded)));
	const moveTo = (x: number, y: number) => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 });
	return {
		goto: (url) => collect().then(() => driver.get(url)),
		reload: () => collect().then(() => driver.navigate().refresh()),
		evaluate: (run, value) => driver.executeScript(`return (${run})(arguments[0])`, value) as never,
		move: (x, y) => moveTo(x, y).perform(),
		click: (x, y) => moveTo(x, y).click().perform(),
		press: (key) => press(driver, key),
		type: (text) => driver.actions().sendKeys(text).perform(),
		resize: (size) => resize(driver, size),
		messages: async () => {
			await collect();
			return messages;
		},
		close,
	};
}

/** Debian's WebKitGTK by its WebDriver, on a virtual screen. A driver has one session, so each tab has its own. */
export async function launchWebKit(): Promise<Engine> {
	const { screen, display } = await startScreen();
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "webkit-"));
	const minibrowser = new Capabilities({
		browserName: "MiniBrowser",
		"webkitgtk:browserOptions": { args: ["--automation"] },
	});

	async function open(): Promise<Tab> {
		const home = fs.mkdtempSync(path.join(folder, "tab-"));
		configureGtk(home);
		const port = await freePort();
		const server = spawn(findProgram("WebKit") ?? "", [`--port=${port}`], {
			stdio: "ignore",
			env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, LANG: "en_US.UTF-8" },
		});
		const url = `http://127.0.0.1:${port}`;
		await waitForDriver(url);
		const builder = new Builder().disableEnvironmentOverrides().usingServer(url).withCapabilities(minibrowser);
		const driver = await builder.build();
		await resize(driver, desktop);
		return tabOf(driver, async () => {
			await driver.quit();
			server.kill();
		});
	}

	async function close() {
		screen.kill();
		fs.rmSync(folder, { recursive: true, force: true });
	}
	return { open, close };
}
