import { act, screen } from "@testing-library/react";
import { notify } from "../../../../src/layout/toasts/notify";
import { ToastRegion } from "../../../../src/layout/toasts/toast-region";
import { recordConsole } from "../../../kit/record-console";
import { renderPage } from "../../../kit/render";

jest.mock("../../../../src/layout/toasts/toaster", () => {
	throw new Error("Loading chunk 5 failed.");
});

test("shows a plain alert for three seconds and logs the error if the library cannot be loaded", async () => {
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
