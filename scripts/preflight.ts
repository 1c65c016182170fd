import { canInstallPrograms, installMissingPrograms } from "./browsers";
import { checkNode } from "./check-node";
import { findChromium } from "./chromium";

// Says at once what a command is missing: a supported Node.js and, with `--browser`, Chromium.
// In CI as root on Debian, it also installs what some browser tests need.
try {
	checkNode();
	if (process.argv.includes("--browser")) {
		findChromium();
		if (process.env.CI && canInstallPrograms()) installMissingPrograms();
	}
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}
