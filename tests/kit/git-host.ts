import { execFileSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http, { type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";

/** The token with which people sign in, and whom it belongs to. */
export const account = { token: "0123456789abcdef", login: "maria", name: "Maria Editor", email: "maria@example.com" };

export type Person = { name: string; email: string };

/** A file to write, or to delete when it has no content. */
export type FileChange = { path: string; content?: Buffer };

/** A bare repository whose branch `main` has the content and locales of a folder. */
export function createRepository(folder: string) {
	const repository = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-git-"));
	const index = { GIT_INDEX_FILE: path.join(repository, "editor-index") };
	const git = (args: string[], input?: Buffer, env = {}) =>
		execFileSync("git", args, {
			cwd: repository,
			input,
			env: { ...process.env, ...env },
			maxBuffer: 1e8,
			stdio: ["pipe", "pipe", "pipe"],
		});
	const line = (...args: string[]) => git(args).toString().trim();
	const refFile = (branch: string) => path.join(repository, "refs/heads", branch);
	const head = (branch = "main") => fs.readFileSync(refFile(branch), "utf8").trim();

	/** Sets a branch to a new commit of a tree. */
	function commitTree(
		tree: string,
		branch: string,
		message: string,
		{ name, email }: Person,
		parents: string[],
	): string {
		const person = {
			GIT_AUTHOR_NAME: name,
			GIT_AUTHOR_EMAIL: email,
			GIT_COMMITTER_NAME: name,
			GIT_COMMITTER_EMAIL: email,
		};
		const flags = parents.flatMap((parent) => ["-p", parent]);
		const commit = git(["commit-tree", tree, ...flags, "-m", message], undefined, person)
			.toString()
			.trim();
		git(["update-ref", `refs/heads/${branch}`, commit]);
		return commit;
	}

	/** Commits files and returns the commit. */
	function commit(changes: FileChange[], message: string, person: Person, branch = "main"): string {
		git(["read-tree", head(branch)], undefined, index);
		for (const { path: file, content } of changes) {
			const blob = content && git(["hash-object", "-w", "--stdin"], content).toString().trim();
			const update = blob ? ["--add", "--cacheinfo", `100644,${blob},${file}`] : ["--force-remove", file];
			git(["update-index", ...update], undefined, index);
		}
		const tree = git(["write-tree"], undefined, index).toString().trim();
		return commitTree(tree, branch, message, person, [head(branch)]);
	}

	git(["init", "--quiet", "--bare", "--initial-branch=main"]);
	git(["--work-tree", folder, "add", "content", "locales"], undefined, index);
	const start = git(["write-tree"], undefined, index).toString().trim();
	commitTree(start, "main", "Start", { name: "Test", email: "test@example.com" }, []);

	return {
		git,
		line,
		head,
		hasBranch: (branch: string) => fs.existsSync(refFile(branch)),
		commit,
		commitTree,
		/** The id of a file on `main`. */
		shaOf: (file: string): string | undefined => line("ls-tree", "main", "--", file).split(/\s+/)[2],
		/** The files of a commit. */
		tree: (ref: string) =>
			line("ls-tree", "-r", "--long", ref)
				.split("\n")
				.map((entry) => {
					const [, type, sha, size, file] = /^\d+ (\w+) (\w+) +(\d+)\t(.+)$/.exec(entry) ?? [];
					return { type, sha, size: Number(size), path: file };
				}),
		read: (file: string, branch = "main") => git(["show", `${branch}:${file}`]).toString(),
		/** Author, message, files and changed lines of the last commit. */
		lastCommit: (branch = "main") => ({
			author: line("log", "-1", "--format=%an <%ae>", branch),
			message: line("log", "-1", "--format=%s", branch),
			diff: line("diff", "--unified=0", `${branch}~1`, branch)
				.split("\n")
				.filter((text) => /^[+-](?![+-])/.test(text)),
			files: line("diff", "--name-only", `${branch}~1`, branch).split("\n"),
		}),
		/** Commits a file as somebody else. */
		commitFile: (file: string, text: string, branch = "main") =>
			commit(
				[{ path: file, content: Buffer.from(text) }],
				"Another change",
				{ name: "Other", email: "other@example.com" },
				branch,
			),
		remove: () => fs.rmSync(repository, { recursive: true, force: true }),
	};
}

export type Repository = ReturnType<typeof createRepository>;

export type Answer = { status: number; body?: unknown };

export const ok = (body: unknown): Answer => ({ status: 200, body });

export async function readJson<Body>(request: IncomingMessage): Promise<Body> {
	return JSON.parse(Buffer.concat(await request.toArray()).toString());
}

/** Serves an API to signed-in people of any origin. */
export async function serveApi(answer: (request: IncomingMessage) => Promise<Answer> | Answer) {
	const server = http.createServer(async (request, response) => {
		const cors = {
			"Access-Control-Allow-Origin": "*",
			"Access-Control-Allow-Headers": "*",
			"Access-Control-Allow-Methods": "*",
			// While git runs, an idle connection may expire, and a client use it all the same.
			Connection: "close",
		};
		if (request.method === "OPTIONS") return response.writeHead(204, cors).end();
		const isSignedIn = request.headers.authorization === `token ${account.token}`;
		const { status, body } = isSignedIn ? await answer(request) : { status: 401, body: { message: "Bad credentials" } };
		const isFile = Buffer.isBuffer(body);
		response.writeHead(status, { ...cors, "Content-Type": isFile ? "application/octet-stream" : "application/json" });
		return response.end(isFile ? body : JSON.stringify(body));
	});
	await once(server.listen(0, "localhost"), "listening");
	return {
		origin: `http://localhost:${(server.address() as AddressInfo).port}`,
		stop() {
			server.closeAllConnections();
			server.close();
		},
	};
}
