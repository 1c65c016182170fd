import { screen, within } from "@testing-library/react";
import { formatMoney } from "../../../../src/i18n/format";
import { languages } from "../../../../src/i18n/languages";
import { localizedPath } from "../../../../src/i18n/paths";
import { TemplateCard } from "../../../../src/market/card/template-card";
import { decorate } from "../../../../src/market/placeholders/placeholders";
import { asRead } from "../../../kit/content";
import { copyOf } from "../../../kit/copy";
import { renderPage } from "../../../kit/render";

const template = {
	id: "a/b?c#d",
	title: "Support bot",
	description: "<p>Answers <b>questions</b>.</p><script>alert(1)</script>",
	scriptCount: 1234,
};

test.each(languages)("is an article with one link, to the page of its encoded id in $code", ({ code }) => {
	renderPage(<TemplateCard template={template} index={0} />, { language: code });
	const card = screen.getByRole("article");
	const links = within(card).getAllByRole("link");
	expect(links).toHaveLength(1);
	expect(links[0]).toHaveAccessibleName("Support bot");
	expect(links[0]).toHaveAttribute("href", localizedPath("/template/~612f623f632364/", code));
	expect(within(card).getByRole("heading", { level: 3, name: "Support bot" })).toBeVisible();
});

test("shows the description as text, the number of scripts, the tags, the author and the price", () => {
	renderPage(<TemplateCard template={template} index={0} level={2} />);
	const card = screen.getByRole("article");
	const shown = decorate(template, 0);
	expect(within(card).getByText("Answers questions.")).toBeVisible();
	expect(within(card).getByText("1,234 scripts")).toBeVisible();
	expect(within(card).getByText(formatMoney(shown.price, "en"))).toBeVisible();
	expect(within(card).getByText(shown.author.name)).toBeVisible();
	const tags = within(within(card).getByRole("list", { name: "Languages" })).getAllByRole("listitem");
	expect(tags.map((tag) => tag.textContent)).toEqual(shown.languages);
	expect(within(card).getByRole("heading", { level: 2 })).toBeVisible();
});

test.each(languages)("says FREE in $code on every second card, and on no other", ({ code }) => {
	const { free } = copyOf(code, "market").card;
	const { rerender } = renderPage(<TemplateCard template={template} index={1} />, { language: code });
	expect(screen.getByText(asRead(free))).toBeVisible();
	rerender(<TemplateCard template={template} index={2} />);
	expect(screen.queryByText(asRead(free))).toBeNull();
});
