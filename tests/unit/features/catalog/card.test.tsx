import { screen, within } from "@testing-library/react";
import { TemplateCard } from "../../../../src/features/catalog/card/template-card";
import { useRememberList, useVisitedList } from "../../../../src/features/catalog/visited-list";
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
	const card = within(screen.getByRole("article"));
	const scripts = pluralized(english.catalog.card, "scripts", 12, "en");
	const shown = ["Answers questions.", scripts, formatMoney(template.price, "en"), template.author.name];
	for (const text of shown) expect(card.getByText(text)).toBeVisible();
	const tags = within(card.getByRole("list", { name: english.catalog.card.languages })).getAllByRole("listitem");
	expect(tags.map((tag) => tag.textContent)).toEqual(template.languages);
	expect(card.queryByText(english.catalog.card.free)).toBeNull();
});

test("a template's page knows the list that was visited last, once it is complete", () => {
	const templates = ["2", "1"].map((id) => createTemplate({ id }));

	function List({ isReady }: { isReady: boolean }) {
		useRememberList("/templates/?q=bot", isReady ? templates : undefined);
		return null;
	}

	function Template() {
		const list = useVisitedList();
		return <output>{list ? `${list.to} ${list.templates.map(({ id }) => id)}` : "none"}</output>;
	}

	const { rerender } = renderPage(<List isReady={false} />);
	rerender(<Template />);
	expect(screen.getByRole("status")).toHaveTextContent("none");
	rerender(<List isReady />);
	rerender(<Template />);
	expect(screen.getByRole("status")).toHaveTextContent("/templates/?q=bot 2,1");
});
