/** @jest-environment node */
import type { GitBackend } from "@sveltia/cms";
import { versionOf } from "../../../cms/app/formats/version";
import { guardCommits, type Save } from "../../../cms/app/save/guard-commits";
import { toBase64 } from "../../../cms/app/save/hosts";

type Files = Record<string, string>;
type Body = Record<string, unknown>;

const plans = "content/plans.yaml";
const english = "locales/en/pricing.json";

/** The request with which Sveltia CMS saves files on each host. */
const requests: Record<"github" | "gitlab" | "gitea", (files: Files) => [url: string, body: Body]> = {
	github: (files) => [
		"https://api.github.com/graphql",
		{
			variables: {
				input: {
					branch: { repositoryNameWithOwner: "team/site" },
					expectedHeadOid: "abc",
					fileChanges: {
						additions: Object.entries(files).map(([path, text]) => ({ path, contents: toBase64(text) })),
						deletions: [],
					},
				},
			},
		},
	],
	gitlab: (files) => [
		"https://gitlab.com/api/v4/projects/team%2Fsite/repository/commits",
		{
			branch: "cms/plans",
			actions: Object.entries(files).map(([path, content]) => ({
				action: "update",
				file_path: path,
				content,
				encoding: "text",
			})),
		},
	],
	gitea: (files) => [
		"https://gitea.com/api/v1/repos/team/site/contents",
		{
			branch: "main",
			files: Object.entries(files).map(([path, text]) => ({ operation: "update", path, content: toBase64(text) })),
		},
	],
};

/** Saves a form on a host with those files. Returns the commit that reached it, and the answer. */
async function save(
	name: "github" | "gitlab" | "gitea",
	{ onHost, commit, save: form }: { onHost: Files; commit: Files; save?: Save },
) {
	const sent: Body[] = [];
	const conflicts: unknown[] = [];
	const send = (async (input: string, init?: RequestInit) => {
		if (init?.method === "POST") sent.push(JSON.parse(String(init.body)) as Body);
		if (init?.method === "POST") return Response.json({});
		const file = Object.keys(onHost).find((path) => decodeURIComponent(input).includes(path));
		if (!file) return new Response("", { status: 404 });
		const text = onHost[file] ?? "";
		if (name === "github") return new Response(text);
		return Response.json({ content: toBase64(text), last_commit_id: `commit of ${file}`, sha: `sha of ${file}` });
	}) as typeof fetch;
	const guarded = guardCommits(send, {
		project: { backend: { name } as GitBackend, locales: { en: {} }, images: [] },
		text: Object.assign((key: string) => key, { english: new Map() }),
		currentSave: () => form,
		askToOverwrite: async (found) => conflicts.push(found) === 0,
		explain: () => "",
	});
	const [url, body] = requests[name](commit);
	const response = await guarded(url, { method: "POST", body: JSON.stringify(body) });
	return { sent, conflicts, answer: (await response.json()) as { message?: string } };
}

const form = async (opened: string): Promise<Save> => ({
	opened: new Map([[plans, await versionOf(opened)]]),
	texts: { added: {}, removed: [] },
	pictures: new Map(),
});

const hosts = ["github", "gitlab", "gitea"] as const;

test.each(hosts)("%s: a form that was opened before another save is refused", async (name) => {
	const { sent, conflicts, answer } = await save(name, {
		onHost: { [plans]: "a: 7\n" },
		commit: { [plans]: "a: 2\n" },
		save: await form("a: 1\n"),
	});
	expect(conflicts).toEqual([[{ file: plans, theirs: "a: 7\n", mine: "a: 2\n" }]]);
	expect([sent.length, answer.message]).toEqual([0, "conflict.canceled"]);
});

test.each(hosts)("%s: a form of an unknown version is refused", async (name) => {
	const { sent, answer } = await save(name, { onHost: { [plans]: "a: 1\n" }, commit: { [plans]: "a: 2\n" } });
	expect([sent.length, answer.message]).toEqual([0, "refused.unknown"]);
});

test.each(hosts)("%s: a form of the current version and its texts are one commit", async (name) => {
	const texts = { added: { "pricing:plans.team.name": { en: "Team" } }, removed: [] };
	const { sent, conflicts } = await save(name, {
		onHost: { [plans]: "a: 1\n", [english]: "{}\n", "locales/names.txt": "Free\n" },
		commit: { [plans]: "a: 2\n" },
		save: { ...(await form("a: 1\n")), texts },
	});
	expect([sent.length, conflicts.length]).toEqual([1, 0]);
	const commit = JSON.stringify(sent[0]);
	for (const path of [plans, english, "locales/names.txt"]) expect(commit).toContain(path);
});

test("the host learns the version that a change is based on", async () => {
	const options = { onHost: { [plans]: "a: 1\n" }, commit: { [plans]: "a: 2\n" }, save: await form("a: 1\n") };
	const gitlab = await save("gitlab", options);
	expect(gitlab.sent[0]).toMatchObject({ actions: [{ last_commit_id: `commit of ${plans}` }] });
	const gitea = await save("gitea", options);
	expect(gitea.sent[0]).toMatchObject({ files: [{ sha: `sha of ${plans}` }] });
});

test("a language that was not changed is left out of the commit", async () => {
	const uzbek = "locales/uz/pricing.json";
	const opened = new Map([
		[english, await versionOf("{}")],
		[uzbek, await versionOf("{}")],
	]);
	const { sent, conflicts } = await save("gitea", {
		onHost: { [english]: "{}\n", [uzbek]: '{ "changed": "by somebody else" }\n' },
		commit: { [english]: '{ "a": "b" }\n', [uzbek]: "{}\n" },
		save: { opened, texts: { added: {}, removed: [] }, pictures: new Map() },
	});
	expect(conflicts).toEqual([]);
	expect(sent[0]).toMatchObject({ files: [{ path: english }] });
});
