import { expect } from "@playwright/test";
import { JSDOM } from "jsdom";
import { languages, localizedPath } from "../../../../src/i18n/languages";
import { translations } from "../../../kit/translations";
import type { Flow } from "./flow";

const catalog = translations("en", "catalog");
const { hero } = translations("uz", "landing");

/** The texts with an amount of money, in a built page or in the open one: then it runs in the page. */
const amounts = (built?: ParentNode) =>
	[...(built ?? document).querySelectorAll("main *")]
		.filter((each) => each.childElementCount === 0 && each.textContent?.includes("$"))
		.map((each) => each.textContent);

/** Runs in the page: scrolls through it, so that everything that waits for the viewport is shown. */
async function scrollThrough() {
	for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
		window.scrollTo({ top, behavior: "instant" });
		await new Promise(requestAnimationFrame);
	}
}

/** Runs in the page: whether it has requested the data of another page. */
const hasRequested = (path: string) =>
	performance.getEntriesByType("resource").some(({ name }) => name.endsWith(`/page-data${path}page-data.json`));

/** Runs in the page: the texts of the controls whose color is close to the color of the page. */
function findInvisible(): string[] {
	const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
	const light = (color: string) =>
		channels(color)
			.slice(0, 3)
			.reduce((sum, value) => sum + value, 0) / 3;
	const isOpaque = (color: string) => (channels(color)[3] ?? 1) > 0.5;
	const backgroundOf = (element: Element | null): string => {
		const { backgroundColor } = getComputedStyle(element ?? document.documentElement);
		return !element || isOpaque(backgroundColor) ? backgroundColor : backgroundOf(element.parentElement);
	};
	return [...document.querySelectorAll<HTMLElement>("button, label, summary, a[href], select")]
		.filter((each) => each.checkVisibility() && each.innerText.trim() !== "")
		.filter((each) => Math.abs(light(getComputedStyle(each).color) - light(backgroundOf(each))) < 80)
		.map((each) => each.innerText);
}

export const robustnessFlows: Flow[] = [
	{
		name: "errors and violations of the policy are seen, which the other flows rely on",
		async run(visit) {
			await visit.open("/");
			await visit.tab.evaluate(() => {
				setTimeout(() => {
					throw new Error("a test error");
				});
				fetch("https://example.com/").catch(() => {});
			});
			const expected = [/a test error/, /connect-src/];
			const isSeen = async () => {
				const messages = await visit.tab.messages();
				return expected.map((pattern) => messages.some((each) => pattern.test(each)));
			};
			await expect.poll(isSeen).toEqual([true, true]);
			visit.allowMessages(/a test error|connect-src|Fetch API cannot load/);
		},
	},
	{
		name: "every page hydrates as it was built, in every language",
		coveredBy: "pages.spec.ts",
		async run(visit) {
			for (const { code } of languages) {
				for (const route of ["/", "/templates/", "/template/101/"]) {
					const path = localizedPath(route, code);
					const html = await (await fetch(visit.origin + path)).text();
					await visit.open(path);
					await visit.tab.evaluate(scrollThrough);
					const shown = await visit.tab.evaluate(amounts);
					const built = amounts(new JSDOM(html).window.document);
					expect(built.length).toBeGreaterThan(0);
					expect(shown).toEqual(expect.arrayContaining(built));
				}
			}
		},
	},
	{
		name: "the page of a link is loaded before the click",
		async run(visit) {
			await visit.open("/templates/");
			// A link in view, without the pointer. Gatsby waits for three seconds.
			await visit.until(hasRequested, "/index/");
			expect(await visit.tab.evaluate(hasRequested, "/ru/templates/")).toBe(false);
			await visit.click("button[aria-controls=language-menu]");
			await visit.hover("#language-menu a[hreflang=ru]");
			await visit.until(hasRequested, "/ru/templates/");
		},
	},
	{
		name: "failed calls show a toast, and the prerendered content stays",
		coveredBy: "market-failures.spec.ts",
		marketIsDown: true,
		async run(visit) {
			await visit.open("/templates/");
			await visit.expectTexts(".Toastify__toast", ["Error"]);
			await visit.until(() => document.querySelectorAll("main article").length === 24);
			await visit.until((text) => document.body.innerText.includes(text), catalog.refreshFailed);
			await visit.expectTexts(".Toastify__toast", []);
			await visit.click('main a[href="/template/102/"]');
			await visit.expectTexts(".Toastify__toast", ["Error!"]);
			visit.allowMessages(/status of 500|MarketError: .* was answered with 500/);
		},
	},
	{
		name: "without JavaScript, the page shows its content and no dead controls",
		coveredBy: "no-script.spec.ts",
		preferences: { noScript: true },
		async run(visit) {
			await visit.open("/uz/");
			await visit.expectTexts("#hero-section p", [hero.lead]);
			await visit.expectTexts("[data-needs-script]", []);
			expect(await visit.texts("header a[hreflang]")).toHaveLength(languages.length);
			const plans = await visit.texts("#pricing li h3, #pricing li h4");
			expect(plans).toHaveLength(8);
			await visit.open("/templates/");
			expect(await visit.texts("main article")).toHaveLength(24);
			visit.allowMessages(/preloaded using link preload but not used|was preloaded/);
		},
	},
	{
		name: "with forced colors, the texts of controls are visible",
		preferences: { forcedColors: true },
		async run(visit) {
			for (const route of ["/", "/templates/", "/template/101/#script-1001", "/nope/"]) {
				await visit.open(route);
				expect(await visit.tab.evaluate(findInvisible)).toEqual([]);
			}
			visit.allowMessages(/status of 404/);
		},
	},
	{
		name: "with blocked storage, the site works",
		coveredBy: "resilience.spec.ts",
		preferences: { blockedStorage: true },
		async run(visit) {
			await visit.open("/templates/");
			await visit.click('main a[href="/template/101/"]');
			await visit.until(() => document.querySelector("[role=tab]") !== null);
			await visit.back();
			await visit.expectAddress("/templates/");
			await visit.click("button[aria-controls=language-menu]");
			await visit.click("#language-menu a[hreflang=uz]");
			await visit.expectAddress("/uz/templates/");
			await visit.until(() => document.querySelectorAll("main article").length === 30);
		},
	},
];
