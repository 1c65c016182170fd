import { screen } from "@testing-library/react";
import { RelatedSection } from "../../../../../src/features/catalog/detail/related-section";
import { marketServer } from "../../../../kit/market-server";
import { renderPage } from "../../../../kit/render";

const market = marketServer();

test("shows related templates that have the same id, each with a key of its own", async () => {
	market.answers({ body: [1, 2, 2, 3].map((id) => ({ id, title: "Telegram bot" })) });
	renderPage(<RelatedSection id="1" />);
	const related = await screen.findByRole("region");
	expect([...related.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
		"/template/2/",
		"/template/2/",
		"/template/3/",
	]);
});
