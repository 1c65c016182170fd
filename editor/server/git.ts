import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Who saves. */
export type User = { name: string; email: string };

/** A clone whose saves are commits, such as `origin/main`. */
export type Clone = { root: string; remote: string; branch: string };

/** Runs git. Its error is what git prints. It never asks for a password. */
async function git({ root }: Clone, ...parameters: string[]): Promise<void> {
	const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
	await execute("git", parameters, { cwd: root, env, timeout: 60_000 }).catch(({ stderr, message }) => {
		throw new Error(String(stderr || message).trim());
	});
}

/** Makes the files those of the branch as it was fetched last. What an interrupted save has left was never confirmed. */
async function resetClone(clone: Clone): Promise<void> {
	await git(clone, "reset", "--quiet", "--hard", "FETCH_HEAD");
	await git(clone, "clean", "--quiet", "--force", "-d");
}

/** Makes the clone the current state of the branch. */
export async function updateClone(clone: Clone): Promise<void> {
	await git(clone, "fetch", "--quiet", clone.remote, clone.branch);
	await resetClone(clone);
}

/** Commits the changed files of the clone, and pushes the commit. If that fails, the clone is as before. */
export async function commitAndPush(clone: Clone, files: string[], subject: string, user: User): Promise<void> {
	const { remote, branch } = clone;
	const settings = [`user.name=${user.name}`, `user.email=${user.email}`, "commit.gpgSign=false"];
	const options = settings.flatMap((setting) => ["-c", setting]);
	try {
		await git(clone, "add", "--all", "--", ...files);
		await git(clone, ...options, "commit", "--quiet", "--no-verify", "-m", subject);
		await git(clone, "push", "--quiet", remote, `HEAD:refs/heads/${branch}`);
	} catch (error) {
		await resetClone(clone);
		throw error;
	}
}

/** A clone for commits, which nothing else may change. @param push `origin/main` @throws if its branch cannot be fetched */
export async function openClone(root: string, push: string): Promise<Clone> {
	const [remote = "", ...names] = push.split("/");
	const clone = { root, remote, branch: names.join("/") };
	await updateClone(clone);
	return clone;
}
