import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Launch options of Playwright. */
type ChromiumOptions = { executablePath: string; env: Record<string, string | undefined> };

/** The only fonts that Chromium finds on Linux: the same on every machine. */
const fonts = path.join(__dirname, "fonts.conf");

/** Unpacks the Chromium of the npm package, which is built for Linux on x64. */
function unpackChromium(): ChromiumOptions {
	const contents = path.resolve(__dirname, "../node_modules/@sparticuz/chromium");
	// Inside the package, so that an upgrade removes it.
	const folder = path.join(contents, "unpacked");
	if (!fs.existsSync(folder)) {
		const unfinished = fs.mkdtempSync(`${folder}-`);
		// The package unpacks to the temporary folder. On AWS, it also unpacks libraries that a bare Debian lacks.
		const env = { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };
		const unpack = 'import("@sparticuz/chromium").then((chromium) => chromium.default.executablePath())';
		spawnSync(process.execPath, ["--eval", unpack], { cwd: __dirname, env, stdio: "inherit" });
		fs.renameSync(unfinished, folder);
	}
	const env = { LD_LIBRARY_PATH: path.join(folder, "al2023/lib") };
	return { executablePath: path.join(folder, "chromium"), env };
}

/**
 * The Chromium of the browser tests, the bench and the artwork: `CHROMIUM_PATH`, or that of a package. The npm package has one for
 * Linux on x64; elsewhere, it is Playwright's.
 * @throws an error that names the command to run, if it is missing
 */
export function findChromium(): ChromiumOptions {
	const isPackaged = process.platform === "linux" && process.arch === "x64";
	const chosen = process.env.CHROMIUM_PATH || (isPackaged ? "" : chromium.executablePath());
	const { executablePath, env } = chosen ? { executablePath: chosen, env: {} } : unpackChromium();
	if (!fs.existsSync(executablePath)) {
		throw new Error(`There is no Chromium at ${executablePath}. Run: npx playwright install chromium`);
	}
	// Without a UTF-8 locale, Chromium cannot write to a path with other letters.
	const linux = process.platform === "linux" ? { FONTCONFIG_FILE: fonts, LC_ALL: "C.UTF-8" } : {};
	return { executablePath, env: { ...process.env, ...linux, ...env } };
}
