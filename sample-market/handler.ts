import type { IncomingMessage, ServerResponse } from "node:http";
import { readCatalog } from "./catalog";

/** The only path of the sample API. */
const marketPath = "/api/public/market/getAll";

function sendJson(response: ServerResponse, status: number, body: unknown) {
	response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
	response.end(JSON.stringify(body));
}

/**
 * A connect-style handler that answers like the market API: all templates, or one by `?id=`. It passes every other path on.
 * Used by `npm run develop` and `npm run serve`, never deployed.
 */
export function sampleMarket() {
	const { list, details } = readCatalog();
	return ({ url = "/", method }: IncomingMessage, response: ServerResponse, next: () => void) => {
		const [pathname = "", query] = url.split("?", 2);
		if (pathname.replace(/\/$/, "") !== marketPath) return next();
		if (method !== "GET" && method !== "HEAD") {
			return sendJson(response, 405, { detail: "Method not allowed." });
		}
		const id = new URLSearchParams(query).get("id");
		if (id === null) return sendJson(response, 200, list);
		const detail = details.get(id);
		return detail ? sendJson(response, 200, detail) : sendJson(response, 404, { detail: "Not found." });
	};
}
