import { act, fireEvent, screen } from "@testing-library/react";
import { annualBill, annualMonthlyPrice, dollarsSaved } from "../../../src/features/pricing/billing";
import { chatUrl } from "../../../src/features/pricing/plan-card";
import { PlanCup } from "../../../src/features/pricing/plan-cup";
import { Plans } from "../../../src/features/pricing/plans";
import { Pricing } from "../../../src/features/pricing/pricing";
import { normalizeSpaces } from "../../kit/content";
import { renderPage } from "../../kit/render";
import { english, interpolate, translations } from "../../kit/translations";

// docs/rules.md, Pricing: monthly price, saving, monthly price with annual billing, annual bill, and what it saves. Half dollars round up.
test.each([
	[0, 15, 0, undefined, 0],
	[5, 15, 4, 48, 12],
	[10, 15, 9, 108, 12],
	[13, 15, 11, 132, 24],
	[250, 7, 233, 2796, 204],
	[13, 0, 13, 156, 0],
])("%i dollars per month less %i percent are %i per month, and %s per year", (price, saving, annual, bill, saved) => {
	expect(annualMonthlyPrice(price, saving)).toBe(annual);
	expect(annualBill(price, saving)).toBe(bill);
	expect(dollarsSaved(price, saving)).toBe(saved);
});

test("the chat link contains the message unchanged, with spaces as %20", () => {
	const message = "R&D #1 + 2 = 3? 100%\n👋 Oʻzbekcha &text=other#hash";
	const link = chatUrl("https://t.me/qahva_sales", message);
	const url = new URL(link);
	expect(url.origin + url.pathname + url.hash).toBe("https://t.me/qahva_sales");
	expect([...url.searchParams]).toEqual([["text", message]]);
	// The messaging app does not read + as a space.
	expect(link).not.toContain("+");
});

const noAnswer = { annualSaving: 15, limitAnswer: null, comparison: null };

test.each([
	[13, ["interestMonthly", "interestAnnual"]],
	[0, ["interest"]],
] as const)(
	"a plan of %i dollars opens its chat in a new tab, with its name and period in the message",
	(price, keys) => {
		const strings = translations("ru", "pricing");
		const plan = { id: "pro", price, recommended: null, chat: "https://t.me/sales", features: [] };
		const content = { ...noAnswer, groups: [{ id: "basic", plans: [plan] }] };
		renderPage(<Plans content={content} />, { language: "ru" });
		const links = screen.getAllByRole<HTMLAnchorElement>("link", { name: strings.getNow });
		for (const link of links) expect(link).toHaveAttribute("target", "_blank");
		const messages = keys.map((key) => interpolate(strings[key], { plan: strings.plans.pro.name }));
		expect(links.map(({ href }) => href)).toEqual(messages.map((message) => chatUrl("https://t.me/sales", message)));
		expect(screen.queryAllByRole("link", { name: strings.signUp })).toHaveLength(price === 0 ? 1 : 0);
	},
);

test("the table compares the plans of all groups, with a last column for features without a column", () => {
	const features = (...kinds: string[]) => kinds.map((kind) => ({ kind, count: kind === "disk-gb" ? 5 : null }));
	const plan = (id: string, ...kinds: string[]) => ({
		id,
		price: 13,
		recommended: null,
		chat: "https://t.me/sales",
		features: features(...kinds),
	});
	const groups = [
		{ id: "basic", plans: [plan("pro", "disk-gb")] },
		{ id: "enterprise", plans: [plan("self-hosted", "priority-support", "custom-infrastructure")] },
	];
	const comparison = [{ id: "disk", kinds: ["disk-mb", "disk-gb"] }];
	renderPage(<Plans content={{ ...noAnswer, comparison, groups }} />);
	const rows = [...document.querySelectorAll("tr")].map(({ cells }) => [...cells].map((cell) => cell.textContent));
	const { comparison: strings, plans, groups: names, features: kinds } = english.pricing;
	expect(rows).toEqual([
		[strings.plan, strings.price, strings.columns.disk, strings.other],
		[names.basic],
		[plans.pro.name, "$13 $11", interpolate(strings.values["disk-gb"], { count: 5 }), "—"],
		[names.enterprise],
		[plans["self-hosted"].name, "$13 $11", "—", kinds["priority-support"] + kinds["custom-infrastructure"]],
	]);
});

test("a link leads to the answer about the limit of runs", () => {
	renderPage(<Plans content={{ ...noAnswer, limitAnswer: "/#faq-runs", groups: [] }} />);
	const link = screen.getByRole("link", { name: normalizeSpaces(english.pricing.limitAnswer) });
	expect(link).toHaveAttribute("href", "/#faq-runs");
});

describe("the choice of plans", () => {
	const groups = ["basic", "enterprise"].map((id) => ({ id, plans: [] }));
	const checked = () => screen.getAllByRole<HTMLInputElement>("radio", { checked: true }).map(({ value }) => value);

	// The router renders a page with a new location.
	const plansAt = (pathname: string) => <Pricing content={{ ...noAnswer, groups }} location={{ pathname }} />;

	async function renderPlans(search: string) {
		window.history.replaceState(null, "", `/${search}`);
		// Its cards are loaded.
		return act(async () => renderPage(plansAt("/")));
	}

	test.each([
		["", ["basic", "monthly"], ""],
		["?plans=enterprise&billing=annual", ["enterprise", "annual"], "?plans=enterprise&billing=annual"],
		["?utm=a+b&billing=annual#pricing", ["basic", "annual"], "?utm=a+b&billing=annual"],
		["?plans=basic&billing=monthly", ["basic", "monthly"], ""],
		["?plans=other&plans=enterprise&billing=", ["basic", "monthly"], ""],
	])("is read from the URL %s, without defaults and unknown values", async (search, chosen, kept) => {
		await renderPlans(search);
		expect(checked()).toEqual(chosen);
		expect(window.location.search).toBe(kept);
		expect(window.location.hash).toBe(search.includes("#") ? "#pricing" : "");
	});

	test("is written into the URL, in the same history entry", async () => {
		const { user } = await renderPlans("?utm=1");
		const { period, groups: names } = english.pricing;
		const entries = window.history.length;
		await user.click(screen.getByRole("radio", { name: interpolate(period.annual, { saving: "15%" }) }));
		await user.click(screen.getByRole("radio", { name: names.enterprise }));
		expect(window.location.search).toBe("?utm=1&plans=enterprise&billing=annual");
		await user.click(screen.getByRole("radio", { name: period.monthly }));
		expect(window.location.search).toBe("?utm=1&plans=enterprise");
		expect(window.history.length).toBe(entries);
	});

	test("is made also when Safari refuses the change: after 100 in 10 seconds", async () => {
		const { user } = await renderPlans("");
		jest.spyOn(window.history, "replaceState").mockImplementation(() => {
			throw new DOMException(
				"Attempt to use history.replaceState() more than 100 times per 10 seconds",
				"SecurityError",
			);
		});
		await user.click(screen.getByRole("radio", { name: english.pricing.groups.enterprise }));
		expect(checked()).toEqual(["enterprise", "monthly"]);
		expect(window.location.search).toBe("");
	});

	test("follows the URL when the visitor goes back", async () => {
		await renderPlans("?plans=enterprise&billing=annual");
		window.history.replaceState(null, "", "/?billing=annual");
		fireEvent.popState(window);
		expect(checked()).toEqual(["basic", "annual"]);
		expect(window.location.search).toBe("?billing=annual");
	});

	test("is made in groups with names", async () => {
		await renderPlans("");
		for (const name of [english.pricing.groupsLabel, english.pricing.period.label]) {
			expect(screen.getByRole("group", { name }).querySelector("legend")).toHaveTextContent(name);
		}
	});
});

test.each([
	[
		[
			["memory-mb", 512],
			["shared-cpu", 1],
		],
		"/cups/1.svg",
		"84",
	],
	[
		[
			["memory-gb", 2],
			["cpu", 2],
		],
		"/cups/2.svg",
		"102",
	],
	[
		[
			["memory-gb", 32],
			["cpus", 12],
		],
		"/cups/12.svg",
		"138",
	],
	[[["self-hosted-deployment", null]], "/cups/0.svg", "138"],
] satisfies [[string, number | null][], string, string][])(
	"the cup of a plan with %j is %s, %s pixels wide",
	(features, src, width) => {
		renderPage(<PlanCup features={features.map(([kind, count]) => ({ kind, count }))} />);
		const cup = screen.getByRole("presentation");
		expect([cup.getAttribute("src"), cup.getAttribute("width")]).toEqual([src, width]);
	},
);
