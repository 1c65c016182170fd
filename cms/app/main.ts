import CMS from "@sveltia/cms";
import { z } from "zod";
import { contentSchemas } from "../../content-model/schemas";
import { cmsConfig, formatName } from "./config/config";
import { contentFormat } from "./formats/content-format";
import type { Project } from "./project";

// zod compiles schemas with `new Function` where the policy allows it, and reports an attempt where not.
z.config({ jitless: true });

/** The server on this machine knows no users: it asks for this token to tell the editor from other pages. */
const localUser = { backendName: "gitea", token: "local" };

async function start(): Promise<void> {
	const response = await fetch("project.json");
	if (!response.ok) throw new Error(`project.json: ${response.status}`);
	const project = (await response.json()) as Project;
	for (const name of Object.keys(contentSchemas))
		CMS.registerCustomFormat(formatName(name), "yaml", contentFormat(name));
	// The CMS keeps its user under this key, and signs in with it.
	if (!project.backend) localStorage.setItem("sveltia-cms.user", JSON.stringify(localUser));
	await CMS.init({ config: cmsConfig(project, window.location.origin) });
}

void start();
