import { act, screen } from "@testing-library/react";
import { createRef } from "react";
import { ScriptTools } from "../../../../../src/features/catalog/detail/script-tools";
import { TemplateActions } from "../../../../../src/features/catalog/detail/template-actions";
import { languages } from "../../../../../src/i18n/languages";
import { renderPage } from "../../../../kit/render";
import { interpolate, translations } from "../../../../kit/translations";

test.each(languages)("copies the code in $code, or selects it where the clipboard is blocked", async ({ code }) => {
	const { tools } = translations(code, "template");
	const codeRef = createRef<HTMLElement>();
	const text = "class Rates {\n}\n";
	const { user } = renderPage(
		<>
			<code ref={codeRef}>{text}</code>
			<ScriptTools script={{ id: "1", name: "Main", code: text }} codeRef={codeRef} wrapped={false} onWrap={() => {}} />
		</>,
		{ language: code },
	);
	expect(screen.getByRole("region", { name: interpolate(tools.label, { name: "Main" }) })).toBeVisible();
	expect(screen.getByRole("link", { name: tools.download })).toHaveAttribute("download", "Rates.java");
	expect(screen.getByRole("button", { name: tools.wrap, pressed: false })).toBeVisible();
	await user.click(screen.getByRole("button", { name: tools.copy }));
	expect(await screen.findByRole("button", { name: tools.copied })).toBeVisible();
	expect(screen.getByRole("status").textContent).toBe(tools.copied);
	expect(await navigator.clipboard.readText()).toBe(text);

	jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
	document.execCommand = jest.fn(() => true);
	await user.click(screen.getByRole("button", { name: tools.copied }));
	expect(document.execCommand).toHaveBeenCalledWith("copy");
	expect(screen.getByRole("status").textContent).toBe(tools.copied);

	Reflect.deleteProperty(document, "execCommand");
	jest.useFakeTimers();
	act(() => screen.getByRole("button", { name: tools.copied }).click());
	await act(() => jest.advanceTimersByTimeAsync(100));
	expect(screen.getByRole("status").textContent).toBe(tools.selected);
	expect(document.getSelection()?.toString()).toBe(text);
	await act(() => jest.advanceTimersByTimeAsync(2_600));
	expect(screen.getByRole("status").textContent).toBe("");
	expect(screen.getByRole("button", { name: tools.copy })).toBeVisible();
});

test.each(languages)("warns in $code of hidden characters in copied and downloaded code", async ({ code }) => {
	const { tools, hiddenCharacters } = translations(code, "template");
	const text = "// \u202e\n";
	const script = { id: "1", name: "Main", code: text };
	const { user } = renderPage(
		<ScriptTools script={script} codeRef={createRef<HTMLElement>()} wrapped={false} onWrap={() => {}} />,
		{ language: code },
	);
	const copy = screen.getByRole("button", { name: tools.copy });
	for (const tool of [copy, screen.getByRole("link", { name: tools.download })]) {
		expect(tool).toHaveAccessibleDescription(hiddenCharacters);
	}
	await user.click(copy);
	expect(await navigator.clipboard.readText()).toBe(text);
});

test.each(languages)("shares the link in $code, or shows it where the clipboard is blocked", async ({ code }) => {
	const { use, share } = translations(code, "template");
	window.history.replaceState(null, "", "/template/101/?utm=mail#script-7");
	const shared = "http://localhost/template/101/#script-7";
	const { user } = renderPage(<TemplateActions id="101" title="Rates" />, { language: code });
	const registration = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: use }).href);
	expect(Object.fromEntries(registration.searchParams)).toEqual({ template: "101", language: code });

	await user.click(screen.getByRole("button", { name: share.label }));
	expect(await screen.findByRole("button", { name: share.copied })).toBeVisible();
	expect(screen.getByRole("status").textContent).toBe(share.copied);
	expect(await navigator.clipboard.readText()).toBe(shared);

	jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
	await user.click(screen.getByRole("button", { name: share.copied }));
	const field = await screen.findByRole<HTMLInputElement>("textbox", { name: share.byHand });
	expect(field).toHaveFocus();
	expect(field).toHaveValue(shared);
	expect([field.selectionStart, field.selectionEnd]).toEqual([0, shared.length]);
});

test("opens the share sheet of touch devices, which the visitor may close", async () => {
	window.history.replaceState(null, "", "/template/101/?utm=mail");
	const share = jest.fn().mockRejectedValue(new DOMException("closed", "AbortError"));
	Object.assign(navigator, { share });
	window.matchMedia = () => ({ matches: true }) as MediaQueryList;
	const { user } = renderPage(<TemplateActions id="101" title="Rates" />);
	await user.click(screen.getByRole("button", { name: translations("en", "template").share.label }));
	expect(share).toHaveBeenCalledWith({ title: "Rates", url: "http://localhost/template/101/" });
	expect(screen.queryByRole("textbox")).toBeNull();
	Reflect.deleteProperty(navigator, "share");
});
