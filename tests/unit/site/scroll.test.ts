import { shouldUpdateScroll } from "../../../src/site/scroll";
import { setReducedMotion } from "../../kit/reduced-motion";

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
	scrollTo.mockClear();
	scrollIntoView.mockClear();
	window.scrollTo = scrollTo;
	Element.prototype.scrollIntoView = scrollIntoView;
	document.body.innerHTML = '<section id="pricing"></section><section id="цены"></section>';
});

/** What Gatsby gets for a navigation between two addresses of the site. */
function navigate(from: string | undefined, to: string, action = "PUSH", state?: object) {
	const at = (url: string) => {
		const { pathname, search, hash } = new URL(url, "http://localhost");
		return { location: { pathname, search, hash, action, state } };
	};
	const prevRouterProps = from === undefined ? undefined : at(from);
	const args = { prevRouterProps, routerProps: at(to), getSavedScrollPosition: () => [0, 0] };
	return shouldUpdateScroll?.(args as never, { plugins: [] });
}

test.each([
	["/", "/templates/"],
	["/templates/?page=2", "/template/5/"],
	["/#pricing", "/"],
	["/", "/ru/"],
	["/", "/"],
])("from %s to %s, the page scrolls smoothly to the top", (from, to) => {
	expect(navigate(from, to)).toBe(false);
	expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: "smooth" }]]);
});

test.each([
	["/", "/#pricing", "pricing"],
	["/templates/", "/#pricing", "pricing"],
	["/templates/", "/#%D1%86%D0%B5%D0%BD%D1%8B", "цены"],
])("from %s to %s, the page scrolls to that section and not to the top", (from, to, id) => {
	expect(navigate(from, to)).toBe(false);
	expect(scrollIntoView.mock.calls).toEqual([[{ behavior: "smooth" }]]);
	expect(scrollIntoView.mock.contexts).toEqual([document.getElementById(id)]);
	expect(scrollTo).not.toHaveBeenCalled();
});

test.each([
	["the first page of a visit", undefined, "/templates/", "PUSH"],
	["the first page with a hash", undefined, "/#pricing", "PUSH"],
	["going back", "/template/5/", "/templates/", "none"],
	["going back to a hash", "/templates/", "/#pricing", "none"],
])("%s is left to Gatsby", (_, from, to, action) => {
	expect(navigate(from, to, action)).toBe(true);
	expect([...scrollTo.mock.calls, ...scrollIntoView.mock.calls]).toEqual([]);
});

test("a change of the query alone does not move the page", () => {
	expect(navigate("/templates/?page=1", "/templates/?page=2")).toBe(false);
	expect(scrollTo).not.toHaveBeenCalled();
});

test("a hash that leads nowhere does not move the page", () => {
	expect(navigate("/", "/#nowhere")).toBe(false);
	expect([...scrollTo.mock.calls, ...scrollIntoView.mock.calls]).toEqual([]);
});

test("jumps instead where less motion is wanted", () => {
	setReducedMotion(true);
	navigate("/", "/templates/");
	navigate("/templates/", "/#pricing");
	expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
	expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "instant" });
});

test("a malformed hash does not end the navigation", () => {
	expect(() => navigate("/", "/#%")).not.toThrow();
});

test("a navigation between tabs stays where it is", () => {
	expect(navigate("/template/5/#scripts", "/template/5/", "PUSH", { keepScroll: true })).toBe(false);
	expect(scrollTo).not.toHaveBeenCalled();
});
