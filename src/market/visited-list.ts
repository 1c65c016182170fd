import type { ListedTemplate } from "./model";

/** A list of templates as a visitor saw it. */
export type VisitedList = {
	/** Its address, without the language: `/templates/?q=bot`. */
	to: string;
	listed: readonly ListedTemplate[];
};

let last: VisitedList | undefined;

/** Whoever shows a list of templates says here which, so that a template's page can lead on within it and back to it. */
export function rememberList(list: VisitedList) {
	last = list;
}

/** The list that the visitor came from. Nothing is known of it after the page was loaded anew. */
export function visitedList(): VisitedList | undefined {
	return last;
}
