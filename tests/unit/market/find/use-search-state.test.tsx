import { act } from "@testing-library/react";
import { navigate } from "gatsby";
import { useState } from "react";
import { everything } from "../../../../src/market/find/state/search-state";
import {
	type SearchControl,
	type SearchLocation,
	useSearchState,
} from "../../../../src/market/find/state/use-search-state";
import { renderPage } from "../../../kit/render";

const goTo = navigate as unknown as jest.Mock;

let control: SearchControl;
let setLocation: (location: SearchLocation) => void;
/** What was navigated to and the page has not been told of yet: Gatsby's router takes a frame for it. */
let under: SearchLocation[];

function Page() {
	const [location, set] = useState<SearchLocation>({ search: "" });
	setLocation = set;
	control = useSearchState("/templates/", location);
	return null;
}

/** The router tells of the last navigation; those before it in the same frame are never seen. */
const tell = () => act(() => setLocation(under.at(-1) ?? { search: "" }));
const goThroughHistory = (search: string) => act(() => setLocation({ search, action: "POP" }));
const choose = (price: "all" | "free" | "paid") => act(() => control.choose({ price }));

beforeEach(() => {
	under = [];
	goTo.mockImplementation((to: string, { state }: { state: unknown }) => {
		under.push({ search: new URL(to, "http://localhost").search, action: "PUSH", state });
	});
	renderPage(<Page />);
});

test("a choice that is taken back before the address has followed leaves no trace in it", () => {
	choose("free");
	choose("all");
	expect(under.map(({ search }) => search)).toEqual(["?price=free", ""]);
	tell();
	expect(control.state).toEqual(everything);
});

test("two choices in one frame are both in the address, and in the state", () => {
	choose("free");
	act(() => control.choose({ sort: "title" }));
	tell();
	expect(under.at(-1)?.search).toBe("?price=free&sort=title");
	expect(control.state).toEqual({ ...everything, price: "free", sort: "title" });
});

test("what the page wrote once is read again when the history leads there", () => {
	choose("free");
	tell();
	choose("paid");
	// The router never tells of it: the visitor is back sooner.
	goThroughHistory("");
	expect(control.state.price).toBe("all");
	goThroughHistory("?price=paid");
	expect(control.state.price).toBe("paid");
	goThroughHistory("?price=free");
	expect(control.state.price).toBe("free");
});

test("a choice that arrives after the visitor has gone back is read", () => {
	choose("free");
	tell();
	choose("paid");
	goThroughHistory("");
	tell();
	expect(control.state.price).toBe("paid");
});

test("typing goes on while the address follows", () => {
	jest.useFakeTimers();
	act(() => control.type("bo"));
	act(() => jest.advanceTimersByTime(300));
	act(() => control.type("bot"));
	tell();
	expect(control.state.query).toBe("bot");
	act(() => jest.advanceTimersByTime(300));
	expect(under.map(({ search }) => search)).toEqual(["?q=bo", "?q=bot"]);
	jest.useRealTimers();
});
