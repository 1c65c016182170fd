/** @jest-environment node */
import fs from "node:fs";
import type { GitBackend } from "@sveltia/cms";
import {
	buildClientSchema,
	getVariableValues,
	parse as parseGraphql,
	type VariableDefinitionNode,
	validate,
} from "graphql";
import { openedField, readForm, writeForm } from "../../../editor/app/formats/formats";
import { guardCommits } from "../../../editor/app/save/guard-commits";
import { toBase64 } from "../../../editor/app/save/hosts";
import { emptyProject } from "../../kit/empty-project";

type Files = Record<string, string>;
type Body = Record<string, unknown>;

const hosts = ["github", "gitlab", "gitea"] as const;
type HostName = (typeof hosts)[number];

const templates = "content/templates.yaml";
const cards = (count: number) => `cards: ${count}\nseeAll: true\n`;
const hero = "content/hero.yaml";
const words = (...ids: string[]) =>
	`words: [${ids.join(", ")}]\npicture: { wide: { default: images/a.png }, narrow: { default: images/b.png } }\n`;
const english = "locales/en/landing.json";

const project = { ...emptyProject, locales: { en: {} } };

/** The request with which Sveltia CMS saves files on each host. */
const requests: Record<HostName, (files: Files) => [url: string, body: Body]> = {
	github: (files) => [
		"https://api.github.com/graphql",
		{
			query: `mutation($input: CreateCommitOnBranchInput!) {
				createCommitOnBranch(input: $input) {
					commit { oid committedDate file_0: file(path: "content/templates.yaml") { oid } }
				}
			}`,
			variables: {
				input: {
					branch: { repositoryNameWithOwner: "team/site", branchName: "main" },
					message: { headline: "Change content/plans.yaml" },
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

type Saved = {
	/** The files on the host. */
	onHost: Files;
	/** The texts that the forms were opened with. */
	opened: Files;
	/** What the forms have been changed to. */
	form: Files;
	typed?: Record<string, string>;
	/** The pages of the project, with their links. */
	pages?: Record<string, string[]>;
	/** Changes the request of the CMS. */
	change?: (body: Body) => void;
	/** Whether the user deletes a page that others link to. */
	isConfirmed?: boolean;
};

/** What the form of a file writes. */
function written(path: string, { opened, form }: Saved): string {
	const { [openedField]: hidden } = opened[path] === undefined ? {} : readForm(path, opened[path]);
	return writeForm(path, { ...readForm(path, form[path] ?? ""), [openedField]: hidden });
}

/** Saves forms on a host. Returns the commits that reached it, and the answer. */
async function save(name: HostName, saved: Saved) {
	const { onHost, form, typed = {}, pages = {}, change, isConfirmed = false } = saved;
	const sent: Body[] = [];
	const conflicts: unknown[] = [];
	const links: unknown[] = [];
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
		backend: { name } as GitBackend,
		loadProject: async () => ({ ...project, pages, backend: { name } as GitBackend }),
		openedText: (text) => Object.entries(saved.opened).find(([path]) => written(path, saved) === text)?.[1],
		text: Object.assign((key: string) => key, { language: "en" }),
		askToOverwrite: async (found) => conflicts.push(found) === 0,
		askToDelete: async (found) => links.push(...found) > 0 && isConfirmed,
		askForTexts: async (keys) => Object.fromEntries(keys.map((key) => [key, typed])),
	});
	const files = Object.fromEntries(Object.keys(form).map((path) => [path, written(path, saved)]));
	const [url, body] = requests[name](files);
	change?.(body);
	const response = await guarded(url, { method: "POST", body: JSON.stringify(body) });
	return { sent, conflicts, links, answer: (await response.json()) as { message?: string } };
}

const saveCards = (name: HostName, onHost: number) =>
	save(name, {
		onHost: { [templates]: cards(onHost) },
		opened: { [templates]: cards(6) },
		form: { [templates]: cards(9) },
	});

test.each(hosts)("%s: a form that was opened before another save is refused", async (name) => {
	const { sent, conflicts, answer } = await saveCards(name, 7);
	expect(conflicts).toEqual([[{ file: templates, theirs: cards(7), mine: cards(9) }]]);
	expect([sent.length, answer.message]).toEqual([0, "conflict.canceled"]);
});

const heroTexts = (words: Record<string, string>) => `${JSON.stringify({ hero: { words } }, null, 2)}\n`;

test.each(hosts)("%s: a form of the current version and its texts are one commit", async (name) => {
	const { sent, conflicts } = await save(name, {
		onHost: { [hero]: words("java"), [english]: heroTexts({ java: "Java" }), "locales/names.txt": "Free\n" },
		opened: { [hero]: words("java") },
		form: { [hero]: words("speed") },
		typed: { en: "Speed" },
	});
	expect([sent.length, conflicts.length]).toEqual([1, 0]);
	const commit = JSON.stringify(sent[0]);
	for (const text of [words("speed"), heroTexts({ speed: "Speed" }), "Free\nSpeed\n"])
		expect(commit).toContain(toBase64(text));
});

test("GitHub's schema accepts the mutation and its variables", async () => {
	const { sent } = await saveCards("github", 6);
	const schema = buildClientSchema(
		JSON.parse(fs.readFileSync("node_modules/@octokit/graphql-schema/schema.json", "utf8")),
	);
	const mutation = parseGraphql(String(sent[0]?.query));
	expect(validate(schema, mutation)).toEqual([]);
	const definitions = mutation.definitions.flatMap((each) =>
		"variableDefinitions" in each ? each.variableDefinitions : [],
	);
	const { errors } = getVariableValues(schema, definitions as VariableDefinitionNode[], sent[0]?.variables as Body);
	expect(errors).toBeUndefined();
});

test("the host learns the version that a change is based on", async () => {
	const gitlab = await saveCards("gitlab", 6);
	expect(gitlab.sent[0]).toMatchObject({ actions: [{ last_commit_id: `commit of ${templates}` }] });
	const gitea = await saveCards("gitea", 6);
	expect(gitea.sent[0]).toMatchObject({ files: [{ sha: `sha of ${templates}` }] });
});

test("a language that was not changed is left out of the commit", async () => {
	const uzbek = "locales/uz/landing.json";
	const { sent, conflicts } = await save("gitea", {
		onHost: { [english]: '{ "title": "Old" }', [uzbek]: '{ "title": "Changed by somebody else" }' },
		opened: { [english]: '{ "title": "Old" }', [uzbek]: '{\n  "title": "Eski"\n}\n' },
		form: { [english]: '{ "title": "New" }', [uzbek]: '{ "title": "Eski" }' },
	});
	expect(conflicts).toEqual([]);
	expect(sent[0]).toMatchObject({ files: [{ path: english }] });
});

test("what the check reports is refused", async () => {
	const opened = { [templates]: cards(6) };
	const { sent, answer } = await save("gitea", { onHost: opened, opened, form: { [templates]: cards(0) } });
	expect([sent.length, answer.message]).toEqual([0, expect.stringContaining("fields.templates.cards.label")]);
});

test("a form of an unknown version is refused", async () => {
	const onHost = { [templates]: cards(6) };
	const { sent, answer } = await save("gitea", { onHost, opened: {}, form: { [templates]: cards(9) } });
	expect([sent.length, answer.message]).toEqual([0, "refused.unknown"]);
});

const about = (language: string, name = "about") => `content/pages/${name}.${language}.md`;
const page = (title: string) => `---\ntitle: ${title}\ndescription: A.\n---\n\nText.\n`;

/** How Sveltia CMS gives two languages of a page another name on each host. */
const renames: Record<HostName, (body: Body) => void> = {
	github({ variables }) {
		const { input } = variables as { input: { fileChanges: { deletions: unknown[] } } };
		input.fileChanges.deletions = ["en", "ru"].map((language) => ({ path: about(language) }));
	},
	gitlab({ actions }) {
		for (const [index, language] of ["en", "ru"].entries())
			Object.assign((actions as Body[])[index] ?? {}, { action: "move", previous_path: about(language) });
	},
	gitea({ files }) {
		for (const [index, language] of ["en", "ru"].entries())
			Object.assign((files as Body[])[index] ?? {}, { from_path: about(language) });
	},
};

test.each(hosts)("%s: a page with another name keeps its languages, and its old files are deleted", async (name) => {
	const onHost = { [about("en")]: page("About"), [about("ru")]: page("О нас") };
	const { sent } = await save(name, {
		onHost,
		opened: { [about("en", "us")]: page("About"), [about("ru", "us")]: page("О нас") },
		form: { [about("en", "us")]: page("Us"), [about("ru", "us")]: page("О нас") },
		pages: { [about("en")]: [], [about("ru")]: [] },
		change: renames[name],
	});
	expect(sent).toHaveLength(1);
	const commit = JSON.stringify(sent[0]);
	for (const text of [page("Us"), page("О\u00a0нас")]) expect(commit).toContain(toBase64(text));
	for (const path of [about("en"), about("ru"), about("en", "us"), about("ru", "us")]) expect(commit).toContain(path);
});

test.each<[string, boolean, number]>([
	["is refused", false, 0],
	["is sent if the user confirms it", true, 1],
])("the deletion of a linked page %s", async (_, isConfirmed, count) => {
	const { sent, links } = await save("gitea", {
		onHost: { [about("en")]: page("About") },
		opened: {},
		form: {},
		pages: { [about("en")]: ["/about/#us"], [about("en", "us")]: ["/about/#us"] },
		change: (body) =>
			Object.assign(body, { files: [{ operation: "delete", path: about("en"), sha: "a", content: "" }] }),
		isConfirmed,
	});
	expect(links).toEqual([{ file: about("en", "us"), to: "/about/#us" }]);
	expect(sent).toHaveLength(count);
});
