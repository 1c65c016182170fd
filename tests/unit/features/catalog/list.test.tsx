import { screen } from "@testing-library/react";
import { TemplateGrid } from "../../../../src/features/catalog/list/template-grid";
import { TemplateList } from "../../../../src/features/catalog/list/template-list";
import { marketServer } from "../../../kit/market-server";
import { renderPage } from "../../../kit/render";
import { createTemplate } from "../../../kit/template";
import { english, pluralized, translations } from "../../../kit/translations";

const market = marketServer();

test("shows the first cards in order and announces the number of all templates", async () => {
	const { list } = translations("ru", "catalog");
	const titles = ["C", "A", "B"];
	market.answers({ body: titles.map((title, id) => ({ id, title })) });
	renderPage(<TemplateList level={3} limit={2} />, { language: "ru" });
	const status = screen.getByRole("status");
	expect(status.textContent).toBe(list.loading);
	const headings = await screen.findAllByRole("heading", { level: 3 });
	expect(headings.map((heading) => heading.textContent)).toEqual(["C", "A"]);
	expect(status.textContent).toBe(pluralized(list, "count", 3, "ru"));
});

test("shows a message for an empty catalog", async () => {
	market.answers({ body: [] });
	renderPage(<TemplateList level={2} />);
	expect(await screen.findByRole("heading", { level: 2, name: english.catalog.list.empty.title })).toBeVisible();
});

test("renders up to 100 cards at once, also with the same id", () => {
	const templates = Array.from({ length: 100 }, (_, index) => createTemplate({ id: "1", index }));
	renderPage(<TemplateGrid templates={templates} level={2} />);
	expect(screen.getAllByRole("article")).toHaveLength(100);
});
