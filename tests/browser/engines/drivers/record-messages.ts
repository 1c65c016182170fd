import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

/** Runs in the page: keeps console errors and warnings, uncaught errors and violations of the policy. */
function record() {
	const messages: string[] = [];
	Object.assign(window, { recordedMessages: messages });
	for (const level of ["error", "warn"] as const) {
		console[level] = (...values: unknown[]) => void messages.push(values.join(" "));
	}
	window.addEventListener("error", ({ message }) => messages.push(message));
	window.addEventListener("unhandledrejection", ({ reason }) => messages.push(String(reason)));
	document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
		messages.push(`${effectiveDirective} blocks ${blockedURI}`),
	);
}

/** A script that takes the messages of the open document. */
export const takeRecorded = "return (window.recordedMessages ?? []).splice(0)";

/** Serves the first script of each page with `record` in front of it: WebDriver has no command that reports messages. */
export function recordMessages(request: IncomingMessage, response: ServerResponse, next: () => void) {
	const [file] = /webpack-runtime-\w+\.js$/.exec(request.url ?? "") ?? [];
	if (!file) return next();
	response.setHeader("content-type", "text/javascript");
	response.end(`(${record})();${fs.readFileSync(path.resolve("public", file), "utf8")}`);
}
