import type { GatsbyNode } from "gatsby";
import { formatContentError } from "../../content-model/check";
import { reportProblems } from "../../gatsby/check-project";
import { contentErrorsPath } from "./src/use-content-errors";
import { eventStream, watchContent } from "./watch-content";

/** Keeps the terminal and open pages informed about errors in content and locales. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
	const { initial } = await watchContent(process.cwd(), {
		onChange: (problems) => {
			reportProblems(problems, reporter, (text) => reporter.error(text));
			if (problems.length === 0) reporter.success("content/ and locales/ have no errors.");
			stream.send(problems.map(formatContentError));
		},
		onFailure: (error) => reporter.error("The content check failed", error as Error),
	});
	const stream = eventStream(initial.map(formatContentError));
	app.get(contentErrorsPath, stream.handler);
};
