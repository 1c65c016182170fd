import { expect } from "@playwright/test";
import { translations } from "../../../kit/translations";
import { phone } from "../browser";
import type { Flow } from "./flow";

const { header } = translations("en", "common");
const openLanguageMenu = "button[aria-controls=language-menu]";
const language = (code: string) => `#language-menu a[hreflang=${code}]`;

export const layoutFlows: Flow[] = [
	{
		name: "the language menu keeps the address, by mouse and by keyboard",
		isShort: true,
		async run(visit) {
			await visit.open("/templates/?price=free");
			await visit.click(openLanguageMenu);
			await visit.click(language("ru"));
			await visit.expectAddress("/ru/templates/?price=free");
			await visit.until(() => document.documentElement.lang === "ru");
			await visit.expectTexts("h1", [translations("ru", "catalog").list.title]);
			await visit.expectTexts("#language-menu a", []);

			await visit.focus(openLanguageMenu);
			await visit.press("Enter");
			await visit.until(() => document.querySelector("#language-menu")?.checkVisibility());
			await visit.press("Escape");
			await visit.expectTexts("#language-menu a", []);
			await visit.press("Enter");
			await visit.press("Tab");
			await visit.until((link) => document.activeElement?.matches(link), language("en"));
			await visit.press("Enter");
			await visit.expectAddress("/templates/?price=free");
			await visit.until(() => document.documentElement.lang === "en");
			await visit.click(openLanguageMenu);
			await visit.click("h1");
			await visit.expectTexts("#language-menu a", []);
		},
	},
	{
		name: "the menu on a phone opens, and closes with a link",
		async run(visit) {
			await visit.resize(phone);
			await visit.open("/template/101/");
			await visit.expectTexts("header nav a", []);
			await visit.click({ css: "header button", text: header.openMenu });
			await visit.expectTexts("header nav a", Object.values(header.links));
			await visit.click({ css: "header nav a", text: header.links.features });
			await visit.expectAddress("/#features");
			await visit.expectBelowHeader("#features h2");
			await visit.expectTexts("header nav a", []);
		},
	},
	{
		name: "links of other pages lead to the sections of the landing page",
		coveredBy: "scrolling.spec.ts",
		async run(visit) {
			for (const from of ["/templates/", "/uz/template/101/"]) {
				const prefix = from.startsWith("/uz") ? "/uz" : "";
				for (const id of ["pricing", "templates"]) {
					await visit.open(from);
					await visit.click(`header a[href="${prefix}/#${id}"]`);
					await visit.expectAddress(`${prefix}/#${id}`);
					await visit.expectBelowHeader(`#${id} h2`);
				}
			}
		},
	},
	{
		name: "navigation scrolls to the top, and going back restores the position",
		coveredBy: "scrolling.spec.ts",
		async run(visit) {
			await visit.open("/templates/");
			await visit.until(() => document.querySelectorAll("main article").length === 30);
			const card = "main li:nth-child(10) article a";
			await visit.hover(card);
			const before = await visit.settledScroll();
			expect(before).toBeGreaterThan(300);
			await visit.click(card);
			await visit.until(
				() => location.pathname.startsWith("/template/") && document.querySelector("[role=tab]") !== null,
			);
			await visit.until(() => window.scrollY === 0);
			await visit.back();
			await visit.until((top) => Math.abs(window.scrollY - top) < 2, before);
			await visit.forward();
			await visit.until(() => document.querySelector("[role=tab]") !== null && window.scrollY === 0);
			await visit.back();
			await visit.until((top) => Math.abs(window.scrollY - top) < 2, before);
		},
	},
	{
		name: "an unknown address shows the error view, whose link leads home",
		async run(visit) {
			const { errors, actions } = translations("ru", "common");
			await visit.open("/ru/nope/");
			await visit.expectTexts("h1", [errors.title]);
			await visit.click({ css: "main a", text: actions.goHome });
			await visit.expectAddress("/ru/");
			await visit.until(() => document.querySelector("#hero-section") !== null);
			visit.allowMessages(/status of 404/);
		},
	},
];
