import fs from "node:fs";
import path from "node:path";
import type { Browser, TestInfo } from "@playwright/test";

type Environment = { platform: string; chromium: string };

const file = path.resolve(__dirname, "../browser/visual.spec.ts-snapshots/recorded-on.json");

function environment(browser: Browser): Environment {
	return { platform: process.platform, chromium: browser.version().split(".")[0] ?? "" };
}

function readEnvironment(): Environment | undefined {
	return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as Environment) : undefined;
}

/**
 * Runs a screenshot comparison. Text rendering depends on the platform and the major version of Chromium: if they differ
 * from the recording, a difference is logged and does not fail.
 */
export async function compareInSameEnvironment(browser: Browser, testInfo: TestInfo, compare: () => Promise<void>) {
	const actual = environment(browser);
	const recorded = readEnvironment();
	try {
		await compare();
	} catch (error) {
		if (!recorded || (recorded.platform === actual.platform && recorded.chromium === actual.chromium)) throw error;
		const description = `differs, but was recorded on ${recorded.platform} with Chromium ${recorded.chromium}, not on ${actual.platform} with ${actual.chromium}`;
		testInfo.annotations.push({ type: "visual difference", description });
		console.error(`!! ${testInfo.title}: ${description}`);
	}
}

/** Saves the environment together with updated screenshots. */
export function saveEnvironment(browser: Browser, testInfo: TestInfo) {
	if (!["all", "changed"].includes(testInfo.config.updateSnapshots)) return;
	fs.writeFileSync(file, `${JSON.stringify(environment(browser), null, 2)}\n`);
}
