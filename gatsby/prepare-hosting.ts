import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { gitHosts, publishedBackend } from "../cms/published";
import { editorPath } from "../hosting/editor-policy";
import { generatedFolder } from "../hosting/nginx";
import { prepareSite } from "../hosting/prepare-site";
import { localizedRoutes } from "../hosting/rules";
import { hostingOrigins } from "./environment";
import { addPreloads } from "./preloads";

const folder = path.resolve("public");

/** The folder of the files that Gatsby's next build needs and that are not published. */
export const unpublished = path.resolve(".cache/unpublished");

/** Gatsby's own files, and files that nothing requests: scripts for web workers, and a second copy of each 404 page. */
const unpublishedFiles = [
	...["_gatsby", "chunk-map.json", "webpack.stats.json", "~partytown"],
	...localizedRoutes.map(({ prefix }) => path.join(prefix, "404")),
];

/** Moves the files of the last build back. Gatsby reads them, and writes only what has changed. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
	if (fs.existsSync(unpublished)) fs.cpSync(unpublished, folder, { recursive: true });
};

/** Writes the editor if `CMS_BACKEND` is set, and removes that of an earlier build if not. @returns the hosts that it calls */
async function prepareEditor(): Promise<string[] | undefined> {
	const backend = publishedBackend(process.env);
	const editorFolder = path.join(folder, editorPath);
	fs.rmSync(editorFolder, { recursive: true, force: true });
	if (!backend) return undefined;
	// Imported here, because the bundler is not needed otherwise.
	const { writeEditor } = await import("../cms/write-editor");
	await writeEditor(editorFolder, backend);
	return gitHosts(backend);
}

/** Runs in builds only: the policy blocks hot reload. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
	addPreloads(folder); // Reads webpack.stats.json, which is removed below.
	for (const name of unpublishedFiles) {
		const file = path.join(folder, name);
		// Other versions of Gatsby may not write it.
		if (!fs.existsSync(file)) continue;
		fs.cpSync(file, path.join(unpublished, name), { recursive: true, preserveTimestamps: true });
		fs.rmSync(file, { recursive: true });
	}
	const editorHosts = await prepareEditor();
	await prepareSite(folder, { ...hostingOrigins(process.env), nginxFolder: generatedFolder, editorHosts });
};
