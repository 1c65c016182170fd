import type { PublishedBackend } from "./app/project";

type Environment = NodeJS.ProcessEnv;

const names = ["github", "gitlab", "gitea"] as const;
// These values become part of the policy and of server configurations: no characters that need quoting.
const origin = /^https:\/\/[\w.:[\]-]+\/?$|^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/?$/;
const repository = /^[\w.-]+\/[\w.-]+$/;
const repositoryInGroups = /^[\w.-]+(?:\/[\w.-]+)+$/;
const branchName = /^[\w./-]+$/;
const applicationId = /^[\w-]+$/;

const withoutSlash = (url: string) => url.replace(/\/+$/, "");

/** Error messages for invalid environment variables of the published editor. */
export function editorProblems(environment: Environment): string[] {
	const { CMS_BACKEND: name, CMS_REPO: repo, CMS_BRANCH: branch, CMS_BASE_URL: base, CMS_AUTH: auth } = environment;
	const others = Object.entries({ CMS_REPO: repo, CMS_BRANCH: branch, CMS_BASE_URL: base, CMS_AUTH: auth });
	if (!name) {
		return others.flatMap(([key, value]) => (value ? [`CMS_BACKEND must be set when ${key} is (is empty)`] : []));
	}
	const problems: string[] = [];
	if (!names.some((known) => known === name))
		problems.push(`CMS_BACKEND must be one of ${names.join(", ")} (is ${name})`);
	if (!repo || !(name === "gitlab" ? repositoryInGroups : repository).test(repo))
		problems.push(`CMS_REPO must be such as owner/repository (is ${repo || "empty"})`);
	if (branch && !branchName.test(branch)) problems.push(`CMS_BRANCH must be the name of a branch (is ${branch})`);
	if (base && !origin.test(base))
		problems.push(`CMS_BASE_URL must be an origin such as https://git.example.com (is ${base})`);
	if (auth && name === "github" && !origin.test(auth)) {
		problems.push(`CMS_AUTH must be an origin such as https://auth.example.com (is ${auth})`);
	}
	if (auth && name !== "github" && !applicationId.test(auth)) {
		problems.push(`CMS_AUTH must be the id of an OAuth application (is ${auth})`);
	}
	return problems;
}

/** The git host of the published editor; undefined without one, which is the default. */
export function publishedBackend(environment: Environment): PublishedBackend | undefined {
	const { CMS_REPO: repo = "", CMS_BRANCH: branch, CMS_BASE_URL: base, CMS_AUTH: auth } = environment;
	const name = names.find((known) => known === environment.CMS_BACKEND);
	if (!name) return undefined;
	return {
		name,
		repo,
		branch: branch || "main",
		...(base ? { baseUrl: withoutSlash(base) } : {}),
		...(auth ? { [name === "github" ? "authUrl" : "appId"]: withoutSlash(auth) } : {}),
	};
}

const publicHosts = {
	github: ["https://api.github.com", "https://avatars.githubusercontent.com"],
	gitlab: ["https://gitlab.com"],
	gitea: ["https://gitea.com"],
};

/** The origins that the published editor calls. */
export const gitHosts = ({ name, baseUrl }: PublishedBackend): string[] => (baseUrl ? [baseUrl] : publicHosts[name]);
