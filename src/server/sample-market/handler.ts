import type { IncomingMessage, ServerResponse } from "node:http";
import { requestTarget } from "../request-target";
import { type Catalogue, readCatalogue } from "./catalogue";

/** The one path of the sample API; everything else is left to the next handler. */
export const marketPath = "/api/public/market/getAll";

function answer(response: ServerResponse, status: number, body: unknown) {
	response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
	response.end(JSON.stringify(body));
}

/**
 * A connect-style handler that answers as the market API does: all templates, or one by `?id=`.
 * It serves `npm run develop` and `npm run serve`; a deployment never contains it.
 */
export function sampleMarket(catalogue: Catalogue = readCatalogue()) {
	return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
		const { pathname, search } = requestTarget(request);
		if (pathname.replace(/\/$/, "") !== marketPath) return next();
		if (request.method !== "GET" && request.method !== "HEAD") {
			return answer(response, 405, { detail: "Method not allowed." });
		}
		const id = new URLSearchParams(search).get("id");
		if (id === null) return answer(response, 200, catalogue.list);
		const detail = catalogue.details.get(id);
		return detail ? answer(response, 200, detail) : answer(response, 404, { detail: "Not found." });
	};
}
