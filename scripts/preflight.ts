import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { run } from "./run";

/** @throws an error if Gatsby cannot keep its settings in the home folder */
function checkHome(): void {
	const folder = process.env.XDG_CONFIG_HOME || path.join(os.homedir(), ".config");
	try {
		fs.mkdirSync(folder, { recursive: true });
		fs.accessSync(folder, fs.constants.W_OK);
	} catch {
		throw new Error(`${folder} cannot be written, but Gatsby keeps its settings there. Set HOME to a folder of yours.`);
	}
}

/**
 * Says at once what a command is missing: a supported Node.js, a home folder and, with `--browser`, Chromium.
 * In CI as root on Debian, it also installs what some browser tests need.
 */
void run(async () => {
	checkHome();
	if (!process.argv.includes("--browser")) return;
	// Loaded here, because Playwright itself stops on an older Node.js.
	const { findChromium, installChromium } = await import("./chromium");
	const { canInstallPrograms, installMissingPrograms } = await import("./browsers");
	installChromium();
	findChromium();
	if (process.env.CI && canInstallPrograms()) installMissingPrograms();
});
