import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

export const chromiumHelp = `The browser tests need Chromium. Install it in one of these ways:
  npx playwright install chromium-headless-shell
  install chromium-headless-shell, chromium or google-chrome, so that it is in the PATH
  CHROMIUM_PATH=/path/to/chromium npm test`;

export const nginxHelp =
	"The nginx tests need nginx. Install it, so that it is in the PATH. On Debian: apt-get install nginx";

/**
 * The browser engines of the flows besides Chromium (docs/browsers.md). `env` names the variable with the path of the
 * program, which is one of `programs`; `screen` is a program that it needs besides; `packages` are Debian's.
 */
const engines = [
	{
		env: "FIREFOX_PATH",
		programs: ["firefox-esr", "firefox"],
		packages: ["firefox-esr"],
		help: "The flows in Firefox need Firefox, in the PATH or in FIREFOX_PATH. On Debian: apt-get install firefox-esr",
	},
	{
		env: "WEBKIT_DRIVER_PATH",
		programs: ["WebKitWebDriver"],
		screen: "Xvfb",
		packages: ["webkit2gtk-driver", "xvfb"],
		help: "The flows in WebKit need WebKitGTK's driver and Xvfb, on Linux. On Debian: apt-get install webkit2gtk-driver xvfb",
	},
];

/** Finds one of these programs in PATH, or in these additional folders. */
function findProgram(names, ...folders) {
	const all = [...(process.env.PATH ?? "").split(path.delimiter), ...folders];
	return names.flatMap((name) => all.map((folder) => path.join(folder, name))).find((file) => fs.existsSync(file));
}

/** How long a person has to stop the installation, in ms. */
const timeToStop = 10_000;

/** Installs Debian packages if the user is root. Outside of CI it says so first, and TEST_INSTALL=0 refuses it. */
function installWithApt(...packages) {
	if (process.getuid?.() !== 0 || !fs.existsSync("/usr/bin/apt-get") || process.env.TEST_INSTALL === "0") return;
	console.info(`Installing for the tests: ${packages.join(", ")} …`);
	if (!process.env.CI) {
		console.info(`This runs apt-get on this system. TEST_INSTALL=0 npm test skips the tests that need these packages.`);
		if (process.stdin.isTTY) {
			console.info(`It starts in ${timeToStop / 1000} seconds. Ctrl+C stops it.`);
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, timeToStop);
		}
	}
	const options = {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	};
	spawnSync("apt-get", ["-qq", "update"], options);
	spawnSync("apt-get", ["-qq", "install", "-y", "--no-install-recommends", ...packages], options);
}

/** The headless shell needs about half of the processor time of Chromium. */
function findInstalledChromium() {
	if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
	const bundled = chromium.executablePath();
	if (fs.existsSync(bundled)) return bundled;
	return findProgram([
		"chromium-headless-shell",
		"chromium",
		"chromium-browser",
		"google-chrome",
		"google-chrome-stable",
	]);
}

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, Playwright's own, or one in PATH. On Debian, installs one
 * if the user is root.
 * @returns {string | undefined}
 */
export function findChromium() {
	if (!findInstalledChromium()) installWithApt("chromium-headless-shell");
	return findInstalledChromium();
}

/** Prevents Debian from starting nginx after the installation, which would occupy port 80. */
function withoutStartingServices(install) {
	const policy = "/usr/sbin/policy-rc.d";
	const isNew = !fs.existsSync(policy);
	if (isNew) fs.writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
	install();
	if (isNew) fs.rmSync(policy);
}

const findInstalledNginx = () => findProgram(["nginx"], "/usr/sbin", "/usr/local/sbin");

/**
 * The path of nginx. On Debian, installs it if the user is root.
 * @returns {string | undefined}
 */
export function findNginx() {
	if (!findInstalledNginx() && process.getuid?.() === 0) {
		withoutStartingServices(() =>
			installWithApt("nginx", "libnginx-mod-http-brotli-static", "libnginx-mod-http-headers-more-filter"),
		);
	}
	return findInstalledNginx();
}

const findEngine = ({ env, programs, screen }) =>
	(!screen || findProgram([screen])) && (process.env[env] || findProgram(programs));

/**
 * The environment variables with the paths of the installed engines.
 * @returns {Record<string, string>}
 */
export const findEngines = () => Object.fromEntries(engines.map((engine) => [engine.env, findEngine(engine) ?? ""]));

/**
 * Installs the engines that are missing, on Debian if the user is root.
 * @returns {string[]} how to install those that are still missing
 */
export function installEngines() {
	const isMissing = (engine) => !findEngine(engine);
	const packages = engines.filter(isMissing).flatMap((engine) => engine.packages);
	if (packages.length > 0) installWithApt(...packages);
	return engines.filter(isMissing).map(({ help }) => help);
}
