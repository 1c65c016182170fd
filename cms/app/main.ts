import CMS, { type ApiEntry } from "@sveltia/cms";
import { z } from "zod";
import { contentSchemas } from "../../content-model/schemas";
import { cmsConfig, formatName } from "./config/config";
import { contentFormat } from "./formats/content-format";
import { addNewTexts, localToken } from "./new-texts/add-new-texts";
import type { Project } from "./project";

// zod compiles schemas with `new Function` where the policy allows it, and reports an attempt where not.
z.config({ jitless: true });

/** The server on this machine knows no users: it asks for this token to tell the editor from other pages. */
const localUser = { backendName: "gitea", token: localToken };

async function loadProject(): Promise<Project> {
	const response = await fetch("project.json");
	if (!response.ok) throw new Error(`project.json: ${response.status}`);
	return (await response.json()) as Project;
}

async function start(): Promise<void> {
	const project = await loadProject();
	for (const name of Object.keys(contentSchemas)) {
		CMS.registerCustomFormat(formatName(name), "yaml", contentFormat(name));
	}
	if (!project.backend) {
		// The CMS keeps its user under this key, and signs in with it.
		localStorage.setItem("sveltia-cms.user", JSON.stringify(localUser));
		CMS.registerEventListener({
			name: "preSave",
			handler: ({ entry }) => addNewTexts(entry.toJS() as ApiEntry, loadProject),
		});
	}
	await CMS.init({ config: cmsConfig(project, window.location.origin) });
}

void start();
