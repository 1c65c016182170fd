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
