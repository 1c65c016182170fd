import { act, render, renderHook, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { useState } from "react";
import { CodeBox, splitIntoBlocks } from "../../../../../src/features/catalog/detail/code-box";
import { highlightLines } from "../../../../../src/features/catalog/detail/highlight";
import { Scripts } from "../../../../../src/features/catalog/detail/scripts";
import { scriptHash, useTabHash } from "../../../../../src/features/catalog/detail/use-tab-hash";
import type { Script } from "../../../../../src/features/catalog/model";
import { renderPage } from "../../../../kit/render";
import { english } from "../../../../kit/translations";

describe("the box of code", () => {
	const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join("");

	test.each([
		["", 0],
		["a", 1],
		["a\r\nb\r\n", 1],
		[lines(50), 1],
		[lines(51), 2],
		[lines(20_000), 400],
		["don't\n".repeat(100), 2],
	])("splits %j into blocks without a change", (code, count) => {
		const blocks = splitIntoBlocks(code);
		expect(blocks.map((block) => block.code).join("")).toBe(code);
		expect(blocks).toHaveLength(count);
		let firstLine = 1;
		for (const block of blocks) {
			expect(block.firstLine).toBe(firstLine);
			firstLine += block.lineCount;
		}
		expect(firstLine - 1).toBe(code.match(/[^\n]*\n|[^\n]+/g)?.length ?? 0);
	});

	test.each([
		["comment", "/*\n", "*/"],
		["text block", '"""\n', '"""'],
	])("ends no block inside a %s", (_, open, close) => {
		const before = '// /* """ no\nString b = "/* \\" no";\nchar c = \'"\';\n';
		const long = `${open}${"inside\n".repeat(120)}${close};\n`;
		const [first, second] = splitIntoBlocks(`${before}${long}${lines(60)}`);
		expect(first?.code.startsWith(before + long)).toBe(true);
		expect(second?.code.startsWith("line ")).toBe(true);
	});

	test("splits an open text block that ends with a backslash in linear time", () => {
		const code = `"""${"a".repeat(100_000)}\\`;
		expect(splitIntoBlocks(code)).toHaveLength(1);
	});

	describe("in view", () => {
		beforeEach(() => {
			jest.spyOn(globalThis, "IntersectionObserver").mockImplementation((callback) => {
				const observe = (target: Element) =>
					callback([{ isIntersecting: true, target } as IntersectionObserverEntry], {} as IntersectionObserver);
				return { observe, disconnect() {} } as unknown as IntersectionObserver;
			});
		});

		const numbers = (container: HTMLElement) =>
			[...container.querySelectorAll<HTMLElement>("[data-line]")].map(({ dataset }) => Number(dataset.line));

		test.each(["a", "a\n", "\n\nb", lines(120)])("numbers the lines of %j", (code) => {
			const { container } = render(<CodeBox code={code} />);
			const shown = numbers(container);
			expect(shown).toEqual(shown.map((_, index) => index + 1));
			expect(shown).toHaveLength(code.replace(/\n$/, "").split("\n").length);
			expect(container.querySelector("pre")?.textContent).toBe(code);
		});

		test("shows highlighted lines once the highlighter is loaded", () => {
			const { container, rerender } = render(<CodeBox code={"a\nb\n"} />);
			expect(container.querySelector("b")).toBeNull();
			const highlightLines = (code: string) => code.match(/.*\n/g)?.map((line) => [<b key={line}>{line}</b>]);
			rerender(<CodeBox code={"a\nb\n"} highlightLines={highlightLines} />);
			expect(container.querySelectorAll("[data-line] b")).toHaveLength(2);
			expect(container.querySelector("pre")?.textContent).toBe("a\nb\n");
		});

		test("shows plain lines if the code is too long to highlight", () => {
			const { container } = render(<CodeBox code={"a\u202e\nb\n"} highlightLines={() => undefined} />);
			expect(numbers(container)).toEqual([1, 2]);
			expect(container.querySelector("pre")?.textContent).toBe("a\ufffd\nb\n");
		});
	});
});

describe("the highlighter", () => {
	/** The text of each rendered line. */
	function textLines(code: string): (string | null)[] | undefined {
		return highlightLines(code)?.map((line) => render(<p>{line}</p>).container.textContent);
	}

	/** The highlighted parts, as `class names:text`. */
	function highlights(code: string): string[] {
		const { container } = render(highlightLines(code));
		return [...container.querySelectorAll("span")].map((span) => `${span.className}:${span.textContent}`);
	}

	test("highlights keywords, types, methods, strings, numbers, annotations and comments", () => {
		const code =
			'@Override\npublic int size(String name) { return 42; } // "no string"\nString a = "b";\nclass A {\n\tprivate A() {}\n}\n';
		expect(highlights(code)).toEqual(
			expect.arrayContaining([
				"hljs-meta:@Override",
				"hljs-keyword:public",
				"hljs-title function_:size",
				"hljs-keyword:return",
				"hljs-number:42",
				'hljs-comment:// "no string"',
				'hljs-string:"b"',
				"hljs-title class_:A",
				"hljs-keyword:private",
			]),
		);
	});

	test("gives nested parts the classes of both, and each line of a comment its own part", () => {
		expect(highlights("/** @param a\n b */")).toEqual([
			"hljs-comment:/** ",
			"hljs-comment hljs-doctag:@param",
			"hljs-comment: a\n",
			"hljs-comment: b */",
		]);
	});

	test("keeps every character, line by line", () => {
		const code = '/* a\n\n b */ class A<T> {\r\n\tString s = """\n\t\t<b>&amp;</b>\n\t\t""";\n}';
		expect(textLines(code)).toEqual(code.match(/[^\n]*\n|[^\n]+/g));
	});

	test.each(["", '"', "/*\n", "\u0000"])("accepts %j", (code) => {
		expect(textLines(code)).toEqual(code.match(/[^\n]*\n|[^\n]+/g) ?? []);
	});

	test("marks hidden characters in code, comments and strings, and keeps them", () => {
		const code = '\u200bint a; // \u202e\u2066 x\rb\n"\u{e0041}👩‍👧❤️\u00ad";\r\n';
		const { container } = render(highlightLines(code));
		const marks = [...container.querySelectorAll<HTMLElement>("[data-code]")];
		expect(marks.map(({ dataset, textContent }) => `${dataset.code} ${textContent}`)).toEqual([
			"U+200B \u200b",
			"U+202E \u202e",
			"U+2066 \u2066",
			"U+000D \r",
			"U+E0041 \u{e0041}",
			"U+00AD \u00ad",
		]);
		expect(container.textContent).toBe(code);
	});

	test("does not highlight code that is too long", () => {
		expect(highlightLines("x".repeat(50_000))).toBeUndefined();
	});
});

describe("the list of scripts", () => {
	const code = 'class Main {\n\tString html = "<b>not bold</b><script>alert(1)</script>";\n}\n';
	const scripts = [
		{ id: "11", name: "Main", code },
		{ id: "12", name: "Helper", code: "class Helper {}" },
		{ id: "13", name: "Draft", code: "" },
	];

	function OpenedByState({ scripts }: { scripts: Script[] }) {
		const [openIndex, setOpenIndex] = useState(-1);
		return (
			<Scripts
				scripts={scripts}
				openIndex={openIndex}
				onToggle={(index) => setOpenIndex(index === openIndex ? -1 : index)}
			/>
		);
	}

	const row = (name: string) => screen.getByRole("button", { name });
	const open = () => scripts.map(({ name }) => row(name).getAttribute("aria-expanded") === "true");

	test("opens one row at a time, with a click or a key, and closes the open one", async () => {
		const { user } = renderPage(<OpenedByState scripts={scripts} />);
		expect(open()).toEqual([false, false, false]);
		expect(screen.queryByText("class Helper {}")).toBeNull();
		await user.tab();
		await user.keyboard("{Enter}");
		expect(open()).toEqual([true, false, false]);
		await user.keyboard(" ");
		expect(open()).toEqual([false, false, false]);
		await user.click(row("Main"));
		await user.click(row("Helper"));
		expect(open()).toEqual([false, true, false]);
		expect(screen.getByRole("region", { name: "Helper" })).toHaveTextContent("class Helper {}");
		expect(screen.queryByRole("region", { name: "Main" })).toBeNull();
		await user.click(row("Helper"));
		expect(open()).toEqual([false, false, false]);
	});

	test("shows the release code as preformatted text, or a message", async () => {
		const { user, rerender } = renderPage(<OpenedByState scripts={scripts} />);
		await user.click(row("Main"));
		const box = screen.getByRole("region", { name: "Main" }).querySelector("pre");
		expect(box?.textContent).toBe(code);
		expect(box?.querySelectorAll("b, script")).toHaveLength(0);
		expect(box).toHaveAttribute("tabindex", "0");
		await user.click(row("Draft"));
		expect(screen.getByRole("region", { name: "Draft" })).toHaveTextContent(english.template.noCode);
		rerender(<OpenedByState scripts={[]} />);
		expect(screen.getByText(english.template.noScripts)).toBeVisible();
	});

	test("warns above code with hidden characters", async () => {
		const codes = ["// \u202e", "👩‍👧 ❤️\r\n\t", "a\u034f"];
		const { user } = renderPage(
			<OpenedByState scripts={codes.map((code, index) => ({ id: `${index}`, name: `Script ${index}`, code }))} />,
		);
		for (const [index, isShown] of [true, false, true].entries()) {
			await user.click(row(`Script ${index}`));
			expect(screen.queryAllByRole("alert").map(({ textContent }) => textContent)).toEqual(
				isShown ? [english.template.hiddenCharacters] : [],
			);
		}
	});

	test("opens a script with the id 0, and one of two scripts with the same id", async () => {
		const twins = ["A", "B"].map((name) => ({ id: "0", name, code: name }));
		const { user } = renderPage(<OpenedByState scripts={twins} />);
		for (const expanded of [false, true, false]) await user.click(screen.getByRole("button", { name: "B", expanded }));
		expect(screen.getByRole("button", { name: "A", expanded: false })).toBeVisible();
		expect(screen.getByRole("button", { name: "B", expanded: true })).toBeVisible();
	});
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

	test.each(["", "#script", "#%"])("shows Info for the hash %j", (hash) => {
		expect(renderTabHash(hash).hook.current).toMatchObject({ tab: "info", openIndex: -1 });
	});

	test.each(["#scripts", "#script-99", "#script-%E0%A4%A"])("opens the tab only for the hash %j", (hash) => {
		expect(renderTabHash(hash).hook.current).toMatchObject({ tab: "scripts", openIndex: -1 });
	});

	test("encodes the script's id", () => {
		expect(scriptHash({ id: "ё #", name: "", code: "" })).toBe("#script-%D1%91%20%23");
	});

	test("opens, changes and closes scripts, also with repeated ids", () => {
		expect(renderTabHash("#script-12").hook.current).toMatchObject({ tab: "scripts", openIndex: 1 });
		const { hook } = renderTabHash("#scripts");
		for (const index of [0, 2, 3, 1]) {
			act(() => hook.current.toggleScript(index));
			expect(hook.current.openIndex).toBe(index);
		}
		act(() => hook.current.toggleScript(1));
		expect(hook.current).toMatchObject({ tab: "scripts", openIndex: -1 });
	});

	test("opens the last script again when the visitor comes back from Info", () => {
		const { hook } = renderTabHash("#script-11");
		act(() => hook.current.selectTab("info"));
		expect(hook.current).toMatchObject({ tab: "info", openIndex: -1 });
		act(() => hook.current.selectTab("scripts"));
		expect(hook.current).toMatchObject({ tab: "scripts", openIndex: 0 });
	});

	test("distinguishes links from clicks and language switches", () => {
		const { hook, open } = renderTabHash("#script-11");
		expect(hook.current.isLinked).toBe(true);
		act(() => hook.current.toggleScript(1));
		expect(hook.current.isLinked).toBe(false);
		open({ hash: "#script-11", key: "by hand" });
		expect(hook.current.isLinked).toBe(true);
		expect(renderTabHash("#script-11", true).hook.current.isLinked).toBe(false);
	});
});
