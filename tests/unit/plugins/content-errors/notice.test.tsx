import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Notice } from "../../../../plugins/content-errors/src/notice";
import { contentErrorsPath } from "../../../../plugins/content-errors/src/use-content-errors";

/** A fake of the browser's EventSource. */
class FakeEventSource extends EventTarget {
	static open: FakeEventSource[] = [];
	constructor(readonly url: string) {
		super();
		FakeEventSource.open.push(this);
	}
	close() {
		FakeEventSource.open = FakeEventSource.open.filter((source) => source !== this);
	}
}

const price = "content/plans.yaml:18:16 price must be 0 or more (is -5)";
const untranslated = "locales/ru/landing.json:2:3 is left in English";

const send = (...lines: string[]) =>
	act(() => {
		for (const source of FakeEventSource.open) {
			source.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(lines) }));
		}
	});

function setHidden(hidden: boolean) {
	jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
	act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => {
	FakeEventSource.open = [];
	Object.assign(window, { EventSource: FakeEventSource });
	render(<Notice />);
});

test("shows the errors until they are fixed, and again after Hide when they change", async () => {
	expect(FakeEventSource.open.map(({ url }) => url)).toEqual([contentErrorsPath]);
	send();
	expect(screen.queryByRole("alert")).toBeNull();
	send(price, untranslated);
	expect(screen.getByRole("alert", { name: "2 errors in content/ and locales/" })).toBeVisible();
	expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([price, untranslated]);
	send(untranslated);
	expect(screen.getByRole("alert", { name: "1 error in content/ and locales/" })).toBeVisible();
	await userEvent.click(screen.getByRole("button", { name: "Hide" }));
	expect(screen.queryByRole("alert")).toBeNull();
	send(price, untranslated);
	expect(screen.getByRole("alert")).toBeVisible();
	send();
	expect(screen.queryByRole("alert")).toBeNull();
});

test("closes the connection while the tab is hidden", () => {
	setHidden(true);
	expect(FakeEventSource.open).toEqual([]);
	setHidden(false);
	expect(FakeEventSource.open).toHaveLength(1);
});
