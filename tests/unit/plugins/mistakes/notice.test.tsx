import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Notice } from "../../../../plugins/mistakes/src/notice";
import { mistakesPath } from "../../../../src/build/mistakes-path";

/** The connection of the page to `gatsby develop`. */
class Source extends EventTarget {
	static open: Source[] = [];
	constructor(readonly url: string) {
		super();
		Source.open.push(this);
	}
	close() {
		Source.open = Source.open.filter((source) => source !== this);
	}
}

const plan = { file: "content/plans.yaml", line: 18, column: 16, message: "price must be 0 or more (is -5)" };
const left = { file: "locales/ru/landing.json", line: 2, column: 3, message: "is left in English", mild: true };
const push = jest.fn();

const tell = (...problems: object[]) =>
	act(() => {
		for (const source of Source.open) {
			source.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(problems) }));
		}
	});

function setHidden(hidden: boolean) {
	jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
	act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => {
	Source.open = [];
	Object.assign(window, { EventSource: Source, _gatsbyEvents: { push: push.mockClear() } });
	render(<Notice />);
});

test("nothing is shown while nothing is wrong", () => {
	expect(Source.open.map(({ url }) => url)).toEqual([mistakesPath]);
	tell();
	expect(screen.queryByRole("alert")).toBeNull();
});

test("the lines of the check are shown, and are gone when mended", () => {
	tell(plan, left);
	expect(screen.getByRole("alert", { name: "2 mistakes in content/ and locales/" })).toBeVisible();
	expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
		"content/plans.yaml:18:16 price must be 0 or more (is -5)",
		"locales/ru/landing.json:2:3 is left in English",
	]);
	tell(left);
	expect(screen.getByRole("alert", { name: "1 mistake in content/ and locales/" })).toBeVisible();
	tell();
	expect(screen.queryByRole("alert")).toBeNull();
});

test("hidden, it comes back with the next change", async () => {
	tell(plan);
	await userEvent.click(screen.getByRole("button", { name: "Hide" }));
	expect(screen.queryByRole("alert")).toBeNull();
	tell(plan, left);
	expect(screen.getByRole("alert")).toBeVisible();
});

test("Gatsby's messages give way while a mistake explains them", () => {
	tell(left);
	expect(push).not.toHaveBeenCalled();
	tell(plan);
	expect(push).toHaveBeenCalledWith(["FAST_REFRESH", { action: "CLEAR_RUNTIME_ERRORS" }]);
});

test("a tab in the background holds no connection", () => {
	setHidden(true);
	expect(Source.open).toEqual([]);
	setHidden(false);
	expect(Source.open).toHaveLength(1);
});
