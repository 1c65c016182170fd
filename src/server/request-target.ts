import type { IncomingMessage } from "node:http";

/** The path and query of a request, as they were sent. Never throws: `new URL("//", …)` does, and would end the server. */
export function requestTarget({ url = "/" }: IncomingMessage): { pathname: string; search: string } {
	const at = url.indexOf("?");
	return at < 0 ? { pathname: url, search: "" } : { pathname: url.slice(0, at), search: url.slice(at) };
}
