import { expect } from "@playwright/test";
import { readCatalog } from "../../../../sample-market/catalog";
import { translations } from "../../../kit/translations";
import type { Visit } from "../visit";
import type { Flow } from "./flow";

const template = translations("en", "template");
const search = translations("en", "search");

/** The first template of the sample market, and its scripts. */
const [{ id, title } = { id: "", title: "" }] = readCatalog().list;
const scripts =
	readCatalog()
		.details.get(String(id))
		?.data.map(({ script }) => script) ?? [];
const [first, second] = scripts;

const address = `/template/${id}/`;
const link = `main a[href="${address}"]`;
const row = (name: string | undefined) => ({ css: "[role=tabpanel] h2 button", text: name ?? "" });
const tool = (text: string) => ({ css: "section button, section a[download]", text });
const titles = "main article h2, main article h3";

/** The number of templates. Every second one is free (docs/rules.md, Templates). */
const all = readCatalog().list.length;

const expectCards = (visit: Visit, expected: number) =>
	visit.until((count) => document.querySelectorAll("main article").length === count, expected);

const expectCode = (visit: Visit, code: string | undefined) =>
	visit.until((expected) => document.querySelector("pre")?.textContent === expected, code);

/** Runs in the page: whether the lines of the code are longer than its box. */
const isCut = () => {
	const box = document.querySelector("pre");
	return box !== null && box.scrollWidth > box.clientWidth;
};

export const catalogFlows: Flow[] = [
	{
		name: "a template opens from the list, and its code can be read, wrapped, copied and downloaded",
		isShort: true,
		async run(visit) {
			await visit.open("/templates/");
			await visit.click(link);
			await visit.expectAddress(address);
			await visit.expectTexts("main h1", [title]);
			await visit.click("[role=tab]:nth-child(2)");
			await visit.click(row(second?.name));
			await expectCode(visit, second?.releaseCode);
			await visit.click(row(first?.name));
			await expectCode(visit, first?.releaseCode);
			await visit.expectTexts("[role=tabpanel] button[aria-expanded=true]", [first?.name]);

			await visit.until(isCut);
			await visit.click(tool(template.tools.wrap));
			await visit.until(
				() => document.querySelector("pre")?.scrollWidth === document.querySelector("pre")?.clientWidth,
			);
			await visit.click(tool(template.tools.copy));
			await visit.expectTexts("section[aria-label] button:not([aria-pressed])", [template.tools.copied]);
			await visit.click(tool(template.tools.download));
			await expect.poll(() => visit.tab.download()).toBe(first?.releaseCode);
			await visit.click(row(first?.name));
			await visit.until(() => !document.querySelector("pre"));
		},
	},
	{
		name: "sharing copies the address, which the search field can take",
		async run(visit) {
			const hash = `#script-${first?.id}`;
			await visit.open(address + hash);
			// The page scrolls to the script that it opens.
			await visit.until(() => document.querySelector("main pre") !== null);
			await visit.settledScroll();
			await visit.click({ css: "main button", text: template.share.label });
			await visit.until((text) => document.body.innerText.includes(text), template.share.copied);
			await visit.click('main nav a[href="/templates/"]');
			await visit.expectAddress("/templates/");
			await visit.click("input[type=search]");
			await visit.press("Control+v");
			await visit.until((url) => document.querySelector("input")?.value === url, visit.origin + address + hash);
		},
	},
	{
		name: "without access to the clipboard, the code is selected and the address shown",
		async run(visit) {
			await visit.open(`${address}#script-${first?.id}`);
			await visit.tab.evaluate(() => {
				Object.defineProperty(navigator, "clipboard", { value: undefined });
				document.execCommand = () => false;
			});
			await visit.click(tool(template.tools.copy));
			await visit.until((text) => document.body.innerText.includes(text), template.tools.selected);
			expect(await visit.tab.evaluate(() => document.getSelection()?.toString().includes("class"))).toBe(true);
			await visit.click({ css: "main button", text: template.share.label });
			await visit.until(
				(url) => document.querySelector<HTMLInputElement>("main input[readonly]")?.value === url,
				`${visit.origin}${address}#script-${first?.id}`,
			);
		},
	},
	{
		name: "a link to a script opens it in view",
		async run(visit) {
			await visit.open(`/uz${address}#script-${second?.id}`);
			await expectCode(visit, second?.releaseCode);
			await visit.expectBelowHeader("[role=tabpanel] button[aria-expanded=true]");
			await visit.until(() => document.activeElement?.getAttribute("aria-expanded") === "true");
			await visit.open(`${address}#scripts`);
			await visit.until(() => document.querySelector("[role=tab]:nth-child(2)[aria-selected=true]") !== null);
			await visit.until(() => !document.querySelector("pre"));
		},
	},
	{
		name: "the search forgives a typo, and the address keeps query, filter and order",
		async run(visit) {
			await visit.open("/templates/");
			await visit.press("Control+k");
			await visit.until(() => document.activeElement?.matches("input[type=search]"));
			await visit.tab.type("telegarm suport");
			await visit.until(
				(name) => document.querySelector("main article")?.textContent?.includes(name),
				"Telegram support bot",
			);
			// Leaving the field writes the query to the address, which the link follows at once.
			await visit.press("ArrowDown");
			await visit.press("Enter");
			await visit.expectTexts("main h1", ["Telegram support bot"]);
			await visit.back();
			await visit.expectAddress("/templates/?q=telegarm+suport");
			await visit.until(() => document.querySelector("input")?.value === "telegarm suport");

			await visit.open("/templates/");
			await visit.click("label:has(input[value=free])");
			await visit.expectAddress("/templates/?price=free");
			await expectCards(visit, Math.floor(all / 2));
			await visit.focus("select");
			await visit.press("ArrowDown");
			await visit.expectAddress("/templates/?price=free&sort=title");
			const names = (await visit.texts(titles)).sort(new Intl.Collator("en", { numeric: true }).compare);
			await visit.expectTexts(titles, names);
			await visit.back();
			await visit.expectAddress("/templates/?price=free");
			await visit.back();
			await expectCards(visit, all);
			await visit.open("/templates/?price=free&sort=title");
			await visit.expectTexts(titles, names);
			await visit.click({ css: "main button", text: search.clearAll });
			await visit.expectAddress("/templates/?sort=title");
		},
	},
];
