import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { z } from "zod";
import { apiPath } from "../app/local-address";
import { assertValid } from "./check-changes";
import { assertChanges, blobSha, type Change, headOf, listFiles, Refusal, writeChanges } from "./working-tree";

/** Enough for a commit with several pictures. */
const maxBytes = 50_000_000;

const changeSchema = z
	.object({
		operation: z.enum(["create", "update", "delete"]),
		path: z.string().max(500),
		content: z.string().default(""),
		sha: z.string().optional(),
	})
	.transform(({ operation, content, ...file }): Change => {
		return operation === "delete" ? file : { ...file, content: Buffer.from(content, "base64") };
	});

/** The body of `POST /repos/{owner}/{repo}/contents`. */
const commitSchema = z.object({ files: z.array(changeSchema).min(1).max(500) });

const filesSchema = z.object({ files: z.array(z.string()).max(5_000) });

/** The responses that do not depend on the files. */
const fixed: Record<string, unknown> = {
	"/version": { version: "1.24.0" },
	"/user": { id: 1, login: "local", full_name: "This computer", email: "local@localhost" },
	"/settings/api": { default_paging_num: 100, max_response_items: 100 },
	"/repo": { default_branch: "working-tree", permissions: { pull: true, push: true } },
	"/repo/commits": [],
};

/** The body of a request. Reads all of a body that is too large, because the browser reads the response only then. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		size += chunk.length;
		if (size <= maxBytes) chunks.push(chunk);
	}
	if (size > maxBytes) throw new Refusal(413, `more than ${maxBytes / 1e6} MB`);
	return Buffer.concat(chunks);
}

/** @throws Refusal if a part of a request is malformed */
function parsed<Value>(parse: () => Value): Value {
	try {
		return parse();
	} catch (error) {
		throw new Refusal(400, `the request is malformed: ${error}`);
	}
}

async function readJson<Schema extends z.ZodType>(request: IncomingMessage, schema: Schema): Promise<z.infer<Schema>> {
	const body = await readBody(request);
	return parsed(() => schema.parse(JSON.parse(body.toString())));
}

/** Saves run one after the other, so that a check sees the files of the save before it. */
let lastSave: Promise<unknown> = Promise.resolve();

async function save(root: string, changes: Change[]) {
	assertChanges(root, changes);
	const unused = await assertValid(root, changes);
	const all = [...changes, ...unused.map((file) => ({ path: file, sha: blobSha(readFile(root, file)) }))];
	// The check takes a second, in which a file may have changed.
	assertChanges(root, all);
	writeChanges(root, all);
	return {
		commit: { sha: headOf(listFiles(root)), created: new Date().toISOString() },
		files: changes.map(({ path: file, content }) => (content ? { path: file, sha: blobSha(content) } : null)),
	};
}

/** A refused save, as a response without an error status, which browsers would log in the console. */
function refusalOf(error: unknown) {
	if (!(error instanceof Refusal) || error.status === 403) throw error;
	return { refusal: { status: error.status, message: error.message, errors: error.errors } };
}

function readFile(root: string, file: string): Buffer {
	if (!listFiles(root).some((known) => known.path === file)) throw new Refusal(404, `there is no ${file}`);
	return fs.readFileSync(path.join(root, file));
}

function fileContents(root: string, file: string) {
	const content = readFile(root, file);
	return { path: file, sha: blobSha(content), encoding: "base64", content: content.toString("base64") };
}

async function answer(root: string, request: IncomingMessage): Promise<unknown> {
	const [pathname = ""] = (request.url ?? "").split("?");
	const route = pathname.slice(apiPath.length).replace("/repos/local/project", "/repo");
	if (request.method === "POST" && route === "/repo/contents") {
		const { files } = await readJson(request, commitSchema);
		const result = lastSave.then(() => save(root, files));
		lastSave = result.catch(() => undefined);
		return result.catch(refusalOf);
	}
	if (request.method === "POST" && route === "/repo/file-contents") {
		const { files } = await readJson(request, filesSchema);
		return files.map((file) => fileContents(root, file));
	}
	if (request.method !== "GET") throw new Refusal(405, "not supported");
	if (Object.hasOwn(fixed, route)) return fixed[route];
	if (route === "/repo/branches/working-tree") return { commit: { id: headOf(listFiles(root)), message: "" } };
	if (route.startsWith("/repo/git/trees/")) {
		return { tree: listFiles(root).map((file) => ({ ...file, type: "blob" })), truncated: false };
	}
	const [, kind, encoded] = /^\/repo\/(contents|raw|media\/working-tree)\/(.+)$/.exec(route) ?? [];
	if (!encoded) throw new Refusal(404, "there is no such call");
	const file = parsed(() => decodeURIComponent(encoded));
	return kind === "contents" ? fileContents(root, file) : readFile(root, file);
}

/** Answers the calls of the editor. @throws Refusal */
export async function localApi(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const body = await answer(root, request);
	const isFile = Buffer.isBuffer(body);
	response.writeHead(request.method === "POST" ? 201 : 200, {
		"Content-Type": isFile ? "application/octet-stream" : "application/json",
		"Cache-Control": "no-store",
		"X-Content-Type-Options": "nosniff",
	});
	response.end(isFile ? body : JSON.stringify(body));
}
