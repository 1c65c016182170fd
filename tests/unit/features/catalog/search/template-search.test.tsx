import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { parseTemplates } from "../../../../../src/features/catalog/api/parse";
import { TemplateSearch, type TemplateSearchProps } from "../../../../../src/features/catalog/search/template-search";
import type { LanguageCode } from "../../../../../src/i18n/languages";
import { htmlToText } from "../../../../../src/lib/html";
import { normalizeSpaces, readContent } from "../../../../kit/content";
import { marketServer } from "../../../../kit/market-server";
import { recordConsole } from "../../../../kit/record-console";
import { renderPage } from "../../../../kit/render";
import { english, interpolate, pluralized, translations } from "../../../../kit/translations";

const market = marketServer();

const catalog = [
	{ id: 1, title: "Exchange rates to Telegram", description: "<p>Posts rates every morning.</p>", script_count: 1 },
	{ id: 2, title: "Отчёт о продажах", description: "<p>Выгружает заказы из 1С.</p>", script_count: 5 },
	{ id: 3, title: "Oʻzbekiston valyuta kurslari", description: "<p>Har kuni yangilaydi.</p>", script_count: 3 },
	{ id: 4, title: "Telegram support bot", description: "<p>Answers in a chat.</p>", script_count: 2 },
];

const nothingBuilt: TemplateSearchProps["snapshot"] = { totalCount: 0, nodes: [] };

const pathname = "/templates/";

function Page({ search, snapshot = nothingBuilt }: { search: string } & Partial<TemplateSearchProps>) {
	useState(() => window.history.replaceState(null, "", pathname + search));
	return <TemplateSearch snapshot={snapshot} location={{ pathname }} />;
}

async function show(search = "", code: LanguageCode = "en") {
	// A focused card prefetches its template.
	const template = { title: "Rates", description: "", data: [] };
	market.answers(({ searchParams }) => ({ body: searchParams.has("id") ? template : catalog }));
	const page = renderPage(<Page search={search} />, { language: code });
	await waitFor(() => expect(document.querySelector("article, main h2, h2")).not.toBeNull());
	return page;
}

// Without roles, which jsdom takes long to find in a list that changes.
const box = () => document.querySelector<HTMLInputElement>("input[type=search]") as HTMLInputElement;
const type = (query: string) => fireEvent.change(box(), { target: { value: query } });

const titles = () => [...document.querySelectorAll("article :is(h2, h3)")].map(({ textContent }) => textContent);
const expectTitles = (...ids: number[]) =>
	waitFor(() => expect(titles()).toEqual(ids.map((id) => catalog[id - 1]?.title)));
const expectUrl = (search: string) => waitFor(() => expect(window.location.search).toBe(search));

test("the number of results is announced once typing has stopped", async () => {
	await show("", "ru");
	const count = (number: number) => pluralized(translations("ru", "search"), "count", number, "ru");
	const status = screen.getByRole("status");
	const all = pluralized(translations("ru", "catalog").list, "count", 4, "ru");
	await waitFor(() => expect(status.textContent).toBe(all));
	const said: (string | null)[] = [];
	const observer = new MutationObserver(() => said.push(status.textContent));
	observer.observe(status, { childList: true, characterData: true, subtree: true });
	type("telegram");
	await waitFor(() => expect(said.at(-1)).toBe(count(2)));
	for (const query of ["telegram b", "telegram bo", "telegram bot"]) type(query);
	await expectTitles(4);
	await waitFor(() => expect(said.at(-1)).toBe(count(1)));
	expect(said).toEqual([count(2), count(1)]);
});

test("a tag filters the list to templates with it", async () => {
	const { user } = await show();
	const tagsOf = (card: HTMLElement) => within(card).getByRole("list", { name: english.catalog.card.tags });
	const [first] = screen.getAllByRole("article");
	const tag = within(tagsOf(first as HTMLElement)).getAllByRole("listitem")[0]?.textContent ?? "";
	const tags = screen.getByRole("group", { name: english.search.tags });
	await user.click(within(tags).getByRole("button", { name: tag, pressed: false }));
	await waitFor(() => expect(titles().length).toBeLessThan(4));
	for (const card of screen.getAllByRole("article")) expect(tagsOf(card)).toHaveTextContent(tag);
	await expectUrl(`?${new URLSearchParams({ tag })}`);
});

describe("without results", () => {
	test("a query that finds more is suggested", async () => {
		const { none } = translations("uz", "search");
		const { user } = await show("?q=telegram+xyzzyq", "uz");
		expect(await screen.findByRole("heading", { name: none.title })).toBeVisible();
		const why = interpolate(none.query, { query: "telegram xyzzyq" }).replace(/\s+/g, " ");
		expect(screen.getByText(why)).toBeVisible();
		await user.click(screen.getByRole("button", { name: interpolate(none.suggestion, { query: "telegram" }) }));
		await expectTitles(1, 4);
		expect(box()).toHaveFocus();
	});

	test("only the filters are cleared if they exclude all results", async () => {
		const { user } = await show("?q=support&price=paid");
		const message = interpolate(english.search.none.both_one, { query: "support", count: 1 });
		expect(await screen.findByText(message)).toBeVisible();
		await user.click(screen.getByRole("button", { name: english.search.none.clearFilters }));
		await expectTitles(4);
		expect(box()).toHaveValue("support");
	});
});

describe("the keyboard", () => {
	const ctrl = { key: "k", code: "KeyK", ctrlKey: true };
	const command = { key: "k", code: "KeyK", metaKey: true };
	const variants = [ctrl, { ...ctrl, key: "K" }, { ...ctrl, key: "л" }];
	const others = [{ key: "k" }, command, { ...ctrl, shiftKey: true }, { ...ctrl, altKey: true }];

	test.each([
		["Linux", "Ctrl K", variants, others],
		["MacIntel", "⌘ K", [command], [ctrl]],
	])("on %s, only %s focuses the search, in each layout", async (platform, shown, focusing, ignored) => {
		jest.spyOn(navigator, "platform", "get").mockReturnValue(platform);
		await show();
		expect(screen.getByText(shown)).toBeInTheDocument();
		for (const keys of ignored) fireEvent.keyDown(document.body, keys);
		expect(box()).not.toHaveFocus();
		for (const keys of focusing) {
			box().blur();
			fireEvent.keyDown(document.body, keys);
			expect(box()).toHaveFocus();
		}
		// Waits for the index, which the focus starts to build.
		type("bot");
		await expectTitles(4);
	});

	test("clears the search with Escape, then leaves it", async () => {
		const { user } = await show();
		await user.type(box(), "bot{Escape}");
		expect(box()).toHaveValue("");
		expect(box()).toHaveFocus();
		await user.keyboard("{Escape}");
		expect(box()).not.toHaveFocus();
	});
});

test("clearing the search focuses the field", async () => {
	const { user } = await show("?q=bot");
	await expectTitles(4);
	await user.click(screen.getByRole("button", { name: english.search.clearAll }));
	await expectTitles(1, 2, 3, 4);
	expect(box()).toHaveFocus();
	expect(screen.queryByRole("button", { name: english.search.clearAll })).toBeNull();
});

test("the search of an empty catalog is hidden", async () => {
	market.answers({ body: [] });
	renderPage(<Page search="?q=bot" />);
	expect(await screen.findByRole("heading", { name: english.catalog.list.empty.title })).toBeVisible();
	expect(screen.queryByRole("searchbox")).toBeNull();
	const { registration } = readContent<Queries.SiteYaml>("site");
	expect(screen.getByRole("link", { name: english.common.actions.getStarted })).toHaveAttribute("href", registration);
});

describe("when the market cannot be read", () => {
	const { search, catalog: strings, common } = english;
	/** What the build knows: the first four of thirty templates, with teasers. */
	const nodes = parseTemplates(catalog).map(({ description, ...template }) => ({
		...template,
		teaser: htmlToText(description ?? ""),
	}));
	const snapshot = { totalCount: 30, nodes } as unknown as TemplateSearchProps["snapshot"];

	test("the templates of the build are searched, also by their descriptions", async () => {
		recordConsole();
		market.answers({ status: 500 });
		renderPage(<Page search="?q=telegram" snapshot={snapshot} />);
		await expectTitles(1, 4);
		type("morning");
		await expectTitles(1);
		const found = pluralized(search, "count", 1, "en");
		expect(
			screen.getByText(`${found} · ${interpolate(search.searched, { shown: 4, count: 30 })}`, { selector: "p" }),
		).toBeVisible();
	});

	test("what was typed stays, with the focus, and trying again searches the whole list", async () => {
		recordConsole();
		let fail = () => {};
		const failure = new Promise<{ status: number }>((resolve) => {
			fail = () => resolve({ status: 500 });
		});
		market.answers(() => failure);
		const { user } = renderPage(<Page search="" snapshot={snapshot} />);
		box().focus();
		type("bot");
		fail();
		expect(await screen.findByText(strings.refreshFailed)).toBeVisible();
		await expectTitles(4);
		expect(box()).toHaveFocus();
		expect(box()).toHaveValue("bot");
		type("");
		const showing = normalizeSpaces(interpolate(search.showing_other, { shown: 4, count: 30 }));
		expect(await screen.findByText(showing, { selector: "p" })).toBeVisible();
		market.answers({ body: [...catalog, { id: 5, title: "Another bot", description: "", script_count: 1 }] });
		type("bot");
		await user.click(screen.getByRole("button", { name: common.actions.tryAgain }));
		await waitFor(() => expect(titles()).toEqual(["Telegram support bot", "Another bot"]));
	});

	test("the field stays without anything to search", async () => {
		recordConsole();
		market.answers({ status: 500 });
		renderPage(<Page search="?q=bot" />);
		expect(await screen.findByRole("heading", { name: strings.list.error.title })).toBeVisible();
		expect(box()).toHaveValue("bot");
	});
});
