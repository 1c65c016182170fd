import type { Locator, Page } from "@playwright/test";
import { baseKey, flatten } from "../../../content-model/check/locale-texts";
import { readCatalog } from "../../../sample-market/catalog";
import { usualTags } from "../../../src/features/catalog/placeholder-data";
import { formatMoney } from "../../../src/i18n/format";
import { expect, languages, localizedPath } from "../../kit/browser";
import { readContent } from "../../kit/content";
import { type Develop, test } from "../../kit/develop";
import { differences, refusedSave } from "../../kit/editor";
import { allTexts, english, interpolate, pageNamespaces, pluralized, translations } from "../../kit/translations";

const { lead, note } = english.landing.hero;
const { page: labels, ...words } = english.editor;

const editSwitch = (page: Page) => page.getByRole("button", { name: labels.edit, exact: true });
const panel = (page: Page) => page.getByRole("dialog");
/** Not in the notice of untranslated texts. */
const leadOf = (page: Page) => page.locator("#hero-section").getByText(lead);

/** Opens a page, and outlines what a click edits. */
async function edit(page: Page, develop: Develop, route: string) {
	await develop.open(page, route);
	if ((await editSwitch(page).getAttribute("aria-pressed")) === "false") await editSwitch(page).click();
	await expect(page.locator("main [data-edit]:visible").first()).toBeVisible();
}

/** Saves the panel, and undoes the save once the page shows it. Returns the changed lines of a file. */
async function saveAndUndo(page: Page, { read, write }: Develop, file: string, shown: Locator) {
	const before = read(file);
	await panel(page).getByRole("button", { name: words.save }).click();
	await expect(shown).toBeVisible();
	const changed = differences(before, read(file));
	write(file, before);
	await expect(shown).toHaveCount(0);
	return changed;
}

/** The texts in the page that a click does not edit. */
const notEditable = (page: Page) =>
	page.evaluate(() => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const texts: string[] = [];
		while (walker.nextNode()) {
			const { parentElement: parent, nodeValue } = walker.currentNode;
			if (!parent?.closest("[data-edit], click-to-edit, script, style")) texts.push((nodeValue ?? "").trim());
		}
		return texts;
	});

/** The keys of the landing page. */
const keys = (["common", "landing", "language", "catalog", "pricing"] as const).flatMap((name) =>
	[...flatten(translations("en", name)).keys()].map((key) => baseKey(`${name}:${key}`)),
);

test("every text of the pages can be edited", async ({ develop, page }) => {
	for (const [code, routes] of [
		["ru", ["/"]],
		["en", ["/404/", "/template/101/", "/templates/", "/"]],
	] as const) {
		const texts = new Set(pageNamespaces.flatMap((name) => allTexts(translations(code, name))));
		// Tags come from the market. One of them equals a word of the headline.
		for (const tag of usualTags) texts.delete(tag);
		for (const route of routes) {
			await edit(page, develop, localizedPath(route, code));
			await expect.poll(async () => (await notEditable(page)).filter((text) => texts.has(text)), route).toEqual([]);
		}
		const marked = await page
			.locator("[data-edit]")
			.evaluateAll((elements) => elements.flatMap((element) => element.getAttribute("data-edit")?.match(/\S+/g) ?? []));
		expect(keys).toEqual(expect.arrayContaining([...new Set(marked)]));
	}
});

test("a click on the lead changes it, and the focus returns to it", async ({ develop, page }) => {
	await edit(page, develop, "/");
	await leadOf(page).click();
	for (const { code } of languages) {
		const input = panel(page).locator(`textarea[lang=${code}]`);
		await expect(input).toHaveValue(translations(code, "landing").hero.lead);
	}
	await panel(page).locator("textarea[lang=en]").fill("A lead of a test.");
	const shown = page.getByText("A lead of a test.");
	const changed = await saveAndUndo(page, develop, "locales/en/landing.json", shown);
	expect(changed).toEqual([expect.stringMatching(/^- "lead": /), '+ "lead": "A lead of a test.",']);
	await expect(leadOf(page)).toBeFocused();
});

test("a click on a text with a number shows its plural forms", async ({ develop, page }) => {
	await edit(page, develop, "/templates/");
	const { count_one: one, count_other: other } = english.catalog.list;
	const shown = pluralized(english.catalog.list, "count", readCatalog().list.length, "en");
	await page.locator('p[aria-hidden="true"]', { hasText: shown }).click();
	await expect(panel(page).locator("textarea[lang=en]")).toHaveText([one, other]);
	await page.keyboard.press("Escape");
	await expect(panel(page)).toHaveCount(0);
});

test("a refused text is marked, and nothing is saved", async ({ consoleErrors, develop, page }) => {
	consoleErrors.allow(refusedSave);
	await edit(page, develop, "/");
	await leadOf(page).click();
	const before = develop.read("locales/ru/landing.json");
	const russian = panel(page).locator("textarea[lang=ru]");
	await russian.fill("**Текст**");
	await panel(page).getByRole("button", { name: words.save }).click();
	await expect(russian).toBeFocused();
	await expect(russian).toHaveAttribute("aria-invalid", "true");
	await expect(russian).toHaveAccessibleDescription(/Markdown/);
	await expect(panel(page).locator("textarea[aria-invalid=true]")).toHaveCount(1);
	expect(develop.read("locales/ru/landing.json")).toBe(before);
	page.once("dialog", (question) => question.accept());
	await page.keyboard.press("Escape");
});

test("a file that has changed since the panel opened is not overwritten", async ({ consoleErrors, develop, page }) => {
	consoleErrors.allow(/status of 409/);
	const file = "locales/en/landing.json";
	const before = develop.read(file);
	await edit(page, develop, "/");
	await leadOf(page).click();
	await panel(page).locator("textarea[lang=en]").fill("A lead of a test.");
	const theirs = before.replace(JSON.stringify(note), '"A note of somebody else."');
	develop.write(file, theirs);
	await panel(page).getByRole("button", { name: words.save }).click();
	await expect(panel(page).getByRole("alert")).toHaveText(labels.conflict);
	expect(develop.read(file)).toBe(theirs);
	develop.write(file, before);
	page.once("dialog", (question) => question.accept());
	await page.keyboard.press("Escape");
	await expect(page.locator("#hero-section").getByText(note)).toBeVisible();
});

/** The address of the tab that opens, and the path of the field that its form shows. */
async function openedForm(page: Page, open: () => Promise<void>) {
	const opened = page.context().waitForEvent("page");
	await open();
	const form = await opened;
	const { pathname, hash, searchParams } = new URL(form.url());
	return { form, path: pathname + hash, field: searchParams.get("field") };
}

test("Enter on a price opens the form at its field", async ({ develop, page }) => {
	await edit(page, develop, "/");
	const [group] = readContent<Queries.PlansContentFragment>("plans").groups;
	const last = (group?.plans.length ?? 0) - 1;
	const card = page.locator("#pricing li:has(h3)").nth(last);
	const price = formatMoney(group?.plans.at(-1)?.price ?? 0, "en");
	const { form, path, field } = await openedForm(page, () =>
		card.getByText(price, { exact: true }).first().press("Enter"),
	);
	expect(path).toBe("/admin/#/collections/content/entries/plans");
	expect(field).toBe(`groups.0.plans.${last}.price`);
	await expect(form.locator(`.field[data-key-path="${field}"]`)).toBeInViewport();
	await form.close();
});

test("a picture opens the form at its field in the language of the page", async ({ develop, page }) => {
	await edit(page, develop, "/ru/");
	const { form, path, field } = await openedForm(page, () => page.locator("#hero-section picture img").click());
	expect(path).toBe("/admin/#/collections/content/entries/hero");
	expect(field).toBe("picture.wide.ru");
	await form.close();
});

test("the panel of a feature links to the feature in its form", async ({ develop, page }) => {
	await edit(page, develop, "/");
	await page.locator("#features h3").nth(1).click();
	const link = panel(page).getByRole("link", { name: words.files.features });
	await expect(link).toHaveAttribute("href", /field=features\.1\.id#\/collections\/content\/entries\/features$/);
	await page.keyboard.press("Escape");
});

test("after the last untranslated text, the panel closes and the switch has the focus", async ({ develop, page }) => {
	const file = "locales/ru/landing.json";
	const before = develop.read(file);
	const russian = translations("ru", "landing").hero.lead;
	await edit(page, develop, "/");
	develop.write(file, before.replace(JSON.stringify(russian), JSON.stringify(lead)));
	await page.getByRole("button", { name: interpolate(words.untranslated.open, { count: 1 }) }).click();
	await panel(page).locator("textarea[lang=ru]").fill(russian);
	await panel(page).getByRole("button", { name: words.save }).click();
	await expect(panel(page)).toHaveCount(0);
	await expect(editSwitch(page)).toBeFocused();
	await expect(page.locator("click-to-edit").getByRole("status")).not.toBeEmpty();
	expect(develop.read(file)).toBe(before);
});

test("an unsaved change is discarded only after a question", async ({ develop, page }) => {
	await edit(page, develop, "/");
	await leadOf(page).click();
	await panel(page).locator("textarea[lang=en]").fill("A lead of a test.");
	const unload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
	expect(await page.evaluate(unload), "asks before a reload").toBe(true);
	page.once("dialog", (question) => question.dismiss());
	await page.keyboard.press("Escape");
	await expect(panel(page).locator("textarea[lang=en]")).toHaveValue("A lead of a test.");
	page.once("dialog", (question) => question.accept());
	await page.keyboard.press("Escape");
	await expect(panel(page)).toHaveCount(0);
});

test("a link is followed with Ctrl, and without it when Edit is off", async ({ develop, page }) => {
	await edit(page, develop, "/");
	const link = page.locator("footer a[href^='/']").first();
	const linked = page.context().waitForEvent("page");
	await link.click({ modifiers: ["ControlOrMeta"] });
	await (await linked).close();
	await expect(panel(page)).toHaveCount(0);
	await editSwitch(page).click();
	await expect(page.locator("[data-edit]")).toHaveCount(0);
	const address = await link.getAttribute("href");
	await link.click();
	await expect(page).toHaveURL(develop.origin + address);
});

test("the terminal has no warnings about the order of styles", async ({ develop }) => {
	expect(develop.log()).not.toMatch(/Conflicting order/);
});
