import os from "node:os";

const systems: Partial<Record<NodeJS.Platform, string>> = { darwin: "macOS", linux: "Linux", win32: "Windows" };

export type Machine = { description: string; chromium: string; node: string; date: string; busy: boolean };

const cores = os.availableParallelism();

/** Whether other processes load this machine. Call it before the benchmark starts its own work. */
export const isBusy = () => (os.loadavg()[0] ?? 0) > cores / 2;

/** The environment of a run, without details that identify the machine. */
export function describeMachine(chromium: string, busy: boolean): Machine {
	const memory = Math.round(os.totalmem() / 1024 ** 3);
	return {
		description: `${systems[process.platform] ?? process.platform}, ${cores} cores, ${memory} GB`,
		chromium,
		node: process.versions.node,
		date: new Date().toISOString().slice(0, 10),
		busy,
	};
}
