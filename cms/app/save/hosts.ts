import type { PublishedBackend } from "../project";

type Json = Record<string, unknown>;

/** A file of a commit. Pictures and files that are deleted have no text. */
export type CommitFile = { path: string; text?: string };

/** A file as the host has it. */
export type Current = {
	text: string;
	/** What GitLab compares: the last commit of the file. */
	lastCommit?: string;
	bytes: Uint8Array<ArrayBuffer>;
};

/** A commit request of Sveltia CMS. */
export type Commit = {
	files: CommitFile[];
	/** Where the API has the current version of a file. */
	urlOf: (path: string) => string;
	/** The request with the files to add, without those to leave out. The host refuses it if a file has changed since. */
	bodyWith: (changes: { added: Map<string, string>; unchanged: string[]; current: Map<string, Version> }) => Json;
};

export type Version = { sha: string; lastCommit?: string } | undefined;

/** Reads the commit requests of one kind of host, and its files. */
export type Host = {
	commitOf: (url: string, body: Json) => Commit | undefined;
	currentOf: (response: Response) => Promise<Current>;
	accept: string;
};

export function toBase64(text: string): string {
	return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const isText = (path: string) => /\.(ya?ml|json|txt)$/.test(path);
const textIn = (path: string, base64: string) => (isText(path) ? decode(bytesOf(base64)) : undefined);

async function rawFile(response: Response): Promise<Current> {
	const bytes = new Uint8Array(await response.arrayBuffer());
	return { text: decode(bytes), bytes };
}

type GitHubInput = {
	branch: { repositoryNameWithOwner: string };
	expectedHeadOid: string;
	fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
};

/** Its commits name the state of the branch that they are based on: GitHub refuses them on another one. */
const github: Host = {
	accept: "application/vnd.github.raw+json",
	currentOf: rawFile,
	commitOf(url, body) {
		const input = (body.variables as { input?: GitHubInput } | undefined)?.input;
		if (!url.endsWith("/graphql") || !input?.fileChanges) return undefined;
		const { additions, deletions } = input.fileChanges;
		const api = url.replace(/\/graphql$/, "").replace(/\/api$/, "/api/v3");
		return {
			files: [...additions.map(({ path, contents }) => ({ path, text: textIn(path, contents) })), ...deletions],
			urlOf: (path) =>
				`${api}/repos/${input.branch.repositoryNameWithOwner}/contents/${path}?ref=${input.expectedHeadOid}`,
			bodyWith({ added, unchanged }) {
				const kept = additions.filter(({ path }) => !unchanged.includes(path));
				const more = [...added].map(([path, text]) => ({ path, contents: toBase64(text) }));
				const fileChanges = { additions: [...kept, ...more], deletions };
				return { ...body, variables: { ...(body.variables as Json), input: { ...input, fileChanges } } };
			},
		};
	},
};

type GitLabAction = { action: string; file_path: string; content?: string; encoding?: string; last_commit_id?: string };

const gitlab: Host = {
	accept: "application/json",
	async currentOf(response) {
		const { content, last_commit_id: lastCommit } = (await response.json()) as Record<string, string>;
		const bytes = bytesOf(content ?? "");
		return { text: decode(bytes), lastCommit, bytes };
	},
	commitOf(url, body) {
		if (!url.endsWith("/repository/commits") || !Array.isArray(body.actions)) return undefined;
		const actions = body.actions as GitLabAction[];
		const ref = encodeURIComponent(String(body.start_branch ?? body.branch));
		return {
			files: actions.map(({ file_path: path, content, encoding }) => ({
				path,
				text: content === undefined ? undefined : encoding === "base64" ? textIn(path, content) : content,
			})),
			urlOf: (path) => url.replace(/commits$/, `files/${encodeURIComponent(path)}?ref=${ref}`),
			bodyWith({ added, unchanged, current }) {
				const kept = actions.filter(({ file_path: path }) => !unchanged.includes(path));
				const more = [...added].map(
					([path, content]): GitLabAction => ({
						action: current.get(path) ? "update" : "create",
						file_path: path,
						content,
						encoding: "text",
					}),
				);
				return {
					...body,
					actions: [...kept, ...more].map((action) => {
						const version = current.get(action.file_path);
						return version ? { ...action, last_commit_id: version.lastCommit } : action;
					}),
				};
			},
		};
	},
};

type GiteaFile = { operation: string; path: string; content?: string; sha?: string };

/** Also the server on this machine. */
const gitea: Host = {
	accept: "*/*",
	currentOf: rawFile,
	commitOf(url, body) {
		if (!/\/repos\/[^/]+\/[^/]+\/contents$/.test(url) || !Array.isArray(body.files)) return undefined;
		const files = body.files as GiteaFile[];
		const ref = encodeURIComponent(String(body.branch));
		return {
			files: files.map(({ operation, path, content }) => ({
				path,
				text: operation === "delete" || content === undefined ? undefined : textIn(path, content),
			})),
			urlOf: (path) => url.replace(/contents$/, `raw/${path}?ref=${ref}`),
			bodyWith({ added, unchanged, current }) {
				const kept = files.filter(({ path }) => !unchanged.includes(path));
				const more = [...added].map(([path, text]) => ({ operation: "update", path, content: toBase64(text) }));
				return {
					...body,
					files: [...kept, ...more].map((file: GiteaFile) => {
						if (!current.has(file.path)) return file;
						const sha = current.get(file.path)?.sha;
						return { ...file, operation: file.operation === "delete" ? "delete" : sha ? "update" : "create", sha };
					}),
				};
			},
		};
	},
};

export const hostOf = (backend: PublishedBackend | undefined): Host =>
	({ github, gitlab, gitea })[backend?.name ?? "gitea"];

const publicHosts = { github: "https://api.github.com", gitlab: "https://gitlab.com", gitea: "https://gitea.com" };
const apiPaths = { github: "/api/v3", gitlab: "/api/v4", gitea: "/api/v1" };

/** The address of a git host's API. */
export function apiRoot({ name, baseUrl }: PublishedBackend): string {
	if (name === "github" && !baseUrl) return publicHosts.github;
	return (baseUrl ?? publicHosts[name]) + apiPaths[name];
}
