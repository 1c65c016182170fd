/** @jest-environment node */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { editorText } from "../../../editor/config/texts";
import { openClone } from "../../../editor/server/git";
import { readTeam } from "../../../editor/server/team";
import { createWorkspace } from "../../../editor/server/workspace";
import { sentForm } from "../../kit/sent-form";
import { tempFolder } from "../../kit/temp-folder";
import { sampleProject } from "../content-model/sample-project";

const identity = ["-c", "user.name=Operator", "-c", "user.email=operator@example.com"];

const git = (folder: string, ...parameters: string[]): string =>
	execFileSync("git", [...identity, ...parameters], { cwd: folder, encoding: "utf8" }).trim();

const plansFile = "content/plans.yaml";
const templatesFile = "content/templates.yaml";

/** A repository with two clones: that of the editor, and that of somebody else. */
async function startTeam() {
	const project = await sampleProject();
	git(project, "init", "--quiet", "--initial-branch=main");
	git(project, "add", "--all");
	git(project, "commit", "--quiet", "-m", "Start");
	const folder = tempFolder({});
	const [bare, clone, other] = ["bare.git", "clone", "other"].map((name) => path.join(folder, name)) as [
		string,
		string,
		string,
	];
	git(folder, "clone", "--quiet", "--bare", project, bare);
	git(folder, "clone", "--quiet", bare, clone);
	git(folder, "clone", "--quiet", bare, other);
	return { bare, clone, other };
}

const anna = { name: "Anna", email: "anna@example.com" };
const text = editorText(["en"]);

/** The change of a file by its form. */
function edit(folder: string, file: string, from: string, to: string) {
	const current = fs.readFileSync(path.join(folder, file), "utf8");
	return { operation: "update" as const, path: file, content: sentForm(file, current, current.replace(from, to)) };
}

/** Changes a file in a clone, and pushes it. */
function push(folder: string, file: string, from: string, to: string): void {
	git(folder, "pull", "--quiet");
	const current = fs.readFileSync(path.join(folder, file), "utf8");
	fs.writeFileSync(path.join(folder, file), current.replace(from, to));
	git(folder, "commit", "--quiet", "-a", "-m", "Other");
	git(folder, "push", "--quiet");
}

test("a save is one commit of its user, and is pushed to the branch", async () => {
	const { bare, clone } = await startTeam();
	git(clone, "push", "--quiet", "origin", "HEAD:refs/heads/content");
	const workspace = createWorkspace(clone, await openClone(clone, "origin/content"));
	await workspace.save([edit(clone, plansFile, "price: 5", "price: 7")], anna, text);
	expect(git(bare, "log", "--format=%an <%ae>: %s", "main..content")).toBe("Anna <anna@example.com>: Edit plans");
	expect(git(bare, "show", `content:${plansFile}`)).toContain("price: 7");
	expect(git(clone, "status", "--porcelain")).toBe("");
});

test("a branch that has moved in another file is no obstacle, and in the same file a conflict", async () => {
	const { bare, clone, other } = await startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	const price = edit(clone, plansFile, "price: 5", "price: 7");
	push(other, templatesFile, "cards: 6", "cards: 8");
	await workspace.save([price], anna, text);
	expect(git(bare, "show", `main:${templatesFile}`)).toContain("cards: 8");
	expect(git(bare, "show", `main:${plansFile}`)).toContain("price: 7");

	const cards = edit(clone, templatesFile, "cards: 8", "cards: 9");
	push(other, templatesFile, "cards: 8", "cards: 10");
	await expect(workspace.save([cards], anna, text)).rejects.toMatchObject({
		status: 409,
		message: expect.stringContaining("has changed since you opened the form"),
	});
	expect(git(bare, "show", `main:${templatesFile}`)).toContain("cards: 10");
});

test("a save that changes nothing is no commit", async () => {
	const { bare, clone } = await startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	await workspace.save([edit(clone, plansFile, "price: 5", "price: 5")], anna, text);
	expect(git(bare, "log", "--format=%s", "main")).toBe("Start");
});

test("saves at the same time are commits one after the other", async () => {
	const { bare, clone } = await startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	const files = [edit(clone, plansFile, "price: 5", "price: 7"), edit(clone, templatesFile, "cards: 6", "cards: 8")];
	await Promise.all(files.map((file) => workspace.save([file], anna, text)));
	expect(git(bare, "log", "--format=%s", "main").split("\n")).toEqual(["Edit templates", "Edit plans", "Start"]);
});

test("a push that fails leaves neither a commit nor a change, and says why", async () => {
	const { bare, clone } = await startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	const price = edit(clone, plansFile, "price: 5", "price: 7");
	const hook = path.join(bare, "hooks/pre-receive");
	fs.writeFileSync(hook, "#!/bin/sh\necho The branch is locked >&2\nexit 1\n", { mode: 0o755 });
	await expect(workspace.save([price], anna, text)).rejects.toThrow("The branch is locked");
	expect(git(clone, "log", "--format=%s")).toBe("Start");
	expect(git(clone, "status", "--porcelain")).toBe("");
	fs.rmSync(hook);
	await workspace.save([price], anna, text);
	expect(git(bare, "log", "-1", "--format=%s", "main")).toBe("Edit plans");
});

test("what somebody else has pushed is read without a save", async () => {
	const { clone, other } = await startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	push(other, templatesFile, "cards: 6", "cards: 8");
	await workspace.update();
	expect(fs.readFileSync(path.join(clone, templatesFile), "utf8")).toContain("cards: 8");
});

test.each<[string, (clone: string) => void, string]>([
	["changes", (clone) => fs.writeFileSync(path.join(clone, "new.txt"), ""), "not committed"],
	["commits of its own", (clone) => git(clone, "commit", "--quiet", "--allow-empty", "-m", "Own"), "does not have"],
])("a clone with %s is refused at the start", async (_, change, message) => {
	const { clone } = await startTeam();
	change(clone);
	await expect(openClone(clone, "origin/main")).rejects.toThrow(message);
});

test("what an interrupted save has left is gone before the next save", async () => {
	const { bare, clone } = await startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	const price = edit(clone, plansFile, "price: 5", "price: 7");
	fs.writeFileSync(path.join(clone, plansFile), "groups: []\n");
	git(clone, "commit", "--quiet", "-a", "-m", "Not pushed");
	fs.writeFileSync(path.join(clone, "content/new.yaml"), "");
	await workspace.save([price], anna, text);
	expect(git(bare, "log", "--format=%s", "main")).toBe("Edit plans\nStart");
	expect(git(bare, "show", "--format=", "--name-only", "main")).toBe(plansFile);
});

test("without a team, a save keeps what else has changed in the working tree", async () => {
	const { clone } = await startTeam();
	fs.writeFileSync(path.join(clone, templatesFile), "cards: 9\nseeAll: true\n");
	const workspace = createWorkspace(clone);
	await workspace.update();
	await workspace.save([edit(clone, plansFile, "price: 5", "price: 7")], anna, text);
	expect(git(clone, "diff", "--name-only").split("\n")).toEqual([plansFile, templatesFile]);
	expect(git(clone, "log", "--format=%s")).toBe("Start");
});

test.each<[NodeJS.ProcessEnv, string]>([
	[{ EDITOR_ORIGIN: "https://cms.example.com" }, "EDITOR_USER_HEADER must be set"],
	[{ EDITOR_PUSH: "origin/main" }, "EDITOR_ORIGIN must be set"],
	[{ EDITOR_ORIGIN: "cms.example.com", EDITOR_USER_HEADER: "X-User" }, "EDITOR_ORIGIN must be an origin"],
])("%j is refused at the start", async (environment, message) => {
	await expect(readTeam(tempFolder({}), environment)).rejects.toThrow(message);
});
