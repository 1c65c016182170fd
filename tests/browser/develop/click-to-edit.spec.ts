import type { Locator, Page } from "@playwright/test";
import { baseKey, flatten } from "../../../content-model/check/messages";
import { contentSchemas } from "../../../content-model/schemas";
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
const { label: priceLabel } = words.fields.plans.groups.plans.price;

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
const settings = Object.values(contentSchemas).flatMap(({ shape }) => Object.keys(shape));

test("every text and setting of the pages can be edited", async ({ develop, page }) => {
	for (const { code } of languages) {
		const texts = new Set(pageNamespaces.flatMap((name) => allTexts(translations(code, name))));
		// Tags come from the market. One of them equals a word of the headline.
		for (const tag of usualTags) texts.delete(tag);
		for (const route of ["/404/", "/template/101/", "/templates/", "/"]) {
			await edit(page, develop, localizedPath(route, code));
			await expect.poll(async () => (await notEditable(page)).filter((text) => texts.has(text)), route).toEqual([]);
		}
		const marked = await page
			.locator("[data-edit]")
			.evaluateAll((elements) => elements.flatMap((element) => element.getAttribute("data-edit")?.match(/\S+/g) ?? []));
		expect(keys).toEqual(expect.arrayContaining([...new Set(marked)]));
		await page.getByRole("button", { name: labels.hidden }).click();
		const listed = panel(page).locator("section button");
		const rest = new Set(keys).size + settings.length - new Set(marked).size;
		await expect.poll(() => listed.count()).toBeGreaterThanOrEqual(rest);
		await page.keyboard.press("Escape");
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

test("Enter on a price changes it in the YAML file, and the check names what it refuses", async ({
	consoleErrors,
	develop,
	page,
}) => {
	consoleErrors.allow(refusedSave);
	await edit(page, develop, "/");
	const before = develop.read("content/plans.yaml");
	const [group] = readContent<Queries.PlansContentFragment>("plans").groups;
	const card = page.locator("#pricing li:has(h3)").nth((group?.plans.length ?? 0) - 1);
	const price = formatMoney(group?.plans.at(-1)?.price ?? 0, "en");
	await card.getByText(price, { exact: true }).first().press("Enter");
	const input = panel(page).getByLabel(priceLabel);
	await input.fill("-1");
	await panel(page).getByRole("button", { name: words.save }).click();
	await expect(panel(page).getByRole("alert")).toContainText(priceLabel);
	expect(develop.read("content/plans.yaml")).toBe(before);
	await input.fill("4321");
	// Without a saving, the annual price is the same.
	const shown = page.getByText("$4,321", { exact: true }).first();
	const changed = await saveAndUndo(page, develop, "content/plans.yaml", shown);
	expect(changed).toEqual([expect.stringMatching(/^- price: \d+$/), "+ price: 4321"]);
});

test("a feature moves to another position, and nothing else changes", async ({ develop, page }) => {
	await edit(page, develop, "/");
	const headings = page.locator("#features h3");
	const [first = "", second = "", ...rest] = await headings.allTextContents();
	await headings.first().click();
	await panel(page).getByLabel(labels.position).selectOption({ index: 1 });
	const shown = page.locator("#features li:first-child h3", { hasText: second });
	expect(await saveAndUndo(page, develop, "content/features.yaml", shown)).toEqual([]);
	await expect(headings).toHaveText([first, second, ...rest]);
});

test("after the last untranslated text, the panel closes and the switch has the focus", async ({ develop, page }) => {
	const file = "locales/ru/landing.json";
	const before = develop.read(file);
	const russian = translations("ru", "landing").hero.lead;
	await edit(page, develop, "/");
	develop.write(file, before.replace(JSON.stringify(russian), JSON.stringify(lead)));
	// A click reads the files again.
	await leadOf(page).click();
	await page.getByRole("button", { name: interpolate(words.untranslated.open, { count: 1 }) }).click();
	await panel(page).locator("section button").click();
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

test("Open the form leads to the field", async ({ develop, page }) => {
	await edit(page, develop, "/");
	await page.locator("#hero-section").getByText(note).click();
	const opened = page.context().waitForEvent("page");
	await panel(page).getByRole("link", { name: labels.form }).click();
	const field = (await opened).locator('[data-locale="en"] .field[data-key-path="hero.note"]');
	await expect(field).toBeInViewport();
});

test("a picture leads to the field of each language in the form", async ({ develop, page }) => {
	await edit(page, develop, "/");
	await page.locator("#hero-section picture img").click();
	const { wide } = readContent<{ picture: { wide: Record<string, string> } }>("hero").picture;
	for (const [language, file] of Object.entries(wide)) {
		const link = panel(page).getByRole("link", { name: `/${file}` });
		await expect(link).toHaveAttribute("href", new RegExp(`field=picture\\.wide\\.${language}#`));
	}
	await page.keyboard.press("Escape");
});
