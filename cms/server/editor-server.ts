import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { editorHeaders, editorPath } from "../../hosting/editor-policy";
import { securityHeaders } from "../../hosting/rules";
import { apiPath, localApi } from "./local-api";
import { readProject } from "./read-project";
import { isLocal } from "./same-origin";

type Options = {
	/** The project whose files are edited. */
	root: string;
	/** The bundled editor. */
	folder: string;
	/** Resolves when the editor is bundled. */
	ready: () => Promise<void>;
};

/** A connect-style handler: the editor at `/admin/` and the files that it edits. It answers this machine only. */
export function editorServer({ root, folder, ready }: Options) {
	const headers = new Map<string, string>(Object.entries({ ...securityHeaders, ...editorHeaders() }));
	const files = sirv(folder, { dev: true });

	async function serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
		if (pathname.startsWith(`${apiPath}/`)) return localApi(root, request, response, pathname);
		response.setHeaders(headers);
		if (!isLocal(request)) {
			response.writeHead(403).end("The editor is available only on this computer.");
		} else if (pathname === `${editorPath}project.json`) {
			const project = await readProject(root);
			response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
			response.end(JSON.stringify(project));
		} else {
			await ready();
			request.url = pathname.slice(editorPath.length - 1);
			files(request, response, () => void response.writeHead(404).end());
		}
	}

	return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
		const [pathname = "/"] = (request.url ?? "/").split("?");
		if (pathname === editorPath.slice(0, -1)) {
			response.writeHead(301, { Location: editorPath }).end();
		} else if (pathname.startsWith(editorPath)) {
			serve(request, response, pathname).catch((error: Error) => {
				console.error(error);
				if (!response.headersSent) response.writeHead(500);
				response.end(error.message);
			});
		} else next();
	};
}
