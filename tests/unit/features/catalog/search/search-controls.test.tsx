import { act } from "@testing-library/react";
import { navigate } from "gatsby";
import { useState } from "react";
import { emptySearch } from "../../../../../src/features/catalog/search/search-state";
import { type SearchControls, useSearchState } from "../../../../../src/features/catalog/search/use-search-state";
import { renderPage } from "../../../../kit/render";

let controls: SearchControls;
let setSearch: (search: string) => void;
/** Navigations to query strings. Gatsby's router changes the location one frame later. */
let navigations: { search: string; replace: boolean }[];

function Page() {
	const [search, set] = useState("");
	setSearch = (next) => act(() => set(next));
	controls = useSearchState({ pathname: "/templates/", search });
	return null;
}

/** Changes the location to that of the last navigation; the router skips those before it in the same frame. */
const finishNavigation = () => setSearch(navigations.at(-1)?.search ?? "");
const filterByPrice = (price: "all" | "free" | "paid") => act(() => controls.push({ price }));

beforeEach(() => {
	navigations = [];
	jest.mocked(navigate).mockImplementation((async (to: string, { replace }: { replace: boolean }) => {
		navigations.push({ search: new URL(to, "http://localhost").search, replace });
	}) as never);
	renderPage(<Page />);
});

test("a filter that is reset before the location changes leaves no trace in the URL", () => {
	filterByPrice("free");
	filterByPrice("all");
	expect(navigations.map(({ search }) => search)).toEqual(["?price=free", ""]);
	finishNavigation();
	expect(controls.state).toEqual(emptySearch);
});

test("going back before the location has changed restores the earlier state", () => {
	filterByPrice("free");
	finishNavigation();
	filterByPrice("paid");
	setSearch("");
	expect(controls.state.price).toBe("all");
});

test("typing changes the URL after a moment, or at once if it is committed", () => {
	jest.useFakeTimers();
	act(() => controls.replace({ query: "bo" }));
	act(() => jest.advanceTimersByTime(300));
	act(() => controls.replace({ query: "bot" }));
	finishNavigation();
	expect(controls.state.query).toBe("bot");
	act(() => controls.commit());
	act(() => jest.advanceTimersByTime(1000));
	expect(navigations).toEqual(["?q=bo", "?q=bot"].map((search) => ({ search, replace: true })));
});

test("typing does not follow the visitor to another URL, whose invalid parameters stay", () => {
	jest.useFakeTimers();
	act(() => controls.replace({ query: "bot" }));
	setSearch("?price=paid");
	act(() => jest.advanceTimersByTime(1000));
	expect(controls.state).toEqual({ ...emptySearch, price: "paid" });
	setSearch("?price=cheap&utm_source=chat&q=bot");
	act(() => jest.advanceTimersByTime(1000));
	expect(navigations).toEqual([]);
});
