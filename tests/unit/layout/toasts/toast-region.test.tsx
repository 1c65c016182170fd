import { act, screen } from "@testing-library/react";
import { languages } from "../../../../src/i18n/languages";
import { notify } from "../../../../src/site/toasts/notify";
import { ToastRegion } from "../../../../src/site/toasts/toast-region";
import { copyOf } from "../../../kit/copy";
import { renderPage } from "../../../kit/render";

test("shows nothing until there is something to say, then says it as an alert", async () => {
	renderPage(<ToastRegion />);
	expect(screen.queryByRole("alert")).toBeNull();
	act(() => notify("Error"));
	expect(await screen.findByRole("alert")).toHaveTextContent("Error");
});

test.each(languages)("is closed with a button that says so in $code", async ({ code }) => {
	renderPage(<ToastRegion />, { language: code });
	act(() => notify("Error!"));
	await screen.findByRole("alert");
	const { close, label } = copyOf(code, "common").notifications;
	expect(screen.getByRole("button", { name: close })).toBeVisible();
	expect(screen.getByRole("region", { name: new RegExp(label) })).toBeVisible();
});

test("takes a message without an error when nobody shows it", () => {
	const { unmount } = renderPage(<ToastRegion />);
	unmount();
	expect(() => notify("Error")).not.toThrow();
});
