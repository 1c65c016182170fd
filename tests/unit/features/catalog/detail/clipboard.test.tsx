import { act, screen } from "@testing-library/react";
import { createRef } from "react";
import { ScriptTools } from "../../../../../src/features/catalog/detail/script-tools";
import { TemplateActions } from "../../../../../src/features/catalog/detail/template-actions";
import { renderPage } from "../../../../kit/render";
import { english } from "../../../../kit/translations";

const { tools, share } = english.template;
const button = (name: string) => screen.getByRole("button", { name });
const status = () => screen.getByRole("status").textContent;
const blockClipboard = () => jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));

describe("the tools of a script", () => {
	function renderTools(code: string) {
		const codeRef = createRef<HTMLElement>();
		const script = { id: "1", name: "Main", code };
		return renderPage(
			<>
				<code ref={codeRef}>{code}</code>
				<ScriptTools script={script} codeRef={codeRef} warningId="warning" wrapped={false} onWrap={() => {}} />
			</>,
		);
	}

	test("select the code, and say so for a moment, where the clipboard is blocked", async () => {
		renderTools("class Rates {}");
		blockClipboard();
		jest.useFakeTimers();
		act(() => button(tools.copy).click());
		await act(() => jest.advanceTimersByTimeAsync(100));
		expect(status()).toBe(tools.selected);
		expect(document.getSelection()?.toString()).toBe("class Rates {}");
		await act(() => jest.advanceTimersByTimeAsync(2_600));
		expect(status()).toBe("");
		expect(button(tools.copy)).toBeVisible();
	});
});

describe("the actions of a template", () => {
	const shared = "http://localhost/template/101/#script-7";

	beforeEach(() => window.history.replaceState(null, "", "/template/101/?utm=mail#script-7"));

	const renderActions = () => renderPage(<TemplateActions id="101" title="Rates" />);

	test("show the selected link where the clipboard is blocked", async () => {
		const { user } = renderActions();
		blockClipboard();
		await user.click(button(share.label));
		const field = await screen.findByRole<HTMLInputElement>("textbox", { name: share.byHand });
		expect(field).toHaveFocus();
		expect(field).toHaveValue(shared);
		expect([field.selectionStart, field.selectionEnd]).toEqual([0, shared.length]);
	});

	test("open the share sheet of touch devices, which the visitor may close", async () => {
		const open = jest.fn().mockRejectedValue(new DOMException("closed", "AbortError"));
		Object.assign(navigator, { share: open });
		window.matchMedia = () => ({ matches: true }) as MediaQueryList;
		const { user } = renderActions();
		await user.click(button(share.label));
		expect(open).toHaveBeenCalledWith({ title: "Rates", url: shared });
		expect(screen.queryByRole("textbox")).toBeNull();
		Reflect.deleteProperty(navigator, "share");
	});
});
