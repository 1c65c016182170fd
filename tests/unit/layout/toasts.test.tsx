import { act, screen, waitFor } from "@testing-library/react";
import { use } from "react";
import { NotifyContext } from "../../../src/components/toasts/notify";
import { Toasts } from "../../../src/components/toasts/toasts";
import { recordConsole } from "../../kit/record-console";
import { renderPage } from "../../kit/render";

let isLibraryMissing = true;

jest.mock("../../../src/components/toasts/toaster", () => {
	if (isLibraryMissing) throw new Error("Loading chunk 5 failed.");
	return jest.requireActual("../../../src/components/toasts/toaster");
});

/** Renders a page. Returns the function that it receives. */
function renderToasts() {
	let notify = (_message: string) => {};
	function Page() {
		notify = use(NotifyContext);
		return null;
	}
	renderPage(
		<Toasts>
			<Page />
		</Toasts>,
	);
	return notify;
}

test("a plain alert is shown for three seconds if the library cannot be loaded", async () => {
	const log = recordConsole();
	const notify = renderToasts();
	jest.useFakeTimers();
	for (const message of ["Error", "Error!"]) {
		await act(async () => notify(message));
		expect(await screen.findByRole("alert")).toHaveTextContent(message);
		act(() => jest.advanceTimersByTime(2900));
		expect(screen.getByRole("alert")).toHaveTextContent(message);
		act(() => jest.advanceTimersByTime(200));
		expect(screen.queryByRole("alert")).toBeNull();
	}
	expect(log).toHaveBeenCalledTimes(2);
});

test("equal toasts are one, and its icon has no name", async () => {
	isLibraryMissing = false;
	const notify = renderToasts();
	for (const message of ["Error", "Error", "Error!", "Error"]) await act(async () => notify(message));
	await waitFor(() =>
		expect(screen.getAllByRole("alert").map((toast) => toast.textContent)).toEqual(["Error", "Error!"]),
	);
	for (const toast of screen.getAllByRole("alert")) {
		expect(toast.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
	}
});
