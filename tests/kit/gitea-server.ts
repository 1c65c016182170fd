import { execFileSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http, { type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";

/** The token with which people sign in, and whom it belongs to. */
export const account = {
	token: "0123456789abcdef",
	login: "maria",
	full_name: "Maria Editor",
	email: "maria@example.com",
};

type Person = { name: string; email: string };
type Commit = {
	branch: string;
	message: string;
	author: Person;
	files: { operation: string; path: string; content: string; sha?: string }[];
};

async function readJson(request: IncomingMessage): Promise<unknown> {
	return JSON.parse(Buffer.concat(await request.toArray()).toString());
}

/** Serves the calls of Gitea's API that Sveltia CMS makes, over a bare repository with the files of a folder. */
export async function startGitea(folder: string) {
	const repository = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-git-"));
	const git = (args: string[], input?: Buffer, env = {}) =>
		execFileSync("git", args, { cwd: repository, input, env: { ...process.env, ...env }, maxBuffer: 1e8 });
	const line = (...args: string[]) => git(args).toString().trim();
	const person = ({ name, email }: Person) => ({
		GIT_AUTHOR_NAME: name,
		GIT_AUTHOR_EMAIL: email,
		GIT_COMMITTER_NAME: name,
		GIT_COMMITTER_EMAIL: email,
	});
	const index = { GIT_INDEX_FILE: path.join(repository, "editor-index") };

	git(["init", "--quiet", "--bare", "--initial-branch=main"]);
	git(["--work-tree", folder, "add", "content", "locales"], undefined, index);
	commitIndex("Start", { name: "Test", email: "test@example.com" });

	function commitIndex(message: string, author: Person, parent?: string) {
		const tree = git(["write-tree"], undefined, index).toString().trim();
		const parents = parent ? ["-p", parent] : [];
		const sha = git(["commit-tree", tree, ...parents, "-m", message], undefined, person(author))
			.toString()
			.trim();
		git(["update-ref", "refs/heads/main", sha]);
		return sha;
	}

	function shaOf(file: string): string | undefined {
		return line("ls-tree", "main", "--", file).split(/\s+/)[2];
	}

	function commit({ files, message, author }: Commit) {
		const conflict = files.find(
			({ path: file, sha, operation }) => shaOf(file) !== (operation === "create" ? undefined : sha),
		);
		if (conflict) return { status: 422, body: { message: `sha does not match [given: ${conflict.sha}]` } };
		git(["read-tree", "main"], undefined, index);
		const saved = files.map(({ operation, path: file, content }) => {
			if (operation === "delete") {
				git(["update-index", "--force-remove", file], undefined, index);
				return null;
			}
			const sha = git(["hash-object", "-w", "--stdin"], Buffer.from(content, "base64")).toString().trim();
			git(["update-index", "--add", "--cacheinfo", `100644,${sha},${file}`], undefined, index);
			return { path: file, sha };
		});
		const sha = commitIndex(message, author, line("rev-parse", "main"));
		return { status: 201, body: { commit: { sha, created: new Date().toISOString() }, files: saved } };
	}

	async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
		const { pathname } = new URL(request.url ?? "/", "http://localhost");
		const route = pathname.replace("/api/v1", "").replace("/repos/team/site", "/repo");
		const ok = (body: unknown) => ({ status: 200, body });
		if (request.headers.authorization !== `token ${account.token}`)
			return { status: 401, body: { message: "bad token" } };
		if (request.method === "POST" && route === "/repo/contents") return commit((await readJson(request)) as Commit);
		if (request.method === "POST" && route === "/repo/file-contents") {
			const { files } = (await readJson(request)) as { files: string[] };
			const read = (file: string) => git(["show", `main:${file}`]).toString("base64");
			return ok(files.map((file) => ({ path: file, sha: shaOf(file), encoding: "base64", content: read(file) })));
		}
		if (route === "/version") return ok({ version: "1.24.0" });
		if (route === "/user") return ok({ id: 1, ...account, token: undefined });
		if (route === "/settings/api") return ok({ default_paging_num: 30 });
		if (route === "/repo") return ok({ default_branch: "main", permissions: { pull: true, push: true } });
		if (route === "/repo/branches/main") return ok({ commit: { id: line("rev-parse", "main"), message: "" } });
		if (route === "/repo/commits") return ok([]);
		if (route.startsWith("/repo/git/trees/")) {
			const entries = line("ls-tree", "-r", "--long", "main").split("\n");
			const tree = entries.map((entry) => {
				const [, type, sha, size, file] = /^\d+ (\w+) (\w+) +(\d+)\t(.+)$/.exec(entry) ?? [];
				return { type, sha, size: Number(size), path: file };
			});
			return ok({ tree, truncated: false });
		}
		const file = /^\/repo\/(?:raw|media\/main)\/(.+)$/.exec(route)?.[1];
		if (file) return ok(git(["show", `main:${decodeURIComponent(file)}`]));
		return { status: 404, body: { message: `no such call: ${route}` } };
	}

	const server = http.createServer(async (request, response) => {
		const cors = {
			"Access-Control-Allow-Origin": "*",
			"Access-Control-Allow-Headers": "*",
			"Access-Control-Allow-Methods": "*",
		};
		if (request.method === "OPTIONS") return response.writeHead(204, cors).end();
		const { status, body } = await answer(request);
		const isFile = Buffer.isBuffer(body);
		response.writeHead(status, { ...cors, "Content-Type": isFile ? "application/octet-stream" : "application/json" });
		return response.end(isFile ? body : JSON.stringify(body));
	});
	await once(server.listen(0, "localhost"), "listening");

	return {
		origin: `http://localhost:${(server.address() as AddressInfo).port}`,
		/** A file on the branch `main`. */
		read: (file: string) => git(["show", `main:${file}`]).toString(),
		/** The author, message and changed lines of the last commit. */
		lastCommit: () => ({
			author: line("log", "-1", "--format=%an <%ae>"),
			message: line("log", "-1", "--format=%s"),
			diff: line("diff", "--unified=0", "main~1", "main")
				.split("\n")
				.filter((text) => /^[+-](?![+-])/.test(text)),
			files: line("diff", "--name-only", "main~1", "main").split("\n"),
		}),
		/** Commits a file as somebody else. */
		commitFile(file: string, text: string) {
			git(["read-tree", "main"], undefined, index);
			const sha = git(["hash-object", "-w", "--stdin"], Buffer.from(text)).toString().trim();
			git(["update-index", "--cacheinfo", `100644,${sha},${file}`], undefined, index);
			commitIndex("Another change", { name: "Other", email: "other@example.com" }, line("rev-parse", "main"));
		},
		stop() {
			server.closeAllConnections();
			server.close();
			fs.rmSync(repository, { recursive: true, force: true });
		},
	};
}
