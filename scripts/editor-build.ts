import fs from "node:fs";
import path from "node:path";
import { editorProblems, gitHosts, publishedBackend } from "../editor/published";
import { writeEditor } from "../editor/write-editor";
import { editorHeaders } from "../hosting/editor-policy";
import { securityHeaders } from "../hosting/rules";
import { precompress } from "../hosting/site-files";
import { rule } from "../hosting/static-hosts";
import { siteUrl } from "../src/seo/site-metadata";
import { run } from "./run";

// `npm run editor:build`: writes the editor for a separate domain.
const folder = "public-editor";

void run(async () => {
	const problems = editorProblems(process.env);
	const backend = publishedBackend(process.env);
	if (problems.length > 0 || !backend) {
		throw new Error(problems.join("\n") || "CMS_BACKEND is not set: see docs/editor.md");
	}
	await writeEditor(folder, backend);
	const headers = { ...securityHeaders, ...editorHeaders(gitHosts(backend)), "Cache-Control": "no-cache" };
	fs.writeFileSync(path.join(folder, "_headers"), `${rule("/*", headers).join("\n")}\n`);
	fs.writeFileSync(path.join(folder, "robots.txt"), "User-agent: *\nDisallow: /\n");
	await precompress(folder);
	console.info(`The editor is in ${folder}/`);
	if (!process.env.GATSBY_SITE_URL)
		console.info(`GATSBY_SITE_URL is not set: its link to the site leads to ${siteUrl}`);
});
