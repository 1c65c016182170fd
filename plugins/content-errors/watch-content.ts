import { watch } from "chokidar";
import { type ContentError, checkProject } from "../../content-model/check";
import { writePlaceholderTypes } from "../../gatsby/placeholder-types";

/** Includes code, because the check compares the locale keys with the code that uses them. */
const watchedFolders = ["content", "locales", "src", "gatsby", "plugins", "cms"];
const generatedFiles = /\.d\.ts$/;

/** In ms. An editor may save several files, or one file in several steps. */
const debounceTime = 100;

type Watcher = {
	/** Resolves when the watcher is ready to notice changes. */
	ready: Promise<void>;
	stop: () => Promise<void>;
};

function watchFolders(root: string, onChange: () => void): Watcher {
	let timer: NodeJS.Timeout | undefined;
	const watcher = watch(watchedFolders, { cwd: root, ignored: generatedFiles, ignoreInitial: true });
	watcher.on("all", () => {
		clearTimeout(timer);
		timer = setTimeout(onChange, debounceTime);
	});
	const stop = () => {
		clearTimeout(timer);
		return watcher.close();
	};
	return { ready: new Promise((resolve) => watcher.on("ready", resolve)), stop };
}

type Callbacks = {
	/** Called when the errors have changed. */
	onChange: (problems: ContentError[]) => void;
	onFailure: (error: unknown) => void;
};

/** Checks the project on each change of its files. */
export async function watchContent(
	root: string,
	{ onChange, onFailure }: Callbacks,
): Promise<{ initial: ContentError[] } & Watcher> {
	const initial = await checkProject(root);
	let previous = JSON.stringify(initial);
	async function check() {
		try {
			writePlaceholderTypes(root);
			const problems = await checkProject(root);
			if (JSON.stringify(problems) === previous) return;
			previous = JSON.stringify(problems);
			onChange(problems);
		} catch (error) {
			// A file can disappear while it is read. The next change runs the check again.
			onFailure(error);
		}
	}
	// One check at a time, so that an older result never replaces a newer one.
	let queue = Promise.resolve();
	const watcher = watchFolders(root, () => {
		queue = queue.then(check);
	});
	return { initial, ...watcher };
}
