import type { Reporter } from "@playwright/test/reporter";
import { missingPrograms } from "../../scripts/browsers";

/** Names the programs that are missing on this machine, after the tests. In CI, a missing program is a failure. */
export default class MissingPrograms implements Reporter {
	async onEnd() {
		const missing = missingPrograms();
		for (const { name, packages } of missing) {
			console.error(`SKIPPED: the tests with ${name}, which is not installed (on Debian: ${packages.join(", ")}).`);
		}
		return missing.length > 0 && process.env.CI ? { status: "failed" as const } : undefined;
	}

	printsToStdio = () => false;
}
