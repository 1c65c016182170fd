import { onInitialClientRender } from "../../../../plugins/analytics/gatsby-browser";
import { isTrackingRefused, loadTracker, withoutSearch } from "../../../../plugins/analytics/src/load-tracker";

const script = "https://stats.example/script.js";
const analytics = { script, attributes: { "data-website-id": "qahva" } };
const element = () => document.head.querySelector("script");

/** Loads the tracker and simulates the load event of its script. */
async function load() {
	const tracker = loadTracker(analytics);
	element()?.dispatchEvent(new Event("load"));
	return await tracker;
}

afterEach(() => {
	element()?.remove();
	for (const name of ["umami", "plausible", "trustedTypes"]) Reflect.deleteProperty(window, name);
	for (const name of ["doNotTrack", "globalPrivacyControl"]) Reflect.deleteProperty(navigator, name);
});

test("the script element has the configured attributes and excludes queries", async () => {
	await load();
	expect(element()?.src).toBe(script);
	expect(element()?.dataset).toMatchObject({ websiteId: "qahva", excludeSearch: "true" });
});

test("sends events to Umami", async () => {
	const track = await load();
	const umami = { track: jest.fn() };
	Object.assign(window, { umami });
	track("billing", "annual");
	track("copy");
	expect(umami.track.mock.calls).toEqual([
		["billing", { value: "annual" }],
		["copy", {}],
	]);
});

test("sends events to Plausible", async () => {
	const track = await load();
	const plausible = jest.fn();
	Object.assign(window, { plausible });
	track("search", 0);
	expect(plausible).toHaveBeenCalledWith("search", { props: { value: 0 } });
});

test("Plausible's options remove the search from URLs", async () => {
	await load();
	const { plausible } = window as unknown as { plausible: { o: { transformRequest: (payload: object) => object } } };
	const search = "https://example.com/templates/?q=secret&price=free&utm_source=news#top";
	const clean = "https://example.com/templates/?utm_source=news#top";
	expect(plausible.o.transformRequest({ n: "pageview", u: search, r: null })).toEqual({
		n: "pageview",
		u: clean,
		r: null,
	});
	expect(withoutSearch("no address")).toBe("no address");
});

test("the Trusted Types policy allows no other URL", async () => {
	const createPolicy = jest.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
	Object.assign(window, { trustedTypes: { createPolicy } });
	await load();
	expect(createPolicy).toHaveBeenCalledWith("site-analytics", expect.anything());
	const [, rules] = createPolicy.mock.calls[0] ?? [];
	expect(rules?.createScriptURL("https://evil.example/x.js")).toBe(script);
});

test("drops events if the script is blocked", async () => {
	const umami = { track: jest.fn() };
	Object.assign(window, { umami });
	jest.useFakeTimers();
	onInitialClientRender?.({} as never, analytics as never);
	await jest.advanceTimersByTimeAsync(2000);
	element()?.dispatchEvent(new Event("error"));
	document.body.innerHTML = '<button type="button" data-event="copy">Copy</button>';
	document.querySelector("button")?.click();
	await jest.advanceTimersByTimeAsync(0);
	expect(umami.track).not.toHaveBeenCalled();
});

test("sends earlier events once the script has loaded", async () => {
	jest.useFakeTimers();
	onInitialClientRender?.({} as never, analytics as never);
	document.body.innerHTML = '<button type="button" data-event="copy">Copy</button>';
	document.querySelector("button")?.click();
	expect(element()).toBeNull();
	await jest.advanceTimersByTimeAsync(2000);
	const umami = { track: jest.fn() };
	Object.assign(window, { umami });
	element()?.dispatchEvent(new Event("load"));
	await jest.advanceTimersByTimeAsync(0);
	expect(umami.track.mock.calls).toEqual([["copy", {}]]);
});

test.each([
	[{ doNotTrack: "1" }, true],
	[{ globalPrivacyControl: true }, true],
	[{ doNotTrack: "0", globalPrivacyControl: false }, false],
	[{ doNotTrack: null }, false],
])("with %j in the navigator, tracking is refused: %j", async (properties, refused) => {
	for (const [name, value] of Object.entries(properties)) {
		Object.defineProperty(navigator, name, { value, configurable: true });
	}
	expect(isTrackingRefused()).toBe(refused);
	jest.useFakeTimers();
	onInitialClientRender?.({} as never, analytics as never);
	await jest.advanceTimersByTimeAsync(10_000);
	expect(element() === null).toBe(refused);
});
