import type { IncomingMessage } from "node:http";
import { type Answer, account, createRepository, ok, type Person, readJson, serveApi } from "./git-host";

type Commit = {
	message: string;
	author: Person;
	files: { operation: string; path: string; content: string; sha?: string }[];
};

/** Serves the calls of Gitea's API that Sveltia CMS makes, over a bare repository with the files of a folder. */
export async function startGitea(folder: string) {
	const repository = createRepository(folder);
	const { git, head, shaOf } = repository;

	function commit({ files, message, author }: Commit): Answer {
		const conflict = files.find(
			({ path: file, sha, operation }) => shaOf(file) !== (operation === "create" ? undefined : sha),
		);
		if (conflict) return { status: 422, body: { message: `sha does not match [given: ${conflict.sha}]` } };
		const changes = files.map(({ operation, path, content }) =>
			operation === "delete" ? { path } : { path, content: Buffer.from(content, "base64") },
		);
		const sha = repository.commit(changes, message, author);
		const saved = changes.map(({ path, content }) => (content ? { path, sha: shaOf(path) } : null));
		return { status: 201, body: { commit: { sha, created: new Date().toISOString() }, files: saved } };
	}

	async function answer(request: IncomingMessage): Promise<Answer> {
		const { pathname } = new URL(request.url ?? "/", "http://localhost");
		const route = pathname.replace("/api/v1", "").replace("/repos/team/site", "/repo");
		if (request.method === "POST" && route === "/repo/contents") return commit(await readJson<Commit>(request));
		if (request.method === "POST" && route === "/repo/file-contents") {
			const { files } = await readJson<{ files: string[] }>(request);
			const read = (file: string) => git(["show", `main:${file}`]).toString("base64");
			return ok(files.map((file) => ({ path: file, sha: shaOf(file), encoding: "base64", content: read(file) })));
		}
		if (route === "/version") return ok({ version: "1.24.0" });
		if (route === "/user") return ok({ id: 1, login: account.login, full_name: account.name, email: account.email });
		if (route === "/settings/api") return ok({ default_paging_num: 30 });
		if (route === "/repo") return ok({ default_branch: "main", permissions: { pull: true, push: true } });
		if (route === "/repo/branches/main") return ok({ commit: { id: head(), message: "" } });
		if (route === "/repo/commits") return ok([]);
		if (route.startsWith("/repo/git/trees/")) return ok({ tree: repository.tree("main"), truncated: false });
		const file = /^\/repo\/(?:raw|media\/main)\/(.+)$/.exec(route)?.[1];
		if (file) return ok(git(["show", `main:${decodeURIComponent(file)}`]));
		return { status: 404, body: { message: `no such call: ${route}` } };
	}

	const { origin, stop } = await serveApi(answer);
	return {
		...repository,
		origin,
		stop() {
			stop();
			repository.remove();
		},
	};
}
