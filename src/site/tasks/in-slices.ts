import { quietTask } from "./quiet-task";

/** So many milliseconds of work may go by before the page gets its turn: half a frame, and four times that on a slow phone. */
const usual = 8;

/**
 * Does a long job without holding up the page: `step` is called again and again until it says that there is nothing left.
 * @param step does a small part, well below a millisecond, and tells whether there is more
 * @param slice for how long, in milliseconds, it may go on without a break
 */
export async function inSlices(step: () => boolean, slice = usual): Promise<void> {
	let more = true;
	while (more) {
		const end = performance.now() + slice;
		while (more && performance.now() < end) more = step();
		if (more) await quietTask();
	}
}
