import { arrive, begin } from "../../../../src/site/scroll/arrive";
import { forgetScroll } from "../../../../src/site/scroll/late-scroll";
import { keepPlaces, notePlace, placeOf, recallPlaces } from "../../../../src/site/scroll/places";
import type { Visit } from "../../../../src/site/scroll/visit";
import { setReducedMotion } from "../../../kit/reduced-motion";

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
let loaded: NavigationTimingType = "navigate";

beforeEach(() => {
	scrollTo.mockClear();
	scrollIntoView.mockClear();
	window.scrollTo = scrollTo;
	Element.prototype.scrollIntoView = scrollIntoView;
	globalThis.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	window.performance.getEntriesByType = () => [{ type: loaded } as PerformanceNavigationTiming];
	document.body.innerHTML = '<section id="pricing"></section><section id="цены"></section>';
});

afterEach(forgetScroll);

function at(url: string, rest: Partial<Visit> = {}): Visit {
	const { pathname, search, hash } = new URL(url, "http://localhost");
	return { pathname, search, hash, ...rest };
}
const follow = (from: string, to: string, state?: Visit["state"]) =>
	arrive(at(to, { action: "PUSH", state }), at(from));
const moves = () => [...scrollTo.mock.calls, ...scrollIntoView.mock.calls];

test.each([
	["/", "/templates/"],
	["/templates/?page=2", "/template/5/"],
	["/#pricing", "/"],
	["/", "/ru/"],
	["/", "/"],
])("from %s to %s, the page scrolls smoothly to the top", (from, to) => {
	follow(from, to);
	expect(moves()).toEqual([[{ top: 0, behavior: "smooth" }]]);
});

test.each([
	["/", "/#pricing", "pricing"],
	["/templates/", "/#pricing", "pricing"],
	["/templates/", "/#%D1%86%D0%B5%D0%BD%D1%8B", "цены"],
])("from %s to %s, the page scrolls to that section and not to the top", (from, to, id) => {
	follow(from, to);
	expect(scrollIntoView.mock.calls).toEqual([[{ behavior: "smooth" }]]);
	expect(scrollIntoView.mock.contexts).toEqual([document.getElementById(id)]);
	expect(document.activeElement?.id).toBe(id);
	expect(scrollTo).not.toHaveBeenCalled();
});

test.each(["/templates/", "/#pricing"])("going back to %s returns to where the visitor was, at once", (url) => {
	notePlace(at(url, { key: "1" }), 700);
	notePlace(at(url, { key: "2" }), 900);
	arrive(at(url, { key: "1" }), at("/template/5/"));
	expect(moves()).toEqual([[{ top: 700, behavior: "instant" }]]);
});

test("going back to a page that was never scrolled returns to its top", () => {
	arrive(at("/nowhere/", { key: "3" }), at("/"));
	expect(moves()).toEqual([[{ top: 0, behavior: "instant" }]]);
});

test("a reload takes up where the tab was; an address that is opened afresh does not", () => {
	const visit = at("/templates/", { key: "initial" });
	notePlace(visit, 500);
	keepPlaces();
	notePlace(visit, 0);
	recallPlaces();
	expect(placeOf(visit)).toBe(500);
	loaded = "reload";
	begin(visit);
	expect(moves()).toEqual([[{ top: 500, behavior: "instant" }]]);
	loaded = "navigate";
	begin(visit);
	expect(scrollTo).toHaveBeenCalledTimes(1);
	begin(at("/#pricing", { key: "initial" }));
	expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("pricing")]);
});

test.each(["no JSON", "{}", "[1]", "null"])("storage that holds %s knows nothing", (text) => {
	window.sessionStorage.setItem("scroll", text);
	recallPlaces();
	expect(placeOf(at("/templates/", { key: "initial" }))).toBeUndefined();
});

test("storage that is blocked costs the memory of a reload, and nothing else", () => {
	const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("blocked", "SecurityError");
	});
	notePlace(at("/", { key: "4" }), 40);
	expect(keepPlaces).not.toThrow();
	expect(placeOf(at("/", { key: "4" }))).toBe(40);
	blocked.mockRestore();
});

test("a change of the query alone does not move the page", () => {
	follow("/templates/?page=1", "/templates/?page=2");
	expect(moves()).toEqual([]);
});

test.each(["/#nowhere", "/#%", "/#%E0%A4%A"])("%s leads nowhere and does not move the page", (to) => {
	follow("/", to);
	begin(at(to));
	expect(moves()).toEqual([]);
});

test("jumps instead where less motion is wanted", () => {
	setReducedMotion(true);
	follow("/", "/templates/");
	follow("/templates/", "/#pricing");
	expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
	expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "instant" });
});

test("a navigation between tabs stays where it is", () => {
	follow("/template/5/#scripts", "/template/5/", { keepScroll: true });
	expect(moves()).toEqual([]);
});
