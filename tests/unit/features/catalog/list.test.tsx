import { screen } from "@testing-library/react";
import { TemplateGrid } from "../../../../src/features/catalog/list/template-grid";
import { TemplateList } from "../../../../src/features/catalog/list/template-list";
import { languages } from "../../../../src/i18n/languages";
import { marketServer } from "../../../kit/market-server";
import { renderPage } from "../../../kit/render";
import { createTemplate } from "../../../kit/template";
import { english, pluralized, translations } from "../../../kit/translations";

const market = marketServer();
const wire = (count: number) => Array.from({ length: count }, (_, id) => ({ id, title: `Template ${id}` }));

test.each(languages)("announces loading and the number of templates in $code", async ({ code }) => {
	const { list } = translations(code, "catalog");
	market.answers({ body: wire(5) });
	renderPage(<TemplateList level={2} />, { language: code });
	expect(screen.getByRole("status").textContent).toBe(list.loading);
	await screen.findAllByRole("article");
	expect(screen.getByRole("status").textContent).toBe(pluralized(list, "count", 5, code));
});

test.each([
	[3, 3],
	[9, 5],
])("shows at most %i of 5 cards in their order: %i", async (limit, shown) => {
	market.answers({ body: wire(5) });
	renderPage(<TemplateList level={3} limit={limit} />);
	const headings = await screen.findAllByRole("heading", { level: 3 });
	const titles = wire(5).map(({ title }) => title);
	expect(headings.map((heading) => heading.textContent)).toEqual(titles.slice(0, shown));
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
