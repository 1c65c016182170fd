/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { editorLabels } from "../../../editor/config/labels";
import { limits, openClone } from "../../../editor/server/git";
import { readTeam } from "../../../editor/server/team";
import { createWorkspace } from "../../../editor/server/workspace";
import { sentForm } from "../../kit/sent-form";
import { tempFolder } from "../../kit/temp-folder";
import { sampleProject } from "../content-model/sample-project";

// Each save runs git ten times, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const identity = ["-c", "user.name=Operator", "-c", "user.email=operator@example.com"];

const git = (folder: string, ...parameters: string[]): string =>
	execFileSync("git", [...identity, ...parameters], { cwd: folder, encoding: "utf8" }).trim();

const plansFile = "content/plans.yaml";
const templatesFile = "content/templates.yaml";

/** What each test copies: a repository with two clones, that of the editor, and that of somebody else. */
let template = "";

beforeAll(async () => {
	const project = await sampleProject();
	git(project, "init", "--quiet", "--initial-branch=main", "--template=");
	git(project, "add", "--all");
	git(project, "commit", "--quiet", "-m", "Start");
	template = tempFolder({});
	git(template, "clone", "--quiet", "--bare", "--template=", project, "bare.git");
	for (const name of ["clone", "other"]) {
		git(template, "clone", "--quiet", "--template=", "bare.git", name);
		git(path.join(template, name), "remote", "set-url", "origin", "../bare.git");
	}
});

function startTeam() {
	const folder = tempFolder({});
	fs.cpSync(template, folder, { recursive: true });
	return { bare: path.join(folder, "bare.git"), clone: path.join(folder, "clone"), other: path.join(folder, "other") };
}

const hook = (bare: string, name: string, script: string) => {
	fs.mkdirSync(path.join(bare, "hooks"), { recursive: true });
	fs.writeFileSync(path.join(bare, "hooks", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
};

async function until(condition: () => boolean): Promise<void> {
	while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Returns a function that makes a limit of git end. */
function controlLimit(name: keyof typeof limits): () => void {
	const { timeout } = AbortSignal;
	const limit = new AbortController();
	const mock = (ms: number) => (ms === limits[name] ? limit.signal : timeout.call(AbortSignal, ms));
	jest.spyOn(AbortSignal, "timeout").mockImplementation(mock);
	return () => limit.abort(new Error("the limit"));
}

afterEach(() => jest.restoreAllMocks());

const anna = { name: "Anna", email: "anna@example.com" };
const labelOf = editorLabels(["en"]);

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
	const { bare, clone } = startTeam();
	git(clone, "push", "--quiet", "origin", "HEAD:refs/heads/content");
	const workspace = createWorkspace(clone, await openClone(clone, "origin/content"));
	await workspace.save([edit(clone, plansFile, "price: 5", "price: 7")], anna, labelOf);
	expect(git(bare, "log", "--format=%an <%ae>: %s", "main..content")).toBe("Anna <anna@example.com>: Edit plans");
	expect(git(bare, "show", `content:${plansFile}`)).toContain("price: 7");
	expect(git(clone, "status", "--porcelain")).toBe("");
});

test("a branch that has moved in another file is no obstacle, and in the same file a conflict", async () => {
	const { bare, clone, other } = startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	const price = edit(clone, plansFile, "price: 5", "price: 7");
	push(other, templatesFile, "cards: 6", "cards: 8");
	await workspace.save([price], anna, labelOf);
	expect(git(bare, "show", `main:${templatesFile}`)).toContain("cards: 8");
	expect(git(bare, "show", `main:${plansFile}`)).toContain("price: 7");

	const cards = edit(clone, templatesFile, "cards: 8", "cards: 9");
	push(other, templatesFile, "cards: 8", "cards: 10");
	await expect(workspace.save([cards], anna, labelOf)).rejects.toMatchObject({
		status: 409,
		message: expect.stringContaining("“10”"),
	});
	expect(git(bare, "show", `main:${templatesFile}`)).toContain("cards: 10");
});

test("a save that changes nothing is no commit", async () => {
	const { bare, clone } = startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	await workspace.save([edit(clone, plansFile, "price: 5", "price: 5")], anna, labelOf);
	expect(git(bare, "log", "--format=%s", "main")).toBe("Start");
});

test("saves at the same time are commits one after the other", async () => {
	const { bare, clone } = startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	const files = [edit(clone, plansFile, "price: 5", "price: 7"), edit(clone, templatesFile, "cards: 6", "cards: 8")];
	await Promise.all(files.map((file) => workspace.save([file], anna, labelOf)));
	expect(git(bare, "log", "--format=%s", "main").split("\n")).toEqual(["Edit templates", "Edit plans", "Start"]);
});

test("a push that fails leaves neither a commit nor a change, and says why", async () => {
	const { bare, clone } = startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	const price = edit(clone, plansFile, "price: 5", "price: 7");
	hook(bare, "pre-receive", "echo The branch is locked >&2; exit 1");
	await expect(workspace.save([price], anna, labelOf)).rejects.toThrow("The branch is locked");
	expect(git(clone, "log", "--format=%s")).toBe("Start");
	expect(git(clone, "status", "--porcelain")).toBe("");
	fs.rmSync(path.join(bare, "hooks/pre-receive"));
	await workspace.save([price], anna, labelOf);
	expect(git(bare, "log", "-1", "--format=%s", "main")).toBe("Edit plans");
});

test("a push that takes too long is a save if the commit has arrived", async () => {
	const { bare, clone } = startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	hook(bare, "post-receive", "touch started; sleep 60");
	const endLimit = controlLimit("push");
	const saved = workspace.save([edit(clone, plansFile, "price: 5", "price: 7")], anna, labelOf);
	await until(() => fs.existsSync(path.join(bare, "started")));
	endLimit();
	await saved;
	expect(git(bare, "log", "--format=%s", "main")).toBe("Edit plans\nStart");
	expect(fs.readFileSync(path.join(clone, plansFile), "utf8")).toContain("price: 7");
	expect(git(clone, "status", "--porcelain")).toBe("");
});

test("a push whose answer is lost is a save if the commit has arrived", async () => {
	const { bare, clone } = startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	hook(bare, "post-receive", "kill -9 $PPID");
	await workspace.save([edit(clone, plansFile, "price: 5", "price: 7")], anna, labelOf);
	expect(git(bare, "log", "--format=%s", "main")).toBe("Edit plans\nStart");
});

test("a push of which nobody knows the end is reported as such, and may be sent again, also if it has arrived", async () => {
	const { bare, clone } = startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	const price = edit(clone, plansFile, "price: 5", "price: 7");
	hook(bare, "pre-receive", "touch started; sleep 60");
	const endLimit = controlLimit("push");
	const saved = workspace.save([price], anna, labelOf);
	await until(() => fs.existsSync(path.join(bare, "started")));
	endLimit();
	await expect(saved).rejects.toMatchObject({
		status: 503,
		message: expect.stringContaining("may or may not be saved"),
	});
	expect(git(clone, "status", "--porcelain")).toBe("");
	fs.rmSync(path.join(bare, "hooks/pre-receive"));
	jest.restoreAllMocks();
	for (const _ of [1, 2]) await workspace.save([price], anna, labelOf);
	expect(git(bare, "log", "--format=%s", "main")).toBe("Edit plans\nStart");
});

/** Makes a clone ask a host that accepts connections and never answers. */
async function hang(clone: string) {
	let calls = 0;
	const server = net.createServer((socket) => {
		calls += 1;
		socket.on("error", () => undefined).resume();
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	git(clone, "remote", "set-url", "origin", `http://127.0.0.1:${(server.address() as AddressInfo).port}/site.git`);
	return {
		calls: () => calls,
		/** Resolves when all processes of git have closed their connections. */
		stop: () => new Promise((resolve) => server.close(resolve)),
	};
}

test("a host that never answers is asked once for all who look, and not again for a while", async () => {
	const { clone } = startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	const host = await hang(clone);
	const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
	const endLimit = controlLimit("look");
	const looks = Promise.all([1, 2, 3].map(() => workspace.update()));
	await until(() => host.calls() > 0);
	endLimit();
	await looks;
	await workspace.update();
	expect([host.calls(), logged.mock.calls.length]).toEqual([1, 1]);
	await host.stop();
});

test("a save whose fetch takes too long is refused, and nothing of git remains", async () => {
	const { clone } = startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	const host = await hang(clone);
	const endLimit = controlLimit("fetch");
	const saved = workspace.save([edit(clone, plansFile, "price: 5", "price: 7")], anna, labelOf);
	await until(() => host.calls() > 0);
	endLimit();
	await expect(saved).rejects.toMatchObject({ status: 503, message: expect.stringContaining("cannot reach") });
	await host.stop();
});

test("a save does not wait for those who look", async () => {
	const { bare, clone } = startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	// The first fetch waits, the second one does not.
	const first = path.join(bare, "first");
	git(clone, "config", "remote.origin.uploadpack", `if mkdir ${first} 2>/dev/null; then sleep 60; fi; git-upload-pack`);
	const look = workspace.update();
	await until(() => fs.existsSync(first));
	await workspace.save([edit(clone, plansFile, "price: 5", "price: 7")], anna, labelOf);
	await look;
	expect(git(bare, "log", "--format=%s", "main")).toBe("Edit plans\nStart");
});

test("a save whose client has gone while it waited is not begun", async () => {
	const { bare, clone } = startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	const gone = new AbortController();
	const first = workspace.save([edit(clone, plansFile, "price: 5", "price: 7")], anna, labelOf);
	const second = workspace.save([edit(clone, templatesFile, "cards: 6", "cards: 8")], anna, labelOf, {
		signal: gone.signal,
	});
	gone.abort();
	await first;
	await expect(second).rejects.toThrow("the client has gone");
	expect(git(bare, "log", "--format=%s", "main")).toBe("Edit plans\nStart");
});

test("a branch that was deleted after its merge starts again at the default branch of the host", async () => {
	const { bare, clone } = startTeam();
	git(clone, "push", "--quiet", "origin", "HEAD:refs/heads/content");
	const workspace = createWorkspace(clone, await openClone(clone, "origin/content"));
	await workspace.save([edit(clone, plansFile, "price: 5", "price: 7")], anna, labelOf);
	git(bare, "branch", "--quiet", "-D", "content");
	await workspace.save([edit(clone, templatesFile, "cards: 6", "cards: 8")], anna, labelOf);
	expect(git(bare, "log", "--format=%s", "content")).toBe("Edit templates\nStart");
	// Also at the start: the clone has commits of the deleted branch.
	git(bare, "branch", "--quiet", "-D", "content");
	await openClone(clone, "origin/content");
	expect(git(clone, "log", "--format=%s")).toBe("Start");
});

test("nobody reads some files from before, and others from after what was pushed", async () => {
	const { clone, other } = startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	const names = Array.from({ length: 200 }, (_, index) => `content/images/${index}.svg`);
	for (const name of names) fs.writeFileSync(path.join(other, name), "new");
	git(other, "add", "--all");
	git(other, "commit", "--quiet", "-m", "Pictures");
	git(other, "push", "--quiet");
	const counts = new Set<number>();
	const update = workspace.update();
	let isUpdated = false;
	void update.then(() => (isUpdated = true));
	while (!isUpdated) {
		counts.add(await workspace.read(() => names.filter((name) => fs.existsSync(path.join(clone, name))).length));
		await new Promise((resolve) => setImmediate(resolve));
	}
	expect([...counts].filter((count) => count > 0 && count < names.length)).toEqual([]);
	expect(await workspace.read(() => fs.existsSync(path.join(clone, names[0] ?? "")))).toBe(true);
});

test("what somebody else has pushed is read without a save", async () => {
	const { clone, other } = startTeam();
	const workspace = createWorkspace(clone, await openClone(clone, "origin/main"));
	push(other, templatesFile, "cards: 6", "cards: 8");
	await workspace.update();
	expect(fs.readFileSync(path.join(clone, templatesFile), "utf8")).toContain("cards: 8");
});

test.each<[string, (clone: string) => void, string]>([
	["a new file", (clone) => fs.writeFileSync(path.join(clone, "new.txt"), ""), "not committed"],
	["commits of its own", (clone) => git(clone, "commit", "--quiet", "--allow-empty", "-m", "Own"), "not on the branch"],
])("a clone with %s is refused at the start", async (_, change, message) => {
	const { clone } = startTeam();
	change(clone);
	const staged = () => git(clone, "diff", "--cached");
	const before = staged();
	await expect(openClone(clone, "origin/main")).rejects.toThrow(message);
	expect(staged()).toBe(before);
});

test("a server that was killed while it updated the files of a save starts again, and says what it drops", async () => {
	const { clone, other } = startTeam();
	await openClone(clone, "origin/main");
	push(other, plansFile, "price: 5", "price: 7");
	push(other, templatesFile, "cards: 6", "cards: 8");
	// Its branch is known, one of its files is written.
	git(clone, "fetch", "--quiet", "origin", "+main:refs/editor/branch");
	fs.copyFileSync(path.join(other, plansFile), path.join(clone, plansFile));
	fs.writeFileSync(path.join(clone, ".git/index.lock"), "");
	// Somebody has saved since then.
	push(other, plansFile, "price: 7", "price: 9");
	const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
	await openClone(clone, "origin/main");
	expect(logged.mock.calls.flat().join("\n")).toMatch(/index\.lock[\s\S]*Dropped .*: content\/plans\.yaml$/);
	expect(fs.readFileSync(path.join(clone, plansFile), "utf8")).toContain("price: 9");
	expect(git(clone, "status", "--porcelain")).toBe("");
});

test("a server that starts keeps what git ignores, apart from unfinished files", async () => {
	const { clone } = startTeam();
	const packages = path.join(clone, "node_modules/package");
	const unfinished = path.join(clone, "content/.file.editor.un~");
	fs.mkdirSync(path.join(clone, ".git/info"));
	fs.writeFileSync(path.join(clone, ".git/info/exclude"), "node_modules\n.*.editor.un~\n");
	fs.mkdirSync(packages, { recursive: true });
	for (const file of [path.join(packages, "index.js"), unfinished]) fs.writeFileSync(file, "");
	await openClone(clone, "origin/main");
	expect(fs.readdirSync(packages)).toEqual(["index.js"]);
	expect(fs.existsSync(unfinished)).toBe(false);
});

test("without a team, a save keeps what else has changed in the working tree", async () => {
	const { clone } = startTeam();
	fs.writeFileSync(path.join(clone, templatesFile), "cards: 9\nseeAll: true\n");
	const workspace = createWorkspace(clone);
	await workspace.update();
	await workspace.save([edit(clone, plansFile, "price: 5", "price: 7")], anna, labelOf);
	expect(git(clone, "diff", "--name-only").split("\n")).toEqual([plansFile, templatesFile]);
	expect(git(clone, "log", "--format=%s")).toBe("Start");
});

test.each<[NodeJS.ProcessEnv, string]>([
	[{ EDITOR_ORIGIN: "https://cms.example.com" }, "EDITOR_USER_HEADER must be set"],
	[{ EDITOR_PUSH: "origin/main" }, "EDITOR_ORIGIN must be set"],
	[{ EDITOR_ORIGIN: "cms.example.com", EDITOR_USER_HEADER: "X-User" }, "EDITOR_ORIGIN must be an origin"],
	[
		{ EDITOR_ORIGIN: "https://cms.example.com/admin/", EDITOR_USER_HEADER: "X-User" },
		"EDITOR_ORIGIN must be an origin",
	],
])("%j is refused at the start", async (environment, message) => {
	await expect(readTeam(tempFolder({}), environment)).rejects.toThrow(message);
});

test.each([
	["https://CMS.Example.com:443", "https://cms.example.com"],
	["http://localhost:80/", "http://localhost"],
	["https://muharrir.example.com:8443", "https://muharrir.example.com:8443"],
])("the origin %s is %s, as a browser sends it", async (origin, expected) => {
	const environment = { EDITOR_ORIGIN: origin, EDITOR_USER_HEADER: "X-User" };
	expect(await readTeam(tempFolder({}), environment)).toMatchObject({ origin: expected });
});
