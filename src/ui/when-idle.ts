/** Does something when the browser has nothing else to do, or at the latest after so many milliseconds. */
export function whenIdle(work: () => void, timeout: number) {
	if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout });
	else setTimeout(work);
}
