import { screen, within } from "@testing-library/react";
import { annualBill, annualMonthlyPrice, chatLink } from "../../../src/features/pricing/billing";
import { Pricing } from "../../../src/features/pricing/pricing";
import { formatMoney } from "../../../src/i18n/format";
import { type LanguageCode, languages } from "../../../src/i18n/languages";
import { normalizeSpaces, readContent } from "../../kit/content";
import { renderPage } from "../../kit/render";
import { interpolate, translations } from "../../kit/translations";

describe("billing", () => {
	const saving = 15;

	// docs/rules.md, Pricing: monthly price, monthly price with annual billing, annual bill.
	test.each([
		[0, 0, undefined],
		[5, 4, 48],
		[13, 11, 132],
		[35, 30, 360],
		[200, 170, 2040],
		[500, 425, 5100],
		[1000, 850, 10200],
	])("applies 15 percent off to %i dollars per month", (price, annual, bill) => {
		expect(annualMonthlyPrice(price, saving)).toBe(annual);
		expect(annualBill(price, saving)).toBe(bill);
	});

	test("is exact to the dollar, half dollars up, for every price up to 10,000 and every saving", () => {
		expect([10, 30, 50, 1990].map((price) => annualMonthlyPrice(price, saving))).toEqual([9, 26, 43, 1692]);
		const wrong: string[] = [];
		for (const percent of [0, 1, 7, 15, 33, 50, 85, 99]) {
			for (let price = 0; price <= 10_000; price++) {
				const exact = Number((BigInt(price) * BigInt(100 - percent) + 50n) / 100n);
				if (annualMonthlyPrice(price, percent) !== exact) wrong.push(`${price} less ${percent} percent`);
			}
		}
		expect(wrong).toEqual([]);
	});
});

test.each([
	"R&D #1 + 2 = 3? 100%",
	"Здравствуйте! Меня интересует тариф Pro.",
	"Oʻzbekcha matn",
	"👋 & 🎉",
	"two\nlines",
	"&text=other#hash",
])("the chat link contains the message %j unchanged, with spaces as %%20", (message) => {
	const link = chatLink("https://t.me/qahva_sales", message);
	const url = new URL(link);
	expect(url.origin + url.pathname + url.hash).toBe("https://t.me/qahva_sales");
	expect([...url.searchParams]).toEqual([["text", message]]);
	// The messaging app does not read + as a space.
	expect(link).not.toContain("+");
});

const content = readContent<Queries.PlansContentFragment>("plans");
const money = (amount: number, code: LanguageCode) => normalizeSpaces(formatMoney(amount, code));

// Which of them are shown: tests/browser/first-paint.spec.ts.
test.each(languages)("has the prices of each plan for both billing periods in $code", ({ code }) => {
	const texts = translations(code, "pricing");
	const groupNames: Record<string, string> = texts.groups;
	const names: Record<string, { name: string }> = texts.plans;
	renderPage(<Pricing content={content} />, { language: code });
	for (const { id, plans } of content.groups) {
		const group = within(screen.getByRole("list", { name: groupNames[id] }));
		for (const plan of plans) {
			const name = names[plan.id]?.name ?? "none";
			const card = group.getByRole("heading", { name: normalizeSpaces(name) }).closest("li") as HTMLElement;
			const text = normalizeSpaces(card.textContent);
			expect(text).toContain(money(plan.price, code));
			expect(text).toContain(money(annualMonthlyPrice(plan.price, content.annualSaving), code));
			const bill = annualBill(plan.price, content.annualSaving);
			const billed = interpolate(normalizeSpaces(texts.billedAnnually), { amount: money(bill ?? 0, code) });
			expect(text.includes(billed)).toBe(plan.price > 0);
			expect(text).not.toMatch(/\{\{|\}\}|features\.|plans\./);

			const link = within(card).getByRole("link") as HTMLAnchorElement;
			expect(link).toHaveAttribute("target", "_blank");
			expect(link.href).toBe(chatLink(plan.chat, interpolate(texts.interest, { plan: name })));
		}
	}
});

test("starts with the first group and monthly billing, as form fields of the browser", () => {
	renderPage(<Pricing content={content} />);
	const { groups, period } = translations("en", "pricing");
	expect(screen.getByRole("radio", { name: groups.basic, checked: true })).toHaveAttribute("name", "plan-group");
	expect(screen.getByRole("radio", { name: period.monthly, checked: true })).toHaveAttribute("name", "billing");
});
