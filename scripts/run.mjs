import { spawnSync } from "node:child_process";
import path from "node:path";

/** Entry points of the installed tools. Running them with Node.js works the same on every system. */
const tools = {
	biome: "@biomejs/biome/bin/biome",
	gatsby: "gatsby/cli.js",
	jest: "jest/bin/jest.js",
	playwright: "@playwright/test/cli.js",
	stylelint: "stylelint/bin/stylelint.mjs",
	tsc: "typescript/bin/tsc",
	tsx: "tsx/dist/cli.mjs",
};

/**
 * Runs a tool and waits for it.
 * @param {keyof typeof tools} tool
 * @param {string[]} args
 * @param {Record<string, string>} env added to the environment
 * @returns {boolean} whether it succeeded
 */
export function run(tool, args = [], env = {}) {
	const result = spawnSync(process.execPath, [path.resolve("node_modules", tools[tool]), ...args], {
		stdio: "inherit",
		env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
	});
	return result.status === 0;
}
