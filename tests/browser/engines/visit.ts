import { expect } from "@playwright/test";
import { isHydrated, scrollAtRest } from "../../kit/navigation";
import { startScripts, takeMessages } from "./first-script";
import type { Tab } from "./tab";

/** An element by selector, or the first of these elements with this text or accessible label. */
export type Target = string | { css: string; text: string };

type Point = { x: number; y: number };

/** Runs in the page: scrolls to an element, and returns its center if it is at rest and the pointer reaches it there. */
async function locate({ css, text }: { css: string; text: string | undefined }): Promise<Point | null> {
	const element = [...document.querySelectorAll<HTMLElement>(css)].find(
		(each) => text === undefined || [each.textContent?.trim(), each.getAttribute("aria-label")].includes(text),
	);
	if (!element) return null;
	const isInside = (box: DOMRect) => box.top >= 64 && box.bottom <= window.innerHeight;
	if (!element.closest("header") && !isInside(element.getBoundingClientRect()))
		element.scrollIntoView({ block: "center", behavior: "instant" });
	const before = element.getBoundingClientRect();
	for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
	const box = element.getBoundingClientRect();
	if (before.x !== box.x || before.y !== box.y) return null;
	const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
	return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}

/** What Firefox reports of sections with late layout, and of a document that the visitor leaves while it loads something. */
const harmless =
	/ResizeObserver loop completed|A part of the page could not be loaded|downloadable font: download failed|MarketError: .* (did not reach the market|was not answered with JSON)/;

/** A visit of the site: waits for what the visitor would wait for, then acts. */
export class Visit {
	/** Whether the scripts of the next page wait for `hydrate`. */
	holdsScripts = false;
	private readonly messages: string[] = [];

	constructor(
		readonly tab: Tab,
		readonly origin: string,
	) {}

	/** Loads a page and waits for its hydration. */
	async open(path: string) {
		await this.tab.goto(this.origin + path);
		await this.until(isHydrated);
	}

	/** Loads a page, in which no script runs before `hydrate`. */
	async openWithoutScripts(path: string) {
		this.holdsScripts = true;
		await this.tab.goto(this.origin + path);
	}

	async hydrate() {
		await this.tab.evaluate(startScripts);
		await this.until(isHydrated);
	}

	async reload() {
		// Each document has its own messages.
		this.messages.push(...(await this.tab.evaluate(takeMessages)));
		await this.tab.reload();
		await this.until(isHydrated);
	}

	/** Waits until a function returns true in the page. */
	async until<Value>(condition: (value: Value) => boolean | undefined, value?: Value) {
		const options = { intervals: [50], message: `${condition}` };
		await expect.poll(() => this.tab.evaluate(condition, value as Value), options).toBe(true);
	}

	/** Waits until the pointer reaches an element, and returns its center. */
	private async reach(target: Target): Promise<Point> {
		const query = typeof target === "string" ? { css: target, text: undefined } : target;
		let center: Point | null = null;
		const find = async () => {
			center = await this.tab.evaluate(locate, query);
			return center;
		};
		await expect.poll(find, { intervals: [50], message: `reach ${JSON.stringify(target)}` }).not.toBeNull();
		return center ?? { x: 0, y: 0 };
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
	settledScroll = () => this.tab.evaluate(scrollAtRest);

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
		this.messages.push(...(await this.tab.evaluate(takeMessages)));
		expect(this.messages.filter((message) => !harmless.test(message))).toEqual([]);
	}
}

/** One thing that visitors do, written once for all engines. */
export type Flow = {
	name: string;
	run: (visit: Visit) => Promise<void>;
};
