import type { Locator, Page } from "@playwright/test";
import { waitForNetworkIdle } from "../../kit/first-visit";
import type { Bench, Measure } from "../measure";
import { mark, visit } from "../visit";

/** Pages without scripts have a baseline only for `native` interactions. */
type Interaction = { id: string; name: string; route: string; act: (page: Page) => Promise<void>; native?: boolean };

/** The shortest duration that Event Timing reports, in ms. */
const minDuration = 16;

/** Runs in the page: records the longest time from an input to the next paint. */
function observe(durationThreshold: number) {
	const inp = { longest: 0 };
	Object.assign(window, { inp });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
			if (entry.interactionId) inp.longest = Math.max(inp.longest, entry.duration);
		}
	}).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
}

/** Time between taps, in ms. */
const pause = 500;

/**
 * Taps the targets one after the other. Playwright's own `tap` runs its checks in the throttled page, where they would add
 * to the measured time; here they finish before the tap.
 * @throws Error if another element covers the target
 */
async function tap(page: Page, ...targets: Locator[]) {
	for (const target of targets) {
		await target.scrollIntoViewIfNeeded();
		await page.waitForTimeout(pause);
		const { x, y, hit } = await target.evaluate((element) => {
			const { left, top, width, height } = element.getBoundingClientRect();
			const [x, y] = [left + width / 2, top + height / 2];
			return { x, y, hit: element.contains(document.elementFromPoint(x, y)) };
		});
		if (!hit) throw new Error(`${target} is covered by another element`);
		await page.waitForTimeout(pause);
		await page.touchscreen.tap(x, y);
		await page.waitForTimeout(pause);
	}
}

async function pressKeys(page: Page) {
	for (const key of ["PageDown", "PageDown", "PageDown", "End", "Home"]) {
		await page.keyboard.press(key);
		await page.waitForTimeout(400);
	}
}

function interaction(route: string, id: string, name: string, act: Interaction["act"]): Interaction {
	return { id, name, route, act };
}

/** Taps that change a choice and change it back. */
const lastAndFirst = (locator: Locator) => [locator.last(), locator.first()] as const;
const twice = (locator: Locator) => [locator.first(), locator.first()] as const;

const interactions: Interaction[] = [
	interaction("/", "menu", "opening and closing the menu", (page) =>
		tap(page, ...twice(page.locator("button[aria-controls=site-menu]"))),
	),
	interaction("/", "language", "choosing another language", (page) =>
		tap(page, page.locator("button[aria-controls=language-menu]"), page.locator("#language-menu [href='/ru/']")),
	),
	interaction("/", "billing", "changing the billing period", (page) =>
		tap(page, ...lastAndFirst(page.locator("[name=billing]"))),
	),
	interaction("/", "plans", "changing the plan group", (page) =>
		tap(page, ...lastAndFirst(page.locator("[name=plan-group]"))),
	),
	{
		...interaction("/", "faq", "opening and closing an FAQ entry", (page) =>
			tap(page, ...twice(page.locator("summary"))),
		),
		native: true,
	},
	interaction("/template/101/", "tabs", "changing the tab of a template", (page) =>
		tap(page, ...lastAndFirst(page.getByRole("tab"))),
	),
	interaction("/template/101/#scripts", "accordion", "opening and closing a script", (page) => {
		const rows = page.getByRole("tabpanel").getByRole("button");
		return tap(page, rows.nth(1), rows.nth(2), rows.nth(2));
	}),
	...["/", "/templates/"].map((route) => interaction(route, "scroll", "scrolling with the keyboard", pressKeys)),
];

const measureInp = (bench: Bench, origin: string, { route, act }: Interaction) =>
	visit(bench, { cpu: true }, async (page) => {
		await page.addInitScript(observe, minDuration);
		await page.goto(origin + route, { waitUntil: "commit" });
		await waitForNetworkIdle(page);
		await mark(page, "start");
		await act(page);
		await page.waitForTimeout(400);
		const { longest } = await page.evaluate(() => (window as unknown as { inp: { longest: number } }).inp);
		return Math.max(longest, minDuration);
	});

export const interactionsToPaint: Measure[] = interactions.map((interaction) => ({
	id: `inp-${interaction.id}`,
	name: `Interaction to Next Paint: ${interaction.name}`,
	route: interaction.route.replace(/#.*/, ""),
	unit: "ms",
	target: { atMost: 100 },
	measure: (bench) => measureInp(bench, bench.site, interaction),
	baseline: interaction.native ? (bench) => measureInp(bench, bench.baseline, interaction) : undefined,
}));
