import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { type ReactNode, useState } from "react";
import { htmlToTeaser } from "../../../../../src/features/catalog/html";
import { createHighlights } from "../../../../../src/features/catalog/search/highlights";
import { emptySearch } from "../../../../../src/features/catalog/search/search-state";
import { TemplateSearch } from "../../../../../src/features/catalog/search/template-search";
import { type SearchControls, useSearchState } from "../../../../../src/features/catalog/search/use-search-state";
import type { LanguageCode } from "../../../../../src/i18n/languages";
import { marketServer } from "../../../../kit/market-server";
import { renderPage } from "../../../../kit/render";
import { createTemplate } from "../../../../kit/template";
import { english, interpolate, pluralized, translations } from "../../../../kit/translations";

const market = marketServer();
const navigateMock = navigate as unknown as jest.Mock<void, [to: string, options: { replace: boolean }]>;

const catalog = [
	{ id: 1, title: "Exchange rates to Telegram", description: "<p>Posts rates every morning.</p>", script_count: 1 },
	{ id: 2, title: "Отчёт о продажах", description: "<p>Выгружает заказы из 1С.</p>", script_count: 5 },
	{ id: 3, title: "Oʻzbekiston valyuta kurslari", description: "<p>Har kuni yangilaydi.</p>", script_count: 3 },
	{ id: 4, title: "Telegram support bot", description: "<p>Answers in a chat.</p>", script_count: 2 },
];

const noSnapshot = { totalCount: 0, nodes: [] };

/** Goes back or forward to another query string. */
let goTo: (search: string) => void;
const visited: { search: string; replace: boolean }[] = [];

function Page({ search: initial }: { search: string }) {
	const [search, setSearch] = useState(initial);
	goTo = (next) => act(() => setSearch(next));
	navigateMock.mockImplementation((to, { replace }) => {
		const { search } = new URL(to, "http://localhost");
		visited.push({ search, replace });
		act(() => setSearch(search));
	});
	return <TemplateSearch snapshot={noSnapshot} location={{ search }} />;
}

async function show(search = "", code: LanguageCode = "en") {
	visited.length = 0;
	// A focused card prefetches its template.
	const template = { title: "Rates", description: "", data: [] };
	market.answers(({ searchParams }) => ({ body: searchParams.has("id") ? template : catalog }));
	const page = renderPage(<Page search={search} />, { language: code });
	await waitFor(() => expect(document.querySelector("article, main h2, h2")).not.toBeNull());
	return page;
}

const type = (query: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: query } });

const titles = () => screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const expectTitles = (...ids: number[]) =>
	waitFor(() => expect(titles()).toEqual(ids.map((id) => catalog[id - 1]?.title)));

test.each([
	["en", "telegarm", [1, 4]],
	["ru", "отчот", [2]],
	["uz", "o'zbek kurs", [3]],
] as const)("in %s, %s finds templates and marks the matches", async (code, query, expected) => {
	await show("", code);
	expect(screen.getByRole("searchbox", { name: translations(code, "search").search })).toBeVisible();
	type(query);
	await expectTitles(...expected);
	expect(document.querySelectorAll("mark").length).toBeGreaterThan(0);
	const search = `?${new URLSearchParams({ q: query })}`;
	await waitFor(() => expect(visited.at(-1)).toEqual({ search, replace: true }));
});

test("announces the number of results once typing has stopped", async () => {
	await show("", "ru");
	const find = translations("ru", "search");
	const all = pluralized(translations("ru", "catalog").list, "count", 4, "ru");
	const status = screen.getByRole("status");
	await waitFor(() => expect(status.textContent).toBe(all));
	const [two, one] = [pluralized(find, "count", 2, "ru"), pluralized(find, "count", 1, "ru")];
	const said: (string | null)[] = [];
	const observer = new MutationObserver(() => said.push(status.textContent));
	observer.observe(status, { childList: true, characterData: true, subtree: true });
	type("telegram");
	await waitFor(() => expect(said.at(-1)).toBe(two));
	for (const query of ["telegram b", "telegram bo", "telegram bot"]) type(query);
	await expectTitles(4);
	await waitFor(() => expect(said.at(-1)).toBe(one));
	expect(said).toEqual([two, one]);
});

test("filters and order are history entries", async () => {
	const { user } = await show();
	await user.click(screen.getByRole("radio", { name: english.search.price.free }));
	await expectTitles(2, 4);
	await user.selectOptions(screen.getByRole("combobox", { name: english.search.sort.label }), "title");
	await expectTitles(4, 2);
	expect(visited).toEqual([
		{ search: "?price=free", replace: false },
		{ search: "?price=free&sort=title", replace: false },
	]);
	goTo("?price=free");
	await expectTitles(2, 4);
	goTo("");
	await expectTitles(1, 2, 3, 4);
	expect(screen.getByRole("radio", { name: "All" })).toBeChecked();
});

test("tags filter the list to templates with one of them", async () => {
	const { user } = await show();
	const tags = screen.getByRole("group", { name: english.search.languages });
	const [card] = screen.getAllByRole("article");
	const [badge] = within(
		within(card as HTMLElement).getByRole("list", { name: english.catalog.card.languages }),
	).getAllByRole("listitem");
	const tag = badge?.textContent ?? "";
	await user.click(within(tags).getByRole("button", { name: tag, pressed: false }));
	await waitFor(() => expect(titles().length).toBeLessThan(4));
	for (const card of screen.getAllByRole("article")) {
		expect(within(card).getByRole("list", { name: english.catalog.card.languages })).toHaveTextContent(tag);
	}
	expect(visited[0]).toEqual({ search: `?${new URLSearchParams({ tag })}`, replace: false });
});

test("suggests a change when there are no results", async () => {
	const { none } = translations("uz", "search");
	const { user } = await show("?q=telegram+xyzzyq", "uz");
	expect(await screen.findByRole("heading", { name: none.title })).toBeVisible();
	const why = interpolate(none.query, { query: "telegram xyzzyq" }).replace(/\s+/g, " ");
	expect(screen.getByText(why)).toBeVisible();
	await user.click(screen.getByRole("button", { name: interpolate(none.suggestion, { query: "telegram" }) }));
	await expectTitles(1, 4);
	expect(screen.getByRole("searchbox")).toHaveFocus();
	type("qqqqqqqq");
	await user.click(await screen.findByRole("button", { name: none.clear }));
	await expectTitles(1, 2, 3, 4);
	expect(screen.getByRole("searchbox")).toHaveFocus();
	expect(visited.at(-1)?.search).toBe("");
});

test("when only the filters exclude all results, they are cleared", async () => {
	const { user } = await show("?q=support&price=paid");
	expect(await screen.findByText("“support” matches 1 template, but not with these filters.")).toBeVisible();
	await user.click(screen.getByRole("button", { name: english.search.none.clearFilters }));
	await expectTitles(4);
	expect(screen.getByRole("searchbox")).toHaveValue("support");
});

test("Ctrl K focuses the search on each keyboard, other keys do not, and Escape clears it, then leaves it", async () => {
	const { user } = await show();
	const box = screen.getByRole("searchbox");
	expect(screen.getByText("Ctrl K")).toBeInTheDocument();
	for (const other of [
		{ key: "k", code: "KeyK" },
		{ key: "k", code: "KeyK", metaKey: true },
		{ key: "k", code: "KeyK", ctrlKey: true, shiftKey: true },
		{ key: "k", code: "KeyK", ctrlKey: true, altKey: true },
		{ key: "t", code: "KeyK", ctrlKey: true },
		{ key: "/", code: "Slash" },
	]) {
		fireEvent.keyDown(document.body, other);
		expect(box).not.toHaveFocus();
	}
	for (const key of ["k", "K", "л"]) {
		fireEvent.keyDown(document.body, { key, code: "KeyK", ctrlKey: true });
		expect(box).toHaveFocus();
		await user.keyboard("bot{Escape}");
		expect(box).toHaveValue("");
		expect(box).toHaveFocus();
		await user.keyboard("{Escape}");
		expect(box).not.toHaveFocus();
	}
});

test("on a Mac, ⌘ K focuses the search, and the field shows it", async () => {
	jest.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
	const { user } = await show();
	expect(screen.getByText("⌘ K")).toBeInTheDocument();
	// In macOS, Ctrl K deletes to the end of the line.
	fireEvent.keyDown(document.body, { key: "k", code: "KeyK", ctrlKey: true });
	expect(screen.getByRole("searchbox")).not.toHaveFocus();
	fireEvent.keyDown(document.body, { key: "k", code: "KeyK", metaKey: true });
	expect(screen.getByRole("searchbox")).toHaveFocus();
	await user.keyboard("chat");
	await expectTitles(4);
});

test("arrow down focuses the first card, clearing focuses the field", async () => {
	const { user } = await show();
	await user.type(screen.getByRole("searchbox"), "bot");
	await expectTitles(4);
	await user.keyboard("{ArrowDown}");
	expect(screen.getByRole("link", { name: "Telegram support bot" })).toHaveFocus();
	await user.click(screen.getByRole("button", { name: english.search.clearAll }));
	await expectTitles(1, 2, 3, 4);
	expect(screen.getByRole("searchbox")).toHaveFocus();
	expect(screen.queryByRole("button", { name: english.search.clearAll })).toBeNull();
});

test("hides the search of an empty catalog", async () => {
	market.answers({ body: [] });
	renderPage(<Page search="?q=bot" />);
	expect(await screen.findByRole("heading", { name: english.catalog.list.empty.title })).toBeVisible();
	expect(screen.queryByRole("searchbox")).toBeNull();
});

describe("the state of the search", () => {
	const navigateMock = navigate as unknown as jest.Mock;

	let controls: SearchControls;
	let setSearch: (search: string) => void;
	/** Query strings that were navigated to. Gatsby's router changes the location one frame later. */
	let navigations: string[];

	function Page() {
		const [search, set] = useState("");
		setSearch = (next) => act(() => set(next));
		controls = useSearchState("/templates/", { search });
		return null;
	}

	/** Changes the location to that of the last navigation; the router skips those before it in the same frame. */
	const finishNavigation = () => setSearch(navigations.at(-1) ?? "");
	const filterByPrice = (price: "all" | "free" | "paid") => act(() => controls.setFilters({ price }));

	beforeEach(() => {
		navigations = [];
		navigateMock.mockImplementation((to: string) => navigations.push(new URL(to, "http://localhost").search));
		renderPage(<Page />);
	});

	test("a filter that is reset before the location changes leaves no trace in the URL", () => {
		filterByPrice("free");
		filterByPrice("all");
		expect(navigations).toEqual(["?price=free", ""]);
		finishNavigation();
		expect(controls.state).toEqual(emptySearch);
	});

	test("two changes in one frame are both in the URL and in the state", () => {
		filterByPrice("free");
		act(() => controls.setFilters({ sort: "title" }));
		finishNavigation();
		expect(navigations.at(-1)).toBe("?price=free&sort=title");
		expect(controls.state).toEqual({ ...emptySearch, price: "free", sort: "title" });
	});

	test("going back and forward restores each state", () => {
		filterByPrice("free");
		finishNavigation();
		filterByPrice("paid");
		// The visitor goes back before the location has changed to "paid".
		setSearch("");
		expect(controls.state.price).toBe("all");
		setSearch("?price=paid");
		expect(controls.state.price).toBe("paid");
		setSearch("?price=free");
		expect(controls.state.price).toBe("free");
	});

	test("typing changes the URL after a moment, or at once if it is committed", () => {
		jest.useFakeTimers();
		act(() => controls.setQuery("bo"));
		act(() => jest.advanceTimersByTime(300));
		act(() => controls.setQuery("bot"));
		finishNavigation();
		expect(controls.state.query).toBe("bot");
		act(() => controls.commitQuery());
		act(() => jest.advanceTimersByTime(1000));
		expect(navigations).toEqual(["?q=bo", "?q=bot"]);
	});

	test("typing does not follow the visitor to another URL, whose invalid parameters stay", () => {
		jest.useFakeTimers();
		act(() => controls.setQuery("bot"));
		setSearch("?price=paid");
		act(() => jest.advanceTimersByTime(1000));
		expect(controls.state).toEqual({ ...emptySearch, price: "paid" });
		setSearch("?price=cheap&utm_source=chat&q=bot");
		act(() => jest.advanceTimersByTime(1000));
		expect(navigations).toEqual([]);
	});
});

describe("highlights", () => {
	/** The text with its highlights in brackets. */
	function shown(query: string, text: string, typos: string[] = []): string {
		return bracketed(createHighlights(query, typos)?.highlight(text) ?? text);
	}

	/** The text that a card shows of a description. */
	function passage(query: string, description: string, title = "title"): string {
		const template = createTemplate({ title, description });
		return bracketed(createHighlights(query, [])?.passage(template, htmlToTeaser(description)));
	}

	function bracketed(node: ReactNode): string {
		const { container } = render(<p>{node}</p>);
		for (const mark of container.querySelectorAll("mark")) mark.textContent = `[${mark.textContent}]`;
		return container.textContent ?? "";
	}

	test.each([
		["tele", "Telegram bot", "[Tele]gram bot"],
		["bot tele", "Telegram bot", "[Tele]gram [bot]"],
		["отчет", "Отчёты и отчет", "[Отчёт]ы и [отчет]"],
		["ozb", "Oʻzbekiston", "[Oʻzb]ekiston"],
		["тел", "Telegram", "[Tel]egram"],
		["c++", "C++ and C", "[C++] and C"],
		["c", "C++ and C#", "[C]++ and [C]#"],
		["t te", "Telegram", "[Te]legram"],
		["gram", "Telegram", "Telegram"],
		[" ", "Telegram", "Telegram"],
		["b", "<b>bold</b>", "<[b]>[b]old</[b]>"],
	])("marks %s in %s as %s", (query, text, expected) => {
		expect(shown(query, text)).toBe(expected);
	});

	test("marks all of a word that matches except for a typo", () => {
		expect(shown("telegarm", "To Telegram, by Telegraph", ["telegram"])).toBe("To [Telegram], by Telegraph");
	});

	test("shows the passage of the description that matches", () => {
		const words = (count: number) => "слово ".repeat(count);
		expect(passage("слово", "<p>слово раз</p>")).toBe("[слово] раз");
		expect(passage("телег", `<p>${words(40)}<b>телеграм</b> и ещё</p>`)).toMatch(/^… (слово ){5,9}\[телег\]рам и ещё$/);
		expect(passage("телег", `<p>${words(400)}</p><p>телеграм</p>`)).toMatch(/^… (слово ){5,9}\[телег\]рам/);
		const long = `<p>${words(400)}</p>`;
		expect(passage("нет", long)).toBe(htmlToTeaser(long));
		expect(passage("телег", `${long}<p>телеграм</p>`, "Telegram")).toBe(htmlToTeaser(long));
	});
});
