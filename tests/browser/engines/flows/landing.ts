import { expect } from "@playwright/test";
import { formatMoney } from "../../../../src/i18n/format";
import { readContent } from "../../../kit/content";
import { translations } from "../../../kit/translations";
import type { Visit } from "../visit";
import type { Flow } from "./flow";

const { hero } = translations("en", "landing");
const words = Object.values(hero.words);
const activeWord = (visit: Visit) => visit.texts('h1 [data-state="active"]');

/** Waits for three and a half seconds of the page: longer than a word is shown. */
async function waitForInterval(visit: Visit) {
	const start = await visit.tab.evaluate(() => performance.now());
	await visit.until((from) => performance.now() > from + 3500, start);
}

const { annualSaving, groups } = readContent<Queries.PlansContentFragment>("plans");
const monthly = (group: number) => groups[group]?.plans.map(({ price }) => price) ?? [];
const annual = (group: number) => monthly(group).map((price) => Math.round(price * (1 - annualSaving / 100)));

export const landingFlows: Flow[] = [
	{
		name: "the words of the hero rotate until the visitor pauses them",
		async run(visit) {
			await visit.open("/");
			await visit.until(
				(word) => document.querySelector('h1 [data-state="active"]')?.textContent?.trim() === word,
				words[1],
			);
			await visit.click({ css: "#hero-section button", text: hero.pause });
			const [paused] = await activeWord(visit);
			await waitForInterval(visit);
			expect(await activeWord(visit)).toEqual([paused]);
			await visit.click({ css: "#hero-section button", text: hero.play });
			await visit.until(
				(word) => document.querySelector('h1 [data-state="active"]')?.textContent?.trim() !== word,
				paused,
			);
		},
	},
	{
		name: "reduced motion keeps the first word, and navigation jumps to the top",
		preferences: { reducedMotion: true },
		async run(visit) {
			await visit.open("/");
			await waitForInterval(visit);
			expect(await activeWord(visit)).toEqual([words[0]]);
			await visit.tab.evaluate(() => {
				window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
				const tops: number[] = [];
				Object.assign(window, { tops });
				window.addEventListener("click", () => window.addEventListener("scroll", () => tops.push(window.scrollY)));
			});
			await visit.click('main a[href="/templates/"]');
			await visit.expectTexts("h1", [translations("en", "catalog").list.title]);
			await visit.until(() => window.scrollY === 0);
			const tops = await visit.tab.evaluate(() => (window as unknown as { tops: number[] }).tops);
			expect(tops.filter((top) => top > 0)).toEqual([]);
		},
	},
	{
		name: "plan groups and billing periods change the plans and their prices",
		isShort: true,
		async run(visit) {
			const code = "ru";
			const pricing = translations(code, "pricing");
			const expectPrices = (prices: number[]) =>
				visit.until(
					({ prices }) => {
						const panel = document.querySelector("#pricing [role=tabpanel]:not([hidden])");
						const shown = [...(panel?.querySelectorAll("li h3") ?? [])].map((name) => name.closest("li")?.innerText);
						return shown.length === prices.length && shown.every((text, index) => text?.includes(prices[index] ?? ""));
					},
					{ prices: prices.map((price) => formatMoney(price, code)) },
				);
			await visit.open("/ru/#pricing");
			await visit.expectBelowHeader("#pricing h2");
			await expectPrices(monthly(0));
			await visit.click("#pricing label:has(input[value=annual])");
			await expectPrices(annual(0));
			await visit.click({ css: "#pricing [role=tab]", text: pricing.groups.enterprise });
			await expectPrices(annual(1));
			await visit.press("ArrowRight");
			await expectPrices(annual(0));
		},
	},
];
