import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runGit } from "./run-git";
import { type Change, writeChanges } from "./working-tree";

/** Who saves. */
export type User = { name: string; email: string };

/**
 * The times in ms after which git is stopped. `look` is for a fetch at the start, or for somebody who opens the editor: it may be large.
 * A save fetches, pushes, and fetches again if the push has failed. Together with the wait for its turn, it takes less than the 120 s
 * of the proxy in docs/editor.md.
 */
export const limits = { look: 60_000, fetch: 20_000, push: 45_000 };

/** A clone whose saves are commits, such as `origin/main`. Nothing else changes it. */
export type Clone = {
	root: string;
	/** Its `.git`. */
	gitFolder: string;
	remote: string;
	branch: string;
};

/** A push that has failed. */
export class PushError extends Error {
	constructor(
		/** `refused`: the host says no; `failed`: the commit has not arrived; `unknown`: it may still arrive. */
		readonly outcome: "refused" | "failed" | "unknown",
		message: string,
	) {
		super(message);
	}
}

/** The branch as the host has it: as it was fetched, or pushed, last. The working tree follows it. */
const branchRef = "refs/editor/branch";

const git = ({ root }: Clone, ...parameters: string[]) => runGit(root, parameters);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Fetches the branch. One that does not exist, or was deleted after its merge, starts at the default branch of the host: the next push
 * creates it.
 */
export async function fetchBranch({ root, remote, branch }: Clone, signal: AbortSignal): Promise<void> {
	const fetch = (name: string) => runGit(root, ["fetch", "--quiet", remote, `+${name}:${branchRef}`], { signal });
	await fetch(`refs/heads/${branch}`).catch((error: unknown) => {
		if (!messageOf(error).includes("couldn't find remote ref")) throw error;
		return fetch("HEAD");
	});
}

/** Makes the files those of the branch. */
export async function resetClone(clone: Clone): Promise<void> {
	await git(clone, "reset", "--quiet", "--hard", branchRef);
	await git(clone, "clean", "--quiet", "--force", "-d");
}

/** Writes the files of a save that was pushed, each in one step: git would remove them first. */
export async function writeSaved(clone: Clone, changes: Change[]): Promise<void> {
	writeChanges(clone.root, changes);
	await git(clone, "reset", "--quiet", branchRef);
}

/** Creates a commit on top of the branch. It changes neither files nor branches. @returns its id */
async function createCommit({ gitFolder }: Clone, changes: Change[], subject: string, user: User): Promise<string> {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "editor-save-"));
	const files = path.join(folder, "files");
	const env = { GIT_DIR: gitFolder, GIT_WORK_TREE: files, GIT_INDEX_FILE: path.join(folder, "index") };
	const run = (...parameters: string[]) => runGit(files, parameters, { env });
	try {
		fs.mkdirSync(files);
		await run("read-tree", branchRef);
		writeChanges(
			files,
			changes.filter(({ content }) => content),
		);
		// `--force`: what a save names belongs to it, also if .gitignore has a pattern that matches.
		await run("add", "--all", "--force", "--", ...changes.map((change) => change.path));
		const tree = await run("write-tree");
		const identity = ["-c", `user.name=${user.name}`, "-c", `user.email=${user.email}`];
		return await run(...identity, "commit-tree", tree, "-p", branchRef, "-m", subject);
	} finally {
		fs.rmSync(folder, { recursive: true, force: true });
	}
}

/** Whether a commit is part of the branch, which is fetched again. */
async function hasArrived(clone: Clone, commit: string): Promise<boolean> {
	await fetchBranch(clone, AbortSignal.timeout(limits.fetch));
	const missing = await git(clone, "rev-list", "--max-count=1", commit, `^${branchRef}`);
	return missing === "";
}

/** Pushes a commit. If the answer of the host does not come, the branch says whether the commit has arrived. @throws PushError */
async function push(clone: Clone, commit: string): Promise<void> {
	const { root, remote, branch } = clone;
	const signal = AbortSignal.timeout(limits.push);
	try {
		await runGit(root, ["push", "--quiet", remote, `${commit}:refs/heads/${branch}`], { signal });
	} catch (error) {
		const message = messageOf(error);
		if (message.includes("[remote rejected]")) throw new PushError("refused", message);
		if (message.includes("[rejected]")) throw new PushError("failed", message);
		const arrived = await hasArrived(clone, commit).catch(() => undefined);
		if (arrived) return;
		// A host whose hooks are slow may take the commit after all.
		throw new PushError(arrived === undefined || signal.aborted ? "unknown" : "failed", message);
	}
	// The commit has arrived, whatever happens here: the next fetch sets the branch, too.
	await git(clone, "update-ref", branchRef, commit).catch(console.error);
}

/** Commits changes on top of the branch, and pushes the commit. @throws PushError; then the clone is as before */
export async function commitAndPush(clone: Clone, changes: Change[], subject: string, user: User): Promise<void> {
	await push(clone, await createCommit(clone, changes, subject, user));
}

/** The files that differ from a commit, without those that git ignores. */
async function changedFiles(clone: Clone, commit: string): Promise<string[]> {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "editor-index-"));
	// An index of its own: that of the clone may have changes, which stay if the clone is refused.
	const env = { GIT_INDEX_FILE: path.join(folder, "index") };
	const run = (...parameters: string[]) => runGit(clone.root, parameters, { env });
	try {
		await run("read-tree", commit);
		// Adds new files to the difference.
		await run("add", "--all", "--intent-to-add");
		const listed = await run("diff", "--name-only", "--no-renames", "-z", commit);
		return listed.split("\0").filter(Boolean);
	} finally {
		fs.rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Drops what an interrupted save has left. Each of its files is that of HEAD, or that of the branch as it was pushed, so nothing is lost.
 * @throws if the clone has changes, or commits, that are on no branch of the host
 */
async function dropLeftovers(clone: Clone, repair: string, known?: string): Promise<void> {
	const changed = await changedFiles(clone, "HEAD");
	const unpushed = await changedFiles(clone, known ?? "HEAD");
	const own = changed.filter((file) => unpushed.includes(file));
	if (own.length > 0) throw new Error(`The clone has changes that are not committed:\n${own.join("\n")}\n${repair}`);
	const commits = await git(clone, "log", "--oneline", "HEAD", "--not", branchRef, ...(known ? [known] : []));
	if (commits) throw new Error(`The clone has commits that are not on the branch:\n${commits}\n${repair}`);
	if (changed.length > 0) console.error(`Dropped what an interrupted save has left: ${changed.join(", ")}`);
	// Without a pattern: git removes a whole ignored folder, such as node_modules, if the pattern may match inside it.
	await git(clone, "clean", "--quiet", "--force", "-X", "--", "content", "locales");
}

/**
 * A clone for commits. From now on, nothing else may change it.
 * @param name of the remote and the branch: `origin/main`
 * @throws if the branch cannot be fetched, or the clone has changes or commits that a reset would lose
 */
export async function openClone(root: string, name: string): Promise<Clone> {
	const [remote = "", ...names] = name.split("/");
	const gitFolder = await runGit(root, ["rev-parse", "--absolute-git-dir"]);
	const clone = { root, gitFolder, remote, branch: names.join("/") };
	const lock = path.join(gitFolder, "index.lock");
	if (fs.existsSync(lock)) {
		fs.rmSync(lock, { force: true });
		console.error(`Removed ${lock}, which a process that was killed has left.`);
	}
	const known = await git(clone, "rev-parse", "--verify", "--quiet", branchRef).catch(() => undefined);
	await fetchBranch(clone, AbortSignal.timeout(limits.look));
	await dropLeftovers(clone, `To drop them, run in the clone: git reset --hard ${name} && git clean -fd`, known);
	await resetClone(clone);
	return clone;
}
