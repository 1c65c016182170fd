import fs from "node:fs";
import path from "node:path";
import type { Browser, TestInfo } from "@playwright/test";

type Machine = { platform: string; chromium: string };

const file = path.resolve(__dirname, "../browser/visual.spec.ts-snapshots/recorded-on.json");

function machine(browser: Browser): Machine {
	return { platform: process.platform, chromium: browser.version().split(".")[0] ?? "" };
}

function recordedOn(): Machine | undefined {
	return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as Machine) : undefined;
}

/**
 * Compares screenshots. Where platform or Chromium's major version are not those of the recording, letters are drawn
 * otherwise: then a difference is reported, loudly, and does not fail.
 */
export async function compareOnSameMachine(browser: Browser, testInfo: TestInfo, compare: () => Promise<void>) {
	const here = machine(browser);
	const there = recordedOn();
	try {
		await compare();
	} catch (error) {
		if (!there || (there.platform === here.platform && there.chromium === here.chromium)) throw error;
		const description = `differs, but was recorded on ${there.platform} with Chromium ${there.chromium}, not ${here.platform} with ${here.chromium}`;
		testInfo.annotations.push({ type: "visual difference", description });
		console.error(`!! ${testInfo.title}: ${description}`);
	}
}

/** Notes with new screenshots on which machine they were taken. */
export function keepRecord(browser: Browser, testInfo: TestInfo) {
	if (!["all", "changed"].includes(testInfo.config.updateSnapshots)) return;
	fs.writeFileSync(file, `${JSON.stringify(machine(browser), null, 2)}\n`);
}
