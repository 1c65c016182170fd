import { act, fireEvent, screen } from "@testing-library/react";
import { changeUrl, useHash, useSearch } from "../../../src/components/hooks/use-url";
import { renderPage } from "../../kit/render";

const page = { pathname: "/" };

const Url = () => <output>{useSearch(page) + useHash(page)}</output>;
const shown = () => screen.getByRole("status").textContent;
const inAddressBar = () => window.location.search + window.location.hash;

/** How a browser refuses changes of the history: Safari after 100 in 10 seconds, Chromium after 200. */
const refusals = {
	throws: () => {
		throw new DOMException("Attempt to use history.replaceState() more than 100 times per 10 seconds", "SecurityError");
	},
	ignores: () => {},
};

beforeEach(() => {
	jest.useFakeTimers();
	window.history.replaceState({ key: "first" }, "", "/");
});

/** Refuses changes until it is called. */
function refuse(how: keyof typeof refusals) {
	const spies = (["replaceState", "pushState"] as const).map((name) =>
		jest.spyOn(window.history, name).mockImplementation(refusals[how]),
	);
	return () => {
		for (const spy of spies) spy.mockRestore();
	};
}

test.each(["throws", "ignores"] as const)(
	"a page shows what is chosen while the browser %s, and the URL catches up",
	async (how) => {
		renderPage(<Url />);
		const accept = refuse(how);
		act(() => changeUrl(page, { search: "?billing=annual" }));
		act(() => changeUrl(page, { hash: "#scripts" }));
		expect([shown(), inAddressBar()]).toEqual(["?billing=annual#scripts", ""]);
		await act(() => jest.advanceTimersByTimeAsync(5_000));
		expect([shown(), inAddressBar()]).toEqual(["?billing=annual#scripts", ""]);
		accept();
		await act(() => jest.advanceTimersByTimeAsync(1_000));
		expect([shown(), inAddressBar()]).toEqual(["?billing=annual#scripts", "?billing=annual#scripts"]);
	},
);

test("an entry of the history that the browser has refused is added later, once", async () => {
	renderPage(<Url />);
	const accept = refuse("throws");
	act(() => changeUrl(page, { search: "?tag=AI" }, { replace: false }));
	act(() => changeUrl(page, { search: "?tag=AI&q=b" }));
	accept();
	const { length } = window.history;
	await act(() => jest.advanceTimersByTimeAsync(10_000));
	expect([inAddressBar(), window.history.length]).toEqual(["?tag=AI&q=b", length + 1]);
});

test("what the browser has refused is forgotten when the visitor goes back or leaves the page", async () => {
	renderPage(<Url />);
	const accept = refuse("throws");
	act(() => changeUrl(page, { search: "?q=back" }));
	fireEvent.popState(window);
	expect(shown()).toBe("");
	act(() => changeUrl(page, { search: "?q=leave" }));
	accept();
	window.history.pushState({}, "", "/templates/");
	await jest.advanceTimersByTimeAsync(1_000);
	expect(window.location.href).toMatch(/\/templates\/$/);
});
