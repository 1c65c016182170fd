import type { IncomingMessage } from "node:http";
import { localAuthorization } from "../local-address";

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a request comes from this machine and was sent to it by name: with DNS rebinding, the host is that of another
 * site.
 */
export function isLocal({ headers: { host = "" }, socket }: IncomingMessage): boolean {
	return loopback.test(socket.remoteAddress ?? "") && localHost.test(host);
}

/** Whether a request is one of the editor: local, of the same origin, with its header. */
export function isEditorRequest(request: IncomingMessage): boolean {
	const { host = "", origin, authorization, "sec-fetch-site": site } = request.headers;
	const isSameOrigin =
		(origin === undefined || origin === `http://${host}`) && (site === undefined || site === "same-origin");
	return isLocal(request) && isSameOrigin && authorization === localAuthorization;
}
