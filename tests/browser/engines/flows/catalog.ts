import { readCatalog } from "../../../../sample-market/catalog";
import { translations } from "../../../kit/translations";
import type { Flow, Visit } from "../visit";

const template = translations("en", "template");

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

const expectCode = (visit: Visit, code: string | undefined) =>
	visit.until((expected) => document.querySelector("pre")?.textContent === expected, code);

export const catalogFlows: Flow[] = [
	{
		name: "the code of a template can be read and copied",
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

			await visit.click({ css: "section button", text: template.tools.copy });
			await visit.expectTexts("section[aria-label] button:not([aria-pressed])", [template.tools.copied]);
			await visit.click(row(first?.name));
			await visit.until(() => !document.querySelector("pre"));
		},
	},
	{
		name: "the address that sharing copies can be pasted",
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
			await visit.tab.press("Control+v");
			await visit.until((url) => document.querySelector("input")?.value === url, visit.origin + address + hash);
		},
	},
	{
		name: "a link to a script opens it in view",
		async run(visit) {
			await visit.open(`/uz${address}#script-${second?.id}`);
			await expectCode(visit, second?.releaseCode);
			await visit.expectBelowHeader("[role=tabpanel] button[aria-expanded=true]");
			await visit.until(() => document.activeElement?.getAttribute("aria-expanded") === "true");
		},
	},
	{
		name: "a search works by keyboard, and history keeps its query",
		async run(visit) {
			await visit.open("/templates/");
			// All templates are shown once the page has hydrated, and with it the search.
			await visit.until(() => document.querySelectorAll("main article").length === 30);
			await visit.tab.press("Control+k");
			await visit.until(() => document.activeElement?.matches("input[type=search]"));
			await visit.tab.type(title);
			await visit.until((name) => document.querySelector("input")?.value === name, title);
			await visit.until((name) => document.querySelector("main article")?.textContent?.includes(name), title);
			// Leaving the field writes the query to the address, which the link follows at once.
			await visit.tab.press("ArrowDown");
			await visit.tab.press("Enter");
			await visit.expectTexts("main h1", [title]);
			await visit.history(-1);
			await visit.until((query) => document.querySelector("input")?.value === query, title);
		},
	},
];
