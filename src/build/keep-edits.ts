import { emitter, store } from "gatsby/dist/redux";
import { FLAG_DIRTY_DATA } from "gatsby/dist/redux/reducers/queries";

type Emitter = { on: (name: string, listener: (action: { payload: unknown }) => void) => void };
type Query = { dirty: number };

const isEdited = (type: string) => type === "Locale" || type.endsWith("Yaml");

/**
 * Lets `gatsby develop` lose no edit. Gatsby takes in edits while queries run, and at the end of a query takes it for
 * current, whatever came in since it started (PAGE_QUERY_RUN in gatsby/dist/redux/reducers/queries.js): the page would
 * show the state before, until the next edit. Such a query stays marked, and so runs again at once.
 */
export function keepEdits(
	events: Emitter = emitter,
	queryOf: (path: string) => Query | undefined = (path) => store.getState().queries.trackedQueries.get(path),
): void {
	let edits = 0;
	const started = new Map<string, number>();
	const count = ({ payload }: { payload: unknown }) => {
		const { type } = (payload as { internal?: { type: string } } | undefined)?.internal ?? {};
		if (type && isEdited(type)) edits += 1;
	};
	events.on("CREATE_NODE", count);
	events.on("DELETE_NODE", count);
	events.on("QUERY_START", ({ payload }) => {
		started.set((payload as { path: string }).path, edits);
	});
	events.on("PAGE_QUERY_RUN", ({ payload }) => {
		const { path } = payload as { path: string };
		const query = queryOf(path);
		if (query && started.get(path) !== edits) query.dirty |= FLAG_DIRTY_DATA;
	});
}
