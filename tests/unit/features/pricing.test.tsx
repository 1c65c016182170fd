import { screen, within } from "@testing-library/react";
import { annualBill, annualMonthlyPrice, chatLink, monthlyPrice } from "../../../src/features/pricing/billing";
import { Pricing } from "../../../src/features/pricing/pricing";
import { formatMoney } from "../../../src/i18n/format";
import { type LanguageCode, languages } from "../../../src/i18n/languages";
import { normalizeSpaces, readContent } from "../../kit/content";
import { renderPage } from "../../kit/render";
import { english, interpolate, translations } from "../../kit/translations";

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
		expect(monthlyPrice(price, "monthly", saving)).toBe(price);
		expect(annualBill(price, "monthly", saving)).toBeUndefined();
		expect(monthlyPrice(price, "annual", saving)).toBe(annual);
		expect(annualBill(price, "annual", saving)).toBe(bill);
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

/** A plan of its own for each case of the arithmetic: `content/plans.yaml` may change at any time. */
const fixture: Queries.PlansContentFragment = {
	annualSaving: 15,
	groups: [
		{
			id: "basic",
			plans: [
				{ id: "free", price: 0, recommended: null, chat: "https://t.me/sales", features: [{ kind: "cpu", count: 1 }] },
				{
					id: "starter",
					price: 5,
					recommended: true,
					chat: "https://t.me/sales",
					features: [{ kind: "runs", count: 1000 }],
				},
			],
		},
		{
			id: "enterprise",
			plans: [{ id: "self-hosted", price: 1000, recommended: null, chat: "https://t.me/sales", features: [] }],
		},
	],
};

const content = readContent<Queries.PlansContentFragment>("plans");

const { groups, period, plans, features, billedAnnually } = english.pricing;
const annual = interpolate(period.annual, { saving: "15%" });
const [billed = /$^/] = billedAnnually.split("{{amount}}").map((part) => new RegExp(part.trim()));

/** Name, price and features of each card in the open group, as a visitor reads them. */
function cards() {
	const [list] = within(screen.getByRole("tabpanel")).getAllByRole("list");
	return [...(list?.children ?? [])].map((card) => {
		const inside = within(card as HTMLElement);
		const features = inside.queryAllByRole("listitem").map((item) => item.textContent);
		return [inside.getByRole("heading").textContent, inside.getByText(/^\$/).textContent, ...features];
	});
}

test("shows the first group with monthly prices by default", () => {
	renderPage(<Pricing content={fixture} />);
	expect(screen.getByRole("tab", { name: groups.basic, selected: true })).toBeVisible();
	expect(screen.getByRole("radio", { name: period.monthly, checked: true })).toBeVisible();
	expect(cards()).toEqual([
		[plans.free.name, "$0", interpolate(features.cpu, { count: 1 })],
		[plans.starter.name, "$5", interpolate(features.runs_other, { count: "1,000" })],
	]);
	expect(screen.queryByText(billed)).toBeNull();
});

test("shows annual prices and bills, except for a free plan, and keeps the period and the group", async () => {
	const { user } = renderPage(<Pricing content={fixture} />);
	await user.click(screen.getByRole("radio", { name: annual }));
	expect(cards().map(([, price]) => price)).toEqual(["$0", "$4"]);
	const bills = within(screen.getByRole("tabpanel")).getAllByText(billed);
	expect(bills.map((bill) => bill.textContent)).toEqual([interpolate(billedAnnually, { amount: "$48" })]);
	await user.click(screen.getByRole("tab", { name: groups.enterprise }));
	expect(screen.getByRole("radio", { name: annual, checked: true })).toBeVisible();
	expect(cards()).toEqual([[plans["self-hosted"].name, "$850"]]);
	await user.click(screen.getByRole("radio", { name: period.monthly }));
	expect(screen.getByRole("tab", { name: groups.enterprise, selected: true })).toBeVisible();
	expect(cards()).toEqual([[plans["self-hosted"].name, "$1,000"]]);
});

test("writes the plan's name into the message of the chat link", () => {
	renderPage(<Pricing content={fixture} />, { language: "ru" });
	const link = within(screen.getByRole("tabpanel")).getAllByRole("link")[1] as HTMLAnchorElement;
	const url = new URL(link.href);
	expect(url.origin + url.pathname).toBe("https://t.me/sales");
	const { interest, plans: translated } = translations("ru", "pricing");
	expect(url.searchParams.get("text")).toBe(interpolate(interest, { plan: translated.starter.name }));
	expect(link).toHaveAttribute("target", "_blank");
});

const money = (amount: number, code: LanguageCode) => normalizeSpaces(formatMoney(amount, code));

test.each(languages)("shows every plan of content/plans.yaml in $code", async ({ code }) => {
	const texts = translations(code, "pricing");
	const groupNames: Record<string, string> = texts.groups;
	const names: Record<string, { name: string }> = texts.plans;
	const { annualSaving } = content;
	const { user } = renderPage(<Pricing content={content} />, { language: code });
	for (const billing of ["monthly", "annual"] as const) {
		await user.click(screen.getAllByRole("radio")[billing === "monthly" ? 0 : 1] as HTMLElement);
		for (const { id, plans: planned } of content.groups) {
			await user.click(screen.getByRole("tab", { name: groupNames[id] }));
			const panel = screen.getByRole("tabpanel");
			for (const plan of planned) {
				const heading = within(panel).getByRole("heading", { name: normalizeSpaces(names[plan.id]?.name ?? "none") });
				const card = normalizeSpaces(heading.closest("li")?.textContent ?? "");
				expect(card).toContain(money(monthlyPrice(plan.price, billing, annualSaving), code));
				const bill = annualBill(plan.price, billing, annualSaving);
				if (bill)
					expect(card).toContain(interpolate(normalizeSpaces(texts.billedAnnually), { amount: money(bill, code) }));
			}
			expect(panel.textContent).not.toMatch(/\{\{|\}\}|features\.|plans\./);
		}
	}
});
