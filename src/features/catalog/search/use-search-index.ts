import { useSyncExternalStore } from "react";
import { forEachInTimeSlices } from "../../../lib/background-task";
import { htmlToText } from "../../../lib/html";
import type { Template } from "../model";
import type { SearchIndex } from "./search-index";

export type SearchIndexState = {
	index?: SearchIndex;
	/** Whether the index is complete; also true if it could not be built. */
	complete: boolean;
};

/** A store for `useSyncExternalStore`. The first subscription starts to build the index: titles and tags first. */
function createIndexStore(templates: readonly Template[]) {
	let state: SearchIndexState = { complete: false };
	let started = false;
	const listeners = new Set<() => void>();

	const setState = (next: SearchIndexState) => {
		state = next;
		for (const listener of listeners) listener();
	};

	const build = async () => {
		const { createSearchIndex } = await import("./search-index");
		const index = createSearchIndex(templates.length);
		await forEachInTimeSlices(templates, ({ title, languages }, position) => {
			index.add(position, "title", title);
			index.add(position, "tags", languages.join(" "));
		});
		setState({ index, complete: false });
		await forEachInTimeSlices(templates, ({ description }, position) =>
			index.add(position, "description", htmlToText(description)),
		);
		setState({ index, complete: true });
	};

	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		if (!started) {
			started = true;
			build().catch((error: unknown) => {
				console.error(error);
				// Retried on the next visit to the page.
				started = false;
				setState({ ...state, complete: true });
			});
		}
		return () => listeners.delete(listener);
	};

	return { subscribe, getState: () => state };
}

type IndexStore = ReturnType<typeof createIndexStore>;

const emptyState: SearchIndexState = { complete: false };
const emptyStore: IndexStore = { subscribe: () => () => true, getState: () => emptyState };

const stores = new WeakMap<readonly Template[], IndexStore>();

/** One store per list, so that going back to a search shows its results at once. */
function indexStoreOf(templates: readonly Template[]): IndexStore {
	const store = stores.get(templates) ?? createIndexStore(templates);
	stores.set(templates, store);
	return store;
}

/** The search index of a list. It is built in the background once it is `wanted`; searches use its finished part. */
export function useSearchIndex(templates: readonly Template[] | undefined, wanted: boolean): SearchIndexState {
	const store = templates && wanted ? indexStoreOf(templates) : emptyStore;
	return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
