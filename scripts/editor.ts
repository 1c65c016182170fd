import { once } from "node:events";
import { bundleEditor, editorFolder, editorPath, editorServer, readTeam } from "../editor";
import { siteServer } from "../hosting/site-server";
import { sampleMarket } from "../sample-market/handler";
import { checkPort, readPort } from "./port";
import { run } from "./run";

// `npm run editor`: serves the editor, which saves into this folder, and the built site if there is one. For a team, see
// docs/editor.md.
void run(async () => {
	const root = process.cwd();
	const port = readPort(8001);
	// Not reachable from other machines: a team uses a proxy on this one.
	const host = "localhost";
	await checkPort(port, host, "npm run editor");
	const team = await readTeam(root, process.env);
	await bundleEditor();
	const editor = editorServer({ root, folder: editorFolder, team });
	await once(siteServer("public", editor, sampleMarket()).listen(port, host), "listening");
	console.info(`The editor is at ${team?.origin ?? `http://localhost:${port}`}${editorPath}`);
});
