import { checkNode } from "./check-node";

/**
 * Says at once what a command is missing: a supported Node.js and, with `--browser`, Chromium.
 * In CI as root on Debian, it also installs what some browser tests need.
 */
async function preflight(): Promise<void> {
	checkNode();
	if (!process.argv.includes("--browser")) return;
	// Loaded here, because Playwright itself stops on an older Node.js.
	const { findChromium, installChromium } = await import("./chromium");
	const { canInstallPrograms, installMissingPrograms } = await import("./browsers");
	await installChromium();
	findChromium();
	if (process.env.CI && canInstallPrograms()) installMissingPrograms();
}

preflight().catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
