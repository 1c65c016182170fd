import { randomUUID } from "node:crypto";
import express, { type Request, type RequestHandler, Router } from "express";
import { z } from "zod";
import { largestBody, localRepository } from "../config/api";
import { editorLabels, editorLanguages } from "../config/labels";
import type { ReadString } from "./forms/join-words";
import type { User } from "./git";
import { formContent, localeFileReader } from "./merge-changes";
import { blobSha, headOf, listFiles, Refusal, readFile } from "./working-tree";
import type { Workspace } from "./workspace";

const changeSchema = z.object({
	operation: z.enum(["create", "update", "delete"]),
	path: z.string(),
	content: z
		.string()
		.default("")
		.transform((base64) => Buffer.from(base64, "base64")),
	sha: z.string().optional(),
	from_path: z.string().optional(),
});

const commitSchema = z.object({ files: z.array(changeSchema).min(1).max(500), seen: z.array(z.string()).optional() });

const filesSchema = z.object({ files: z.array(z.string()).max(5_000) });

const repository = `/repos/${localRepository}`;

const fixed = {
	"/version": { version: "1.24.0" },
	"/settings/api": { default_paging_num: 100, max_response_items: 100 },
	[repository]: { default_branch: "working-tree", permissions: { pull: true, push: true } },
	[`${repository}/commits`]: [],
};

/** A file as the CMS reads it: the values of its form, or the file itself. */
function served(path: string, content: Buffer, read: ReadString) {
	const form = formContent(path, content, read);
	// The CMS shows an empty form for a file that cannot be parsed, and the list of `showBroken` says why.
	return form ?? (/\.(?:yaml|json|md|txt)$/.test(path) ? Buffer.alloc(0) : content);
}

const asContents = (path: string, content: Buffer) => ({
	path,
	sha: blobSha(content),
	encoding: "base64",
	content: content.toString("base64"),
});

const labelsFor = (request: Request) => editorLabels([request.acceptsLanguages(editorLanguages) || ""]);

/** Answers the calls of the editor. Its errors have a status, except those of zod. */
export function localApi(workspace: Workspace, userOf: (request: Request) => User): Router {
	const { root } = workspace;
	const api = Router();
	/** Answers from the files, none of which changes meanwhile. */
	const reading =
		(answer: (...[request, response]: Parameters<RequestHandler>) => void): RequestHandler =>
		(request, response, next) =>
			void workspace.read(() => answer(request, response, next)).catch(next);
	for (const [route, body] of Object.entries(fixed)) api.get(route, (_, response) => void response.json(body));
	api.get("/user", (request, response) => {
		const { name, email } = userOf(request);
		response.json({ id: 1, login: name, full_name: name, email });
	});
	api.get(
		`${repository}/branches/working-tree`,
		(_request, _response, next) => void workspace.update().then(() => next(), next),
		reading((_, response) => response.json({ commit: { id: headOf(root), message: "" } })),
	);
	api.get(
		`${repository}/git/trees/:id`,
		reading((_, response) => {
			const read = localeFileReader(root);
			const tree = listFiles(root).map(({ path, content }) => {
				const file = served(path, content, read);
				return { path, sha: blobSha(file), size: file.length, type: "blob" };
			});
			response.json({ tree, truncated: false });
		}),
	);
	api.get(
		`${repository}/contents/:file(*)`,
		reading(({ params: { file = "" } }, response) => response.json(asContents(file, readFile(root, file)))),
	);
	api.get(
		`${repository}/:route(raw|media/working-tree)/:file(*)`,
		reading(({ params: { file = "" } }, response) => {
			const content = readFile(root, file);
			response.type("application/octet-stream").send(content);
		}),
	);
	api.use(express.json({ limit: largestBody, type: () => true }));
	api.post(
		`${repository}/file-contents`,
		reading(({ body }, response) => {
			const { files } = filesSchema.parse(body);
			const read = localeFileReader(root);
			response.json(files.map((file) => asContents(file, served(file, readFile(root, file), read))));
		}),
	);
	api.post(`${repository}/contents`, (request, response, next) => {
		const { files, seen } = commitSchema.parse(request.body);
		const gone = new AbortController();
		response.once("close", () => gone.abort());
		workspace.save(files, userOf(request), labelsFor(request), { seen, signal: gone.signal }).then(() => {
			// The CMS knows only what its form has sent: without versions, and with an unknown commit, it reads the files again.
			response.status(201).json({ commit: { sha: randomUUID(), created: new Date().toISOString() }, files: [] });
		}, next);
	});
	api.use(({ method }) => {
		throw method === "GET" ? new Refusal(404, "there is no such call") : new Refusal(405, "not supported");
	});
	return api;
}
