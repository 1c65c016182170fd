/** A list of templates as a visitor saw it. */
export type VisitedList = {
	/** Its address, without the language: `/templates/?q=bot`. */
	to: string;
	/** The ids of all its templates, in their order. */
	ids: readonly string[];
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
