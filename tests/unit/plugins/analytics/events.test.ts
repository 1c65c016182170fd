import { watchEvents } from "../../../../plugins/analytics/src/events";

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

test("tracks a click inside an element with data-event, with its value", () => {
	press("b");
	press("[data-event=copy]");
	expect(track.mock.calls).toEqual([
		["get-now", "pro"],
		["copy", undefined],
	]);
});

test("tracks a middle click on a link, but no right click", () => {
	press("b", "auxclick", 2);
	press("[data-event=copy]", "auxclick", 1);
	expect(track).not.toHaveBeenCalled();
	press("b", "auxclick", 1);
	expect(track).toHaveBeenCalledTimes(1);
});

test("tracks the choice of a radio, but no click on the checked one", () => {
	press("[value=monthly]");
	expect(track).not.toHaveBeenCalled();
	press("[value=annual]");
	expect(track.mock.calls).toEqual([["billing", "annual"]]);
});

test("tracks clicks whose propagation is stopped", () => {
	const stop = (event: Event) => event.stopPropagation();
	document.querySelector("[data-event=copy]")?.addEventListener("click", stop);
	press("[data-event=copy]");
	expect(track).toHaveBeenCalledTimes(1);
});

test("does not track elements without data-event", () => {
	press("button:not([data-event])");
	press("[type=search]");
	expect(track).not.toHaveBeenCalled();
});

test("tracks the number of results once typing has stopped, not the query", () => {
	jest.useFakeTimers();
	for (const text of ["s", "se", "secret"]) {
		type(text);
		jest.advanceTimersByTime(1000);
	}
	expect(track).not.toHaveBeenCalled();
	jest.advanceTimersByTime(1000);
	expect(track.mock.calls).toEqual([["search", 12]]);
});

test.each([
	["an emptied field", () => type("")],
	["another field", () => type("text", "[type=text]")],
	[
		"a search on a page that has been left",
		() => {
			type("text");
			document.querySelector("[data-result-count]")?.remove();
		},
	],
])("does not track %s as a search", (_, act) => {
	jest.useFakeTimers();
	act();
	jest.advanceTimersByTime(5000);
	expect(track).not.toHaveBeenCalled();
});
