import express, { Router } from "express";
import { z } from "zod";
import { localRepository } from "../app/project";
import { assertValid } from "./check-changes";
import {
	assertChanges,
	blobSha,
	type Change,
	headOf,
	listFiles,
	Refusal,
	readFile,
	writeChanges,
} from "./working-tree";

const changeSchema = z
	.object({
		operation: z.enum(["create", "update", "delete"]),
		path: z.string(),
		content: z.string().default(""),
		sha: z.string().optional(),
	})
	.transform(({ operation, content, ...file }): Change => {
		if (operation === "delete") return file;
		return { ...file, content: Buffer.from(content, "base64"), isNew: operation === "create" };
	});

const commitSchema = z.object({ files: z.array(changeSchema).min(1).max(500) });

const filesSchema = z.object({ files: z.array(z.string()).max(5_000) });

const repository = `/repos/${localRepository}`;

const fixed = {
	"/version": { version: "1.24.0" },
	"/user": { id: 1, login: "local", full_name: "This computer", email: "local@localhost" },
	"/settings/api": { default_paging_num: 100, max_response_items: 100 },
	[repository]: { default_branch: "working-tree", permissions: { pull: true, push: true } },
	[`${repository}/commits`]: [],
};

/** Saves run one after the other, so that a check sees the files of the save before it. */
let lastSave: Promise<unknown> = Promise.resolve();

async function save(root: string, changes: Change[]) {
	assertChanges(root, changes);
	await assertValid(root, changes);
	// During the check, a file may have changed.
	assertChanges(root, changes);
	writeChanges(root, changes);
	return {
		commit: { sha: headOf(root), created: new Date().toISOString() },
		files: changes.map(({ path: file, content }) => (content ? { path: file, sha: blobSha(content) } : null)),
	};
}

function fileContents(root: string, file: string) {
	const content = readFile(root, file);
	return { path: file, sha: blobSha(content), encoding: "base64", content: content.toString("base64") };
}

/** Answers the calls of the editor. Its errors have a status, except those of zod. */
export function localApi(root: string): Router {
	const api = Router();
	for (const [route, body] of Object.entries(fixed)) api.get(route, (_, response) => void response.json(body));
	api.get(`${repository}/branches/working-tree`, (_, response) => {
		response.json({ commit: { id: headOf(root), message: "" } });
	});
	api.get(`${repository}/git/trees/:id`, (_, response) => {
		response.json({ tree: listFiles(root).map((file) => ({ ...file, type: "blob" })), truncated: false });
	});
	api.get(`${repository}/contents/:file(*)`, ({ params: { file = "" } }, response) => {
		response.json(fileContents(root, file));
	});
	api.get(`${repository}/:route(raw|media/working-tree)/:file(*)`, ({ params: { file = "" } }, response) => {
		const content = readFile(root, file);
		response.type("application/octet-stream").send(content);
	});
	// Enough for a commit with several pictures.
	api.use(express.json({ limit: 50_000_000, type: () => true }));
	api.post(`${repository}/file-contents`, ({ body }, response) => {
		response.json(filesSchema.parse(body).files.map((file) => fileContents(root, file)));
	});
	api.post(`${repository}/contents`, ({ body }, response, next) => {
		const { files } = commitSchema.parse(body);
		const saved = lastSave.then(() => save(root, files));
		lastSave = saved.then((result) => response.status(201).json(result)).catch(next);
	});
	api.use(({ method }) => {
		throw method === "GET" ? new Refusal(404, "there is no such call") : new Refusal(405, "not supported");
	});
	return api;
}
