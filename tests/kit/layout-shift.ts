import type { Page } from "@playwright/test";

export type Shift = { value: number; at: number; nodes: string[] };
type LayoutShift = PerformanceEntry & {
	value: number;
	hadRecentInput: boolean;
	sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Runs in the page, before anything of it: every shift that the visitor did not ask for, and what moved. */
function watch() {
	const shifts: Shift[] = [];
	Object.assign(window, { shifts });
	const name = ({ node, previousRect: from, currentRect: to }: LayoutShift["sources"][number]) => {
		const what = node ? `${node.nodeName} ${node.id} ${node.textContent?.trim().slice(0, 40)}` : "something";
		return `${what} (${[from.x, from.y].map(Math.round)} to ${[to.x, to.y].map(Math.round)})`;
	};
	new PerformanceObserver((list) => {
		for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as LayoutShift[]) {
			if (!hadRecentInput) shifts.push({ value, at: Math.round(startTime), nodes: sources.map(name) });
		}
	}).observe({ type: "layout-shift", buffered: true });
}

/** Watches for layout shifts from the next page on; the answer tells of all that were seen on the one that is open. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<Shift[]>> {
	await page.addInitScript(watch);
	return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
