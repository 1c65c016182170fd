import { watchEvents } from "../../../../plugins/analytics/src/events";

const track = jest.fn();

beforeAll(() => watchEvents(track));

beforeEach(() => {
	track.mockClear();
	document.body.innerHTML = `
		<a href="#there" data-event="get-now pro"><b>Get now</b></a>
		<button type="button" data-event="copy">Copy</button>
		<button type="button" role="radio" aria-checked="true" data-event="billing monthly">Monthly</button>
		<button type="button" role="radio" aria-checked="false" data-event="billing annual">Annual</button>
		<button type="button">Menu</button>
		<input type="search"><input type="text"><div data-found="12"></div>`;
});

const press = (selector: string, type = "click", button = 0) =>
	document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, button }));

function type(text: string, selector = "[type=search]") {
	const field = document.querySelector<HTMLInputElement>(selector);
	if (field) field.value = text;
	field?.dispatchEvent(new Event("input", { bubbles: true }));
}

test("what says so is told with its value, whatever in it was pressed", () => {
	press("b");
	press("[data-event=copy]");
	expect(track.mock.calls).toEqual([
		["get-now", "pro"],
		["copy", undefined],
	]);
});

test("a link that is opened in a new tab by the middle button counts; a menu by the right one does not", () => {
	press("b", "auxclick", 2);
	press("[data-event=copy]", "auxclick", 1);
	expect(track).not.toHaveBeenCalled();
	press("b", "auxclick", 1);
	expect(track).toHaveBeenCalledTimes(1);
});

test("choosing what is chosen already is nothing new", () => {
	press("[aria-checked=true]");
	expect(track).not.toHaveBeenCalled();
	press("[aria-checked=false]");
	expect(track).toHaveBeenCalledWith("billing", "annual");
});

test("what happens is told even if the page keeps it to itself", () => {
	const stop = (event: Event) => event.stopPropagation();
	document.querySelector("[data-event=copy]")?.addEventListener("click", stop);
	press("[data-event=copy]");
	expect(track).toHaveBeenCalledTimes(1);
});

test("what says nothing is not told", () => {
	press("button:not([data-event])");
	press("[type=search]");
	expect(track).not.toHaveBeenCalled();
});

test("a search is told once it has settled: how many were found, not what for", () => {
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
			document.querySelector("[data-found]")?.remove();
		},
	],
])("%s is no search", (_, act) => {
	jest.useFakeTimers();
	act();
	jest.advanceTimersByTime(5000);
	expect(track).not.toHaveBeenCalled();
});
