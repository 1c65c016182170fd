import fs from "node:fs";
import path from "node:path";
import type { GitBackend } from "@sveltia/cms";
import { withPolicy } from "../hosting/content-security-policy";
import { editorPagePolicy } from "../hosting/editor-policy";
import { writeIfChanged } from "../hosting/site-files";
import { siteUrl } from "../src/seo/site-metadata";
import type { Project } from "./app/project";
import { buildEditor } from "./build";
import { gitHosts } from "./published";
import { readProject } from "./server/read-project";

/** Writes the editor for a git host into a folder: its page, scripts and data. */
export async function writeEditor(folder: string, backend: GitBackend): Promise<void> {
	await buildEditor(folder);
	const page = path.join(folder, "index.html");
	writeIfChanged(page, withPolicy(fs.readFileSync(page, "utf8"), editorPagePolicy(gitHosts(backend))));
	const project: Project = { ...readProject(process.cwd()), backend, siteUrl };
	writeIfChanged(path.join(folder, "project.json"), JSON.stringify(project));
}
