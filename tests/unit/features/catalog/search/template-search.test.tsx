import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { useState } from "react";
import type { LanguageCode } from "../../../../src/i18n/languages";
import { languages } from "../../../../src/i18n/languages";
import { Finder } from "../../../../src/market/find/finder";
import type { SearchLocation } from "../../../../src/market/find/state/use-search-state";
import { ToastRegion } from "../../../../src/site/toasts/toast-region";
import { copyOf, counted, fill } from "../../../kit/copy";
import { marketServer } from "../../../kit/market-server";
import { recordConsole } from "../../../kit/record-console";
import { renderPage } from "../../../kit/render";

const market = marketServer();
const goTo = navigate as unknown as jest.Mock<void, [to: string, options: { replace: boolean; state: unknown }]>;

const catalogue = [
	{ id: 1, title: "Exchange rates to Telegram", description: "<p>Posts rates every morning.</p>", script_count: 1 },
	{ id: 2, title: "Отчёт о продажах", description: "<p>Выгружает заказы из 1С.</p>", script_count: 5 },
	{ id: 3, title: "Oʻzbekiston valyuta kurslari", description: "<p>Har kuni yangilaydi.</p>", script_count: 3 },
	{ id: 4, title: "Telegram support bot", description: "<p>Answers in a chat.</p>", script_count: 2 },
];

/** Goes through the history, as Gatsby's router tells of it. */
let arrive: (search: string) => void;
const visited: { search: string; replace: boolean }[] = [];

function Page({ search: first }: { search: string }) {
	const [location, setLocation] = useState<SearchLocation>({ search: first });
	arrive = (search) => act(() => setLocation({ search, action: "POP" }));
	goTo.mockImplementation((to, { replace, state }) => {
		const { search } = new URL(to, "http://localhost");
		visited.push({ search, replace });
		act(() => setLocation({ search, action: "PUSH", state }));
	});
	return <Finder location={location} />;
}

async function show(search = "", code: LanguageCode = "en") {
	visited.length = 0;
	// A card with the focus has its template fetched ahead.
	const template = { title: "Rates", description: "", data: [] };
	market.answers(({ searchParams }) => ({ body: searchParams.has("id") ? template : catalogue }));
	const page = renderPage(<Page search={search} />, { language: code, path: "/templates/" });
	await waitFor(() => expect(document.querySelector("article, main h2, h2")).not.toBeNull());
	return page;
}

const type = (query: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: query } });

const titles = () => screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
const expectTitles = (...ids: number[]) =>
	waitFor(() => expect(titles()).toEqual(ids.map((id) => catalogue[id - 1]?.title)));

test.each([
	["en", "telegarm", [1, 4]],
	["ru", "отчот", [2]],
	["ru", "телеграм", [1, 4]],
	["uz", "ozbekistan", [3]],
	["uz", "o'zbek kurs", [3]],
] as const)("in %s, %s finds what is meant and marks it", async (code, query, expected) => {
	const { user } = await show("", code);
	await user.type(screen.getByRole("searchbox", { name: copyOf(code, "find").search }), query);
	await expectTitles(...expected);
	expect(document.querySelectorAll("mark").length).toBeGreaterThan(0);
	const search = `?${new URLSearchParams({ q: query })}`;
	await waitFor(() => expect(visited.at(-1)).toEqual({ search, replace: true }));
});

test.each(languages)("says in $code how many there are, once typing has stopped", async ({ code }) => {
	const find = copyOf(code, "find");
	const { list } = copyOf(code, "market");
	await show("", code);
	const all = counted(list, "count", 4, code);
	await waitFor(() => expect(screen.getByRole("status").textContent).toBe(all));
	const [two, one] = [counted(find, "count", 2, code), counted(find, "count", 1, code)];
	const said: (string | null)[] = [];
	new MutationObserver(() => said.push(screen.getByRole("status").textContent)).observe(screen.getByRole("status"), {
		childList: true,
		characterData: true,
		subtree: true,
	});
	type("telegram");
	await waitFor(() => expect(said.at(-1)).toBe(two));
	for (const query of ["telegram b", "telegram bo", "telegram bot"]) type(query);
	await expectTitles(4);
	await waitFor(() => expect(said.at(-1)).toBe(one));
	expect(said).toEqual([two, one]);
});

test("filters and order are steps in the address that can be gone back from", async () => {
	const { user } = await show();
	await user.click(screen.getByRole("radio", { name: "Free" }));
	await expectTitles(2, 4);
	await user.selectOptions(screen.getByRole("combobox", { name: "Order" }), "title");
	await expectTitles(4, 2);
	expect(visited).toEqual([
		{ search: "?price=free", replace: false },
		{ search: "?price=free&sort=title", replace: false },
	]);
	arrive("?price=free");
	await expectTitles(2, 4);
	arrive("");
	await expectTitles(1, 2, 3, 4);
	expect(screen.getByRole("radio", { name: "All" })).toBeChecked();
});

test("shows what an address asks for, and nothing that it makes up", async () => {
	await show("?q=telegarm&price=free&sort=scripts&tag=Nonsense&page=9");
	await expectTitles(4);
	expect(screen.getByRole("searchbox")).toHaveValue("telegarm");
	expect(screen.getByRole("radio", { name: "Free" })).toBeChecked();
	expect(screen.getByRole("combobox", { name: "Order" })).toHaveValue("scripts");
});

test("tags narrow the list to templates that have one of them", async () => {
	const { user } = await show();
	const tags = screen.getByRole("group", { name: "Languages" });
	const [card] = screen.getAllByRole("article");
	const [badge] = within(within(card as HTMLElement).getByRole("list", { name: "Languages" })).getAllByRole("listitem");
	const tag = badge?.textContent ?? "";
	await user.click(within(tags).getByRole("button", { name: tag, pressed: false }));
	await waitFor(() => expect(titles().length).toBeLessThan(4));
	for (const card of screen.getAllByRole("article")) {
		expect(within(card).getByRole("list", { name: "Languages" })).toHaveTextContent(tag);
	}
	expect(visited[0]).toEqual({ search: `?${new URLSearchParams({ tag })}`, replace: false });
});

test.each(languages)("in $code, no results say what to change, and one press does it", async ({ code }) => {
	const find = copyOf(code, "find");
	const { user } = await show("?q=telegram+xyzzyq", code);
	expect(await screen.findByRole("heading", { name: find.none.title })).toBeVisible();
	const why = fill(find.none.query, { query: "telegram xyzzyq" }).replace(/\s+/g, " ");
	expect(screen.getByText(why)).toBeVisible();
	await user.click(screen.getByRole("button", { name: fill(find.none.suggestion, { query: "telegram" }) }));
	await expectTitles(1, 4);
	expect(screen.getByRole("searchbox")).toHaveFocus();
	await user.type(screen.getByRole("searchbox"), "qqqqqqqq");
	await user.click(await screen.findByRole("button", { name: find.none.clear }));
	await expectTitles(1, 2, 3, 4);
	expect(screen.getByRole("searchbox")).toHaveFocus();
	expect(visited.at(-1)?.search).toBe("");
});

test("where only the filters are in the way, they are what is cleared", async () => {
	const { user } = await show("?q=support&price=paid");
	expect(await screen.findByText("“support” matches 1 template, but not with these filters.")).toBeVisible();
	await user.click(screen.getByRole("button", { name: "Clear the filters" }));
	await expectTitles(4);
	expect(screen.getByRole("searchbox")).toHaveValue("support");
});

test("Escape clears the search, then leaves it; the slash of any keyboard leads to it", async () => {
	const { user } = await show();
	const box = screen.getByRole("searchbox");
	await user.keyboard("/");
	expect(box).toHaveFocus();
	await user.keyboard("bot/");
	expect(box).toHaveValue("bot/");
	await user.keyboard("{Escape}");
	expect(box).toHaveValue("");
	expect(box).toHaveFocus();
	await user.keyboard("{Escape}");
	expect(box).not.toHaveFocus();
	fireEvent.keyDown(document.body, { key: ".", code: "Slash" });
	expect(box).toHaveFocus();
	box.blur();
	for (const other of [
		{ key: "/", ctrlKey: true },
		{ key: "/", metaKey: true },
		{ key: ".", code: "Period" },
	]) {
		fireEvent.keyDown(document.body, other);
		expect(box).not.toHaveFocus();
	}
});

test("the arrow down leads to the first card, and clearing back to the field", async () => {
	const { user } = await show();
	await user.type(screen.getByRole("searchbox"), "bot");
	await expectTitles(4);
	await user.keyboard("{ArrowDown}");
	expect(screen.getByRole("link", { name: "Telegram support bot" })).toHaveFocus();
	await user.click(screen.getByRole("button", { name: "Clear all" }));
	await expectTitles(1, 2, 3, 4);
	expect(screen.getByRole("searchbox")).toHaveFocus();
	expect(screen.queryByRole("button", { name: "Clear all" })).toBeNull();
});

test("what is typed before the visitor goes back does not follow them", async () => {
	await show("?price=free");
	await expectTitles(2, 4);
	type("bot");
	arrive("?price=paid");
	await expectTitles(1, 3);
	await new Promise((done) => setTimeout(done, 500));
	expect(screen.getByRole("searchbox")).toHaveValue("");
	expect(visited).toEqual([]);
});

test("there is nothing to search in an empty or broken catalogue", async () => {
	const log = recordConsole();
	market.answers({ body: [] });
	const { unmount } = renderPage(<Page search="?q=bot" />);
	expect(await screen.findByRole("heading", { name: "No templates yet" })).toBeVisible();
	expect(screen.queryByRole("searchbox")).toBeNull();
	unmount();

	market.answers({ status: 500 });
	renderPage(
		<>
			<ToastRegion />
			<Page search="" />
		</>,
	);
	expect(await screen.findByRole("heading", { name: "The templates could not be loaded" })).toBeVisible();
	expect(screen.queryByRole("searchbox")).toBeNull();
	expect(log).toHaveBeenCalledTimes(1);
});
