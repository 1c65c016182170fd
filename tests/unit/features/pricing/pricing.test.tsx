import { screen, within } from "@testing-library/react";
import { annualBill, monthlyPrice } from "../../../../src/features/pricing/billing";
import { Pricing } from "../../../../src/features/pricing/pricing";
import { formatMoney } from "../../../../src/i18n/format";
import { type LanguageCode, languages } from "../../../../src/i18n/languages";
import { normalizeSpaces, readContent } from "../../../kit/content";
import { renderPage } from "../../../kit/render";
import { interpolate, translations } from "../../../kit/translations";

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
	expect(screen.getByRole("tab", { name: "Basic plans", selected: true })).toBeVisible();
	expect(screen.getByRole("radio", { name: "Monthly", checked: true })).toBeVisible();
	expect(cards()).toEqual([
		["Free", "$0", "1 CPU"],
		["Starter", "$5", "1,000 runs/month"],
	]);
	expect(screen.queryByText(/Billed as/)).toBeNull();
});

test("shows annual prices and bills 12 months at the discounted price, except for a free plan", async () => {
	const { user } = renderPage(<Pricing content={fixture} />);
	await user.click(screen.getByRole("radio", { name: "Annual (15% saving)" }));
	expect(cards().map(([, price]) => price)).toEqual(["$0", "$4"]);
	const bills = within(screen.getByRole("tabpanel")).getAllByText(/Billed as/);
	expect(bills.map((bill) => bill.textContent)).toEqual(["Billed as $48 annually"]);
});

test("keeps the billing period when the group changes, and the group when the period changes", async () => {
	const { user } = renderPage(<Pricing content={fixture} />);
	await user.click(screen.getByRole("radio", { name: "Annual (15% saving)" }));
	await user.click(screen.getByRole("tab", { name: "Enterprise plans" }));
	expect(screen.getByRole("radio", { name: "Annual (15% saving)", checked: true })).toBeVisible();
	expect(cards()).toEqual([["Self-Hosted", "$850"]]);
	await user.click(screen.getByRole("radio", { name: "Monthly" }));
	expect(screen.getByRole("tab", { name: "Enterprise plans", selected: true })).toBeVisible();
	expect(cards()).toEqual([["Self-Hosted", "$1,000"]]);
});

test.each(languages)("writes the plan's name into the message of the chat link in $code", ({ code }) => {
	renderPage(<Pricing content={fixture} />, { language: code });
	const link = within(screen.getByRole("tabpanel")).getAllByRole("link")[1] as HTMLAnchorElement;
	const url = new URL(link.href);
	expect(url.origin + url.pathname).toBe("https://t.me/sales");
	const { interest, plans } = translations(code, "pricing");
	expect(url.searchParams.get("text")).toBe(interpolate(interest, { plan: plans.starter.name }));
	expect(link).toHaveAttribute("target", "_blank");
});

const money = (amount: number, code: LanguageCode) => normalizeSpaces(formatMoney(amount, code));

test.each(languages)(
	"shows every plan of content/plans.yaml in $code, with money in the format of the language",
	async ({ code }) => {
		const texts = translations(code, "pricing");
		const groups: Record<string, string> = texts.groups;
		const names: Record<string, { name: string }> = texts.plans;
		const { annualSaving } = content;
		const { user } = renderPage(<Pricing content={content} />, { language: code });
		for (const period of ["monthly", "annual"] as const) {
			await user.click(screen.getAllByRole("radio")[period === "monthly" ? 0 : 1] as HTMLElement);
			for (const { id, plans } of content.groups) {
				await user.click(screen.getByRole("tab", { name: groups[id] }));
				const panel = screen.getByRole("tabpanel");
				for (const plan of plans) {
					const heading = within(panel).getByRole("heading", { name: normalizeSpaces(names[plan.id]?.name ?? "none") });
					const card = normalizeSpaces(heading.closest("li")?.textContent ?? "");
					expect(card).toContain(money(monthlyPrice(plan.price, period, annualSaving), code));
					const bill = annualBill(plan.price, period, annualSaving);
					if (bill)
						expect(card).toContain(interpolate(normalizeSpaces(texts.billedAnnually), { amount: money(bill, code) }));
				}
				expect(panel.textContent).not.toMatch(/\{\{|\}\}|features\.|plans\./);
			}
		}
	},
);
