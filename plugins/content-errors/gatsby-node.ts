import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyNode } from "gatsby";
import { type ContentError, formatContentError } from "../../content-model/check";
import { reportProblems } from "../../gatsby/check-project";
import { contentErrorsPath } from "./src/use-content-errors";
import { watchContent } from "./watch-content";

/** Keeps the terminal and open pages informed about errors in content and locales. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
	let latest: ContentError[] = [];
	const { initial } = await watchContent(process.cwd(), {
		onChange: (problems) => {
			latest = problems;
			reportProblems(problems, reporter, (text) => reporter.error(text));
			if (problems.length === 0) reporter.success("content/ and locales/ have no errors.");
		},
		onFailure: (error) => reporter.error("The content check failed", error as Error),
	});
	latest = initial;
	app.get(contentErrorsPath, (_: IncomingMessage, response: ServerResponse) => {
		response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
		response.end(JSON.stringify(latest.map(formatContentError)));
	});
};
