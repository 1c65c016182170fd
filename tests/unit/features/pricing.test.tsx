import { screen, within } from "@testing-library/react";
import { annualBill, annualMonthlyPrice, chatLink } from "../../../src/features/pricing/billing";
import { Pricing } from "../../../src/features/pricing/pricing";
import { formatMoney } from "../../../src/i18n/format";
import { normalizeSpaces } from "../../kit/content";
import { renderPage } from "../../kit/render";
import { interpolate, translations } from "../../kit/translations";

// docs/rules.md, Pricing: monthly price, saving, monthly price with annual billing, annual bill. Half dollars round up.
test.each([
	[0, 15, 0, undefined],
	[5, 15, 4, 48],
	[10, 15, 9, 108],
	[13, 15, 11, 132],
	[35, 15, 30, 360],
	[200, 15, 170, 2040],
	[500, 15, 425, 5100],
	[1000, 15, 850, 10200],
	[250, 7, 233, 2796],
	[13, 0, 13, 156],
])("%i dollars per month less %i percent are %i per month, and %s per year", (price, saving, annual, bill) => {
	expect(annualMonthlyPrice(price, saving)).toBe(annual);
	expect(annualBill(price, saving)).toBe(bill);
});

test.each(["R&D #1 + 2 = 3? 100%", "Здравствуйте! Oʻzbekcha", "👋 & 🎉", "two\nlines", "&text=other#hash"])(
	"the chat link contains the message %j unchanged, with spaces as %%20",
	(message) => {
		const link = chatLink("https://t.me/qahva_sales", message);
		const url = new URL(link);
		expect(url.origin + url.pathname + url.hash).toBe("https://t.me/qahva_sales");
		expect([...url.searchParams]).toEqual([["text", message]]);
		// The messaging app does not read + as a space.
		expect(link).not.toContain("+");
	},
);

describe("the plans", () => {
	const texts = translations("ru", "pricing");
	const [groupName] = Object.values(texts.groups);
	const [[plan = "", { name }] = ["", { name: "" }]] = Object.entries(texts.plans);
	const offer = (price: number) => ({ id: plan, price, recommended: null, chat: "https://t.me/sales", features: [] });
	const money = (amount: number) => normalizeSpaces(formatMoney(amount, "ru"));

	/** Renders one plan with that price, and returns its card. */
	function renderPlan(price: number) {
		const groups = Object.keys(texts.groups).map((id) => ({ id, plans: [offer(price)] }));
		renderPage(<Pricing content={{ annualSaving: 15, groups }} />, { language: "ru" });
		const list = screen.getByRole("list", { name: groupName });
		return within(list)
			.getByRole("heading", { name: normalizeSpaces(name) })
			.closest("li") as HTMLElement;
	}

	// Which of them are shown: tests/browser/first-paint.spec.ts.
	test("show the prices of both billing periods, and the annual bill", () => {
		const text = normalizeSpaces(renderPlan(13).textContent);
		for (const shown of [money(13), money(11), interpolate(texts.billedAnnually, { amount: money(132) })]) {
			expect(text).toContain(normalizeSpaces(shown));
		}
	});

	test("show no annual bill for a free plan", () => {
		const billed = interpolate(texts.billedAnnually, { amount: money(0) });
		expect(normalizeSpaces(renderPlan(0).textContent)).not.toContain(normalizeSpaces(billed));
	});

	test("open their chat in a new tab, with the plan in the message", () => {
		const link = within(renderPlan(13)).getByRole<HTMLAnchorElement>("link");
		expect(link).toHaveAttribute("target", "_blank");
		expect(link.href).toBe(chatLink("https://t.me/sales", interpolate(texts.interest, { plan: name })));
	});
});
