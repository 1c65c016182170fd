import { screen } from "@testing-library/react";
import { TemplateList } from "../../../../src/features/catalog/list/template-list";
import { marketServer } from "../../../kit/market-server";
import { renderPage } from "../../../kit/render";
import { english, pluralized } from "../../../kit/translations";

const market = marketServer();

test("the first templates announce how many they are", async () => {
	market.answers({ body: [1, 2, 3].map((id) => ({ id, title: `Template ${id}` })) });
	renderPage(<TemplateList snapshot={[]} limit={2} />);
	expect(await screen.findByText(pluralized(english.catalog.list, "count", 2, "en"))).toBeInTheDocument();
	expect(screen.getAllByRole("article")).toHaveLength(2);
});

test("templates that the market names in another language come last, and say which", async () => {
	const body = [
		{ id: 1, title: "Kunlik hisobot", language: "uz" },
		{ id: 2, title: "Report", language: "en-GB" },
		{ id: 3, title: "Mailer" },
	];
	market.answers({ body });
	renderPage(<TemplateList snapshot={[]} limit={3} />);
	await screen.findByRole("article", { name: "Report" });
	const cards = screen.getAllByRole("article");
	const titles = cards.map((card) => card.querySelector("h3")?.textContent);
	expect(titles).toEqual(["Report", "Mailer", "Kunlik hisobot"]);
	expect(cards[2]).toContainElement(screen.getByText(english.common.language.names.uz));
	expect(screen.queryByText(english.common.language.names.en)).toBeNull();
	// The price depends on the position in the response.
	expect(cards[0]).toContainElement(screen.getByText(english.catalog.card.free));
});
