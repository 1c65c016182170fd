import type { Project } from "../app/project";
import { localAuthorization } from "../server/same-origin";

const repository = "/admin/api/v1/repos/local/project";
const headers = { Authorization: localAuthorization };

/** Reads what can be edited, as the editor at `/admin/` does. */
export const readProject = (): Promise<Project> =>
	fetch("/admin/project.json").then((response) => response.json() as Promise<Project>);

/** A file of the project, empty if there is none. */
export async function readFile(path: string): Promise<string> {
	const response = await fetch(`${repository}/raw/${path}`, { headers });
	return response.ok ? response.text() : "";
}

/** A commit as the editor at `/admin/` sends it. */
export const commitOf = (files: Map<string, string>): [url: string, init: RequestInit] => {
	const changes = [...files].map(([path, content]) => ({ operation: "update", path, content }));
	return [`${repository}/contents`, { method: "POST", body: JSON.stringify({ files: changes }), headers }];
};
