import { act } from "@testing-library/react";
import { navigate } from "gatsby";
import { useState } from "react";
import { emptySearch } from "../../../../../src/features/catalog/search/search-state";
import { type SearchControls, useSearchState } from "../../../../../src/features/catalog/search/use-search-state";
import { renderPage } from "../../../../kit/render";

const navigateMock = navigate as unknown as jest.Mock;

let controls: SearchControls;
let setSearch: (search: string) => void;
/** Query strings that were navigated to. Gatsby's router changes the location one frame later. */
let navigations: string[];

function Page() {
	const [search, set] = useState("");
	setSearch = (next) => act(() => set(next));
	controls = useSearchState("/templates/", { search });
	return null;
}

/** Changes the location to that of the last navigation; the router skips those before it in the same frame. */
const finishNavigation = () => setSearch(navigations.at(-1) ?? "");
const filterByPrice = (price: "all" | "free" | "paid") => act(() => controls.setFilters({ price }));

beforeEach(() => {
	navigations = [];
	navigateMock.mockImplementation((to: string) => navigations.push(new URL(to, "http://localhost").search));
	renderPage(<Page />);
});

test("a filter that is reset before the location changes leaves no trace in the URL", () => {
	filterByPrice("free");
	filterByPrice("all");
	expect(navigations).toEqual(["?price=free", ""]);
	finishNavigation();
	expect(controls.state).toEqual(emptySearch);
});

test("two changes in one frame are both in the URL and in the state", () => {
	filterByPrice("free");
	act(() => controls.setFilters({ sort: "title" }));
	finishNavigation();
	expect(navigations.at(-1)).toBe("?price=free&sort=title");
	expect(controls.state).toEqual({ ...emptySearch, price: "free", sort: "title" });
});

test("going back and forward restores each state", () => {
	filterByPrice("free");
	finishNavigation();
	filterByPrice("paid");
	// The visitor goes back before the location has changed to "paid".
	setSearch("");
	expect(controls.state.price).toBe("all");
	setSearch("?price=paid");
	expect(controls.state.price).toBe("paid");
	setSearch("?price=free");
	expect(controls.state.price).toBe("free");
});

test("a navigation that finishes after the visitor has gone back is read", () => {
	filterByPrice("free");
	finishNavigation();
	filterByPrice("paid");
	setSearch("");
	finishNavigation();
	expect(controls.state.price).toBe("paid");
});

describe("typing", () => {
	beforeEach(() => jest.useFakeTimers());

	test("continues while the URL follows", () => {
		act(() => controls.setQuery("bo"));
		act(() => jest.advanceTimersByTime(300));
		act(() => controls.setQuery("bot"));
		finishNavigation();
		expect(controls.state.query).toBe("bot");
		act(() => jest.advanceTimersByTime(300));
		expect(navigations).toEqual(["?q=bo", "?q=bot"]);
	});

	test("that is committed changes the URL at once, and only once", () => {
		act(() => controls.setQuery("bot"));
		act(() => controls.commitQuery());
		expect(navigations).toEqual(["?q=bot"]);
		finishNavigation();
		act(() => jest.advanceTimersByTime(1000));
		expect(navigations).toHaveLength(1);
	});

	test("does not follow the visitor to another URL", () => {
		act(() => controls.setQuery("bot"));
		setSearch("?price=paid");
		act(() => jest.advanceTimersByTime(1000));
		expect(controls.state).toEqual({ ...emptySearch, price: "paid" });
		// Invalid and other parameters stay in the URL.
		setSearch("?price=cheap&utm_source=chat&q=bot");
		act(() => jest.advanceTimersByTime(1000));
		expect(navigations).toEqual([]);
	});
});
