import { noteStart } from "../../../../src/site/loading/note-start";
import { watchStart } from "../../../../src/site/loading/watch-start";

const told = jest.fn(async (_file: string) => {});
// jsdom loads no modules: what would be imported is noted.
const script = watchStart.replace("import(", "window.told(");

beforeAll(() => {
	Object.assign(window, { told });
	const element = document.createElement("script");
	element.textContent = script;
	document.head.append(element);
});

beforeEach(() => told.mockClear());

function fail(tag: string) {
	const element = document.head.appendChild(document.createElement(tag));
	element.dispatchEvent(new Event("error"));
	element.remove();
}

const rejection = () => Object.assign(new Event("unhandledrejection"), { reason: new Error("No page") });

test("tells of a script that does not load, and of a promise that nobody keeps", () => {
	fail("script");
	expect(told.mock.calls).toEqual([["/unloaded.js"]]);
	window.dispatchEvent(rejection());
	expect(told).toHaveBeenCalledTimes(2);
});

test("tells nothing of pictures, of what code reports, and of what fails when the page is alive", () => {
	fail("img");
	window.dispatchEvent(new ErrorEvent("error"));
	noteStart();
	fail("script");
	window.dispatchEvent(rejection());
	expect(told).not.toHaveBeenCalled();
});
