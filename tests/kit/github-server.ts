import type { IncomingMessage } from "node:http";
import { type Answer, account, createRepository, ok, readJson, serveApi } from "./git-host";
import { githubGraphql, nodeId, type PullRequest, webPage } from "./github-graphql";

const message = (status: number, text: string): Answer => ({ status, body: { message: text } });

/**
 * Serves the calls of GitHub's GraphQL and REST APIs that Sveltia CMS makes, as their documentation describes them, over
 * a bare repository with the files of a folder.
 */
export async function startGithub(folder: string) {
	const repository = createRepository(folder);
	const { git, line, head } = repository;
	const pulls: PullRequest[] = [];
	const runQuery = githubGraphql(repository, pulls);

	function merge(pull: PullRequest, title: string): Answer {
		if (pull.draft) return message(405, "Pull Request is still a draft");
		let tree: string;
		try {
			tree = line("merge-tree", "--write-tree", "main", pull.branch);
		} catch {
			return message(405, "Pull Request is not mergeable");
		}
		const sha = repository.commitTree(tree, "main", title, account, [head(), head(pull.branch)]);
		pull.merged = true;
		return ok({ sha, merged: true, message: "Pull Request successfully merged" });
	}

	async function createPull(request: IncomingMessage): Promise<Answer> {
		const { title, head: branch, draft } = await readJson<{ title: string; head: string; draft: boolean }>(request);
		const pull = { number: pulls.length + 1, title, branch, draft, labels: [], merged: false };
		pulls.push(pull);
		const now = new Date().toISOString();
		const times = { created_at: now, updated_at: now };
		const ids = { number: pull.number, node_id: nodeId(pull), html_url: webPage(pull), head: { sha: head(branch) } };
		return { status: 201, body: { title, ...ids, ...times } };
	}

	async function answer(request: IncomingMessage): Promise<Answer> {
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
		const route = `${request.method} ${decodeURIComponent(pathname).replace("/repos/team/site", "")}`;
		if (route === "POST /graphql") {
			const { query: source, variables } = await readJson<{ query: string; variables: Record<string, unknown> }>(
				request,
			);
			return ok(await runQuery(source, variables));
		}
		if (route === "GET /user") return ok({ id: 1, login: account.login, name: account.name, email: account.email });
		if (route === `GET /collaborators/${account.login}`) return { status: 204 };
		if (route === "POST /pulls") return createPull(request);
		const [call = "", argument = ""] =
			/^(\w+ \/(?:contents|git\/(?:trees|blobs|refs\/heads))\/)(.+)$/.exec(route)?.slice(1) ?? [];
		if (call === "GET /git/trees/") return ok({ sha: argument, tree: repository.tree(argument), truncated: false });
		if (call === "GET /contents/") return ok(git(["show", `${searchParams.get("ref")}:${argument}`]));
		if (call === "GET /git/blobs/") return ok(git(["cat-file", "blob", argument]));
		if (call === "DELETE /git/refs/heads/") {
			git(["update-ref", "-d", `refs/heads/${argument}`]);
			return { status: 204 };
		}
		const pull = pulls[Number(/^\w+ \/(?:issues|pulls)\/(\d+)/.exec(route)?.[1]) - 1];
		if (!pull) return message(404, `no such call: ${route}`);
		if (route.endsWith("/merge")) return merge(pull, (await readJson<{ commit_title: string }>(request)).commit_title);
		if (request.method !== "GET") pull.labels = (await readJson<{ labels: string[] }>(request)).labels;
		return ok({ number: pull.number, labels: pull.labels.map((name) => ({ name })) });
	}

	const { origin, stop } = await serveApi(answer);
	return {
		...repository,
		origin,
		pulls,
		stop() {
			stop();
			repository.remove();
		},
	};
}
