import { screen } from "@testing-library/react";
import { TemplateList } from "../../../../src/features/catalog/list/template-list";
import { marketServer } from "../../../kit/market-server";
import { recordConsole } from "../../../kit/record-console";
import { renderPage } from "../../../kit/render";
import { english, pluralized } from "../../../kit/translations";

const market = marketServer();

test("the first templates announce how many they are", async () => {
	market.answers({ body: [1, 2, 3].map((id) => ({ id, title: `Template ${id}` })) });
	renderPage(<TemplateList snapshot={[]} limit={2} />);
	expect(await screen.findByText(pluralized(english.catalog.list, "count", 2, "en"))).toBeInTheDocument();
	expect(screen.getAllByRole("article")).toHaveLength(2);
});

test("the list of an earlier page stays when the next call fails, with a notice", async () => {
	recordConsole();
	market.answers({ body: [{ id: 1, title: "Mailer" }] });
	const { rerender } = renderPage(<TemplateList key="first" snapshot={[]} limit={2} />);
	await screen.findByRole("article");
	market.answers({ status: 500 });
	rerender(<TemplateList key="second" snapshot={[]} limit={2} />);
	expect(await screen.findByText(english.catalog.refreshFailed)).toBeVisible();
	expect(screen.getByRole("button", { name: english.common.actions.tryAgain })).toBeVisible();
	expect(screen.getByRole("article")).toHaveTextContent("Mailer");
});

test("a template that the market names in another language says which", async () => {
	const body = [
		{ id: 1, title: "Kunlik hisobot", language: "uz" },
		{ id: 2, title: "Report", language: "en-GB" },
		{ id: 3, title: "Mailer" },
	];
	market.answers({ body });
	renderPage(<TemplateList snapshot={[]} limit={3} />);
	const card = await screen.findByRole("article", { name: "Kunlik hisobot" });
	expect(card).toContainElement(screen.getByText(english.common.language.names.uz));
	expect(screen.queryByText(english.common.language.names.en)).toBeNull();
});
