/** @jest-environment node */
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { editorServer } from "../../../cms/server/editor-server";
import { blobSha } from "../../../cms/server/working-tree";
import { tempFolder, tempProject } from "../../kit/temp-folder";

type Answer = { status: number; body: string };
type Options = { method?: string; headers?: Record<string, string>; body?: unknown };

const servers: http.Server[] = [];
afterEach(() => {
	for (const server of servers.splice(0)) server.close();
});

const api = "/admin/api/v1/repos/local/project";
const editor = { authorization: "token local", "sec-fetch-site": "same-origin" };

/** Serves the editor of a project and returns a function that calls it. */
async function serve(root: string) {
	const handler = editorServer({ root, folder: tempFolder({ "index.html": "editor" }), ready: async () => undefined });
	const server = http.createServer((request, response) => handler(request, response, () => response.end("next")));
	servers.push(server);
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	return async (target: string, { method = "GET", headers = {}, body }: Options = {}): Promise<Answer> => {
		const all = { host: `localhost:${port}`, ...headers };
		const request = http.request({ port, host: "127.0.0.1", path: target, method, headers: all, agent: false });
		request.end(body === undefined ? undefined : JSON.stringify(body));
		const [response] = (await once(request, "response")) as [http.IncomingMessage];
		return { status: response.statusCode ?? 0, body: (await response.setEncoding("utf8").toArray()).join("") };
	};
}

const read = (root: string, file: string) => fs.readFileSync(path.join(root, file), "utf8");
const shaOf = (root: string, file: string) => blobSha(fs.readFileSync(path.join(root, file)));
const base64 = (text: string) => Buffer.from(text).toString("base64");

/** A commit of one file, as Sveltia CMS sends it. */
function commit(file: string, text: string, sha?: string): Options {
	const files = [{ operation: sha ? "update" : "create", path: file, content: base64(text), sha }];
	return { method: "POST", headers: editor, body: { branch: "working-tree", message: "Change", files } };
}

test("a commit writes the file at once and returns its id", async () => {
	const root = tempProject({});
	const call = await serve(root);
	const text = read(root, "content/plans.yaml").replace("price: 5", "price: 9");
	const answer = await call(`${api}/contents`, commit("content/plans.yaml", text, shaOf(root, "content/plans.yaml")));
	expect(answer.status).toBe(201);
	expect(JSON.parse(answer.body).files).toEqual([{ path: "content/plans.yaml", sha: blobSha(Buffer.from(text)) }]);
	expect(read(root, "content/plans.yaml")).toBe(text);
	expect(fs.readdirSync(path.join(root, ".cache"))).toEqual([]);
});

test("what npm run check reports is not saved, across files and with its message", async () => {
	const root = tempProject({});
	const call = await serve(root);
	const before = read(root, "content/plans.yaml");
	const sha = shaOf(root, "content/plans.yaml");
	const negative = await call(
		`${api}/contents`,
		commit("content/plans.yaml", before.replace("price: 5", "price: -5"), sha),
	);
	expect(negative).toMatchObject({
		status: 422,
		body: expect.stringContaining("content/plans.yaml:18:16 price must be 0 or more (is -5)"),
	});
	const unknown = before.replace("kind: runs, count: 1000 }", "kind: quantum }");
	const missing = await call(`${api}/contents`, commit("content/plans.yaml", unknown, sha));
	expect(JSON.parse(missing.body).message).toMatch(
		/^locales\/en\/pricing.json:\d+:\d+ "features.quantum" is missing; content\/plans.yaml uses it$/m,
	);
	expect(read(root, "content/plans.yaml")).toBe(before);
});

test("errors that the project has already do not block a save", async () => {
	const root = tempProject({ "content/templates.yaml": "cards: 100\nseeAll: true\n" });
	const call = await serve(root);
	const text = read(root, "content/plans.yaml").replace("price: 5", "price: 9");
	const answer = await call(`${api}/contents`, commit("content/plans.yaml", text, shaOf(root, "content/plans.yaml")));
	expect(answer.status).toBe(201);
});

test("a file that has changed on disk is not overwritten", async () => {
	const root = tempProject({});
	const call = await serve(root);
	const loaded = shaOf(root, "content/plans.yaml");
	const onDisk = read(root, "content/plans.yaml").replace("price: 5", "price: 7");
	fs.writeFileSync(path.join(root, "content/plans.yaml"), onDisk);
	const answer = await call(`${api}/contents`, commit("content/plans.yaml", "annualSaving: 1\n", loaded));
	expect(answer).toMatchObject({
		status: 409,
		body: expect.stringContaining("content/plans.yaml has changed on disk"),
	});
	expect(read(root, "content/plans.yaml")).toBe(onDisk);

	const existing = await call(`${api}/contents`, commit("content/hero.yaml", "words: []\n"));
	expect(existing).toMatchObject({ status: 409, body: expect.stringContaining("exists already") });
});

test.each([
	"../outside.yaml",
	"content/../../outside.yaml",
	"content/images/../../package.json",
	"/etc/passwd",
	"content/..\\outside.yaml",
	"package.json",
	"src/pages/index.tsx",
	"content/schemas/plans.schema.json",
	"content/README.md",
	"content/images/.htaccess",
	"content/images/a.html",
	"locales/en/.hidden.json",
	"locales/en/sub/x.json",
	"content/images/a.svg\0.png",
])("%j cannot be written", async (file) => {
	const root = tempProject({});
	const call = await serve(root);
	expect(await call(`${api}/contents`, commit(file, "x"))).toMatchObject({ status: 403 });
});

test.each(["../package.json", "%2e%2e/package.json", "..%2fpackage.json", "src/pages/index.tsx", "content/.secret"])(
	"%s cannot be read",
	async (file) => {
		const call = await serve(tempProject({ "content/.secret": "x", "package.json": "x" }));
		for (const route of ["raw", "media/working-tree"]) {
			expect((await call(`${api}/${route}/${file}`, { headers: editor })).status).toBe(404);
		}
	},
);

test("symbolic links are neither read nor written", async () => {
	const outside = tempFolder({ "secret.json": "{}" });
	const root = tempProject({});
	fs.symlinkSync(outside, path.join(root, "locales/xx"));
	fs.symlinkSync(path.join(outside, "secret.json"), path.join(root, "locales/en/secret.json"));
	const call = await serve(root);
	for (const file of ["locales/xx/secret.json", "locales/en/secret.json", "locales/xx/new.json"]) {
		expect((await call(`${api}/contents`, commit(file, "{ }", blobSha(Buffer.from("{}"))))).status).toBe(403);
		expect((await call(`${api}/raw/${file}`, { headers: editor })).status).toBe(404);
	}
	expect(read(outside, "secret.json")).toBe("{}");
});

test.each<[string, Record<string, string>]>([
	["another host name (DNS rebinding)", { ...editor, host: "attacker.example:9000" }],
	["another origin", { ...editor, origin: "http://attacker.example" }],
	["another port of this machine", { ...editor, origin: "http://localhost:1" }],
	["an opaque origin", { ...editor, origin: "null" }],
	["another site, by the browser's account", { ...editor, "sec-fetch-site": "cross-site" }],
	["a form: no header of the editor", { "content-type": "text/plain" }],
])("requests from %s are refused", async (_, headers) => {
	const root = tempProject({});
	const before = read(root, "content/templates.yaml");
	const call = await serve(root);
	const { method, body } = commit(
		"content/templates.yaml",
		"cards: 1\nseeAll: true\n",
		shaOf(root, "content/templates.yaml"),
	);
	expect((await call(`${api}/contents`, { method, body, headers })).status).toBe(403);
	expect((await call(`${api}/raw/content/templates.yaml`, { headers })).status).toBe(403);
	expect(read(root, "content/templates.yaml")).toBe(before);
});

test("the editor and its data are for this machine only; no answer allows other origins", async () => {
	const call = await serve(tempProject({}));
	expect(await call("/admin/")).toMatchObject({ status: 200, body: "editor" });
	for (const target of ["/admin/", "/admin/project.json"]) {
		expect((await call(target, { headers: { host: "attacker.example" } })).status).toBe(403);
	}
	expect(await call("/templates/")).toMatchObject({ body: "next" });
	expect((await call(`${api}/contents`, { method: "OPTIONS", headers: editor })).status).toBe(405);
});
