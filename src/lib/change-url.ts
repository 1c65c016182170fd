import { navigate } from "gatsby";

/** The state of a history entry; null for one that the browser has added. */
export type EntryState = { key?: string; keepScroll?: boolean } | null;

export const entryState = (): EntryState => window.history.state;

/** Keeps what the visitor has chosen on a page in its URL. */
export function changeUrl(to: string, { replace = true, keepScroll = true } = {}) {
	const state: EntryState = { keepScroll };
	void navigate(to, { replace, state });
}
