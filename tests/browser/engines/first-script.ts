import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

/** Runs in the page: keeps console errors and warnings, uncaught errors and violations of the policy. */
function recordMessages() {
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

/** Runs in the page: takes the messages of the open document. */
export const takeMessages = () =>
	((window as unknown as { recordedMessages?: string[] }).recordedMessages ?? []).splice(0);

/** Runs in the page: starts scripts that have waited. */
export const startScripts = () => (window as unknown as { startScripts: () => void }).startScripts();

/**
 * Serves the script with webpack's runtime, without which no script of a page runs. It records messages first, for which
 * WebDriver has no command, and can wait for `startScripts`.
 */
export function serveFirstScript(request: IncomingMessage, response: ServerResponse, waits: boolean): boolean {
	const [file] = /app-\w+\.js$/.exec(request.url ?? "") ?? [];
	if (!file) return false;
	const code = fs.readFileSync(path.resolve("public", file), "utf8");
	response.setHeader("content-type", "text/javascript");
	response.end(`(${recordMessages})();${waits ? `window.startScripts = () => {${code}\n};` : code}`);
	return true;
}
