import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { test } from "@playwright/test";
import { findProgram } from "../../../scripts/programs";
import { freePort } from "../../kit/free-port";
import { type Tab, visitSite } from "./visit";

const driver = findProgram("WebKitWebDriver");
const screen = findProgram("Xvfb");
test.skip(!driver || !screen, "WebKitWebDriver or Xvfb is not installed");

/** Sends a command of the WebDriver protocol, and returns its result. */
async function send<Result>(url: string, body: object): Promise<Result> {
	const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
	const { value } = await response.json();
	if (!response.ok) throw new Error(`${url}: ${value.message}`);
	return value;
}

/** Opens a tab of WebKitGTK's browser. */
async function openTab(origin: string): Promise<Tab> {
	const alwaysMatch = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: ["--automation"] } };
	const { sessionId } = await send<{ sessionId: string }>(`${origin}/session`, { capabilities: { alwaysMatch } });
	const session = `${origin}/session/${sessionId}`;
	await send(`${session}/window/rect`, { x: 0, y: 0, width: 800, height: 900 });
	const evaluate = (code: string) => send(`${session}/execute/sync`, { script: `return (${code})`, args: [] });
	/** The element with the focus, or the first that matches. */
	const element = async (css: string) => {
		const found = await send<object>(`${session}/element`, { using: "css selector", value: css });
		return `${session}/element/${Object.values(found)[0]}`;
	};
	return {
		goto: (url) => send(`${session}/url`, { url }),
		evaluate,
		click: async (css) => send(`${await element(css)}/click`, {}),
		type: async (text) => send(`${await element(":focus")}/value`, { text }),
	};
}

test("WebKit shows every kind of page and works with menu, search, tabs and history", async ({ baseURL }) => {
	// On a free display. With `-noreset`, the screen does not start again when a program leaves it.
	const options = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-noreset"];
	const xvfb = spawn(screen ?? "", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
	const [display] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, "data");
	const port = await freePort();
	const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, LANG: "en_US.UTF-8" };
	const server = spawn(driver ?? "", [`--port=${port}`], { stdio: "ignore", env });
	const origin = `http://127.0.0.1:${port}`;
	try {
		while (!(await fetch(`${origin}/status`).catch(() => undefined))) await wait(50);
		await visitSite(await openTab(origin), baseURL ?? "");
	} finally {
		server.kill();
		xvfb.kill();
	}
});
