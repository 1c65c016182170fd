import { act, screen } from "@testing-library/react";
import { languages } from "../../../../src/i18n/languages";
import { notify } from "../../../../src/layout/toasts/notify";
import { ToastRegion } from "../../../../src/layout/toasts/toast-region";
import { renderPage } from "../../../kit/render";
import { translations } from "../../../kit/translations";

test("renders nothing until the first message, then shows it as an alert", async () => {
	renderPage(<ToastRegion />);
	expect(screen.queryByRole("alert")).toBeNull();
	act(() => notify("Error"));
	expect(await screen.findByRole("alert")).toHaveTextContent("Error");
});

test("shows a message from before it was mounted, once", async () => {
	act(() => notify("Early error"));
	renderPage(<ToastRegion />);
	expect(await screen.findAllByText("Early error")).toHaveLength(1);
});

test.each(languages)("has a labeled close button in $code", async ({ code }) => {
	renderPage(<ToastRegion />, { language: code });
	act(() => notify("Error!"));
	await screen.findByRole("alert");
	const { close, label } = translations(code, "common").notifications;
	expect(screen.getByRole("button", { name: close })).toBeVisible();
	expect(screen.getByRole("region", { name: new RegExp(label) })).toBeVisible();
});

test("ignores a message after it was unmounted", () => {
	const { unmount } = renderPage(<ToastRegion />);
	unmount();
	expect(() => notify("Error")).not.toThrow();
});
