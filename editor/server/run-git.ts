import { spawn } from "node:child_process";

/** The time in ms that git has to end by itself, and to remove its locks, before it is killed. */
const grace = 1_000;

type Options = {
	/** Ends git and all processes that it has started, such as `ssh`. */
	signal?: AbortSignal;
	env?: Record<string, string>;
};

/**
 * Runs git in a folder. It never asks for a password.
 * @returns what it prints
 * @throws what it prints as an error, or the reason of the signal
 */
export async function runGit(folder: string, parameters: string[], { signal, env }: Options = {}): Promise<string> {
	signal?.throwIfAborted();
	const git = spawn("git", parameters, {
		cwd: folder,
		env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", ...env },
		// A process group of its own. On Windows, it would be a new window.
		detached: process.platform !== "win32",
		stdio: ["ignore", "pipe", "pipe"],
	});
	const printed = { stdout: "", stderr: "" };
	for (const name of ["stdout", "stderr"] as const) {
		git[name].setEncoding("utf8").on("data", (text: string) => {
			printed[name] += text;
		});
	}
	function kill(name: NodeJS.Signals): void {
		try {
			process.kill(-Number(git.pid), name);
		} catch {
			// The group has ended, or this is Windows, which has none.
			git.kill(name);
		}
	}
	let killing: NodeJS.Timeout | undefined;
	function stop(): void {
		kill("SIGTERM");
		// What git has started may ignore that.
		killing = setTimeout(kill, grace, "SIGKILL");
	}
	signal?.addEventListener("abort", stop, { once: true });
	const ended = new Promise<number | null>((resolve, reject) => git.once("error", reject).once("close", resolve));
	const code = await ended.finally(() => {
		clearTimeout(killing);
		signal?.removeEventListener("abort", stop);
	});
	if (signal?.aborted) throw new Error(`git ${parameters[0]}: ${signal.reason.message}`);
	if (code !== 0) throw new Error(printed.stderr.trim() || `git ${parameters[0]} ended with ${code}`);
	return printed.stdout.trim();
}
