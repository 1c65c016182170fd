import { act, render, renderHook, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { CodeBox, splitIntoBlocks } from "../../../../../src/features/catalog/detail/code-box";
import { highlightLines } from "../../../../../src/features/catalog/detail/highlight-code";
import { Scripts } from "../../../../../src/features/catalog/detail/scripts";
import { scriptHash, useTabHash } from "../../../../../src/features/catalog/detail/use-tab-hash";
import { renderPage } from "../../../../kit/render";
import { english } from "../../../../kit/translations";

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join("");
const linesOf = (code: string) => code.match(/[^\n]*\n|[^\n]+/g) ?? [];

describe("blocks of code", () => {
	test.each([
		["", 0],
		["a\r\nb\r\n", 1],
		[numbered(50), 1],
		[numbered(51), 2],
		["don't\n".repeat(100), 2],
	])("splits %j into blocks without a change", (code, count) => {
		const blocks = splitIntoBlocks(code);
		expect(blocks.map((block) => block.code).join("")).toBe(code);
		expect(blocks).toHaveLength(count);
	});

	test.each([
		["comment", "/*\n", "*/"],
		["text block", '"""\n', '"""'],
	])("ends no block inside a %s", (_, open, close) => {
		const before = '// /* """ no\nString b = "/* \\" no";\nchar c = \'"\';\n';
		const long = `${open}${"inside\n".repeat(120)}${close};\n`;
		const [first, second] = splitIntoBlocks(`${before}${long}${numbered(60)}`);
		expect(first?.code.startsWith(before + long)).toBe(true);
		expect(second?.code.startsWith("line ")).toBe(true);
	});

	test("splits an open text block that ends with a backslash in linear time", () => {
		expect(splitIntoBlocks(`"""${"a".repeat(100_000)}\\`)).toHaveLength(1);
	});
});

test("code that is too long to highlight has U+FFFD for hidden characters", () => {
	jest.spyOn(globalThis, "IntersectionObserver").mockImplementation((callback) => {
		const observe = (target: Element) => callback([{ isIntersecting: true, target }] as never, {} as never);
		return { observe, disconnect() {} } as never;
	});
	const { container } = renderPage(<CodeBox code={"a\u202e\nb\n"} highlightLines={() => undefined} />);
	expect(container).toHaveTextContent("a\ufffd b");
});

describe("the highlighter", () => {
	const textBlock = '/* a\n\n b */ class A<T> {\r\n\tString s = """\n\t\t<b>&amp;</b>\n\t\t""";\n}';

	test.each(["", '"', "/*\n", "\u0000", textBlock])("keeps every character of %j, line by line", (code) => {
		const lines = highlightLines(code)?.map((line) => render(<p>{line}</p>).container.textContent);
		expect(lines).toEqual(linesOf(code));
	});

	test("does not highlight code that is too long", () => {
		expect(highlightLines("x".repeat(50_000))).toBeUndefined();
	});
});

test("a template without scripts says so", () => {
	renderPage(<Scripts scripts={[]} openIndex={-1} onToggle={() => {}} />);
	expect(screen.getByText(english.template.noScripts)).toBeVisible();
});

describe("the hash", () => {
	const scripts = ["11", "12", "12", "ё/#?&%"].map((id, index) => ({ id, name: `Script ${index}`, code: "code()" }));

	/** Renders the hook with a location that `navigate` changes, as Gatsby does. */
	function renderTabHash(hash: string, fromCache = false) {
		const at = (changes: object) => ({ pathname: "/template/5/", search: "", key: "initial", hash, ...changes });
		const view = renderHook(({ location }) => useTabHash(scripts, location as unknown as Location, fromCache), {
			initialProps: { location: at({}) },
		});
		const open = (changes: object) => view.rerender({ location: at(changes) });
		let keys = 0;
		jest.mocked(navigate).mockImplementation((async (to: string, options: { state: object }) => {
			keys += 1;
			open({ hash: new URL(to, "http://localhost").hash, state: options.state, key: String(keys) });
		}) as never);
		return { hook: view.result, open };
	}

	test.each([
		["#script", "info", -1],
		["#%", "info", -1],
		["#script-99", "scripts", -1],
		["#script-%E0%A4%A", "scripts", -1],
		[scriptHash({ id: "ё/#?&%", name: "", code: "" }), "scripts", 3],
	])("%j opens the tab %s and the script %i", (hash, tab, openIndex) => {
		expect(renderTabHash(hash).hook.current).toMatchObject({ tab, openIndex });
	});

	test("opens the second of two scripts with the same id", () => {
		const { hook } = renderTabHash("#scripts");
		act(() => hook.current.toggleScript(2));
		expect(hook.current.openIndex).toBe(2);
	});

	test("distinguishes links from clicks and language switches", () => {
		const { hook, open } = renderTabHash("#script-11");
		expect(hook.current.isLinked).toBe(true);
		act(() => hook.current.toggleScript(1));
		expect(hook.current.isLinked).toBe(false);
		open({ hash: "#script-11", key: "typed" });
		expect(hook.current.isLinked).toBe(true);
		expect(renderTabHash("#script-11", true).hook.current.isLinked).toBe(false);
	});
});
