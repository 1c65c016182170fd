import { act, render, renderHook, screen } from "@testing-library/react";
import { CodeBox } from "../../../../../src/features/catalog/detail/code-box";
import { highlightLines } from "../../../../../src/features/catalog/detail/highlight-code";
import { Scripts } from "../../../../../src/features/catalog/detail/scripts";
import { scriptHash, useTabHash } from "../../../../../src/features/catalog/detail/use-tab-hash";
import { renderPage } from "../../../../kit/render";
import { english } from "../../../../kit/translations";

const linesOf = (code: string) => code.match(/[^\n]*\n|[^\n]+/g) ?? [];

test("code that takes too long to highlight has U+FFFD for hidden characters", () => {
	const { container } = renderPage(<CodeBox code={"a\u202e\nb\n"} highlightLines={() => undefined} />);
	expect(container).toHaveTextContent("a\ufffd b");
});

describe("the highlighter", () => {
	const textBlock = '/* a\n\n b */ class A<T> {\r\n\tString s = """\n\t\t<b>&amp;</b>\n\t\t""";\n}';

	test.each(["", '"', "/*\n", "\u0000", textBlock])("keeps every character of %j, line by line", (code) => {
		const lines = highlightLines(code)?.map((line) => render(<p>{line}</p>).container.textContent);
		expect(lines).toEqual(linesOf(code));
	});

	test("does not highlight very long words, which take seconds", () => {
		expect(highlightLines("x".repeat(50_000))).toBeUndefined();
		expect(highlightLines("1_".repeat(50_000))).toBeUndefined();
	});
});

describe("a script", () => {
	/** Renders an open script, with a highlighter that would mark all of its code. */
	function renderCode(code: string) {
		const scripts = [{ id: "1", name: "Main", code }];
		const highlight = jest.fn(() => [["highlighted"]]);
		renderPage(<Scripts scripts={scripts} isOpen={() => true} onToggle={() => {}} highlightLines={highlight} />);
		return { highlight, box: document.querySelector("pre") };
	}

	test.each([
		["an open quote", '"'],
		["line breaks", "\n"],
		["emoji", "👩\u200d"],
	])("of more than 200 KB is shown plain: %s", (_, text) => {
		const code = text + text.repeat(210_000 / text.length);
		const { highlight, box } = renderCode(code);
		expect(highlight).not.toHaveBeenCalled();
		expect(box?.textContent).toHaveLength(code.length);
	});

	test("of more than 2 MB can only be downloaded", () => {
		expect(renderCode("\n".repeat(2_000_001)).box).toBeNull();
		expect(screen.getByText(english.template.tooLong)).toBeVisible();
		expect(screen.getByText("Main.java")).toBeVisible();
		expect(screen.queryByRole("button", { name: english.template.tools.copy })).toBeNull();
	});
});

test("the tools precede the code, which is not translated", () => {
	const scripts = ["One", "Two"].map((name) => ({ id: name, name, code: "code" }));
	renderPage(<Scripts scripts={scripts} isOpen={(id) => id === "One"} onToggle={() => {}} />);
	const order = [...document.querySelectorAll("h2 button, section button, pre")].map((each) => each.textContent);
	const { wrap, copy } = english.template.tools;
	expect(order).toEqual(["One", wrap, copy, "code", "Two"]);
	const code = document.querySelector("pre");
	expect(code).toHaveAttribute("translate", "no");
	expect(code).toHaveAttribute("lang", "en");
});

test("a template without scripts says so", () => {
	renderPage(<Scripts scripts={[]} isOpen={() => false} onToggle={() => {}} />);
	expect(screen.getByText(english.template.noScripts)).toBeVisible();
});

describe("the hash", () => {
	const pathname = "/template/5/";

	/** Renders the hook at a URL. `open` opens another one, as Gatsby does. */
	function renderTabHash(hash: string, fromCache = false) {
		window.history.replaceState(null, "", pathname + hash);
		const view = renderHook(() => useTabHash({ pathname }, fromCache));
		function open(to: string) {
			window.history.replaceState(null, "", pathname + to);
			view.rerender();
		}
		return { hook: view.result, open };
	}

	test.each([
		["#script", "info", []],
		["#%", "info", []],
		["#script-99", "scripts", []],
		["#script-%E0%A4%A", "scripts", []],
		[scriptHash("ё/#?&%"), "scripts", ["ё/#?&%"]],
	])("%j opens the tab %s and the scripts %j", (hash, tab, expected) => {
		const { current } = renderTabHash(hash).hook;
		expect([current.tab, ["11", "12", "ё/#?&%"].filter(current.isOpen)]).toEqual([tab, expected]);
	});

	test("distinguishes links from clicks and language switches", () => {
		const { hook, open } = renderTabHash("#script-11");
		expect(hook.current.isLinked).toBe(true);
		act(() => hook.current.toggleScript("12"));
		expect(hook.current.isLinked).toBe(false);
		expect(window.location.hash).toBe("#script-12");
		open("#script-11");
		expect(hook.current.isOpen("11")).toBe(true);
		expect(hook.current.isLinked).toBe(true);
		expect(renderTabHash("#script-11", true).hook.current.isLinked).toBe(false);
	});
});
