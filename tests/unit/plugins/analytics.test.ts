import { onInitialClientRender } from "../../../plugins/analytics/gatsby-browser";
import { watchEvents } from "../../../plugins/analytics/src/events";
import { isTrackingRefused, loadTracker, withoutSearch } from "../../../plugins/analytics/src/load-tracker";

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
	});

	const press = (selector: string, type = "click", button = 0) =>
		document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, button }));

	function type(text: string, selector = "[type=search]") {
		const field = document.querySelector<HTMLInputElement>(selector);
		if (field) field.value = text;
		field?.dispatchEvent(new Event("input", { bubbles: true }));
	}

	test("are clicks inside elements with data-event, with its value, also if their propagation is stopped", () => {
		document.querySelector("[data-event=copy]")?.addEventListener("click", (event) => event.stopPropagation());
		for (const selector of ["b", "[data-event=copy]", "button:not([data-event])", "[type=search]"]) press(selector);
		expect(track.mock.calls).toEqual([
			["get-now", "pro"],
			["copy", undefined],
		]);
	});

	test("are middle clicks on a link, but no right clicks", () => {
		press("b", "auxclick", 2);
		press("[data-event=copy]", "auxclick", 1);
		expect(track).not.toHaveBeenCalled();
		press("b", "auxclick", 1);
		expect(track).toHaveBeenCalledTimes(1);
	});

	test("are choices of a radio, but no clicks on the checked one", () => {
		press("[value=monthly]");
		expect(track).not.toHaveBeenCalled();
		press("[value=annual]");
		expect(track.mock.calls).toEqual([["billing", "annual"]]);
	});

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

	test("are not an emptied field, another field, or a search on a page that has been left", () => {
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
	const analytics = { script, attributes: { "data-website-id": "qahva" } };
	const element = () => document.head.querySelector("script");
	const track = jest.fn();

	/** Loads the tracker and simulates the load event of its script. */
	async function load() {
		const tracker = loadTracker(analytics);
		element()?.dispatchEvent(new Event("load"));
		return await tracker;
	}

	/** Starts a page and clicks a button on it. */
	function startAndClick() {
		jest.useFakeTimers();
		onInitialClientRender?.({} as never, analytics as never);
		document.body.innerHTML = '<button type="button" data-event="copy">Copy</button>';
		document.querySelector("button")?.click();
		expect(element()).toBeNull();
		return jest.advanceTimersByTimeAsync(2000);
	}

	beforeEach(() => track.mockClear());

	afterEach(() => {
		element()?.remove();
		for (const name of ["umami", "plausible", "trustedTypes"]) Reflect.deleteProperty(window, name);
		for (const name of ["doNotTrack", "globalPrivacyControl"]) Reflect.deleteProperty(navigator, name);
	});

	test("loads a script with the configured attributes, which excludes queries", async () => {
		await load();
		expect(element()?.src).toBe(script);
		expect(element()?.dataset).toMatchObject({ websiteId: "qahva", excludeSearch: "true" });
	});

	test("sends events to Umami", async () => {
		const send = await load();
		Object.assign(window, { umami: { track } });
		send("billing", "annual");
		send("copy");
		expect(track.mock.calls).toEqual([
			["billing", { value: "annual" }],
			["copy", {}],
		]);
	});

	test("sends events to Plausible, and removes the search from its URLs", async () => {
		const send = await load();
		const { plausible } = window as unknown as { plausible: { o: { transformRequest: (payload: object) => object } } };
		const payload = (query: string) => ({ n: "pageview", u: `https://example.com/templates/${query}#top`, r: null });
		const sent = plausible.o.transformRequest(payload("?q=secret&price=free&utm_source=news"));
		expect(sent).toEqual(payload("?utm_source=news"));
		expect(withoutSearch("no address")).toBe("no address");
		Object.assign(window, { plausible: track });
		send("search", 0);
		expect(track).toHaveBeenCalledWith("search", { props: { value: 0 } });
	});

	test("has a Trusted Types policy that allows no other URL", async () => {
		const createPolicy = jest.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
		Object.assign(window, { trustedTypes: { createPolicy } });
		await load();
		expect(createPolicy).toHaveBeenCalledWith("site-analytics", expect.anything());
		const [, rules] = createPolicy.mock.calls[0] ?? [];
		expect(rules?.createScriptURL("https://evil.example/x.js")).toBe(script);
	});

	test.each([
		["sends earlier events once the script has loaded", "load", [["copy", {}]]],
		["drops events if the script is blocked", "error", []],
	])("%s", async (_, event, expected) => {
		await startAndClick();
		Object.assign(window, { umami: { track } });
		element()?.dispatchEvent(new Event(event));
		await jest.advanceTimersByTimeAsync(0);
		expect(track.mock.calls).toEqual(expected);
	});

	test.each([
		[{ doNotTrack: "1" }, true],
		[{ globalPrivacyControl: true }, true],
		[{ doNotTrack: "0", globalPrivacyControl: false }, false],
		[{ doNotTrack: null }, false],
	])("with %j in the navigator, is refused: %j", async (properties, refused) => {
		for (const [name, value] of Object.entries(properties)) {
			Object.defineProperty(navigator, name, { value, configurable: true });
		}
		expect(isTrackingRefused()).toBe(refused);
		await startAndClick();
		expect(element() === null).toBe(refused);
	});
});
