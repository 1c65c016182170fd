import type { GitBackend } from "@sveltia/cms";

type Json = Record<string, unknown>;

/** The files of a commit: path → content in base64, undefined for a file that is deleted. */
export type CommitFiles = Map<string, string | undefined>;

/** The text of a file on the host, and the version that the host compares before it accepts a change. */
type Current = { text: string; version?: string };

/** Reads and writes the commit requests of Sveltia CMS for one kind of host. */
type Host = {
	accept: string;
	/** The files of a commit; undefined for other requests. */
	filesOf: (url: string, body: Json) => CommitFiles | undefined;
	urlOf: (path: string, url: string, body: Json) => string;
	currentOf: (response: Response) => Promise<Current>;
	/** The request with other files. The host refuses it if a file has changed since its version was read. */
	withFiles: (body: Json, files: CommitFiles, versions: Map<string, string | undefined>) => Json;
};

export function toBase64(text: string): string {
	return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
}
export const fromBase64 = (base64: string): string =>
	new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));

type GitHubInput = {
	branch: { repositoryNameWithOwner: string };
	expectedHeadOid: string;
	fileChanges: { additions: { path: string; contents?: string }[]; deletions?: { path: string }[] };
};
const inputOf = ({ variables }: Json) => (variables as { input?: GitHubInput } | undefined)?.input;

/** A commit names the head of the branch that it is based on. GitHub refuses it if the branch has another head. */
const github: Host = {
	accept: "application/vnd.github.raw+json",
	currentOf: async (response) => ({ text: await response.text() }),
	filesOf(url, body) {
		const changes = url.endsWith("/graphql") ? inputOf(body)?.fileChanges : undefined;
		if (!changes) return undefined;
		const { additions, deletions = [] } = changes;
		const files: CommitFiles = new Map(deletions.map(({ path }) => [path, undefined]));
		for (const { path, contents = "" } of additions) files.set(path, contents);
		return files;
	},
	urlOf(path, url, body) {
		const { branch, expectedHeadOid } = inputOf(body) as GitHubInput;
		const api = url.replace(/\/graphql$/, "").replace(/\/api$/, "/api/v3");
		return `${api}/repos/${branch.repositoryNameWithOwner}/contents/${path}?ref=${expectedHeadOid}`;
	},
	withFiles(body, files) {
		const changes = [...files].map(([path, contents]) => ({ path, contents }));
		const additions = changes.filter(({ contents }) => contents !== undefined);
		const deletions = changes.filter(({ contents }) => contents === undefined).map(({ path }) => ({ path }));
		const input = { ...inputOf(body), fileChanges: { additions, deletions } };
		return { ...body, variables: { ...(body.variables as Json), input } };
	},
};

type RestNames = Record<"files" | "operation" | "path" | "previous" | "version", string>;
type Change = Record<string, string | undefined>;

/** GitLab and Gitea: a list of changes, whose fields have different names. */
const restHost = (names: RestNames, route: RegExp, urlOf: Host["urlOf"]): Host => ({
	accept: "application/json",
	urlOf,
	async currentOf(response) {
		const { content = "", [names.version]: version } = (await response.json()) as Change;
		return { text: fromBase64(content), version };
	},
	filesOf(url, body) {
		const changes = body[names.files];
		if (!route.test(url) || !Array.isArray(changes)) return undefined;
		const files: CommitFiles = new Map();
		for (const change of changes as Change[]) {
			const { content = "", encoding, [names.path]: path = "", [names.previous]: previous } = change;
			// A file with a new name.
			if (previous && previous !== path) files.set(previous, undefined);
			const written = encoding === "text" ? toBase64(content) : content;
			files.set(path, change[names.operation] === "delete" ? undefined : written);
		}
		return files;
	},
	withFiles(body, files, versions) {
		const changes = [...files].map(([path, content]) => {
			const version = versions.get(path);
			const write = version === undefined ? "create" : "update";
			const operation = content === undefined ? "delete" : write;
			const change = { [names.operation]: operation, [names.path]: path, [names.version]: version };
			return { ...change, content, encoding: "base64" };
		});
		return { ...body, [names.files]: changes };
	},
});

const gitlab = restHost(
	{ files: "actions", operation: "action", path: "file_path", previous: "previous_path", version: "last_commit_id" },
	/\/repository\/commits$/,
	(path, url, { start_branch: start, branch }) =>
		url.replace(/commits$/, `files/${encodeURIComponent(path)}?ref=${encodeURIComponent(String(start ?? branch))}`),
);

/** Also the server on this machine. */
const gitea = restHost(
	{ files: "files", operation: "operation", path: "path", previous: "from_path", version: "sha" },
	/\/repos\/[^/]+\/[^/]+\/contents$/,
	(path, url, { branch }) => `${url}/${path}?ref=${encodeURIComponent(String(branch))}`,
);

export const hostOf = (name: GitBackend["name"] = "gitea"): Host => ({ github, gitlab, gitea })[name];
