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

/** @throws an error if the path of the project has a character that Gatsby does not escape */
function checkPath(): void {
	const [character] = /[()#]/.exec(process.cwd()) ?? [];
	if (!character) return;
	throw new Error(`Gatsby cannot build in ${process.cwd()}. Move the project to a path without ${character}`);
}

/**
 * Says at once what a command is missing: a supported Node.js, a home folder, a path that Gatsby can use and, with `--browser`,
 * Chromium.
 */
void run(async () => {
	checkHome();
	checkPath();
	if (!process.argv.includes("--browser")) return;
	// Loaded here, because Playwright itself stops on an older Node.js.
	const { findChromium } = await import("./chromium");
	findChromium();
});
