import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findInPath } from "./browsers";

/** Launch options of Playwright. */
type ChromiumOptions = { executablePath: string; env: Record<string, string | undefined> };

/** The only fonts that Chromium finds on Linux: the same on every machine. */
const fonts = path.join(__dirname, "fonts.conf");

function options(executablePath: string, libraries?: string): ChromiumOptions {
	const env = { ...process.env };
	if (process.platform === "linux") {
		env.FONTCONFIG_FILE = fonts;
		// Without a UTF-8 locale, Chromium cannot write to a path with other letters.
		env.LC_ALL = "C.UTF-8";
	}
	if (libraries) env.LD_LIBRARY_PATH = libraries;
	return { executablePath, env };
}

function starts({ executablePath, env }: ChromiumOptions): boolean {
	// On Windows, Chrome opens a window instead of printing its version.
	if (process.platform === "win32") return fs.existsSync(executablePath);
	return spawnSync(executablePath, ["--version"], { env: env as NodeJS.ProcessEnv }).status === 0;
}

/** Unpacks the Chromium of the npm package, which is built for Linux on x64 only. */
function fromNpm(): ChromiumOptions | undefined {
	const contents = path.resolve(__dirname, "../node_modules/@sparticuz/chromium");
	if (process.platform !== "linux" || process.arch !== "x64" || !fs.existsSync(contents)) return undefined;
	// Inside the package, so that an upgrade removes it.
	const folder = path.join(contents, "unpacked");
	if (!fs.existsSync(folder)) {
		const unfinished = fs.mkdtempSync(`${folder}-`);
		// The package unpacks to the temporary folder. On AWS, it also unpacks libraries that a bare Debian lacks.
		const env = { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };
		const unpack = 'import("@sparticuz/chromium").then((chromium) => chromium.default.executablePath())';
		const { status } = spawnSync(process.execPath, ["--eval", unpack], { cwd: __dirname, env, stdio: "inherit" });
		if (status !== 0) return undefined;
		fs.renameSync(unfinished, folder);
	}
	return options(path.join(folder, "chromium"), path.join(folder, "al2023/lib"));
}

/** Chromium in PATH: the headless shell needs about half of the processor time. */
function fromPath(): ChromiumOptions | undefined {
	const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
	const file = findInPath(...names);
	return file ? options(file) : undefined;
}

/** Playwright's own Chromium, if it is installed. */
function fromPlaywright(): ChromiumOptions | undefined {
	const file = chromium.executablePath();
	return fs.existsSync(file) ? options(file) : undefined;
}

function search(): ChromiumOptions | undefined {
	for (const find of [fromNpm, fromPath, fromPlaywright]) {
		const found = find();
		if (found && starts(found)) return found;
	}
	return undefined;
}

/**
 * The Chromium of the browser tests, the bench and the artwork: `CHROMIUM_PATH`, the one from npm, one in PATH, or Playwright's.
 * @throws an error that names the command to run, if none of them starts
 */
export function findChromium(): ChromiumOptions {
	const chosen = process.env.CHROMIUM_PATH;
	if (chosen) {
		if (starts(options(chosen))) return options(chosen);
		throw new Error(`CHROMIUM_PATH is ${chosen}, which does not start. Correct it, or unset it.`);
	}
	const found = search();
	if (found) return found;
	const isAlpine = fs.existsSync("/sbin/apk");
	const command = isAlpine ? "apk add chromium" : "npx playwright install --with-deps --no-shell chromium";
	throw new Error(`There is no Chromium for the browser tests. Run: ${command}`);
}

/** Installs Playwright's own Chromium if there is none. Without a connection, it gives up, and `findChromium` says what to do. */
export function installChromium(): void {
	if (process.env.CHROMIUM_PATH || search()) return;
	console.info("Installing Chromium for the browser tests …");
	const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "3000" };
	spawnSync("npx playwright install --no-shell chromium", { env, shell: true, stdio: ["ignore", "inherit", "ignore"] });
}
