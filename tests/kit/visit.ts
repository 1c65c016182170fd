import { expect, type Page } from "@playwright/test";

/** A route of each kind. The last one does not exist. */
export const routes = ["/", "/templates/", "/template/101/", "/nope/"] as const;

/** Whether React has taken over the built HTML, which it does in parts, from the top. */
export function isHydrated(page: Page): Promise<boolean> {
	return page.evaluate(() =>
		["header a", "footer a"].every((link) =>
			Object.keys(document.querySelector(link) ?? {}).some((key) => /^__reactProps/.test(key)),
		),
	);
}

/** Before React has taken over, a click does what the HTML alone does: nothing, for a button. */
export async function hydrated(page: Page) {
	await expect
		.poll(() => isHydrated(page), { intervals: [50], timeout: 20_000, message: "React has taken over" })
		.toBe(true);
}

/** Opens a page as a visitor does, and waits until it can be used. */
export async function open(page: Page, path: string) {
	const response = await page.goto(path);
	await hydrated(page);
	return response;
}

/** Opens a page whose status is 404, which the browser reports on the console. */
export async function openMissing(page: Page, path: string, problems: string[]) {
	const response = await open(page, path);
	takeProblems(problems, /status of 404/);
	return response;
}

/** Takes the expected problems off the list and tells how many there were. */
export function takeProblems(problems: string[], expected: RegExp): number {
	const others = problems.filter((problem) => !expected.test(problem));
	return problems.splice(0, problems.length, ...others).length - others.length;
}

/** Waits until the page has stopped scrolling and tells where. */
export async function settledScroll(page: Page): Promise<number> {
	let last = Number.NaN;
	await expect
		.poll(
			async () => {
				const before = last;
				last = await page.evaluate(() => window.scrollY);
				return last === before;
			},
			{ intervals: [150] },
		)
		.toBe(true);
	return last;
}

/** The height that the fixed header covers. */
export async function headerBottom(page: Page): Promise<number> {
	const box = await page.locator("header").boundingBox();
	return box ? box.y + box.height : 0;
}
