import { act, screen, waitFor } from "@testing-library/react";
import { notify } from "../../../src/components/toasts/notify";
import { ToastRegion } from "../../../src/components/toasts/toast-region";
import { recordConsole } from "../../kit/record-console";
import { renderPage } from "../../kit/render";

let isLibraryMissing = true;

jest.mock("../../../src/components/toasts/toaster", () => {
	if (isLibraryMissing) throw new Error("Loading chunk 5 failed.");
	return jest.requireActual("../../../src/components/toasts/toaster");
});

test("a plain alert is shown for three seconds if the library cannot be loaded", async () => {
	const log = recordConsole();
	renderPage(<ToastRegion />);
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

test("a message from before the region was mounted is shown once", async () => {
	isLibraryMissing = false;
	renderPage(<ToastRegion />).unmount();
	act(() => notify("Early error"));
	renderPage(<ToastRegion />);
	expect(await screen.findAllByText("Early error")).toHaveLength(1);
});

test("equal toasts are one, and its icon has no name", async () => {
	isLibraryMissing = false;
	renderPage(<ToastRegion />);
	for (const message of ["Error", "Error", "Error!", "Error"]) act(() => notify(message));
	await waitFor(() =>
		expect(screen.getAllByRole("alert").map((toast) => toast.textContent)).toEqual(["Error", "Error!"]),
	);
	for (const toast of screen.getAllByRole("alert")) {
		expect(toast.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
	}
});
