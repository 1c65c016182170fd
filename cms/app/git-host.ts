import type { PublishedBackend } from "./project";

const publicHosts = { github: "https://api.github.com", gitlab: "https://gitlab.com", gitea: "https://gitea.com" };
const apiPaths = { github: "/api/v3", gitlab: "/api/v4", gitea: "/api/v1" };

/** The address of a git host's API. */
export function apiRoot({ name, baseUrl }: PublishedBackend): string {
	if (name === "github" && !baseUrl) return publicHosts.github;
	return (baseUrl ?? publicHosts[name]) + apiPaths[name];
}

/** Where a git host has the current text of a file, as its API documents it. */
function rawUrl(backend: PublishedBackend, file: string): string {
	const { name, repo, branch } = backend;
	const ref = encodeURIComponent(branch);
	const routes = {
		github: `/repos/${repo}/contents/${file}?ref=${ref}`,
		gitlab: `/projects/${encodeURIComponent(repo)}/repository/files/${encodeURIComponent(file)}/raw?ref=${ref}`,
		gitea: `/repos/${repo}/raw/${file}?ref=${ref}`,
	};
	return apiRoot(backend) + routes[name];
}

/** The server on this machine answers like Gitea. */
const localUrl = (file: string) => `api/v1/repos/local/project/raw/${file}`;

/** The CMS keeps its user under this key, and signs in with it. */
export const userKey = "sveltia-cms.user";

/** Reads the current text of a file; undefined if there is none, or before people sign in. */
export async function readFile(backend: PublishedBackend | undefined, file: string): Promise<string | undefined> {
	const { token } = JSON.parse(localStorage.getItem(userKey) ?? "{}") as { token?: string };
	if (!token) return undefined;
	const response = await fetch(backend ? rawUrl(backend, file) : localUrl(file), {
		cache: "no-cache",
		headers: {
			Authorization: `${backend?.name === "gitlab" ? "Bearer" : "token"} ${token}`,
			Accept: "application/vnd.github.raw+json, */*",
		},
	});
	if (response.status === 404) return undefined;
	if (!response.ok) throw new Error(`${file}: ${response.status}`);
	return response.text();
}
