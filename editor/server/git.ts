import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Who saves. */
export type User = { name: string; email: string };

/** A clone whose saves are commits, such as `origin/main`. */
export type Clone = { root: string; remote: string; branch: string };

/** Runs git. Its error is what git prints. It never asks for a password. */
async function git({ root }: Clone, ...parameters: string[]): Promise<string> {
	const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
	const options = { cwd: root, env, timeout: 60_000, maxBuffer: 50_000_000 };
	const { stdout } = await execute("git", parameters, options).catch(({ stderr, message }) => {
		throw new Error(String(stderr || message).trim());
	});
	return stdout.trim();
}

/** Makes the clone the current state of the branch. @throws if somebody has changed the clone itself */
export async function updateClone(clone: Clone): Promise<void> {
	const changed = await git(clone, "status", "--porcelain");
	if (changed) throw new Error(`the clone has changes that are not committed:\n${changed}`);
	await git(clone, "fetch", "--quiet", clone.remote, clone.branch);
	if ((await git(clone, "rev-list", "--count", "FETCH_HEAD..HEAD")) !== "0") {
		throw new Error(`the clone has commits that ${clone.remote}/${clone.branch} does not have`);
	}
	await git(clone, "merge", "--quiet", "--ff-only", "FETCH_HEAD");
}

/** Commits the changed files of the clone, and pushes the commit. If that fails, the clone is as before. */
export async function commitAndPush(clone: Clone, files: string[], subject: string, user: User): Promise<void> {
	const { remote, branch } = clone;
	const identity = ["-c", `user.name=${user.name}`, "-c", `user.email=${user.email}`];
	const before = await git(clone, "rev-parse", "HEAD");
	try {
		await git(clone, "add", "--all", "--", ...files);
		await git(clone, ...identity, "commit", "--quiet", "--no-verify", "-m", subject);
		await git(clone, "push", "--quiet", remote, `HEAD:refs/heads/${branch}`);
	} catch (error) {
		await git(clone, "reset", "--quiet", "--hard", before);
		throw error;
	}
}

/** A clone for commits. @param push `origin/main` @throws if its branch cannot be fetched, or the clone is not clean */
export async function openClone(root: string, push: string): Promise<Clone> {
	const [remote = "", ...names] = push.split("/");
	const clone = { root, remote, branch: names.join("/") };
	await updateClone(clone);
	return clone;
}
