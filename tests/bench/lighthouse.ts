import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Probe } from "./probe";

/** Run by npx: it has 177 packages, which the project itself does not need. */
const command = "lighthouse@12.8.2";

/** The part of Lighthouse's JSON report that is read here. */
type Result = {
	runtimeError?: { message: string };
	categories: Record<string, { score: number | null } | undefined>;
};

const categories = ["performance", "accessibility", "best-practices", "seo"];

async function scores(url: string, port: number): Promise<number[]> {
	const flags = [`--port=${port}`, "--output=json", `--only-categories=${categories}`, "--quiet"];
	const args = ["--yes", command, url, ...flags, "--disable-full-page-screenshot"];
	const { stdout } = await promisify(execFile)("npx", args, { maxBuffer: 2 ** 26 });
	const result = JSON.parse(stdout) as Result;
	if (result.runtimeError) throw new Error(result.runtimeError.message);
	return categories.map((category) => Math.round((result.categories[category]?.score ?? 0) * 100));
}

/** Scores vary by a point or two on a busy machine. */
const performance = { atLeast: 98 };
const others = { atLeast: 100 };

/** Lighthouse's mobile profile, which simulates slow 4G and a four times slower CPU. */
export const lighthouse = ["/", "/templates/", "/template/101/"].map(
	(route): Probe => ({
		route,
		rows: [
			{ name: "Lighthouse performance", unit: "points", target: performance },
			{ name: "Lighthouse: lowest other category", unit: "points", target: others },
		],
		measure: async ({ debuggingPort }, url) => {
			const [first = 0, ...rest] = await scores(url, debuggingPort);
			return [first, Math.min(...rest)];
		},
	}),
);
