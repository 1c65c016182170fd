/** @jest-environment node */
import { editorConfig } from "../../../editor/app/config/config";
import { editorText } from "../../../editor/app/texts";
import { editorProblems, gitHosts, publishedBackend } from "../../../editor/published";
import { emptyProject } from "../../kit/empty-project";

const gitea = { CMS_BACKEND: "gitea", CMS_REPO: "team/site", CMS_BASE_URL: "https://git.example" };
const problemsOf = (values: Record<string, string>) => editorProblems(values as NodeJS.ProcessEnv);

test.each<[Record<string, string>, string[]]>([
	[{}, []],
	[gitea, []],
	[{ CMS_REPO: "a/b" }, ["CMS_BACKEND must be set when CMS_REPO is (is empty)"]],
	[{ CMS_BACKEND: "svn", CMS_REPO: "a/b" }, ["CMS_BACKEND must be one of github, gitlab, gitea (is svn)"]],
	[{ ...gitea, CMS_REPO: "site" }, ["CMS_REPO must be such as owner/repository (is site)"]],
	[{ ...gitea, CMS_BRANCH: "a b" }, ["CMS_BRANCH must be the name of a branch (is a b)"]],
	[{ ...gitea, CMS_BASE_URL: "x;" }, ["CMS_BASE_URL must be an origin such as https://git.example.com (is x;)"]],
	[{ ...gitea, CMS_AUTH: "a b" }, ["CMS_AUTH must be the id of an OAuth application (is a b)"]],
])("%j is answered with %j", (values, problems) => {
	expect(problemsOf(values)).toEqual(problems);
});

test.each([
	[
		gitea,
		{ name: "gitea", api_root: "https://git.example/api/v1", auth_methods: ["token"] },
		"simple",
		["https://git.example"],
	],
	[
		{ CMS_BACKEND: "gitlab", CMS_REPO: "group/sub/site", CMS_AUTH: "abc123" },
		{ name: "gitlab", repo: "group/sub/site", auth_type: "pkce", app_id: "abc123" },
		"editorial_workflow",
		["https://gitlab.com"],
	],
	[
		{ CMS_BACKEND: "github", CMS_REPO: "team/site", CMS_BRANCH: "next", CMS_AUTH: "https://auth.example/" },
		{ name: "github", branch: "next", base_url: "https://auth.example" },
		"editorial_workflow",
		["https://api.github.com", "https://avatars.githubusercontent.com"],
	],
])("%j configures the CMS", (values, expected, mode, origins) => {
	const backend = publishedBackend(values as unknown as NodeJS.ProcessEnv);
	if (!backend) throw new Error("There is no backend");
	const project = { ...emptyProject, backend };
	expect(editorConfig(project, "https://cms.example", editorText())).toMatchObject({
		backend: expected,
		publish_mode: mode,
	});
	expect(gitHosts(backend)).toEqual(origins);
});
