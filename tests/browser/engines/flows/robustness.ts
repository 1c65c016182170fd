import { expect } from "@playwright/test";
import { languages, localizedPath } from "../../../../src/i18n/languages";
import type { Flow } from "./flow";

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

export const robustnessFlows: Flow[] = [
	{
		name: "every page hydrates without a message, in every language",
		async run(visit) {
			for (const { code } of languages) {
				for (const route of ["/", "/templates/", "/template/101/"]) {
					await visit.open(localizedPath(route, code));
					await visit.tab.evaluate(scrollThrough);
				}
			}
		},
	},
	{
		name: "the page of a link is loaded before the click",
		isShort: true,
		async run(visit) {
			await visit.open("/templates/");
			// A link in view, without the pointer. Gatsby waits for three seconds.
			await visit.until(hasRequested, "/index/");
			expect(await visit.tab.evaluate(hasRequested, "/ru/templates/")).toBe(false);
			await visit.click("header button:has(+ #language-menu)");
			await visit.hover("#language-menu a[hreflang=ru]");
			await visit.until(hasRequested, "/ru/templates/");
		},
	},
];
