import { act, screen, waitFor } from "@testing-library/react";
import { TemplateGrid } from "../../../../src/features/catalog/list/template-grid";
import { TemplateList } from "../../../../src/features/catalog/list/template-list";
import { languages } from "../../../../src/i18n/languages";
import { ToastRegion } from "../../../../src/layout/toasts/toast-region";
import { marketServer } from "../../../kit/market-server";
import { recordConsole } from "../../../kit/record-console";
import { renderPage } from "../../../kit/render";
import { createTemplate } from "../../../kit/template";
import { pluralized, translations } from "../../../kit/translations";

const market = marketServer();
const wire = (count: number) =>
	Array.from({ length: count }, (_, id) => ({ id, title: `Template ${id}`, description: "", script_count: id }));

test.each(languages)(
	"announces loading and the number of templates in $code, and keeps their order",
	async ({ code }) => {
		const { list } = translations(code, "catalog");
		market.answers({ body: wire(5) });
		renderPage(<TemplateList level={2} />, { language: code });
		expect(screen.getByRole("status").textContent).toBe(list.loading);
		const titles = (await screen.findAllByRole("heading", { level: 2 })).map((heading) => heading.textContent);
		expect(titles).toEqual(wire(5).map(({ title }) => title));
		expect(screen.getByRole("status").textContent).toBe(pluralized(list, "count", 5, code));
	},
);

test.each([
	[3, 3],
	[9, 5],
])("shows at most %i of 5 cards: %i", async (limit, shown) => {
	market.answers({ body: wire(5) });
	renderPage(<TemplateList level={3} limit={limit} />);
	expect(await screen.findAllByRole("article")).toHaveLength(shown);
});

test.each(languages)("shows a message for an empty catalog in $code", async ({ code }) => {
	market.answers({ body: [] });
	renderPage(<TemplateList level={2} />, { language: code });
	const name = translations(code, "catalog").list.empty.title;
	expect(await screen.findByRole("heading", { level: 2, name })).toBeVisible();
});

test.each(languages)("shows a toast and a way to try again in $code when the market fails", async ({ code }) => {
	const copy = translations(code, "catalog");
	const { actions } = translations(code, "common");
	const log = recordConsole();
	market.answers({ body: "<!doctype html>" });
	const page = (
		<>
			<ToastRegion />
			<TemplateList level={2} />
		</>
	);
	const { user } = renderPage(page, { language: code });
	expect(await screen.findByRole("heading", { name: copy.list.error.title })).toBeVisible();
	const toasts = await screen.findAllByRole("alert");
	expect(toasts.map((toast) => toast.textContent)).toEqual([copy.toasts.listFailed]);
	expect(log).toHaveBeenCalledTimes(1);

	market.answers({ body: wire(2) });
	await user.click(screen.getByRole("button", { name: actions.tryAgain }));
	expect(await screen.findAllByRole("article")).toHaveLength(2);
	expect(screen.getAllByRole("article")[0]?.closest("[tabindex='-1']")).toHaveFocus();
});

test.each(languages)("says in $code that the browser is offline", async ({ code }) => {
	recordConsole();
	jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	market.answers({ drop: true });
	renderPage(<TemplateList level={2} />, { language: code });
	const { title } = translations(code, "catalog").offline;
	expect(await screen.findByRole("heading", { level: 2, name: title })).toBeVisible();
});

describe("the virtual grid", () => {
	const list = (count: number) =>
		Array.from({ length: count }, (_, index) => createTemplate({ id: `${index + 1}`, index }));

	const gap = 20;
	let rowHeight: number;
	let columns: number;
	let notifyResize: () => void;

	/** jsdom has no layout: cards of 300 pixels in a grid with a gap of 20, at the top of the page. */
	beforeEach(() => {
		// A focused card prefetches its template only if the browser is online.
		jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		rowHeight = 300;
		columns = 3;
		notifyResize = () => {};
		class FakeResizeObserver {
			constructor(callback: () => void) {
				notifyResize = callback;
			}
			observe() {}
			unobserve() {}
			disconnect() {}
		}
		Object.assign(window, { ResizeObserver: FakeResizeObserver, scrollY: 0 });
		jest.spyOn(window, "getComputedStyle").mockImplementation(
			() =>
				({
					gridTemplateColumns: Array(columns).fill("1px").join(" "),
					rowGap: `${gap}px`,
					scrollPaddingTop: "0px",
					getPropertyValue: () => "",
				}) as unknown as CSSStyleDeclaration,
		);
		jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
			return { top: this.tagName === "UL" ? -window.scrollY : 0, height: rowHeight } as DOMRect;
		});
	});

	function scrollTo(top: number) {
		Object.assign(window, { scrollY: top });
		act(() => {
			window.dispatchEvent(new Event("scroll"));
		});
	}

	const positions = () =>
		[...document.querySelectorAll("[aria-posinset]")].map((cell) => Number(cell.getAttribute("aria-posinset")));

	async function renderGrid(count: number) {
		renderPage(<TemplateGrid templates={list(count)} level={2} />);
		await waitFor(() => expect(document.querySelector("[aria-posinset]")).not.toBeNull());
	}

	test("up to 100 cards are all rendered, of more the last row", async () => {
		const { unmount } = renderPage(<TemplateGrid templates={list(100)} level={2} />);
		expect(document.querySelectorAll("article")).toHaveLength(100);
		expect(positions()).toEqual([]);
		unmount();
		await renderGrid(101);
		expect(positions().slice(-2)).toEqual([100, 101]);
	});

	test("the card with the focus keeps it when the list becomes longer than 100", async () => {
		const { rerender } = renderPage(<TemplateGrid templates={list(24)} level={2} />);
		const plain = screen.getByRole("link", { name: "Template 2" });
		act(() => plain.focus());
		rerender(<TemplateGrid templates={list(101)} level={2} />);
		await waitFor(() => expect(document.querySelector("[aria-posinset]")).not.toBeNull());
		await waitFor(() => expect(screen.getByRole("link", { name: "Template 2" })).toHaveFocus());
		expect(plain).not.toBeInTheDocument();
	});

	test("a longer list has its full height and length, and renders the rows near the viewport", async () => {
		await renderGrid(3_001);
		const rows = 1_001;
		const grid = document.querySelector("ul:has(> [aria-posinset])") as HTMLElement;
		expect(grid.style.height).toBe(`${rows * (rowHeight + gap) - gap}px`);
		expect(document.querySelector("[aria-posinset]")).toHaveAttribute("aria-setsize", "3001");
		expect(positions().length).toBeLessThan(40);

		const link = screen.getByRole("link", { name: "Template 8" });
		act(() => link.focus());
		scrollTo(500 * (rowHeight + gap));
		await waitFor(() => expect(positions()).toContain(1_501));
		expect(positions().length).toBeLessThan(40);
		// For Tab: the first and the last row.
		expect(positions()).toEqual(expect.arrayContaining([1, 2, 3, 3_001]));
		expect(positions()).toEqual([...positions()].sort((a, b) => a - b));
		const cell = document.querySelector('[aria-posinset="1502"]') as HTMLElement;
		expect([cell.style.top, cell.style.gridColumnStart]).toEqual([`${500 * (rowHeight + gap)}px`, "2"]);
		// The card with the focus and its neighbors.
		expect(link).toHaveFocus();
		expect(positions()).toEqual(expect.arrayContaining([4, 5, 6, 7, 8, 9, 10, 11, 12]));
	});

	test("the same template stays at the top when the columns and the heights change", async () => {
		const scroll = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
		await renderGrid(3_000);
		scrollTo(500.5 * (rowHeight + gap));
		columns = 1;
		act(() => notifyResize());
		expect(scroll).toHaveBeenLastCalledWith({ top: 1_500.5 * (rowHeight + gap), behavior: "instant" });
		scrollTo(1_500.5 * (rowHeight + gap));
		rowHeight = 310;
		act(() => notifyResize());
		expect(scroll).toHaveBeenLastCalledWith({ top: 1_500.5 * (rowHeight + gap), behavior: "instant" });
	});
});
