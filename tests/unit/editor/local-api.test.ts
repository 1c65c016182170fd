/** @jest-environment node */
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import express from "express";
import sharp from "sharp";
import { apiPath, editorHeader, localRepository, newFile, openedField } from "../../../editor/config/api";
import { editorServer } from "../../../editor/server/editor-server";
import type { Team } from "../../../editor/server/team";
import { sentForm } from "../../kit/sent-form";
import { send, serve } from "../../kit/serve";
import { tempFolder } from "../../kit/temp-folder";
import { sampleProject } from "../content-model/sample-project";

type Options = { method?: string; headers?: Record<string, string>; body?: unknown };

let handler: ReturnType<typeof editorServer>;
const app = express()
	.use((request, response, next) => handler(request, response, next))
	.use((_, response) => response.end("next"));
const origin = serve(() => http.createServer(app));

const api = `${apiPath}/repos/${localRepository}`;
const editor = { [editorHeader]: "test", "sec-fetch-site": "same-origin" };

const file = "content/templates.yaml";
const yaml = (cards: number) => `cards: ${cards}\nseeAll: true\n`;
const project = (files: Record<string, string> = {}) => sampleProject({ [file]: yaml(6), ...files });

/** Serves the editor of a project and returns a function that calls it. */
function open(root: string, team?: Team) {
	handler = editorServer({ root, folder: tempFolder({ "index.html": "editor" }), team });
	return (target: string, { method, headers, body }: Options = {}) =>
		send(origin(), target, {
			method,
			headers: { host: new URL(origin()).host.replace("127.0.0.1", "localhost"), ...headers },
			body: typeof body === "string" ? body : JSON.stringify(body),
		});
}

const read = (root: string, name = file) => fs.readFileSync(path.join(root, name), "utf8");
type File = { operation: "create" | "update" | "delete"; path: string; content?: string; sha?: string };

/** A commit as Sveltia CMS sends it. */
const commitOf = (...files: File[]): Options => ({
	method: "POST",
	headers: editor,
	body: { branch: "working-tree", message: "Change", files },
});

/** A commit of one new file. */
const creation = (name: string, content: string | Buffer): Options =>
	commitOf({ operation: "create", path: name, content: Buffer.from(content).toString("base64") });

/** The change of the file by its form. @param opened how many cards it had when the form was opened */
const change = (cards: number, opened = 6): File => {
	const content = sentForm(file, yaml(opened), yaml(cards)).toString("base64");
	return { operation: "update", path: file, content };
};

test("a commit writes the file and leaves nothing beside it", async () => {
	const root = await project();
	const call = open(root);
	const before = fs.readdirSync(path.join(root, "content"));
	const answer = await call(`${api}/contents`, commitOf(change(9)));
	expect(answer.status).toBe(201);
	expect(read(root)).toBe(yaml(9));
	expect(fs.readdirSync(path.join(root, "content"))).toEqual(before);
});

test("what npm run check reports is not saved, and is returned with its field", async () => {
	const root = await project();
	const call = open(root);
	const answer = await call(`${api}/contents`, commitOf(change(0)));
	expect(answer.status).toBe(422);
	const text = "Templates on the home page › Number of templates: must be a whole number from 1 to 48 (is 0)";
	expect(JSON.parse(Buffer.from(answer.body, "latin1").toString())).toEqual({
		message: text,
		errors: [expect.objectContaining({ file, path: ["cards"], code: "wholeBetween", text })],
	});
	expect(read(root)).toBe(yaml(6));
});

test("errors that the project has already do not block a save", async () => {
	const call = open(await project({ "locales/uz/landing.json": "{}" }));
	const answer = await call(`${api}/contents`, commitOf(change(9)));
	expect(answer.status).toBe(201);
});

const added: File = { ...change(9), content: btoa(JSON.stringify({ cards: "9", [openedField]: newFile })) };

test.each([
	["has the value that somebody else has saved", change(9, 5), "somebody else has changed this, too"],
	["exists already", added, "exists already"],
])("a file that %s is not overwritten", async (_, sent, reason) => {
	const root = await project();
	const call = open(root);
	const answer = await call(`${api}/contents`, commitOf(sent));
	expect(answer).toMatchObject({ status: 409, body: expect.stringContaining(reason) });
	expect(read(root)).toBe(yaml(6));
});

const forbidden =
	"../outside.yaml content/images/../../package.json /etc/passwd content/..\\outside.yaml package.json src/pages/index.tsx content/schemas/plans.schema.json content/README.md content/images/.htaccess content/images/a.html content/images/--help.png locales/en/.hidden.json content/images/a.svg\0.png";

test.each(forbidden.split(" "))("%j cannot be written", async (name) => {
	const call = open(await project());
	expect(await call(`${api}/contents`, creation(name, "x"))).toMatchObject({ status: 403 });
});

test.each([
	["../package.json", 404],
	["%2e%2e/package.json", 404],
	["src/pages/index.tsx", 404],
	["content/.secret", 404],
	["%E0%A4%A", 400],
])("reading %s is answered with %i", async (name, status) => {
	const call = open(await project({ "content/.secret": "x", "package.json": "x" }));
	for (const route of ["raw", "media/working-tree"]) {
		const answer = await call(`${api}/${route}/${name}`, { headers: editor });
		expect(answer.status).toBe(status);
		expect(answer.headers["content-type"]).toContain("application/json");
	}
});

test("symbolic links are neither read nor written", async () => {
	const outside = tempFolder({ "secret.json": "{}" });
	const root = await project();
	fs.symlinkSync(outside, path.join(root, "locales/xx"));
	const call = open(root);
	expect((await call(`${api}/contents`, creation("locales/xx/secret.json", "{ }"))).status).toBe(403);
	expect((await call(`${api}/raw/locales/xx/secret.json`, { headers: editor })).status).toBe(404);
});

const missing = "content/images/missing.png";

test.each<[string, number, string, File[]]>([
	["the same file twice", 400, `${file} occurs twice`, [change(9), change(9)]],
	["a whole file instead of its form", 400, "is not a form", [{ ...change(9), content: btoa(yaml(9)) }]],
	["the deletion of a missing file", 409, "was deleted", [change(9), { operation: "delete", path: missing, sha: "0" }]],
])("a commit with %s is answered with %i and changes nothing", async (_, status, message, files) => {
	const root = await project();
	const call = open(root);
	const answer = await call(`${api}/contents`, commitOf(...files));
	expect(answer).toMatchObject({ status, body: expect.stringContaining(message) });
	expect(read(root)).toBe(yaml(6));
});

const png = sharp({ create: { width: 40, height: 40, channels: 3, background: "#222" } }).png();

test.each<[string, number, () => Promise<Buffer | string>]>([
	["a picture", 201, () => png.clone().toBuffer()],
	["a text", 422, async () => "x: 1"],
	["a part of a picture", 422, async () => (await png.clone().toBuffer()).subarray(0, 100)],
])("of pictures that no YAML file names, %s is answered with %i", async (_, status, content) => {
	const root = await project();
	const call = open(root);
	const name = "content/images/unused.png";
	expect((await call(`${api}/contents`, creation(name, await content()))).status).toBe(status);
	expect(fs.existsSync(path.join(root, name))).toBe(status === 201);
});

test.each([
	["no JSON", "{"],
	["an unknown operation", { files: [{ operation: "chmod", path: file }] }],
	["the prototype of objects", '{ "__proto__": { "files": [] } }'],
])("a commit with %s is answered with 400", async (_, body) => {
	const call = open(await project());
	expect((await call(`${api}/contents`, { method: "POST", headers: editor, body })).status).toBe(400);
});

test("a body that is too large is answered with 413, and the server goes on", async () => {
	const call = open(await project());
	const body = `"${"x".repeat(51_000_000)}"`;
	expect((await call(`${api}/contents`, { method: "POST", headers: editor, body })).status).toBe(413);
	expect((await call("/admin/")).status).toBe(200);
});

test.each<[string, Record<string, string>]>([
	["another host name (DNS rebinding)", { ...editor, host: "attacker.example:9000" }],
	["another origin", { ...editor, origin: "http://attacker.example" }],
	["an opaque origin", { ...editor, origin: "null" }],
	["another site, by the browser's account", { ...editor, "sec-fetch-site": "cross-site" }],
	["a form: no header of the editor", { "content-type": "text/plain" }],
])("requests from %s are refused", async (_, headers) => {
	const root = await project();
	const call = open(root);
	const { method, body } = commitOf(change(9));
	expect((await call(`${api}/contents`, { method, body, headers })).status).toBe(403);
	expect((await call(`${api}/raw/${file}`, { headers })).status).toBe(403);
	expect(read(root)).toBe(yaml(6));
});

test.each([
	["only beside the pages of the site", true, "'self'", "SAMEORIGIN"],
	["nowhere if it has no pages", false, "'none'", "DENY"],
])("the editor is shown in a frame %s", async (_, isBeside, ancestors, options) => {
	const root = await project();
	const call = open(root);
	handler = editorServer({ root, folder: tempFolder({ "index.html": "editor" }), isBeside });
	const { headers } = await call("/admin/");
	expect(headers["content-security-policy"]).toContain(`frame-ancestors ${ancestors}`);
	expect(headers["x-frame-options"]).toBe(options);
});

test("the editor and its data are for this machine only", async () => {
	const call = open(await project());
	expect(await call("/admin/")).toMatchObject({ status: 200, body: "editor" });
	for (const target of ["/admin/", "/admin/project.json"]) {
		expect((await call(target, { headers: { host: "attacker.example" } })).status).toBe(403);
	}
	expect(await call("/templates/")).toMatchObject({ body: "next" });
});

test("a refusal is in the language of the browser", async () => {
	const call = open(await project());
	const headers = { ...editor, "accept-language": "ru-RU,ru;q=0.9,en;q=0.8" };
	const answer = await call(`${api}/contents`, { ...commitOf(change(0)), headers });
	const { message } = JSON.parse(Buffer.from(answer.body, "latin1").toString());
	expect(message).toMatch(/\p{Script=Cyrillic}/u);
});

const team: Team = { origin: "https://cms.example.com", userHeader: "X-Remote-User", emailHeader: "X-Remote-Email" };
const anna = { "x-remote-user": "anna", "x-remote-email": "anna@example.com" };

test.each<[string, number, Record<string, string>]>([
	["the address of the proxy and a user", 200, { host: "cms.example.com", ...anna }],
	["this machine and a user", 200, anna],
	["the address of the proxy without a user", 401, { host: "cms.example.com" }],
	["this machine without a user", 401, {}],
	["another host", 403, { host: "attacker.example", ...anna }],
	["the page of another site", 403, { host: "cms.example.com", origin: "https://attacker.example", ...anna }],
])("for a team, a request with %s is answered with %i", async (_, status, headers) => {
	const call = open(await project(), team);
	// A proxy with a password needs the usual header itself.
	const own = { ...editor, authorization: "Basic YTpi", ...headers };
	expect((await call(`${apiPath}/user`, { headers: own })).status).toBe(status);
	if (status === 401) expect((await call("/admin/", { headers: own })).status).toBe(401);
});

test("for a team, a save comes from the origin of the proxy", async () => {
	const root = await project();
	const call = open(root, team);
	const headers = { ...editor, host: "cms.example.com", origin: team.origin, ...anna };
	const answer = await call(`${api}/contents`, { ...commitOf(change(9)), headers });
	expect(answer.status).toBe(201);
	expect(JSON.parse((await call(`${apiPath}/user`, { headers })).body)).toMatchObject({ email: "anna@example.com" });
});

/** Text as a proxy sends it in a header: in UTF-8, each byte of which Node.js sends as a character. */
const inHeader = (text: string) => Buffer.from(text).toString("latin1");

test.each([
	["anna", "anna@cms.example.com"],
	["Gʻulnora", "Gʻulnora@cms.example.com"],
	["Анна Каримова", "Анна.Каримова@cms.example.com"],
	["anna@company.uz", "anna@company.uz"],
	["Eve <boss@company.uz>", "Eve.boss.company.uz@cms.example.com"],
])("the user %s has the address %s", async (name, email) => {
	const call = open(await project(), { ...team, emailHeader: undefined });
	const { body } = await call(`${apiPath}/user`, { headers: { ...editor, "x-remote-user": inHeader(name) } });
	expect(JSON.parse(Buffer.from(body, "latin1").toString())).toMatchObject({ full_name: name, email });
});

test.each([
	["has no letters", { "x-remote-user": "<>" }],
	["is a period", { "x-remote-user": "." }],
	["has invisible characters", { "x-remote-user": inHeader("anna\u202e") }],
	["is not UTF-8", { "x-remote-user": "Ann\xe9" }],
	["has an address that is none", { ...anna, "x-remote-email": "anna" }],
])("a user whose name %s is answered with 400", async (_, headers: Record<string, string>) => {
	const call = open(await project(), team);
	const answer = await call(`${apiPath}/user`, { headers: { ...editor, ...headers } });
	expect(answer).toMatchObject({ status: 400, body: expect.stringMatching(/X-Remote-(?:User|Email) must/) });
});

test("a page that a developer serves with a certificate may save, and a host may be written with its port", async () => {
	const { host } = new URL(origin().replace("127.0.0.1", "localhost"));
	const local = open(await project());
	expect((await local(`${apiPath}/user`, { headers: { ...editor, origin: `https://${host}` } })).status).toBe(200);
	const shared = open(await project(), team);
	const headers = { ...editor, ...anna, host: "CMS.example.com:443", origin: team.origin };
	expect((await shared(`${apiPath}/user`, { headers })).status).toBe(200);
});
