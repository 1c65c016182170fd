/** Milliseconds of work before yielding to the main thread: half a frame. */
const sliceLength = 8;

/** Resolves in a task of background priority: rendering and input go first. Older browsers use the next task. */
function backgroundTask(): Promise<void> {
	if ("scheduler" in window) return window.scheduler.postTask(() => {}, { priority: "background" });
	return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Calls `visit` for each item, in time slices with background tasks in between, so that the page stays responsive.
 * @param visit takes well below a millisecond
 */
export async function forEachInTimeSlices<Item>(
	items: readonly Item[],
	visit: (item: Item, index: number) => void,
): Promise<void> {
	let end = performance.now() + sliceLength;
	for (const [index, item] of items.entries()) {
		if (performance.now() >= end) {
			await backgroundTask();
			end = performance.now() + sliceLength;
		}
		visit(item, index);
	}
}
