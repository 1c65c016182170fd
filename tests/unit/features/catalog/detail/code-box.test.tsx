import { render } from "@testing-library/react";
import { CodeBox, splitIntoBlocks } from "../../../../../src/features/catalog/detail/code-box";

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join("");

test.each([
	["", 0],
	["a", 1],
	["\n", 1],
	["a\n\nb", 1],
	["a\r\nb\r\n", 1],
	[lines(50), 1],
	[lines(51), 2],
	[`${lines(50)}last`, 2],
	[lines(20_000), 400],
	["don't\n".repeat(100), 2],
	['"open\n'.repeat(100), 2],
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

test.each(["", "a", "a\n", "\n\n", `${lines(120)}\tend`])("shows %j to the last character", (code) => {
	const { container } = render(<CodeBox code={code} />);
	expect(container.querySelector("pre")?.textContent).toBe(code);
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
		const { container } = render(<CodeBox code={"a\nb\n"} highlightLines={() => undefined} />);
		expect(numbers(container)).toEqual([1, 2]);
	});
});
