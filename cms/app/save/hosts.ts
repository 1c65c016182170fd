import { blobSha } from "../formats/version";
import type { PublishedBackend } from "../project";

type Json = Record<string, unknown>;

/** The files of a commit: path → content in base64, undefined for a file that is deleted. */
export type CommitFiles = Map<string, string | undefined>;

/** A file as the host has it. `version` is what the host compares before it accepts a change. */
export type Current = { base64: string; version: string };

/** Reads and writes the commit requests of Sveltia CMS for one kind of host. */
export type Host = {
	accept: string;
	/** The files of a commit; undefined for other requests. */
	filesOf: (url: string, body: Json) => CommitFiles | undefined;
	/** Where the API has the current version of a file. */
	urlOf: (path: string, url: string, body: Json) => string;
	currentOf: (response: Response) => Promise<Current>;
	/** The request with other files. The host refuses it if a file has changed since its version was read. */
	withFiles: (body: Json, files: CommitFiles, current: Map<string, Current | undefined>) => Json;
};

const binary = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
export const toBase64 = (text: string): string => btoa(binary(new TextEncoder().encode(text)));
export const fromBase64 = (base64: string): string =>
	new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));

async function rawFile(response: Response): Promise<Current> {
	const bytes = new Uint8Array(await response.arrayBuffer());
	return { base64: btoa(binary(bytes)), version: await blobSha(bytes) };
}

const operation = (content: string | undefined, version: string | undefined) =>
	content === undefined ? "delete" : version === undefined ? "create" : "update";

type GitHubInput = {
	branch: { repositoryNameWithOwner: string };
	expectedHeadOid: string;
	fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
};
const inputOf = ({ variables }: Json) => (variables as { input?: GitHubInput } | undefined)?.input;

/** Its commits name the state of the branch that they are based on: GitHub refuses them on another one. */
const github: Host = {
	accept: "application/vnd.github.raw+json",
	currentOf: rawFile,
	filesOf(url, body) {
		const changes = url.endsWith("/graphql") ? inputOf(body)?.fileChanges : undefined;
		if (!changes) return undefined;
		const additions = changes.additions.map(({ path, contents }) => [path, contents] as const);
		return new Map([...additions, ...changes.deletions.map(({ path }) => [path, undefined] as const)]);
	},
	urlOf(path, url, body) {
		const { branch, expectedHeadOid } = inputOf(body) as GitHubInput;
		const api = url.replace(/\/graphql$/, "").replace(/\/api$/, "/api/v3");
		return `${api}/repos/${branch.repositoryNameWithOwner}/contents/${path}?ref=${expectedHeadOid}`;
	},
	withFiles(body, files) {
		const entries = [...files];
		const additions = entries.flatMap(([path, contents]) => (contents === undefined ? [] : [{ path, contents }]));
		const deletions = entries.flatMap(([path, contents]) => (contents === undefined ? [{ path }] : []));
		const input = { ...inputOf(body), fileChanges: { additions, deletions } };
		return { ...body, variables: { ...(body.variables as Json), input } };
	},
};

type GitLabAction = {
	action: string;
	file_path: string;
	previous_path?: string;
	content?: string;
	encoding?: string;
};

const gitlab: Host = {
	accept: "application/json",
	async currentOf(response) {
		const { content = "", last_commit_id: version = "" } = (await response.json()) as Record<string, string>;
		return { base64: content, version };
	},
	filesOf(url, body) {
		if (!url.endsWith("/repository/commits") || !Array.isArray(body.actions)) return undefined;
		const files: CommitFiles = new Map();
		for (const {
			action,
			file_path: path,
			previous_path: previous,
			content = "",
			encoding,
		} of body.actions as GitLabAction[]) {
			if (previous) files.set(previous, undefined);
			const base64 = encoding === "base64" ? content : toBase64(content);
			files.set(path, action === "delete" ? undefined : base64);
		}
		return files;
	},
	urlOf(path, url, { start_branch: start, branch }) {
		return url.replace(
			/commits$/,
			`files/${encodeURIComponent(path)}?ref=${encodeURIComponent(String(start ?? branch))}`,
		);
	},
	withFiles(body, files, current) {
		const actions = [...files].map(([path, content]) => {
			const version = current.get(path)?.version;
			const action = operation(content, version);
			return { action, file_path: path, content, encoding: "base64", last_commit_id: version };
		});
		return { ...body, actions };
	},
};

type GiteaFile = { operation: string; path: string; content?: string; from_path?: string };

/** Also the server on this machine. */
const gitea: Host = {
	accept: "*/*",
	currentOf: rawFile,
	filesOf(url, body) {
		if (!/\/repos\/[^/]+\/[^/]+\/contents$/.test(url) || !Array.isArray(body.files)) return undefined;
		const files: CommitFiles = new Map();
		for (const { operation: change, path, content = "", from_path: previous } of body.files as GiteaFile[]) {
			if (previous) files.set(previous, undefined);
			files.set(path, change === "delete" ? undefined : content);
		}
		return files;
	},
	urlOf: (path, url, { branch }) => url.replace(/contents$/, `raw/${path}?ref=${encodeURIComponent(String(branch))}`),
	withFiles(body, files, current) {
		const changes = [...files].map(([path, content]) => {
			const sha = current.get(path)?.version;
			return { operation: operation(content, sha), path, content, sha };
		});
		return { ...body, files: changes };
	},
};

export const hostOf = (backend: PublishedBackend | undefined): Host =>
	({ github, gitlab, gitea })[backend?.name ?? "gitea"];

const publicApis = {
	github: "https://api.github.com",
	gitlab: "https://gitlab.com/api/v4",
	gitea: "https://gitea.com/api/v1",
};
const apiPaths = { github: "/api/v3", gitlab: "/api/v4", gitea: "/api/v1" };

/** The address of a git host's API. */
export const apiRoot = ({ name, baseUrl }: PublishedBackend): string =>
	baseUrl ? baseUrl + apiPaths[name] : publicApis[name];
