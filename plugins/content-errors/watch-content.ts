import { isDeepStrictEqual } from "node:util";
import { watch } from "chokidar";
import { type ContentError, checkProject } from "../../content-model/check";
import { writePlaceholderTypes } from "../../gatsby/placeholder-types";

/** Includes code, because the check compares the locale keys with the code that uses them. */
const watchedFolders = ["content", "locales", "src", "gatsby", "plugins", "cms"];
const generatedFiles = /\.d\.ts$/;

/** In ms. An editor may save several files, or one file in several steps. */
const debounceTime = 100;

type Callbacks = {
	/** Called when the errors have changed. */
	onChange: (problems: ContentError[]) => void;
	onFailure: (error: unknown) => void;
};

/** Checks the project, and again on each change of its files. */
export async function watchContent(root: string, { onChange, onFailure }: Callbacks) {
	const initial = await checkProject(root);
	let previous = initial;
	async function check() {
		try {
			writePlaceholderTypes(root);
			const problems = await checkProject(root);
			if (isDeepStrictEqual(problems, previous)) return;
			previous = problems;
			onChange(problems);
		} catch (error) {
			// A file can disappear while it is read. The next change runs the check again.
			onFailure(error);
		}
	}
	// One check at a time, so that an older result never replaces a newer one.
	let queue = Promise.resolve();
	let timer: NodeJS.Timeout | undefined;
	const watcher = watch(watchedFolders, { cwd: root, ignored: generatedFiles, ignoreInitial: true });
	watcher.on("all", () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			queue = queue.then(check);
		}, debounceTime);
	});
	return { initial, watcher };
}
