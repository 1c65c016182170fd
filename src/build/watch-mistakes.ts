import { watch } from "chokidar";
import type { GatsbyNode } from "gatsby";
import { checkProject, type Problem } from "../content/check";
import { eventStream } from "./event-stream";
import { keepEdits } from "./keep-edits";
import { mistakesPath } from "./mistakes-path";
import { writePlaceholderTypes } from "./placeholder-types";
import { tellProblems } from "./tell-problems";

/** Code is among it: it says which copy is shown. */
const watched = ["content", "locales", "src", "plugins"];
const written = /\.d\.ts$/;

/** An editor may write several files, or one in several steps. */
const quietMs = 100;

type Watching = {
	/** When each change from now on is noticed. */
	ready: Promise<void>;
	stop: () => Promise<void>;
};

/** Calls back once after each burst of changes. */
function onChanges(root: string, changed: () => void): Watching {
	let timer: NodeJS.Timeout | undefined;
	const watcher = watch(watched, { cwd: root, ignored: written, ignoreInitial: true });
	watcher.on("all", () => {
		clearTimeout(timer);
		timer = setTimeout(changed, quietMs);
	});
	const stop = () => {
		clearTimeout(timer);
		return watcher.close();
	};
	return { ready: new Promise((ready) => watcher.on("ready", ready)), stop };
}

/** Checks the project whenever it changes, and tells whenever the mistakes are not those told of before. */
export function watchProject(
	root: string,
	{ tell, failed }: { tell: (problems: Problem[]) => void; failed: (error: unknown) => void },
): { first: Problem[] } & Watching {
	const first = checkProject(root);
	let told = JSON.stringify(first);
	const watching = onChanges(root, () => {
		try {
			writePlaceholderTypes(root);
			const problems = checkProject(root);
			if (JSON.stringify(problems) === told) return;
			told = JSON.stringify(problems);
			tell(problems);
		} catch (error) {
			// A file that goes while it is read: the next change brings the next check, and the server goes on.
			failed(error);
		}
	});
	return { first, ...watching };
}

/** In `gatsby develop`: keeps terminal and open pages told of mistakes in content and copy. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
	keepEdits();
	const { first } = watchProject(process.cwd(), {
		tell: (problems) => {
			tellProblems(problems, reporter, (text) => reporter.error(text));
			if (problems.length === 0) reporter.success("content/ and locales/ are in order.");
			stream.send(problems);
		},
		failed: (error) => reporter.error("The content could not be checked", error as Error),
	});
	const stream = eventStream(first);
	app.get(mistakesPath, stream.answer);
};
