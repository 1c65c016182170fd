/** One stop in the history of the tab, as Gatsby's router knows it. */
export type Visit = Pick<Location, "pathname" | "search" | "hash"> & {
	/** Tells it from other visits of the same address. */
	key?: string;
	/** `PUSH` where a link or the code led there; going back and forward have none. */
	action?: string;
	state?: { keepScroll?: boolean } | null;
};
