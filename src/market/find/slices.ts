/** So many milliseconds of work may go by before the page gets its turn: half a frame, and four times that on a slow phone. */
const slice = 8;

/**
 * Does a long job without holding up the page: `step` is called again and again until it says that there is nothing left.
 * @param step does a small part, well below a millisecond, and tells whether there is more
 */
export async function inSlices(step: () => boolean): Promise<void> {
	let more = true;
	while (more) {
		const end = performance.now() + slice;
		while (more && performance.now() < end) more = step();
		if (more) await new Promise((next) => setTimeout(next));
	}
}
