import fs from "node:fs";
import path from "node:path";
import { buildSchema, GraphQLError, graphql } from "gatsby/graphql";
import { account, type Repository } from "./git-host";

const schema = buildSchema(fs.readFileSync(path.join(__dirname, "github.graphql"), "utf8"));

type CommitInput = {
	branch: { branchName: string };
	expectedHeadOid: string;
	message: { headline: string };
	fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
};

export type PullRequest = {
	number: number;
	title: string;
	branch: string;
	labels: string[];
	draft: boolean;
	merged: boolean;
};

export const nodeId = ({ number }: PullRequest) => `pull-${number}`;
export const webPage = ({ number }: PullRequest) => `https://github.com/team/site/pull/${number}`;

/** Answers GraphQL queries as GitHub does. Queries that do not fit its schema get errors. */
export function githubGraphql(repository: Repository, pulls: PullRequest[]) {
	const { git, line, head } = repository;
	/** All commits up to one, newest first, with their files. */
	function log(oid: string) {
		const entries = line("log", "--name-only", "--format=%x00%H%n%an%n%ae%n%cI%n%s", oid).split("\0").slice(1);
		return entries.map((entry) => {
			const [id = "", name = "", email = "", committedDate = "", message = "", ...files] = entry.split("\n");
			return { oid: id, name, email, committedDate, message, files };
		});
	}
	const logs = new Map<string, ReturnType<typeof log>>();

	function commit(oid: string) {
		const commits = logs.get(oid) ?? log(oid);
		logs.set(oid, commits);
		const { name, email, committedDate, message } = commits[0] ?? {};
		return {
			__typename: "Commit",
			oid,
			message,
			committedDate,
			author: { avatarUrl: "https://avatars.githubusercontent.com/u/1", email, name },
			file: (args: { path: string }) => ({ oid: line("rev-parse", `${oid}:${args.path}`) }),
			history: ({ first, path: file }: { first: number; path?: string }) => {
				const found = file ? commits.filter(({ files }) => files.includes(file)) : commits;
				return { nodes: found.slice(0, first).map((each) => commit(each.oid)) };
			},
		};
	}

	function blob(oid: string) {
		const content = git(["cat-file", "blob", oid]);
		const isBinary = content.includes(0);
		const text = isBinary ? null : content.toString();
		return { __typename: "Blob", oid, byteSize: content.length, isBinary, isTruncated: false, text };
	}

	function pullRequest(pull: PullRequest) {
		const { number, title, branch, labels, draft } = pull;
		const files = line("diff", "--name-only", `main...${branch}`).split("\n");
		return {
			id: nodeId(pull),
			number,
			title,
			url: webPage(pull),
			isDraft: draft,
			isCrossRepository: false,
			createdAt: line("log", "-1", "--format=%cI", branch),
			updatedAt: line("log", "-1", "--format=%cI", branch),
			headRefName: branch,
			headRefOid: head(branch),
			labels: { nodes: labels.map((name) => ({ name })) },
			files: { nodes: files.map((file) => ({ path: file, changeType: "MODIFIED" })) },
		};
	}

	const query = {
		id: "repository",
		object({ oid, expression }: { oid?: string; expression?: string }) {
			const id = oid ?? line("rev-parse", expression ?? "");
			return line("cat-file", "-t", id) === "commit" ? commit(id) : blob(id);
		},
		ref: ({ qualifiedName: name }: { qualifiedName: string }) =>
			repository.hasBranch(name) ? { name, target: commit(head(name)) } : null,
		pullRequests({ headRefName }: { headRefName?: string }) {
			const open = pulls.filter(({ merged, branch }) => !merged && (!headRefName || branch === headRefName));
			return { nodes: open.map(pullRequest), totalCount: open.length };
		},
	};

	const root = {
		repository: ({ owner, name }: { owner: string; name: string }) =>
			owner === "team" && name === "site" ? query : null,
		createRef({ input }: { input: { name: string; oid: string } }) {
			const name = input.name.replace("refs/heads/", "");
			if (repository.hasBranch(name)) throw new GraphQLError(`A ref named "${input.name}" already exists`);
			git(["update-ref", input.name, input.oid]);
			return { ref: { name } };
		},
		createCommitOnBranch({ input }: { input: CommitInput }) {
			const { branchName } = input.branch;
			if (head(branchName) !== input.expectedHeadOid) {
				const text = `Expected branch to point to "${input.expectedHeadOid}" but it did not. Pull and try again.`;
				throw new GraphQLError(text);
			}
			const { additions, deletions } = input.fileChanges;
			const files = additions.map(({ path, contents }) => ({ path, content: Buffer.from(contents, "base64") }));
			// GitHub signs such commits as the owner of the token.
			return {
				commit: commit(repository.commit([...files, ...deletions], input.message.headline, account, branchName)),
			};
		},
		markPullRequestReadyForReview({ input }: { input: { pullRequestId: string } }) {
			const pull = pulls.find((each) => nodeId(each) === input.pullRequestId);
			if (!pull) throw new GraphQLError(`Could not resolve to a node with the global id of '${input.pullRequestId}'`);
			pull.draft = false;
			return { pullRequest: pullRequest(pull) };
		},
	};

	return (source: string, variables: Record<string, unknown>) =>
		graphql({ schema, source, rootValue: root, variableValues: variables });
}
