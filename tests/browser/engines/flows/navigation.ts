import { expect } from "@playwright/test";
import { readContent } from "../../../kit/content";
import { translations } from "../../../kit/translations";
import { narrow } from "../tab";
import type { Flow } from "../visit";

const texts: Record<string, string> = translations("en", "common").header.links;
const links = readContent<{ header: { id: string; to: string }[] }>("site").header;
const names = links.map(({ id }) => texts[id] ?? "");
const toSection = links.find(({ to }) => to.startsWith("/#"));
const languageButton = "header button:has(+ #language-menu)";
const menuButton = "button[aria-controls=site-menu]";
const language = (code: string) => `#language-menu a[hreflang=${code}]`;

/** Runs in the page: whether it has requested the data of another page. */
const hasRequested = (path: string) =>
	performance.getEntriesByType("resource").some(({ name }) => name.endsWith(`/page-data${path}page-data.json`));

export const navigationFlows: Flow[] = [
	{
		name: "the language menu works by mouse and by keyboard",
		async run(visit) {
			await visit.open("/templates/?price=free");
			await visit.click(languageButton);
			await visit.click(language("ru"));
			await visit.expectAddress("/ru/templates/?price=free");
			await visit.until(() => document.documentElement.lang === "ru");
			await visit.expectTexts("#language-menu a", []);

			await visit.tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), languageButton);
			await visit.tab.press("Enter");
			await visit.until(() => document.querySelector("#language-menu")?.checkVisibility());
			await visit.tab.press("Escape");
			await visit.expectTexts("#language-menu a", []);
			await visit.tab.press("Enter");
			await visit.tab.press("Tab");
			await visit.until((link) => document.activeElement?.matches(link), language("en"));
			await visit.tab.press("Enter");
			await visit.expectAddress("/templates/?price=free");
			await visit.click(languageButton);
			await visit.click("h1");
			await visit.expectTexts("#language-menu a", []);
		},
	},
	{
		name: "a link in the menu of a phone leads to a section",
		async run(visit) {
			await visit.tab.resize(narrow);
			await visit.open("/template/101/");
			await visit.expectTexts("header nav li a", []);
			await visit.click(menuButton);
			await visit.expectTexts("header nav li a", names);
			// A marketer may have removed the links to sections.
			await visit.click(`header nav li a[href="${toSection?.to ?? "/"}"]`);
			await visit.expectAddress(toSection?.to ?? "/");
			if (toSection) await visit.expectBelowHeader(`${toSection.to.slice(1)} :is(h1, h2, h3)`);
			await visit.expectTexts("header nav li a", []);
		},
	},
	{
		name: "history restores the scroll position",
		async run(visit) {
			await visit.open("/templates/");
			await visit.until(() => document.querySelectorAll("main article").length === 30);
			const card = "main li:nth-child(10) article a";
			await visit.hover(card);
			const before = await visit.settledScroll();
			await visit.click(card);
			await visit.until(
				() => location.pathname.startsWith("/template/") && document.querySelector("[role=tab]") !== null,
			);
			await visit.until(() => window.scrollY === 0);
			await visit.history(-1);
			await visit.until((top) => top > 300 && Math.abs(window.scrollY - top) < 2, before);
			await visit.history(1);
			await visit.until(() => document.querySelector("[role=tab]") !== null && window.scrollY === 0);
		},
	},
	{
		name: "the page of a link is loaded before the click",
		async run(visit) {
			await visit.open("/templates/");
			// A link in view, without the pointer. Gatsby waits for three seconds.
			await visit.until(hasRequested, "/index/");
			expect(await visit.tab.evaluate(hasRequested, "/ru/templates/")).toBe(false);
			await visit.click(languageButton);
			await visit.hover(language("ru"));
			await visit.until(hasRequested, "/ru/templates/");
		},
	},
];
