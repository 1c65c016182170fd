import os from "node:os";

const systems: Partial<Record<NodeJS.Platform, string>> = { darwin: "macOS", linux: "Linux", win32: "Windows" };

export type Machine = { description: string; chromium: string; node: string; date: string; busy: boolean };

const cores = os.availableParallelism();

/** Whether others have work for this machine. To be asked before the bench itself gives it some. */
export const isBusy = () => (os.loadavg()[0] ?? 0) > cores / 2;

/** On what the figures were taken, in general terms. */
export function machine(chromium: string, busy: boolean): Machine {
	const memory = Math.round(os.totalmem() / 1024 ** 3);
	return {
		description: `${systems[process.platform] ?? process.platform}, ${cores} cores, ${memory} GB`,
		chromium,
		node: process.versions.node,
		date: new Date().toISOString().slice(0, 10),
		busy,
	};
}
