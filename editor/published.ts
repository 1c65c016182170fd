import type { GitBackend } from "@sveltia/cms";
import { z } from "zod";
import { invalidVariables, stringMatching } from "../hosting/invalid-variables";

/** The API of each public host, and its path on other hosts. */
const kinds = {
	github: { api: "https://api.github.com", path: "/api/v3" },
	gitlab: { api: "https://gitlab.com/api/v4", path: "/api/v4" },
	gitea: { api: "https://gitea.com/api/v1", path: "/api/v1" },
};
const names = Object.keys(kinds) as (keyof typeof kinds)[];

// An access token goes there, so http is for this machine only.
const originPattern = /^https:\/\/[\w.:[\]-]+\/?$|^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/?$/;
const origin = (example: string) =>
	stringMatching(originPattern, `an origin such as https://${example}.example.com`).optional();
const repository = stringMatching(/^[\w.-]+\/[\w.-]+$/, "such as owner/repository");

const github = z.object({
	CMS_BACKEND: z.literal("github"),
	CMS_REPO: repository,
	CMS_BRANCH: stringMatching(/^[\w./-]+$/, "the name of a branch").optional(),
	CMS_BASE_URL: origin("git"),
	CMS_AUTH: origin("auth"),
});
const gitea = github.extend({
	CMS_BACKEND: z.literal("gitea"),
	CMS_AUTH: stringMatching(/^[\w-]+$/, "the id of an OAuth application").optional(),
});
const gitlab = gitea.extend({
	CMS_BACKEND: z.literal("gitlab"),
	CMS_REPO: stringMatching(/^[\w.-]+(?:\/[\w.-]+)+$/, "such as owner/repository"),
});
const variables = z.discriminatedUnion("CMS_BACKEND", [github, gitlab, gitea], { error: `one of ${names.join(", ")}` });

export const editorVariables = Object.keys(github.shape);

export function editorProblems(environment: NodeJS.ProcessEnv): string[] {
	if (environment.CMS_BACKEND) return invalidVariables(variables, environment);
	const others = editorVariables.filter((name) => environment[name]);
	return others.map((name) => `CMS_BACKEND must be set when ${name} is (is empty)`);
}

const withoutSlash = (url: string) => url.replace(/\/+$/, "");

/** The git host of the published editor, as the `backend` option of Sveltia CMS; undefined by default. */
export function publishedBackend(environment: NodeJS.ProcessEnv): GitBackend | undefined {
	const { CMS_REPO: repo = "", CMS_BRANCH: branch, CMS_BASE_URL: host, CMS_AUTH: auth } = environment;
	const name = names.find((known) => known === environment.CMS_BACKEND);
	if (!name) return undefined;
	// GitHub needs a separate service for the sign-in. On the others, the application is registered.
	const signIn = name === "github" ? auth || host : host;
	return {
		name,
		repo,
		branch: branch || "main",
		api_root: host ? withoutSlash(host) + kinds[name].path : kinds[name].api,
		...(signIn && { base_url: withoutSlash(signIn) }),
		...(auth && name !== "github" && { app_id: auth }),
		...(auth && name === "gitlab" && { auth_type: "pkce" }),
		// Without a sign-in, people enter an access token.
		...(!auth && { auth_methods: ["token"] }),
	} as GitBackend;
}

export function gitHosts({ api_root: api = "" }: GitBackend): string[] {
	return api === kinds.github.api ? [api, "https://avatars.githubusercontent.com"] : [new URL(api).origin];
}
