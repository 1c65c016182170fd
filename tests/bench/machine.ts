import os from "node:os";

const systems: Partial<Record<NodeJS.Platform, string>> = { darwin: "macOS", linux: "Linux", win32: "Windows" };

const cores = os.availableParallelism();

/** Whether other processes load this machine. Call it before the benchmark starts its own work. */
export const isBusy = () => (os.loadavg()[0] ?? 0) > cores / 2;

/** The conditions of a run, without details that identify the machine. */
export function describeConditions(chromium: string, runs: number, busy: boolean): string {
	const date = new Date().toISOString().slice(0, 10);
	const memory = Math.round(os.totalmem() / 1024 ** 3);
	const machine = `${systems[process.platform] ?? process.platform}, ${cores} cores, ${memory} GB`;
	const warning = busy ? " The machine was busy: timings are provisional." : "";
	return `${date}; ${machine}; Chromium ${chromium}, Node.js ${process.versions.node}; medians of ${runs} ${runs === 1 ? "run" : "runs"}.${warning}`;
}
