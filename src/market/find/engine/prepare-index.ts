import { inSlices } from "../../../site/tasks/in-slices";
import type { Template } from "../../model";
import type { Facts } from "../data/facts";
import { createIndex, type SearchIndex } from "./search-index";

const step = 5;

/** An index that knows titles and tags: it can be asked, and finds more once the texts are read. */
export async function indexHeadings(templates: readonly Template[], { tags }: Facts): Promise<SearchIndex> {
	const index = createIndex();
	let done = 0;
	await inSlices(() => {
		const next = templates.slice(done, done + step);
		index.addHeadings(next.map(({ title }, at) => ({ title, tags: tags[done + at] ?? [] })));
		done += next.length;
		return done < templates.length;
	});
	return index;
}

/** Reads the descriptions, too. */
export async function indexTexts(index: SearchIndex, templates: readonly Template[]): Promise<true> {
	let done = 0;
	await inSlices(() => {
		const next = templates.slice(done, done + step);
		index.addTexts(next.map(({ description }) => description));
		done += next.length;
		return done < templates.length;
	});
	return true;
}
