import type { ContentError } from "../../content-model/check/content-error";
import type { Project } from "../app/project";
import { fromBase64 } from "../app/save/hosts";
import { localAuthorization } from "../server/same-origin";

/** A file as it was when it was read. */
type ProjectFile = { text: string; sha: string };

/** The project at one moment. A save compares each file with it. */
export type Snapshot = { project: Project; files: Map<string, ProjectFile> };

/** A file of a save. Without a version, the file is new. */
export type SavedFile = { path: string; content: string; sha?: string };

const repository = "/admin/api/v1/repos/local/project";
const headers = { Authorization: localAuthorization };

async function call<Answer>(path: string, body?: object): Promise<Answer> {
	const request = body ? { method: "POST", body: JSON.stringify(body), headers } : { headers };
	const response = await fetch(repository + path, request);
	if (!response.ok) throw new Error(`${path}: ${response.status}`);
	return (await response.json()) as Answer;
}

/** Reads what can be edited, with the same calls as the editor at `/admin/`. */
export async function readSnapshot(): Promise<Snapshot> {
	const [project, { tree }] = await Promise.all([
		fetch("/admin/project.json").then((response) => response.json() as Promise<Project>),
		call<{ tree: { path: string }[] }>("/git/trees/working-tree"),
	]);
	const paths = tree.map(({ path }) => path);
	const isText = (path: string) => /^(?:content|locales\/[\w-]+)\/[\w-]+\.(?:yaml|json)$/.test(path);
	const read = await call<{ path: string; content: string; sha: string }[]>("/file-contents", {
		files: paths.filter(isText),
	});
	const files = new Map(read.map(({ path, content, sha }) => [path, { text: fromBase64(content), sha }]));
	return { project, files };
}

/** A save that the server refuses. `status` is 409 if a file has changed, 422 if the check fails, which reports errors. */
export type Refusal = { status: number; message: string; errors: ContentError[] };

/** Writes all files or none. @returns why the server refuses it */
export async function writeFiles(files: SavedFile[]): Promise<Refusal | undefined> {
	const commit = files.map((file) => ({ operation: file.sha ? "update" : "create", ...file }));
	const body = JSON.stringify({ files: commit });
	const response = await fetch(`${repository}/contents`, { method: "POST", body, headers });
	const { refusal, message = "" } = (await response.json()) as { refusal?: Refusal; message?: string };
	return response.ok ? refusal : { status: response.status, message, errors: [] };
}
