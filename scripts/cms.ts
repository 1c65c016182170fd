import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import { buildEditor, editorFolder } from "../cms/build";
import { editorServer } from "../cms/server/editor-server";
import { siteServer } from "../hosting/server/site-server";
import { sampleMarket } from "../sample-market/handler";

// `npm run cms`: serves the editor, which saves into this folder, and the built site if there is one.
const port = Number(process.env.PORT ?? 8001);

async function start(): Promise<void> {
	await buildEditor(editorFolder);
	const editor = editorServer({ root: process.cwd(), folder: editorFolder, ready: async () => undefined });
	const server = fs.existsSync("public/index.html")
		? siteServer("public", editor, sampleMarket())
		: http.createServer(editor);
	// Not reachable from other machines.
	await once(server.listen(port, "localhost"), "listening");
	console.info(`The editor is at http://localhost:${port}/admin/`);
}

start().catch((error: NodeJS.ErrnoException) => {
	console.error(error.code === "EADDRINUSE" ? `Port ${port} is in use. Choose another: PORT=8002 npm run cms` : error);
	process.exit(1);
});
