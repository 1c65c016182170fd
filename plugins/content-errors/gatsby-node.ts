import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyNode } from "gatsby";
import { formatContentError } from "../../content-model/check";
import { contentErrorsPath } from "./src/notice";
import { watchContent } from "./watch-content";

/** Keeps the terminal and open pages informed about errors in content and locales. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
	const { currentProblems } = await watchContent(process.cwd(), reporter);
	app.get(contentErrorsPath, (_: IncomingMessage, response: ServerResponse) => {
		response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
		response.end(currentProblems().map(formatContentError).join("\n"));
	});
};
