import { isDeepStrictEqual } from "node:util";
import { watch } from "chokidar";
import type { Reporter } from "gatsby";
import { checkProject, reportProblems } from "../../content-model/check";

/** Includes the routes, because the check compares links with them. */
const watchedFolders = ["content", "locales", "src/pages"];

/** In ms. An editor may save several files, or one file in several steps. */
const debounceTime = 100;

/** Checks the project, and again on each change of its files. Prints the errors when they have changed. */
export async function watchContent(root: string, reporter: Reporter) {
	const withoutNotes = async () => (await checkProject(root)).filter(({ severity }) => severity !== "note");
	let problems = await withoutNotes();
	async function check() {
		try {
			const found = await withoutNotes();
			if (isDeepStrictEqual(found, problems)) return;
			problems = found;
			reportProblems(problems, reporter);
			if (problems.length === 0) reporter.success("content/ and locales/ have no errors.");
		} catch (error) {
			// A file can disappear while it is read. The next change runs the check again.
			reporter.error("The content check failed", error as Error);
		}
	}
	// One check at a time, so that an older result never replaces a newer one.
	let queue = Promise.resolve();
	let timer: NodeJS.Timeout | undefined;
	const watcher = watch(watchedFolders, { cwd: root, ignoreInitial: true });
	watcher.on("all", () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			queue = queue.then(check);
		}, debounceTime);
	});
	return { currentProblems: () => problems, watcher };
}
