import { screen } from "@testing-library/react";
import { TemplateList } from "../../../../src/features/catalog/list/template-list";
import { languages } from "../../../../src/i18n/languages";
import { ToastRegion } from "../../../../src/layout/toasts/toast-region";
import { marketServer } from "../../../kit/market-server";
import { recordConsole } from "../../../kit/record-console";
import { renderPage } from "../../../kit/render";
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
