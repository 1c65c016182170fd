import { screen, within } from "@testing-library/react";
import { TemplateCard } from "../../../../src/features/catalog/card/template-card";
import { useRememberList, useVisitedList } from "../../../../src/features/catalog/visited-list";
import { formatMoney } from "../../../../src/i18n/format";
import { renderPage } from "../../../kit/render";
import { createTemplate } from "../../../kit/template";
import { english } from "../../../kit/translations";

const card = (index = 0) =>
	createTemplate({
		id: "a/b?c#d",
		index,
		title: "Support bot",
		description: "<p>Answers <b>questions</b>.</p><script>alert(1)</script>",
		scriptCount: 1234,
	});
const template = card();

test("is an article with one link, to the page of its encoded id", () => {
	renderPage(<TemplateCard template={template} />, { language: "ru" });
	const card = within(screen.getByRole("article"));
	expect(card.getAllByRole("link")).toHaveLength(1);
	const heading = within(card.getByRole("heading", { level: 3, name: "Support bot" }));
	expect(heading.getByRole("link")).toHaveAttribute("href", "/ru/template/~612f623f632364/");
});

test("shows the description as text, the number of scripts, the tags, the author and the price", () => {
	renderPage(<TemplateCard template={template} level={2} />);
	const card = screen.getByRole("article");
	expect(within(card).getByText("Answers questions.")).toBeVisible();
	expect(within(card).getByText("1,234 scripts")).toBeVisible();
	expect(within(card).getByText(formatMoney(template.price, "en"))).toBeVisible();
	expect(within(card).getByText(template.author.name)).toBeVisible();
	const tags = within(within(card).getByRole("list", { name: english.catalog.card.languages })).getAllByRole(
		"listitem",
	);
	expect(tags.map((tag) => tag.textContent)).toEqual(template.languages);
	expect(within(card).getByRole("heading", { level: 2 })).toBeVisible();
});

test("says FREE on every second card, and on no other", () => {
	const { rerender } = renderPage(<TemplateCard template={card(1)} />);
	expect(screen.getByText(english.catalog.card.free)).toBeVisible();
	rerender(<TemplateCard template={card(2)} />);
	expect(screen.queryByText(english.catalog.card.free)).toBeNull();
});

describe("the visited list", () => {
	const templates = ["2", "1"].map((id) => createTemplate({ id }));

	function List({ isReady }: { isReady: boolean }) {
		useRememberList("/templates/?q=bot", isReady ? templates : undefined);
		return null;
	}

	function Template() {
		const list = useVisitedList();
		return <output>{list ? `${list.to} ${list.templates.map(({ id }) => id)}` : "none"}</output>;
	}

	test("a template's page knows the list that was visited last", async () => {
		const { rerender } = renderPage(<Template />);
		expect(screen.getByRole("status")).toHaveTextContent("none");
		rerender(<List isReady={false} />);
		rerender(<Template />);
		expect(screen.getByRole("status")).toHaveTextContent("none");
		rerender(<List isReady />);
		rerender(<Template />);
		expect(screen.getByRole("status")).toHaveTextContent("/templates/?q=bot 2,1");
	});
});
