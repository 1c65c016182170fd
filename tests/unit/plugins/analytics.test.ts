import { onInitialClientRender } from "../../../plugins/analytics/gatsby-browser";
import { watchEvents } from "../../../plugins/analytics/src/events";

describe("events", () => {
	const track = jest.fn();
	beforeAll(() => watchEvents(track));

	beforeEach(() => {
		track.mockClear();
		document.body.innerHTML = `
			<a href="#there" data-event="get-now pro"><b>Get now</b></a>
			<button type="button" data-event="copy">Copy</button>
			<input type="radio" name="billing" value="monthly" data-event="billing monthly" checked>
			<input type="radio" name="billing" value="annual" data-event="billing annual">
			<button type="button">Menu</button>
			<input type="search"><input type="text"><div data-result-count="12"></div>`;
		document.querySelector("[data-event=copy]")?.addEventListener("click", (event) => event.stopPropagation());
	});

	test.each([
		["a click inside a link", "b", "click", 0, [["get-now", "pro"]]],
		["a click whose propagation is stopped", "[data-event=copy]", "click", 0, [["copy", undefined]]],
		["a middle click on a link", "b", "auxclick", 1, [["get-now", "pro"]]],
		["a choice of a radio", "[value=annual]", "click", 0, [["billing", "annual"]]],
		["no click on the checked radio", "[value=monthly]", "click", 0, []],
		["no right click", "b", "auxclick", 2, []],
		["no middle click on a button", "[data-event=copy]", "auxclick", 1, []],
		["no click without data-event", "button:not([data-event])", "click", 0, []],
	])("are %s", (_, selector, type, button, expected) => {
		document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, button }));
		expect(track.mock.calls).toEqual(expected);
	});

	function type(text: string, selector = "[type=search]") {
		const field = document.querySelector<HTMLInputElement>(selector);
		if (field) field.value = text;
		field?.dispatchEvent(new Event("input", { bubbles: true }));
	}

	test("are the number of results once typing has stopped, not the query", () => {
		jest.useFakeTimers();
		for (const text of ["s", "se", "secret"]) {
			type(text);
			jest.advanceTimersByTime(1000);
		}
		expect(track).not.toHaveBeenCalled();
		jest.advanceTimersByTime(1000);
		expect(track.mock.calls).toEqual([["search", 12]]);
	});

	test("are no searches in an emptied or another field, or on a page that was left", () => {
		jest.useFakeTimers();
		type("");
		type("text", "[type=text]");
		jest.advanceTimersByTime(5000);
		type("text");
		document.querySelector("[data-result-count]")?.remove();
		jest.advanceTimersByTime(5000);
		expect(track).not.toHaveBeenCalled();
	});
});

describe("the tracker", () => {
	const script = "https://stats.example/script.js";
	const element = () => document.head.querySelector("script");

	/** Starts a page. */
	function start() {
		const analytics = { script, attributes: { "data-website-id": "qahva" } };
		onInitialClientRender?.({} as never, analytics as never);
	}

	afterEach(() => {
		element()?.remove();
		for (const name of ["umami", "trustedTypes"]) Reflect.deleteProperty(window, name);
	});

	test("loads a script with the configured attributes, which excludes queries", () => {
		start();
		expect(element()?.src).toBe(script);
		expect(element()?.dataset).toMatchObject({ websiteId: "qahva", excludeSearch: "true" });
	});

	test("sends the events of a page to Umami", () => {
		start();
		const track = jest.fn();
		Object.assign(window, { umami: { track } });
		document.body.innerHTML =
			'<button data-event="copy">Copy</button><button data-event="billing annual">Annual</button>';
		for (const button of document.querySelectorAll("button")) button.click();
		expect(track.mock.calls).toEqual(
			expect.arrayContaining([
				["copy", {}],
				["billing", { value: "annual" }],
			]),
		);
	});

	test("does nothing where the script is blocked", () => {
		start();
		document.body.innerHTML = '<button data-event="copy">Copy</button>';
		expect(() => document.querySelector("button")?.click()).not.toThrow();
	});

	test("has a Trusted Types policy that allows no other URL", () => {
		const createPolicy = jest.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
		Object.assign(window, { trustedTypes: { createPolicy } });
		start();
		const [name, rules] = createPolicy.mock.calls[0] ?? [];
		expect(name).toBe("site-analytics");
		expect(rules?.createScriptURL("https://evil.example/x.js")).toBe(script);
	});

	test.each([
		["doNotTrack", "1"],
		["globalPrivacyControl", true],
	])("with %s %s, is refused", (name, value) => {
		Object.defineProperty(navigator, name, { value, configurable: true });
		start();
		expect(element()).toBeNull();
		Reflect.deleteProperty(navigator, name);
	});
});
