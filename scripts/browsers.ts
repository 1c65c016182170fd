import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findInPath } from "../hosting/nginx/nginx-config";

/** What the browser tests need: the names in PATH, and Debian's packages. */
const programs = {
	Chromium: {
		// The headless shell needs about half of the processor time of Chromium.
		files: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
		packages: ["chromium-headless-shell"],
	},
	Firefox: { files: ["firefox-esr", "firefox"], packages: ["firefox-esr"] },
	WebKit: { files: ["WebKitWebDriver"], packages: ["webkit2gtk-driver", "xvfb"] },
	nginx: { files: ["nginx"], packages: ["nginx", "libnginx-mod-http-brotli-static"] },
	Java: { files: ["java"], packages: ["default-jre-headless"] },
	// The fallback font of the site, without which its layout shifts. Only Linux comes without it.
	Arial: { files: [], packages: ["fontconfig", "fonts-liberation"] },
};

type Name = keyof typeof programs;

/** The path of a program, if it is installed. */
export function findProgram(name: Name): string | undefined {
	if (name === "WebKit" && !findInPath("Xvfb")) return undefined;
	return findInPath(...programs[name].files);
}

/** Playwright has its browsers in one folder for each browser and version. */
function hasPlaywrightChromium(): boolean {
	const folder = path.resolve(chromium.executablePath(), "../..");
	return fs.existsSync(folder) || fs.existsSync(folder.replace(/chromium(?=-\d+$)/, "chromium_headless_shell"));
}

/** The path of Chromium: `CHROMIUM_PATH`, or one in PATH. Undefined stands for Playwright's own, which comes second. */
export const findChromium = () =>
	process.env.CHROMIUM_PATH || (hasPlaywrightChromium() ? undefined : findProgram("Chromium"));

/** Whether the system has one of the fonts of `src/styles/fonts.css`. */
export const hasFallbackFont = () =>
	process.platform !== "linux" ||
	/Arial|Liberation Sans|Roboto/.test(spawnSync("fc-list", { encoding: "utf8" }).stdout ?? "");

function isInstalled(name: Name): boolean {
	if (name === "Arial") return hasFallbackFont();
	return Boolean(findProgram(name)) || (name === "Chromium" && hasPlaywrightChromium());
}

/** The missing programs, with Debian's packages. */
export const missingPrograms = () =>
	(Object.keys(programs) as Name[])
		.filter((name) => !isInstalled(name))
		.map((name) => ({ name, packages: programs[name].packages }));

// `npm test` in CI, as root on Debian: installs what is missing.
if (require.main === module && process.env.CI && process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get")) {
	const packages = missingPrograms().flatMap((program) => program.packages);
	// In runlevel 1, Debian does not start nginx after its installation.
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
	const aptGet = (...args: string[]) =>
		spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"], env });
	if (packages.length > 0) {
		aptGet("update");
		aptGet("install", "-y", "--no-install-recommends", ...packages);
	}
}
