import { formatMoney } from "../../../../src/i18n/format";
import { readContent } from "../../../kit/content";
import { translations } from "../../../kit/translations";
import type { Flow, Visit } from "../visit";

const code = "ru";
const pricing = translations(code, "pricing");
const { annualSaving, groups } = readContent<Queries.PlansContentFragment>("plans");
const monthly = groups.map(({ plans }) => plans.map(({ price }) => price));
const annual = monthly.map((prices) => prices.map((price) => Math.round(price * (1 - annualSaving / 100))));

const choice = (text: string) => ({ css: "#pricing label", text });
const annualBilling = "#pricing label:has(input[value=annual])";

/** Expects the visible plans to have these prices, in this order. */
const expectPrices = (visit: Visit, prices: number[] = []) =>
	visit.until(
		(expected) => {
			const names = [...document.querySelectorAll<HTMLElement>("#pricing li h3")];
			const shown = names.filter((each) => each.checkVisibility()).map((each) => each.closest("li")?.innerText);
			return shown.length === expected.length && shown.every((text, index) => text?.includes(expected[index] ?? ""));
		},
		prices.map((price) => formatMoney(price, code)),
	);

export const pricingFlows: Flow[] = [
	{
		name: "plan groups and billing periods change the plans and their prices",
		async run(visit) {
			await visit.open("/ru/#pricing");
			await visit.expectBelowHeader("#pricing h2");
			await expectPrices(visit, monthly[0]);
			await visit.click(annualBilling);
			await expectPrices(visit, annual[0]);
			await visit.click(choice(pricing.groups.enterprise));
			await expectPrices(visit, annual[1]);
			await visit.click(choice(pricing.groups.basic));
			// A click does not focus a radio button in WebKit.
			await visit.tab.evaluate(() =>
				document.querySelector<HTMLElement>("#pricing [name=plan-group]:checked")?.focus(),
			);
			await visit.tab.press("ArrowRight");
			await expectPrices(visit, annual[1]);
		},
	},
	{
		name: "after a reload, the prices are those of the chosen billing period",
		async run(visit) {
			await visit.open("/ru/");
			await visit.click(annualBilling);
			await expectPrices(visit, annual[0]);
			await visit.reload();
			const isAnnual = () => document.querySelector<HTMLInputElement>("#pricing [value=annual]")?.checked === true;
			await expectPrices(visit, (await visit.tab.evaluate(isAnnual)) ? annual[0] : monthly[0]);
		},
	},
];
