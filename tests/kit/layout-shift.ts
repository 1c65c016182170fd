import type { Page } from "@playwright/test";

export type Shift = { value: number; at: number; nodes: string[] };
type LayoutShift = PerformanceEntry & {
	value: number;
	hadRecentInput: boolean;
	sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Runs in the page before its own scripts: records unexpected layout shifts and the nodes that moved. */
function observe() {
	const shifts: Shift[] = [];
	Object.assign(window, { shifts });
	const name = ({ node, previousRect: from, currentRect: to }: LayoutShift["sources"][number]) => {
		const what = node ? `${node.nodeName} ${node.id} ${node.textContent?.trim().slice(0, 40)}` : "unknown node";
		return `${what} (${[from.x, from.y].map(Math.round)} to ${[to.x, to.y].map(Math.round)})`;
	};
	new PerformanceObserver((list) => {
		for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as LayoutShift[]) {
			if (!hadRecentInput) shifts.push({ value, at: Math.round(startTime), nodes: sources.map(name) });
		}
	}).observe({ type: "layout-shift", buffered: true });
}

/** Records layout shifts from the next page load on. Returns a function that reads those of the current page. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<Shift[]>> {
	await page.addInitScript(observe);
	return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
