import type { Frame, Locator, Page } from "@playwright/test";
import { baseKey, flatten } from "../../../content-model/check/locale-strings";
import { besideAddress } from "../../../editor/config/frames";
import { readCatalog } from "../../../sample-market/catalog";
import { usualTags } from "../../../src/features/catalog/placeholder-data";
import { formatMoney } from "../../../src/i18n/format";
import type { LanguageCode } from "../../../src/i18n/languages";
import { expect, languages, localizedPath } from "../../kit/browser";
import { readContent } from "../../kit/content";
import { type Develop, test } from "../../kit/develop";
import { cmsMessages, differences } from "../../kit/editor";
import { push, waitForHydration } from "../../kit/navigation";
import { allStrings, english, pageNamespaces, pluralized, translations } from "../../kit/translations";

const { lead } = english.landing.hero;
const { page: labels } = english.editor;

const isEditor = (url: string) => /\/admin\/(?!edit)/.test(url);
const site = (page: Page) => page.frameLocator("#page");
const form = (page: Page) => page.frameLocator("#form iframe");
const editSwitch = (page: Page) => site(page).getByRole("button", { name: labels.edit, exact: true });
const save = (page: Page) => form(page).getByRole("button", { name: "Save", exact: true });
/** Not in the notice of untranslated strings. */
const leadOf = (page: Page, code: LanguageCode = "en") =>
	site(page).locator("#hero-section").getByText(translations(code, "landing").hero.lead);

/** The frame of a document in the document with the page and its form. */
function frameOf(page: Page, matches: (url: string) => boolean): Frame {
	const frame = page.frames().find((each) => each.parentFrame() && matches(each.url()));
	if (!frame) throw new Error("The frame is not there");
	return frame;
}

/** Opens a page beside its form, and waits for both. */
async function edit(page: Page, develop: Develop, route: string) {
	if (!page.url().startsWith(`${develop.origin}/admin/edit.html`)) {
		await develop.open(page, "/");
		await page.goto(develop.origin + besideAddress(route));
	}
	await expect(editSwitch(page)).toHaveAttribute("aria-pressed", "true");
	const frame = frameOf(page, (url) => !isEditor(url));
	await waitForHydration(frame);
	await push(frame, route);
	await expect(page).toHaveURL(develop.origin + besideAddress(route));
	await expect(site(page).locator("main [data-edit]:visible").first()).toBeVisible();
	await expect.poll(() => frameOf(page, isEditor).evaluate(() => window.openForm !== undefined)).toBe(true);
}

/** A field of the form. */
const fieldOf = (page: Page, locale: string, field: string): Locator =>
	form(page).locator(`.pane[data-locale="${locale}"] .field[data-key-path="${field}"]`);

/** Waits until the field of a form has the focus. @param name `strings/landing` */
async function expectField(page: Page, name: string, locale: string, field: string) {
	const address = `#/collections/${name.replace("/", "/entries/")}?${new URLSearchParams({ locale, field })}`;
	await expect.poll(() => new URL(frameOf(page, isEditor).url()).hash).toBe(address);
	await expect(fieldOf(page, locale, field)).toBeInViewport();
	await expect(fieldOf(page, locale, field).locator(":focus")).toHaveCount(1);
	await expect(page.locator("#form iframe")).toBeFocused();
}

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(cmsMessages));

/** The strings in the page that a click does not edit. */
const notEditable = (page: Page) =>
	frameOf(page, (url) => !isEditor(url)).evaluate(() => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const strings: string[] = [];
		while (walker.nextNode()) {
			const { parentElement: parent, nodeValue } = walker.currentNode;
			if (!parent?.closest("[data-edit], click-to-edit, script, style")) strings.push((nodeValue ?? "").trim());
		}
		return strings;
	});

/** The keys of the landing page. */
const keys = (["common", "landing", "language", "catalog", "pricing"] as const).flatMap((name) =>
	[...flatten(translations("en", name)).keys()].map((key) => baseKey(`${name}:${key}`)),
);

test("every text of the pages can be edited", async ({ develop, page }) => {
	for (const [code, routes] of [
		["ru", ["/"]],
		["en", ["/404/", "/template/102/", "/templates/", "/"]],
	] as const) {
		const strings = new Set(pageNamespaces.flatMap((name) => allStrings(translations(code, name))));
		// Tags come from the market. One of them equals a word of the headline.
		for (const tag of usualTags) strings.delete(tag);
		for (const route of routes) {
			await edit(page, develop, localizedPath(route, code));
			await expect.poll(async () => (await notEditable(page)).filter((text) => strings.has(text)), route).toEqual([]);
		}
		const marked = await site(page)
			.locator("[data-edit]")
			.evaluateAll((elements) => elements.flatMap((element) => element.getAttribute("data-edit")?.match(/\S+/g) ?? []));
		expect(keys).toEqual(expect.arrayContaining([...new Set(marked)].map(baseKey)));
	}
});

for (const { code } of languages) {
	test(`a click on a text opens its form in the language of the page: ${code}`, async ({ develop, page }) => {
		await edit(page, develop, localizedPath("/", code));
		await leadOf(page, code).click();
		await expectField(page, "strings/landing", code, "hero.lead");
	});
}

test("the page shows a save, and the form stays", async ({ develop, page }) => {
	const file = "locales/en/landing.json";
	const before = develop.read(file);
	await edit(page, develop, "/");
	await leadOf(page).click();
	await fieldOf(page, "en", "hero.lead").getByRole("textbox").fill("A lead of a test.");
	await save(page).click();
	await expect(site(page).locator("#hero-section").getByText("A lead of a test.")).toBeVisible();
	expect(differences(before, develop.read(file))).toEqual([
		expect.stringMatching(/^- "lead": /),
		'+ "lead": "A lead of a test.",',
	]);
	// The form has read what was saved, so it can be changed again.
	await expectField(page, "strings/landing", "en", "hero.lead");
	await fieldOf(page, "en", "hero.lead").getByRole("textbox").fill(lead);
	await save(page).click();
	await expect(leadOf(page)).toBeVisible();
	expect(develop.read(file)).toBe(before);
});

test("a text with a number opens the plural form that is shown", async ({ develop, page }) => {
	await edit(page, develop, "/templates/");
	const shown = pluralized(english.catalog.list, "count", readCatalog().list.length, "en");
	await site(page).locator('p[aria-hidden="true"]', { hasText: shown }).click();
	await expectField(page, "strings/catalog", "en", "list.count_other");
});

test("Enter on each of two equal prices opens its own field", async ({ develop, page }) => {
	await edit(page, develop, "/");
	const { groups } = readContent<Queries.PlansContentFragment>("plans");
	const plans = groups[0]?.plans ?? [];
	const last = plans.length - 1;
	const before = develop.read("content/plans.yaml");
	const price = formatMoney(plans[last]?.price ?? 0, "en");
	develop.write("content/plans.yaml", before.replace(/price: \d+/g, `price: ${plans[last]?.price}`));
	for (const index of [last, last - 1]) {
		const shown = site(page).locator("#pricing li:has(h3)").nth(index).getByText(price, { exact: true }).first();
		await shown.press("Enter");
		await expectField(page, "content/plans", "_default", `groups.0.plans.${index}.price`);
	}
	develop.write("content/plans.yaml", before);
});

test("Escape in the form returns to what was clicked", async ({ develop, page }) => {
	await edit(page, develop, "/");
	const shown = leadOf(page);
	await shown.press("Enter");
	await expectField(page, "strings/landing", "en", "hero.lead");
	await page.keyboard.press("Escape");
	await expect(shown).toBeFocused();
});

test("a picture and a link open their fields", async ({ develop, page }) => {
	await edit(page, develop, "/ru/");
	await site(page).locator("#hero-section picture img").click();
	await expectField(page, "content/hero", "_default", "picture.wide.ru");
	const { social } = readContent<{ social: { url: string }[] }>("site");
	await site(page)
		.locator(`footer a[href="${social.at(-1)?.url}"]`)
		.click();
	await expectField(page, "content/site", "_default", `social.${social.length - 1}.url`);
});

test("a click that leads to another form asks about unsaved text, which stays as a draft", async ({
	develop,
	page,
}) => {
	await edit(page, develop, "/");
	await leadOf(page).click();
	await expectField(page, "strings/landing", "en", "hero.lead");
	const frame = frameOf(page, isEditor);
	await frame.evaluate(() => document.body.setAttribute("data-loaded", "once"));
	const field = fieldOf(page, "en", "hero.lead").getByRole("textbox");
	await field.pressSequentially(" More.");
	const other = site(page).locator("footer").getByText(english.common.footer.social, { exact: true });
	const asked: string[] = [];
	page.once("dialog", (question) => {
		asked.push(question.message());
		void question.dismiss();
	});
	await other.click();
	await expect.poll(() => asked).toEqual([labels.leave]);
	await expect(field).toHaveValue(`${lead} More.`);

	// A field of the same form needs no question.
	await site(page).locator("#hero-section").getByText(english.landing.hero.note).click();
	await expectField(page, "strings/landing", "en", "hero.note");

	page.once("dialog", (question) => question.accept());
	await other.click();
	await expect.poll(() => frame.url()).toContain("strings/entries/common");
	await leadOf(page).click();
	await form(page).getByRole("button", { name: "Restore" }).click();
	await expect(field).toHaveValue(`${lead} More.`);
	expect(await frame.evaluate(() => document.body.dataset.loaded), "the frame is not loaded again").toBe("once");
});

test("closing Edit asks about unsaved text", async ({ develop, page }) => {
	await edit(page, develop, "/");
	await leadOf(page).click();
	await expectField(page, "strings/landing", "en", "hero.lead");
	await fieldOf(page, "en", "hero.lead").getByRole("textbox").pressSequentially(" More.");
	const asked: string[] = [];
	page.once("dialog", (question) => {
		asked.push(question.type());
		void question.accept();
	});
	await editSwitch(page).click();
	await expect(page).toHaveURL(`${develop.origin}/`);
	expect(asked).toEqual(["beforeunload"]);
	await expect(page.locator("[data-edit]")).toHaveCount(0);
});

test("Ctrl and a click follow a link beside the form", async ({ develop, page }) => {
	await edit(page, develop, "/");
	const link = site(page).locator("footer a[href^='/']").first();
	const address = await link.getAttribute("href");
	await link.click({ modifiers: ["ControlOrMeta"] });
	await expect(page).toHaveURL(develop.origin + besideAddress(address ?? ""));
});

test("in a narrow window, the form covers the page, and a button leads back", async ({ develop, page }) => {
	await edit(page, develop, "/");
	// The tab is shared: another test may have opened a form, and left a draft of the landing page.
	await page.reload();
	await edit(page, develop, "/");
	const shown = site(page).locator("footer").getByText(english.common.footer.social, { exact: true });
	await page.setViewportSize({ width: 600, height: 800 });
	await expect(page.locator("#form")).toBeHidden();
	await shown.press("Enter");
	await expectField(page, "strings/common", "en", "footer.social");
	await page.getByRole("button", { name: labels.back }).click();
	await expect(page.locator("#form")).toBeHidden();
	await expect(shown).toBeFocused();
	await page.setViewportSize({ width: 1280, height: 800 });
});

test("the terminal has no warnings about the order of styles", async ({ develop }) => {
	expect(develop.log()).not.toMatch(/Conflicting order/);
});
