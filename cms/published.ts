import type { GitBackend } from "@sveltia/cms";

/** The public host of each kind, and the path of its API on other hosts. */
const kinds = {
	github: { api: "https://api.github.com", path: "/api/v3" },
	gitlab: { api: "https://gitlab.com/api/v4", path: "/api/v4" },
	gitea: { api: "https://gitea.com/api/v1", path: "/api/v1" },
};
const names = Object.keys(kinds) as (keyof typeof kinds)[];

// These values become part of the policy and of server configurations: no characters that need quoting.
const origin = /^https:\/\/[\w.:[\]-]+\/?$|^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/?$/;
const repository = /^[\w.-]+\/[\w.-]+$/;
const repositoryInGroups = /^[\w.-]+(?:\/[\w.-]+)+$/;

const withoutSlash = (url: string) => url.replace(/\/+$/, "");

/** Which values of a variable are valid, and how a message describes them. */
const rules = (name: string): Record<string, [pattern: RegExp, meaning: string]> => ({
	CMS_BACKEND: [new RegExp(`^(?:${names.join("|")})$`), `one of ${names.join(", ")}`],
	CMS_REPO: [name === "gitlab" ? repositoryInGroups : repository, "such as owner/repository"],
	CMS_BRANCH: [/^[\w./-]+$/, "the name of a branch"],
	CMS_BASE_URL: [origin, "an origin such as https://git.example.com"],
	CMS_AUTH:
		name === "github"
			? [origin, "an origin such as https://auth.example.com"]
			: [/^[\w-]+$/, "the id of an OAuth application"],
});

/** Error messages for invalid environment variables of the published editor. */
export function editorProblems(environment: NodeJS.ProcessEnv): string[] {
	const { CMS_BACKEND: name = "" } = environment;
	return Object.entries(rules(name)).flatMap(([key, [pattern, meaning]]) => {
		const value = environment[key] ?? "";
		if (!name) return value ? [`CMS_BACKEND must be set when ${key} is (is empty)`] : [];
		const isValid = value ? pattern.test(value) : key !== "CMS_REPO";
		return isValid ? [] : [`${key} must be ${meaning} (is ${value || "empty"})`];
	});
}

/** The git host of the published editor, as the `backend` option of Sveltia CMS; undefined by default. */
export function publishedBackend(environment: NodeJS.ProcessEnv): GitBackend | undefined {
	const { CMS_REPO: repo = "", CMS_BRANCH: branch, CMS_BASE_URL: host, CMS_AUTH: auth } = environment;
	const name = names.find((known) => known === environment.CMS_BACKEND);
	if (!name) return undefined;
	// GitHub needs a separate service for the sign-in. On the others, the application is registered.
	const signIn = name === "github" ? auth || host : host;
	const isKnown = auth && name !== "github";
	return {
		name,
		repo,
		branch: branch || "main",
		api_root: host ? withoutSlash(host) + kinds[name].path : kinds[name].api,
		...(signIn ? { base_url: withoutSlash(signIn) } : {}),
		...(isKnown ? { app_id: auth } : {}),
		...(isKnown && name === "gitlab" ? { auth_type: "pkce" } : {}),
		// Without a sign-in, people enter an access token.
		...(auth ? {} : { auth_methods: ["token"] }),
	} as GitBackend;
}

/** The origins that the published editor calls. */
export function gitHosts({ api_root: api = "" }: GitBackend): string[] {
	return api === kinds.github.api ? [api, "https://avatars.githubusercontent.com"] : [new URL(api).origin];
}
