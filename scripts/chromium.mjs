import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { run } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function onPath() {
	const folders = (process.env.PATH ?? "").split(path.delimiter);
	return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find((file) => fs.existsSync(file));
}

function ownedByPlaywright() {
	const file = chromium.executablePath();
	return fs.existsSync(file) ? file : undefined;
}

function find() {
	return process.env.CHROMIUM_PATH || ownedByPlaywright() || onPath();
}

function installFromDebian() {
	const isRoot = process.getuid?.() === 0;
	if (!isRoot || !fs.existsSync("/usr/bin/apt-get")) return;
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
	spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { stdio: "inherit", env });
}

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, Playwright's, one on the PATH; else one is installed.
 * @returns {string}
 */
export function ensureChromium() {
	if (!find()) {
		console.info("No Chromium found; installing one for the browser tests …");
		run("playwright", ["install", "chromium"], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" });
	}
	if (!find()) installFromDebian();
	const file = find();
	if (!file) {
		console.error(
			"The browser tests need a Chromium. Three ways to one:\n" +
				"  npx playwright install chromium\n" +
				"  install chromium or google-chrome, so that it is on the PATH\n" +
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
