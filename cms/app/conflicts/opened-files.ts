import { readFile } from "../git-host";
import type { Project } from "../project";

/** The files of the open form: `#/collections/texts/entries/pricing` has a file in each language. */
function filesOf(hash: string, languages: string[]): string[] {
	const [, collection, name] = /^#\/collections\/(content|texts)\/entries\/([\w-]+)$/.exec(hash) ?? [];
	if (!collection || name === "names") return [];
	return collection === "content"
		? [`content/${name}.yaml`]
		: languages.map((language) => `locales/${language}/${name}.json`);
}

/** Remembers the files of a form as they were when it was opened. */
export function openedFiles({ backend, locales }: Project) {
	let texts = new Map<string, Promise<string | undefined>>();

	function remember(): void {
		const files = filesOf(window.location.hash, Object.keys(locales));
		texts = new Map(files.map((file) => [file, readFile(backend, file).catch(() => undefined)]));
	}
	remember();
	window.addEventListener("hashchange", remember);
	return { remember, textOf: (file: string) => texts.get(file) };
}
