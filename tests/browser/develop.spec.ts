import type { Locator, Page } from "@playwright/test";
import { baseKey, flatten } from "../../content-model/check/messages";
import { contentSchemas } from "../../content-model/schemas";
import { tags } from "../../src/features/catalog/placeholder-data";
import { formatMoney } from "../../src/i18n/format";
import { languages, localizedPath } from "../../src/i18n/languages";
import { expect, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { startDevelop } from "../kit/develop";
import { differences, openForm, save } from "../kit/editor";
import { waitForHydration } from "../kit/navigation";
import { allTexts, translations } from "../kit/translations";

/** Starting may take minutes on a busy machine. These tests print durations and do not limit them. */
const startTimeout = 600_000;
const updateTimeout = 120_000;

test.describe.configure({ mode: "serial", timeout: startTimeout });
test.use({ actionTimeout: 60_000 });

let develop: Awaited<ReturnType<typeof startDevelop>>;

test.beforeAll(async () => {
	test.setTimeout(startTimeout);
	const start = performance.now();
	develop = await startDevelop();
	await develop.ready();
	console.info(`gatsby develop is ready after ${((performance.now() - start) / 1000).toFixed(1)} s`);
});
test.afterAll(() => develop?.stop());

/** Opens a page. `expectNoReload` fails if it was reloaded since. */
async function openDevelop(page: Page, route: string) {
	// Images are processed on demand. These tests do not need them.
	const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
	await page.route(/\.(avif|webp|png|jpg)/, (route) => route.fulfill({ contentType: "image/svg+xml", body }));
	await page.goto(develop.origin + route, { timeout: updateTimeout });
	await page.locator("header a").first().waitFor({ timeout: updateTimeout });
	await waitForHydration(page);
	await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
	return { expectNoReload: () => expect(page.locator("html[data-same]"), "no reload").toHaveCount(1) };
}

/** Writes a file, waits until the open page shows a text, and prints the duration. */
async function expectUpdate(page: Page, file: string, text: string, shown: string) {
	expect(text).not.toBe(develop.read(file));
	await expect(page.getByRole("main")).not.toContainText(shown);
	const start = performance.now();
	develop.write(file, text);
	// Polls each frame, for an exact duration.
	await page.waitForFunction((expected) => document.querySelector("main")?.textContent.includes(expected), shown, {
		timeout: updateTimeout,
	});
	console.info(`${file}: updated after ${Math.round(performance.now() - start)} ms`);
}

const { groups } = readContent<Queries.PlansContentFragment>("plans");
const shownPrice = formatMoney(groups[0]?.plans.at(-1)?.price ?? 0, "en");

const isTag = (text: string) => tags.some((tag) => tag === text);

const notice = (page: Page) => page.getByRole("alert", { name: /errors? in content/ });

test("changed content and translations appear without reload", async ({ page }) => {
	const { lead } = translations("en", "landing").hero;
	const { expectNoReload } = await openDevelop(page, "/");
	for (const [file, change, shown] of [
		["content/plans.yaml", (text: string) => text.replace(/(id: pro\n\s+price: )\d+/, "$147"), "$47"],
		["locales/en/landing.json", (text: string) => text.replace(lead, `Qahva! ${lead}`), `Qahva! ${lead}`],
	] as const) {
		const original = develop.read(file);
		await expectUpdate(page, file, change(original), shown);
		develop.write(file, original);
		await expect(page.getByText(shown)).toHaveCount(0, { timeout: updateTimeout });
	}
	await expect(notice(page)).toHaveCount(0);
	await expectNoReload();
});

test("three open tabs and the editor load, save and receive changes", async ({ page, context, consoleErrors }) => {
	// Browsers allow six connections per host, and hot reload keeps one open in each tab.
	const tabs = [page, await context.newPage(), await context.newPage()];
	for (const tab of tabs) await openDevelop(tab, "/");
	const editor = await context.newPage();
	const plans = develop.read("content/plans.yaml");
	await openForm(editor, `${develop.origin}/admin/`, "content/plans");
	await editor.getByRole("textbox", { name: "Discount for a year" }).fill("37");
	await save(editor);
	for (const tab of tabs) await expect(tab.getByText("37%")).toHaveCount(1, { timeout: updateTimeout });
	develop.write("content/plans.yaml", plans.replace(/annualSaving: .*/, "annualSaving: -1"));
	for (const tab of tabs) await expect(notice(tab)).toBeVisible({ timeout: updateTimeout });
	develop.write("content/plans.yaml", plans);
	for (const tab of tabs) await expect(notice(tab)).toHaveCount(0, { timeout: updateTimeout });
	consoleErrors.length = 0;
});

/** Opens a page and outlines what a click edits. */
async function openToEdit(page: Page, route: string) {
	await openDevelop(page, route);
	await page.getByRole("button", { name: "Edit", exact: true }).click({ timeout: updateTimeout });
	await expect(page.locator("main [data-edit]:visible").first()).toBeVisible();
}

const panel = (page: Page) => page.getByRole("dialog");

/** Saves the panel, and undoes the save once the page shows it. Returns the changed lines of a file. */
async function saveAndUndo(page: Page, file: string, shown: Locator) {
	const before = develop.read(file);
	await panel(page).getByRole("button", { name: "Save" }).click();
	await expect(shown).toBeVisible({ timeout: updateTimeout });
	const changed = differences(before, develop.read(file));
	develop.write(file, before);
	await expect(shown).toHaveCount(0, { timeout: updateTimeout });
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

const namespaces = ["common", "search", "landing", "language", "catalog", "pricing", "template"] as const;
/** The keys of the landing page. */
const keys = (["common", "landing", "language", "catalog", "pricing"] as const).flatMap((name) =>
	[...flatten(translations("en", name)).keys()].map((key) => baseKey(`${name}:${key}`)),
);
const settings = Object.values(contentSchemas).flatMap(({ shape }) => Object.keys(shape));

for (const { code } of languages) {
	test(`every text and setting of the pages can be edited (${code})`, async ({ page }) => {
		const texts = new Set(namespaces.flatMap((name) => allTexts(translations(code, name))));
		for (const route of ["/404/", "/template/101/", "/templates/", "/"]) {
			await openToEdit(page, localizedPath(route, code));
			// Tags come from the market. One of them equals a word of the headline.
			const missed = async () => (await notEditable(page)).filter((text) => texts.has(text) && !isTag(text));
			await expect.poll(missed, route).toEqual([]);
		}
		const marked = await page
			.locator("[data-edit]")
			.evaluateAll((elements) => elements.flatMap((element) => element.getAttribute("data-edit")?.split(" ") ?? []));
		await page.getByRole("button", { name: "What is not visible" }).click();
		const listed = panel(page).locator("section button");
		const rest = new Set(keys).size + settings.length - new Set(marked).size;
		await expect.poll(() => listed.count(), { timeout: updateTimeout }).toBeGreaterThanOrEqual(rest);
	});
}

test("a click on the lead changes it, and the focus returns to it", async ({ page }) => {
	await openToEdit(page, "/");
	const lead = page.getByText(translations("en", "landing").hero.lead);
	await lead.click();
	for (const { code } of languages) {
		const input = panel(page).locator(`textarea[lang=${code}]`);
		await expect(input).toHaveValue(translations(code, "landing").hero.lead);
	}
	await panel(page).locator("textarea[lang=en]").fill("A lead of a test.");
	const changed = await saveAndUndo(page, "locales/en/landing.json", page.getByText("A lead of a test."));
	expect(changed).toEqual([expect.stringMatching(/^- "lead": /), '+ "lead": "A lead of a test.",']);
	await expect(lead).toBeFocused();
});

test("a click on a text with a number shows its plural forms", async ({ page }) => {
	await openToEdit(page, "/templates/");
	await page
		.getByText(/^\d+ templates$/)
		.first()
		.click();
	const { count_one: one, count_other: other } = translations("en", "catalog").list;
	await expect(panel(page).locator("textarea[lang=en]")).toHaveText([one, other]);
});

test("Enter on a price changes it in the YAML file", async ({ page }) => {
	await openToEdit(page, "/");
	await page.getByText(shownPrice, { exact: true }).press("Enter");
	await panel(page)
		.getByLabel(/^Price/)
		.fill("4321");
	const changed = await saveAndUndo(page, "content/plans.yaml", page.getByText("$4,321", { exact: true }));
	expect(changed).toEqual([expect.stringMatching(/^- price: \d+$/), "+ price: 4321"]);
});

test("a feature moves to another position, and nothing else changes", async ({ page }) => {
	const { features } = readContent<Queries.FeaturesContentFragment>("features");
	const titles = features.map(({ id }) => {
		const items: Record<string, { title: string }> = translations("en", "landing").features.items;
		return items[id]?.title ?? "";
	});
	const moved = [titles[1], titles[0], ...titles.slice(2)].map(String);
	await openToEdit(page, "/");
	const headings = page.locator("#features h3");
	const before = develop.read("content/features.yaml");
	await headings.first().click();
	await panel(page).getByLabel("Position in the list").selectOption({ index: 1 });
	await panel(page).getByRole("button", { name: "Save" }).click();
	await expect(headings).toHaveText(moved, { timeout: updateTimeout });
	expect(develop.read("content/features.yaml").split("\n").sort()).toEqual(before.split("\n").sort());
	develop.write("content/features.yaml", before);
	await expect(headings).toHaveText(titles, { timeout: updateTimeout });
});

test("a save that the check refuses changes nothing and names the field", async ({ page }) => {
	await openToEdit(page, "/");
	const before = develop.read("content/plans.yaml");
	await page.getByText(shownPrice, { exact: true }).click();
	await panel(page)
		.getByLabel(/^Price/)
		.fill("-1");
	await panel(page).getByRole("button", { name: "Save" }).click();
	await expect(panel(page).getByRole("alert")).toContainText("Price");
	expect(develop.read("content/plans.yaml")).toBe(before);
});

test("after the last untranslated text, the panel closes and the switch has the focus", async ({ page }) => {
	const file = "locales/ru/landing.json";
	const before = develop.read(file);
	const [english, russian] = (["en", "ru"] as const).map((code) => translations(code, "landing").hero.lead);
	develop.write(file, before.replace(JSON.stringify(russian), JSON.stringify(english)));
	await openToEdit(page, "/");
	await page.getByRole("button", { name: "To translate: 1" }).click();
	await panel(page).locator("section button").click();
	await panel(page).locator("textarea[lang=ru]").fill(String(russian));
	await panel(page).getByRole("button", { name: "Save" }).click();
	await expect(panel(page)).toHaveCount(0, { timeout: updateTimeout });
	await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeFocused();
	await expect(page.locator("click-to-edit").getByRole("status")).not.toBeEmpty();
	expect(develop.read(file)).toBe(before);
});

test("a click with Ctrl follows a link while Edit is on", async ({ page, context }) => {
	await openToEdit(page, "/");
	const opened = context.waitForEvent("page");
	await page
		.locator("footer a[href^='/']")
		.first()
		.click({ modifiers: ["ControlOrMeta"] });
	await opened;
	await expect(panel(page)).toHaveCount(0);
});

test("Open the form leads to the field in the editor", async ({ page, context }) => {
	await openToEdit(page, "/");
	await page.getByText(translations("en", "landing").hero.note).click();
	const opened = context.waitForEvent("page");
	await panel(page).getByRole("link", { name: "Open the form" }).click();
	const field = (await opened).locator('[data-locale="en"] .field[data-key-path="hero.note"]');
	await expect(field).toBeInViewport({ timeout: updateTimeout });
});

type Edit = { file: string; change: (text: string) => string | undefined; line: RegExp };

/** Invalid edits, with the message that `npm run check` prints. */
const invalidEdits: Record<string, Edit> = {
	"a tab": {
		file: "content/plans.yaml",
		change: (text) => text.replace("  - id: basic", "\t- id: basic"),
		line: /content\/plans\.yaml:\d+:1 this line is indented with a tab: use spaces/,
	},
	"a deleted file": {
		file: "content/plans.yaml",
		change: () => undefined,
		line: /content\/plans\.yaml:1:1 this file is missing/,
	},
	"JSON without a comma": {
		file: "locales/en/landing.json",
		change: (text) => text.replace(",", ""),
		line: /locales\/en\/landing\.json:\d+:\d+ a comma is missing before this/,
	},
};

test("an invalid file is reported on the page and in the terminal", async ({ page, consoleErrors }) => {
	await openDevelop(page, "/");
	const lead = page.getByText(translations("en", "landing").hero.lead);
	const price = page.getByText(shownPrice, { exact: true });
	await expect(lead).toBeVisible({ timeout: updateTimeout });
	for (const [name, { file, change, line }] of Object.entries(invalidEdits)) {
		await test.step(name, async () => {
			const text = develop.read(file);
			const logLength = develop.log().length;
			const changed = change(text);
			if (changed === undefined) develop.remove(file);
			else develop.write(file, changed);
			await expect(notice(page)).toContainText(line, { timeout: updateTimeout });
			await expect.poll(() => develop.log().slice(logLength), { timeout: updateTimeout }).toMatch(line);
			// Gatsby can lose a file that returns while it still removes it.
			if (changed === undefined) await expect(price).toHaveCount(0, { timeout: updateTimeout });
			develop.write(file, text);
			await expect(notice(page)).toHaveCount(0, { timeout: updateTimeout });
			// Gatsby reads the file after the check has passed. A page that is reloaded before still has the invalid content.
			await expect(async () => {
				await page.reload();
				await expect(lead).toBeVisible();
				await expect(price).toBeVisible();
			}).toPass({ timeout: updateTimeout });
		});
	}
	// The page may have crashed on the invalid content and logged that.
	consoleErrors.length = 0;
});
