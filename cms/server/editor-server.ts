import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { editorHeaders, editorPath } from "../../hosting/editor-policy";
import { securityHeaders } from "../../hosting/rules";
import { apiPath, localAuthorization } from "../app/local-address";
import { localApi } from "./local-api";
import { readProject } from "./read-project";
import { Refusal } from "./working-tree";

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a request comes from this machine, and its host is this machine. With DNS rebinding, the host is another site.
 */
function isLocal({ headers: { host = "" }, socket }: IncomingMessage): boolean {
	return loopback.test(socket.remoteAddress ?? "") && localHost.test(host);
}

/** Whether a request is one of the editor: local, of the same origin, with its header. */
function isEditorRequest(request: IncomingMessage): boolean {
	const { host = "", origin, authorization, "sec-fetch-site": site } = request.headers;
	const isSameOrigin =
		(origin === undefined || origin === `http://${host}`) && (site === undefined || site === "same-origin");
	return isLocal(request) && isSameOrigin && authorization === localAuthorization;
}

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
		if (pathname.startsWith(`${apiPath}/`)) {
			if (!isEditorRequest(request)) throw new Refusal(403, "only the editor on this machine may call this");
			return localApi(root, request, response);
		}
		response.setHeaders(headers);
		if (!isLocal(request)) throw new Refusal(403, "The editor is available only on this computer.");
		if (pathname === `${editorPath}project.json`) {
			const project = readProject(root);
			response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
			response.end(JSON.stringify(project));
		} else {
			await ready();
			request.url = pathname.slice(editorPath.length - 1);
			files(request, response, () => void response.writeHead(404).end());
		}
	}

	function refuse(error: unknown, request: IncomingMessage, response: ServerResponse): void {
		// The browser has closed the connection.
		if (request.destroyed && !request.complete) return;
		const isRefusal = error instanceof Refusal;
		if (!isRefusal) console.error(error);
		if (!response.headersSent)
			response.writeHead(isRefusal ? error.status : 500, { "Content-Type": "application/json" });
		response.end(JSON.stringify({ message: isRefusal ? error.message : String(error) }));
	}

	return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
		const [pathname = "/"] = (request.url ?? "/").split("?");
		if (pathname === editorPath.slice(0, -1)) response.writeHead(301, { Location: editorPath }).end();
		else if (!pathname.startsWith(editorPath)) next();
		else serve(request, response, pathname).catch((error: unknown) => refuse(error, request, response));
	};
}
