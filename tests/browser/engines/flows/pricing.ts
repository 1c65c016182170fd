import { formatMoney } from "../../../../src/i18n/format";
import { planGroups, shows } from "../../../kit/content";
import { translations } from "../../../kit/translations";
import type { Flow, Visit } from "../visit";

const code = "ru";
const groupNames: Record<string, string> = translations(code, "pricing").groups;
const [first, last] = [planGroups[0], planGroups.at(-1)];

const choice = (group: typeof first) => ({ css: "#pricing label", text: groupNames[group?.id ?? ""] ?? "" });
const annualBilling = "#pricing label:has(input[value=annual])";
const monthlyBilling = "#pricing label:has(input[value=monthly])";

/** Expects the plans of a group to be visible with these prices, in this order. */
const expectPrices = (visit: Visit, group: typeof first, kind: "price" | "annualPrice") =>
	visit.until(
		(expected) => {
			const names = [...document.querySelectorAll<HTMLElement>("#pricing li h3")];
			const shown = names.filter((each) => each.checkVisibility()).map((each) => each.closest("li")?.innerText);
			return shown.length === expected.length && shown.every((text, index) => text?.includes(expected[index] ?? ""));
		},
		group?.plans.map((plan) => formatMoney(plan[kind], code)) ?? [],
	);

const flows: Flow[] = [
	{
		name: "plan groups and billing periods change the plans and their prices",
		async run(visit) {
			await visit.open("/ru/#pricing");
			await visit.expectBelowHeader("#pricing h2");
			await expectPrices(visit, first, "price");
			await visit.click(annualBilling);
			await expectPrices(visit, first, "annualPrice");
			await visit.click(choice(last));
			await expectPrices(visit, last, "annualPrice");
			await visit.click(choice(first));
			// A click does not focus a radio button in WebKit.
			await visit.tab.evaluate(() => document.querySelector<HTMLElement>("#pricing [name=plans]:checked")?.focus());
			await visit.tab.press("ArrowRight");
			await expectPrices(visit, planGroups[1] ?? first, "annualPrice");
		},
	},
	{
		name: "what is opened and chosen before hydration works, and is kept",
		async run(visit) {
			await visit.openWithoutScripts("/ru/");
			await visit.click("header button:has(+ #language-menu)");
			await visit.until(() => document.querySelector("#language-menu a")?.checkVisibility());
			await visit.tab.press("Escape");
			const isQuestionOpen = () => document.querySelector("#resources details")?.hasAttribute("open");
			await visit.click("#resources summary");
			await visit.until(isQuestionOpen);
			await visit.click(choice(last));
			await visit.click(annualBilling);
			await expectPrices(visit, last, "annualPrice");
			await visit.hydrate();
			await expectPrices(visit, last, "annualPrice");
			await visit.until(isQuestionOpen);
			await visit.click(monthlyBilling);
			await expectPrices(visit, last, "price");
		},
	},
	{
		name: "after a reload, the prices agree with the chosen billing period",
		async run(visit) {
			await visit.open("/ru/");
			await visit.click(annualBilling);
			await expectPrices(visit, first, "annualPrice");
			await visit.reload();
			const isAnnual = () => document.querySelector<HTMLInputElement>("#pricing [value=annual]")?.checked === true;
			await expectPrices(visit, first, (await visit.tab.evaluate(isAnnual)) ? "annualPrice" : "price");
		},
	},
];

export const pricingFlows = shows("pricing") ? flows : [];
