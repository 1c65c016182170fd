import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

type RecordingWindow = Window & { recordedMessages?: string[] };

/** Runs in the page: keeps console errors and warnings, uncaught errors and violations of the policy. */
function record() {
	const page = window as RecordingWindow;
	const messages: string[] = [];
	page.recordedMessages = messages;
	for (const level of ["error", "warn"] as const) {
		// biome-ignore lint/suspicious/noConsole: records what the page logs
		const log = console[level];
		console[level] = (...values: unknown[]) => {
			messages.push(values.join(" "));
			log(...values);
		};
	}
	page.addEventListener("error", ({ message }) => messages.push(message));
	page.addEventListener("unhandledrejection", ({ reason }) => messages.push(String(reason)));
	page.document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
		messages.push(`${effectiveDirective} blocks ${blockedURI}`),
	);
}

/** A script that takes the messages of the open document. */
export const recorded = "return (window.recordedMessages ?? []).splice(0)";

/**
 * Serves the first script of each page with `record` in front of it, for an engine whose driver cannot report messages:
 * WebDriver has no command for it.
 */
export function recordMessages(request: IncomingMessage, response: ServerResponse, next: () => void) {
	const [file] = /webpack-runtime-\w+\.js$/.exec(request.url ?? "") ?? [];
	if (!file) return next();
	response.setHeader("content-type", "text/javascript");
	response.end(`(${record})();${fs.readFileSync(path.resolve(__dirname, "../../../public", file), "utf8")}`);
}
