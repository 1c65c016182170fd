import { screen } from "@testing-library/react";
import { annualBill, annualMonthlyPrice, chatLink } from "../../../src/features/pricing/billing";
import { Pricing } from "../../../src/features/pricing/pricing.static";
import { renderPage } from "../../kit/render";
import { interpolate, translations } from "../../kit/translations";

// docs/rules.md, Pricing: monthly price, saving, monthly price with annual billing, annual bill. Half dollars round up.
test.each([
	[0, 15, 0, undefined],
	[5, 15, 4, 48],
	[10, 15, 9, 108],
	[13, 15, 11, 132],
	[250, 7, 233, 2796],
	[13, 0, 13, 156],
])("%i dollars per month less %i percent are %i per month, and %s per year", (price, saving, annual, bill) => {
	expect(annualMonthlyPrice(price, saving)).toBe(annual);
	expect(annualBill(price, saving)).toBe(bill);
});

test("the chat link contains the message unchanged, with spaces as %20", () => {
	const message = "R&D #1 + 2 = 3? 100%\n👋 Oʻzbekcha &text=other#hash";
	const link = chatLink("https://t.me/qahva_sales", message);
	const url = new URL(link);
	expect(url.origin + url.pathname + url.hash).toBe("https://t.me/qahva_sales");
	expect([...url.searchParams]).toEqual([["text", message]]);
	// The messaging app does not read + as a space.
	expect(link).not.toContain("+");
});

test("a plan opens its chat in a new tab, with its name in the message", () => {
	const { plans, interest } = translations("ru", "pricing");
	const [id = "", texts] = Object.entries(plans)[0] ?? [];
	const plan = { id, price: 13, recommended: null, chat: "https://t.me/sales", features: [] };
	const content = { annualSaving: 15, groups: [{ id: "basic", plans: [plan] }] };
	renderPage(<Pricing content={content} />, { language: "ru" });
	const link = screen.getByRole<HTMLAnchorElement>("link");
	expect(link).toHaveAttribute("target", "_blank");
	expect(link.href).toBe(chatLink("https://t.me/sales", interpolate(interest, { plan: texts?.name ?? "" })));
});
