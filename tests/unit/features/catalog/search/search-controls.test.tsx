import { act } from "@testing-library/react";
import { emptySearch } from "../../../../../src/features/catalog/search/search-state";
import { type SearchControls, useSearchState } from "../../../../../src/features/catalog/search/use-search-state";
import { renderPage } from "../../../../kit/render";

const pathname = "/templates/";
let controls: SearchControls;

function Page() {
	controls = useSearchState({ pathname });
	return null;
}

/** Goes back or forward to a URL. */
function visit(url: string) {
	act(() => {
		window.history.replaceState(null, "", url);
		window.dispatchEvent(new PopStateEvent("popstate"));
	});
}

const filterByPrice = (price: "all" | "free" | "paid") => act(() => controls.push({ price }));

beforeEach(() => {
	window.history.replaceState(null, "", pathname);
	renderPage(<Page />);
});

test("typing changes the URL after a moment, or at once if it is committed, in the same entry", () => {
	jest.useFakeTimers();
	const entries = window.history.length;
	act(() => controls.replace({ query: "bo" }));
	act(() => jest.advanceTimersByTime(300));
	expect(window.location.search).toBe("?q=bo");
	act(() => controls.replace({ query: "bot " }));
	act(() => controls.commit());
	expect(window.location.search).toBe("?q=bot");
	expect(controls.state.query).toBe("bot ");
	expect(window.history.length).toBe(entries);
});

test("going back to an entry with the same URL does not bring back what was typed in another", () => {
	act(() => controls.replace({ query: "typed" }));
	filterByPrice("free");
	visit(pathname);
	expect(controls.state).toEqual(emptySearch);
});

test("typing does not follow the visitor to another URL, whose invalid parameters stay", () => {
	jest.useFakeTimers();
	for (const [url, state] of [
		[`${pathname}?price=paid`, { ...emptySearch, price: "paid" }],
		[`${pathname}?price=cheap&utm_source=chat&q=bot`, { ...emptySearch, query: "bot" }],
		// The router shows the next page later.
		["/", { ...emptySearch, query: "typed" }],
	] as const) {
		act(() => controls.replace({ query: "typed" }));
		visit(url);
		act(() => jest.advanceTimersByTime(1000));
		expect(window.location.pathname + window.location.search).toBe(url);
		expect(controls.state).toEqual(state);
	}
});
