import { screen, within } from "@testing-library/react";
import { TemplateCard } from "../../../../src/features/catalog/card/template-card";
import { formatMoney } from "../../../../src/i18n/format";
import { renderPage } from "../../../kit/render";
import { createTemplate } from "../../../kit/template";
import { english, pluralized } from "../../../kit/translations";

const template = createTemplate({
	title: "Support bot",
	description: "<p>Answers <b>questions</b>.</p><script>alert(1)</script>",
	scriptCount: 12,
});

test("shows the description as text, the scripts, tags, author and price", () => {
	renderPage(<TemplateCard template={template} />);
	const card = within(screen.getByRole("article", { name: "Support bot" }));
	const scripts = pluralized(english.catalog.card, "scripts", 12, "en");
	const shown = ["Answers questions.", scripts, formatMoney(template.price, "en"), template.author.name];
	for (const text of shown) expect(card.getByText(text)).toBeVisible();
	const tags = within(card.getByRole("list", { name: english.catalog.card.tags })).getAllByRole("listitem");
	expect(tags.map((tag) => tag.textContent)).toEqual(template.tags);
	expect(card.queryByText(english.catalog.card.free)).toBeNull();
});
