import { screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { annualBill, annualMonthlyPrice, chatLink } from "../../../src/features/pricing/billing";
import { PlanChoice } from "../../../src/features/pricing/plan-choice";
import { Pricing } from "../../../src/features/pricing/pricing.static";
import { renderPage } from "../../kit/render";
import { english, interpolate, translations } from "../../kit/translations";

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

describe("the choice of plans", () => {
	const groups = ["basic", "enterprise"].map((id) => ({ id, plans: [] }));
	const checked = () => screen.getAllByRole<HTMLInputElement>("radio", { checked: true }).map(({ value }) => value);

	function renderPlans(search: string) {
		window.history.replaceState(null, "", `/${search}`);
		jest
			.mocked(navigate)
			.mockImplementation((async (to: string) => window.history.replaceState(null, "", to)) as never);
		return renderPage(
			<>
				<Pricing content={{ annualSaving: 15, groups }} />
				<PlanChoice />
			</>,
		);
	}

	test.each([
		["", ["basic", "monthly"], ""],
		["?plans=enterprise&billing=annual", ["enterprise", "annual"], "?plans=enterprise&billing=annual"],
		["?utm=a+b&billing=annual#pricing", ["basic", "annual"], "?utm=a+b&billing=annual"],
		["?plans=basic&billing=monthly", ["basic", "monthly"], ""],
		["?plans=other&plans=enterprise&billing=", ["basic", "monthly"], ""],
	])("is read from the URL %s, without defaults and unknown values", (search, chosen, kept) => {
		renderPlans(search);
		expect(checked()).toEqual(chosen);
		expect(window.location.search).toBe(kept);
		expect(window.location.hash).toBe(search.includes("#") ? "#pricing" : "");
	});

	test("is written into the URL, in the same history entry", async () => {
		const { user } = renderPlans("?utm=1");
		const { period, groups: names } = english.pricing;
		const entries = window.history.length;
		await user.click(screen.getByRole("radio", { name: interpolate(period.annual, { saving: "15%" }) }));
		await user.click(screen.getByRole("radio", { name: names.enterprise }));
		expect(window.location.search).toBe("?utm=1&plans=enterprise&billing=annual");
		await user.click(screen.getByRole("radio", { name: period.monthly }));
		expect(window.location.search).toBe("?utm=1&plans=enterprise");
		expect(window.history.length).toBe(entries);
		expect(navigate).toHaveBeenLastCalledWith("/?utm=1&plans=enterprise", {
			replace: true,
			state: { keepScroll: true },
		});
	});

	test("is made in groups with names", () => {
		renderPlans("");
		for (const name of [english.pricing.groupsLabel, english.pricing.period.label]) {
			expect(screen.getByRole("group", { name }).querySelector("legend")).toHaveTextContent(name);
		}
	});
});
