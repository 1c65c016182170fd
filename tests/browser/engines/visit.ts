import { expect } from "@playwright/test";
import type { Tab } from "./tab";

/** An element by selector, or the first of these elements with this text or accessible label. */
export type Target = string | { css: string; text: string };

type Found = { x: number; y: number; reachable: boolean };

/** Runs in the page: finds an element, scrolls to it, and returns its center and whether the pointer reaches it there. */
function locate({ css, text }: { css: string; text: string | undefined }): Found | undefined {
	const element = [...document.querySelectorAll<HTMLElement>(css)].find(
		(each) => text === undefined || [each.textContent?.trim(), each.getAttribute("aria-label")].includes(text),
	);
	if (!element) return undefined;
	const isInside = (box: DOMRect) => box.top >= 64 && box.bottom <= window.innerHeight;
	if (!element.closest("header") && !isInside(element.getBoundingClientRect()))
		element.scrollIntoView({ block: "center", behavior: "instant" });
	const box = element.getBoundingClientRect();
	const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
	const top = document.elementFromPoint(x, y);
	return { x, y, reachable: element.contains(top) };
}

/** Runs in the page: whether React has hydrated it. */
const isHydrated = () =>
	["header a", "main a"].every((link) =>
		Object.keys(document.querySelector(link) ?? {}).some((key) => key.startsWith("__reactProps")),
	);

/** What Firefox reports of a document that the visitor leaves while it loads something. */
const interrupted =
	/A part of the page could not be loaded|downloadable font: download failed|MarketError: .* (did not reach the market|was not answered with JSON)/;

/** A visit of the site: waits for what the visitor would wait for, then acts. */
export class Visit {
	/** Whether the server refuses script files. */
	refusesScripts = false;

	constructor(
		readonly tab: Tab,
		readonly origin: string,
	) {}

	/** Loads a page and waits for its hydration. */
	async open(path: string) {
		await this.tab.goto(this.origin + path);
		await this.until(isHydrated);
	}

	/** Loads a page whose script files are refused. */
	async openWithoutScripts(path: string) {
		this.refusesScripts = true;
		await this.tab.goto(this.origin + path);
	}

	async reload() {
		await this.tab.reload();
		await this.until(isHydrated);
	}

	/** Waits until a function returns true in the page. */
	async until<Value>(condition: (value: Value) => boolean | undefined, value?: Value) {
		const options = { intervals: [50], message: `${condition}` };
		await expect.poll(() => this.tab.evaluate(condition, value as Value), options).toBe(true);
	}

	/** Waits until an element is at rest and the pointer reaches it. */
	private async reach(target: Target): Promise<Found> {
		const query = typeof target === "string" ? { css: target, text: undefined } : target;
		let last: Found | undefined;
		const isReachable = async () => {
			const before = last;
			last = (await this.tab.evaluate(locate, query)) ?? undefined;
			return last?.reachable === true && before?.x === last.x && before.y === last.y;
		};
		await expect.poll(isReachable, { intervals: [50], message: `reach ${JSON.stringify(target)}` }).toBe(true);
		return last as Found;
	}

	async click(target: Target) {
		const { x, y } = await this.reach(target);
		await this.tab.click(x, y);
	}

	async hover(target: Target) {
		const { x, y } = await this.reach(target);
		await this.tab.move(x, y);
	}

	/** Goes back by -1, forward by 1. */
	history = (delta: number) => this.tab.evaluate((steps) => window.history.go(steps), delta);

	/** The text of all visible elements. */
	texts(selector: string): Promise<string[]> {
		return this.tab.evaluate(
			(css) =>
				[...document.querySelectorAll<HTMLElement>(css)]
					.filter((each) => each.checkVisibility({ visibilityProperty: true }))
					.map((each) => each.innerText.trim()),
			selector,
		);
	}

	async expectTexts(selector: string, expected: unknown) {
		await expect.poll(() => this.texts(selector), { message: selector }).toEqual(expected);
	}

	/** Expects the path, query and hash of the page. */
	async expectAddress(expected: string) {
		const address = () => this.tab.evaluate(() => location.pathname + location.search + location.hash);
		await expect.poll(address).toBe(expected);
	}

	/** Waits until scrolling has ended, and returns the position. */
	async settledScroll(): Promise<number> {
		let last = Number.NaN;
		const isSettled = async () => {
			const before = last;
			last = Math.round(await this.tab.evaluate(() => window.scrollY));
			return last === before;
		};
		await expect.poll(isSettled, { intervals: [200] }).toBe(true);
		return last;
	}

	/** Expects that an element is visible below the fixed header, with the page at rest. */
	async expectBelowHeader(selector: string) {
		const isBelow = (css: string) => {
			const box = document.querySelector(css)?.getBoundingClientRect();
			const header = document.querySelector("header")?.getBoundingClientRect();
			return Boolean(box && header && box.top >= header.bottom - 1 && box.top < window.innerHeight);
		};
		await this.until(isBelow, selector);
		await this.settledScroll();
		await this.until(isBelow, selector);
	}

	async expectNoMessages() {
		const messages = await this.tab.messages();
		// Browsers report the script files that are refused.
		if (!this.refusesScripts) expect(messages.filter((message) => !interrupted.test(message))).toEqual([]);
	}
}

/** One thing that visitors do, written once for all engines. */
export type Flow = {
	name: string;
	run: (visit: Visit) => Promise<void>;
};
