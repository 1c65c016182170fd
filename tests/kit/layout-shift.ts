import type { Page } from "@playwright/test";
import { expect } from "./browser";

/** Waits for the fonts of the page, and returns its time in milliseconds. */
export const timeWithFonts = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => performance.now()));

/** Room for one line that breaks differently once the font is there, as new content may have. */
const limit = 0.03;

/** Expects no layout shift, without what the visitor's input moves. */
export async function expectNoShift(page: Page, state: string, since = 0) {
	const shifts = await page.evaluate(async (start) => {
		for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
		type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: "layout-shift", buffered: true });
		return (observer.takeRecords() as Shift[])
			.filter(({ startTime, hadRecentInput }) => startTime >= start && !hadRecentInput)
			.map(({ value, sources }) => ({
				value,
				nodes: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
			}));
	}, since);
	const sum = shifts.reduce((all, { value }) => all + value, 0);
	expect.soft(sum, `${state}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(limit);
}
