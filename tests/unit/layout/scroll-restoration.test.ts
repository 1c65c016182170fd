import type { HistoryEntry } from "../../../src/layout/scroll-restoration";
import { blockStorage } from "../../kit/block-storage";
import { setReducedMotion } from "../../kit/reduced-motion";

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
let resize: () => void;
let maxScroll: number;
let navigationType: NavigationTimingType;
let scroll: typeof import("../../../src/layout/scroll-restoration");
let current: HistoryEntry | null;

/** The module keeps the state of a tab; a new copy of it is a page that was loaded again. */
async function load() {
	window.dispatchEvent(new Event("pagehide"));
	jest.resetModules();
	scroll = await import("../../../src/layout/scroll-restoration");
	current = null;
}

beforeEach(async () => {
	jest.useFakeTimers();
	for (const mock of [scrollTo, scrollIntoView]) mock.mockReset();
	maxScroll = 10_000;
	navigationType = "navigate";
	window.scrollY = 0;
	window.scrollTo = scrollTo.mockImplementation(({ top }: { top: number }) => {
		window.scrollY = Math.min(top, maxScroll);
	});
	Element.prototype.scrollIntoView = scrollIntoView;
	window.performance.getEntriesByType = () => [{ type: navigationType } as PerformanceNavigationTiming];
	globalThis.ResizeObserver = class {
		constructor(callback: ResizeObserverCallback) {
			resize = () => callback([], this);
		}
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	document.body.innerHTML = '<section id="pricing"></section><section id="цены"></section>';
	window.sessionStorage.clear();
	await load();
});

/** Opens a history entry as Gatsby's router does. */
function open(url: string, rest: Partial<HistoryEntry> = {}) {
	const { pathname, search, hash } = new URL(url, "http://localhost");
	const location = { pathname, search, hash, key: url, ...rest };
	scroll.onPreRouteUpdate({ location, prevLocation: current });
	scroll.onRouteUpdate({ location, prevLocation: current });
	current = location;
}

const follow = (url: string, rest?: Partial<HistoryEntry>) => open(url, { action: "PUSH", ...rest });
const goBack = (url: string, rest?: Partial<HistoryEntry>) => open(url, { action: "POP", ...rest });
/** The visitor scrolls. */
function scrollBy(wheel: number) {
	window.dispatchEvent(new Event("wheel"));
	window.scrollY = wheel;
}

test.each([
	["/", "/templates/"],
	["/templates/?q=bot", "/template/5/"],
	["/#pricing", "/"],
	["/", "/ru/"],
	["/", "/"],
])("from %s to %s, scrolls smoothly to the top", (from, to) => {
	open(from);
	follow(to);
	expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: "smooth" }]]);
});

test.each([
	["/", "/#pricing", "pricing"],
	["/templates/", "/#pricing", "pricing"],
	["/templates/", "/#%D1%86%D0%B5%D0%BD%D1%8B", "цены"],
])("from %s to %s, scrolls smoothly to the section and focuses it", (from, to, id) => {
	open(from);
	follow(to);
	expect(scrollIntoView.mock.calls).toEqual([[{ behavior: "smooth" }]]);
	expect(scrollIntoView.mock.contexts).toEqual([document.getElementById(id)]);
	jest.runAllTimers();
	expect(document.activeElement?.id).toBe(id);
	expect(scrollTo).not.toHaveBeenCalled();
});

test("replaces the scrolling of Gatsby and of the browser, and jumps under reduced motion", () => {
	setReducedMotion(true);
	open("/");
	expect(scroll.shouldUpdateScroll()).toBe(false);
	expect(window.history.scrollRestoration).toBe("manual");
	follow("/templates/");
	follow("/#pricing");
	expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
	expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "instant" });
});

test("continues after late content or the browser interrupted the scroll, until the page has settled", () => {
	open("/");
	follow("/#pricing");
	resize();
	jest.advanceTimersByTime(200);
	expect(scrollIntoView).toHaveBeenCalledTimes(3);
	jest.runAllTimers();
	scrollBy(40);
	follow("/templates/");
	goBack("/#pricing");
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 40, behavior: "instant" });
});

test.each([
	["the query", "/templates/?q=bot", {}],
	["a tab", "/templates/#scripts", { state: { keepScroll: true } }],
])("a navigation that changes %s keeps the position, also for going back", (_, url, rest) => {
	open("/templates/");
	scrollBy(500);
	follow(url, { key: "second", ...rest });
	expect(scrollTo).not.toHaveBeenCalled();
	follow("/template/5/");
	goBack(url, { key: "second", ...rest });
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 500, behavior: "instant" });
});

test.each(["/templates/", "/#pricing", "/#nowhere"])("going back to %s restores its position", (url) => {
	open(url, { key: "1" });
	scrollBy(700);
	follow(url, { key: "2" });
	scrollBy(900);
	follow("/template/5/");
	goBack(url, { key: "2" });
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: "instant" });
	goBack(url, { key: "1" });
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: "instant" });
});

/** Leaves `/templates/` at 5,000 px and goes back while its content is missing. */
function goBackToShortPage() {
	open("/templates/");
	scrollBy(5000);
	follow("/template/5/");
	maxScroll = 300;
	goBack("/templates/");
}

test("waits for late content", () => {
	goBackToShortPage();
	jest.runAllTimers();
	// An entry that is left before its content came keeps its position.
	follow("/ru/");
	goBack("/templates/");
	maxScroll = 10_000;
	resize();
	expect(window.scrollY).toBe(5000);
});

test.each(["wheel", "touchstart", "pointerdown", "keydown"])("stops scrolling on %s", (event) => {
	goBackToShortPage();
	window.dispatchEvent(new Event(event));
	window.scrollY = 100;
	follow("/template/6/");
	goBack("/templates/");
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 100, behavior: "instant" });
});

test("restores the positions of a tab after a reload, and not when an address is opened anew", async () => {
	open("/", { key: "initial" });
	scrollBy(300);
	follow("/templates/");
	scrollBy(500);
	await load();
	expect(window.history.scrollRestoration).toBe("auto");
	navigationType = "reload";
	open("/templates/");
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 500, behavior: "instant" });
	goBack("/", { key: "initial" });
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: "instant" });
	await load();
	scrollTo.mockClear();
	navigationType = "navigate";
	open("/", { key: "initial" });
	expect(scrollTo).not.toHaveBeenCalled();
});

test("disables scroll restoration again when a page comes back from the back/forward cache", () => {
	open("/");
	window.dispatchEvent(new Event("pagehide"));
	window.dispatchEvent(new Event("pageshow"));
	expect(window.history.scrollRestoration).toBe("manual");
});

test.each(["no JSON", "{}", "[1]", "null"])("ignores stored positions that are %s", async (stored) => {
	window.sessionStorage.setItem("scroll-positions", stored);
	navigationType = "reload";
	open("/");
	expect(scrollTo).not.toHaveBeenCalled();
});

test("restores positions when the storage is blocked", () => {
	blockStorage();
	open("/");
	scrollBy(40);
	follow("/templates/");
	goBack("/");
	expect(scrollTo).toHaveBeenLastCalledWith({ top: 40, behavior: "instant" });
	expect(() => window.dispatchEvent(new Event("pagehide"))).not.toThrow();
});

test.each(["/#nowhere", "/#%", "/#%E0%A4%A"])("%s keeps the position", (url) => {
	open("/");
	follow(url);
	goBack(url, { key: "typed into the address bar" });
	expect([...scrollTo.mock.calls, ...scrollIntoView.mock.calls]).toEqual([]);
});
