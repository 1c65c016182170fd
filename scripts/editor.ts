import { once } from "node:events";
import { bundleEditor, editorFolder } from "../editor/build";
import { editorServer } from "../editor/server/editor-server";
import { siteServer } from "../hosting/site-server";
import { sampleMarket } from "../sample-market/handler";
import { checkPort, readPort } from "./port";
import { run } from "./run";

// `npm run editor`: serves the editor, which saves into this folder, and the built site if there is one.
void run(async () => {
	const port = readPort(8001);
	// Not reachable from other machines.
	const host = "localhost";
	await checkPort(port, host, "npm run editor");
	await bundleEditor();
	const editor = editorServer({ root: process.cwd(), folder: editorFolder, ready: async () => undefined });
	await once(siteServer("public", editor, sampleMarket()).listen(port, host), "listening");
	console.info(`The editor is at http://localhost:${port}/admin/`);
});
