import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { run } from "./run.mjs";

/** Finds one of these programs in PATH, or in these additional folders. */
function findProgram(names, ...folders) {
	const all = [...(process.env.PATH ?? "").split(path.delimiter), ...folders];
	return all.flatMap((folder) => names.map((name) => path.join(folder, name))).find((file) => fs.existsSync(file));
}

const canUseApt = () => process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get");

function installWithApt(...packages) {
	const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
	spawnSync("apt-get", ["-qq", "update"], options);
	spawnSync("apt-get", ["-qq", "install", "-y", "--no-install-recommends", ...packages], options);
}

function findChromium() {
	if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
	const bundled = chromium.executablePath();
	if (fs.existsSync(bundled)) return bundled;
	return findProgram(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]);
}

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, Playwright's own, or one in PATH. Installs one if there is
 * none, and exits if that fails.
 * @returns {string}
 */
export function ensureChromium() {
	if (!findChromium()) {
		console.info("Chromium not found; installing it for the browser tests …");
		run("playwright", ["install", "chromium"], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" });
	}
	if (!findChromium() && canUseApt()) installWithApt("chromium");
	const file = findChromium();
	if (!file) {
		console.error(
			"The browser tests need Chromium. Install it in one of these ways:\n" +
				"  npx playwright install chromium\n" +
				"  install chromium or google-chrome, so that it is in the PATH\n" +
				"  CHROMIUM_PATH=/path/to/chromium npm test",
		);
		process.exit(1);
	}
	const version = execFileSync(file, ["--version", "--no-sandbox"], {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "ignore"],
	});
	console.info(`Browser: ${version.trim()} (${file})`);
	return file;
}

/** Prevents Debian from starting nginx after the installation, which would occupy port 80. */
function withoutStartingServices(install) {
	const policy = "/usr/sbin/policy-rc.d";
	const isNew = !fs.existsSync(policy);
	if (isNew) fs.writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
	install();
	if (isNew) fs.rmSync(policy);
}

const findNginx = () => findProgram(["nginx"], "/usr/sbin", "/usr/local/sbin");

/**
 * Whether nginx is installed. On Debian, installs it if the user is root.
 * @returns {boolean}
 */
export function ensureNginx() {
	if (!findNginx() && canUseApt()) {
		console.info("nginx not found; installing it for the tests …");
		withoutStartingServices(() => installWithApt("nginx", "libnginx-mod-http-brotli-static"));
	}
	return findNginx() !== undefined;
}
