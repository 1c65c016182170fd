import fs from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { buildEditor } from "../../cms/build";
import { checkProject } from "../../content-model/check";
import { expectAccessible } from "../kit/axe";
import { expect, test } from "../kit/browser";
import { bundle, openForm, refusal, save, startEditor, unexpected } from "../kit/editor";
import { translations } from "../kit/translations";

test.describe.configure({ mode: "serial" });
// Without the lazy loading margins of the other tests: with them, Chromium does not tell the CMS which fields are in view.
test.use({ launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] } });

let editor: Awaited<ReturnType<typeof startEditor>>;

test.beforeAll(async () => {
	await buildEditor(bundle);
});
test.beforeEach(async () => {
	editor = await startEditor();
});
test.afterEach(() => editor.stop());

test("the site without CMS_BACKEND has no editor", async ({ request }) => {
	expect((await request.get("/admin/")).status()).toBe(404);
});

test("a changed price is one changed line; what the check reports is not saved", async ({ page, consoleErrors }) => {
	await openForm(page, editor.url, "content/plans");
	const saving = page.getByRole("spinbutton", { name: "Annual saving" });
	await saving.fill("20");
	await save(page);
	expect(editor.changes("content/plans.yaml")).toEqual(["- annualSaving: 15", "+ annualSaving: 20"]);

	await openForm(page, editor.url, "texts/pricing");
	const title = page.getByRole("textbox", { name: "Billed annually" }).first();
	await title.fill("Billed annually");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(refusal(page)).toContainText(
		/locales\/ru\/pricing\.json:\d+:\d+ placeholders must be none \(are \{\{amount\}\}\)/,
	);
	expect(editor.changes("locales/en/pricing.json")).toEqual([]);
	// The CMS logs what it shows, and the browser the status 422.
	expect(unexpected(consoleErrors)).toHaveLength(2);
});

test("a plan: the editor asks for its texts", { tag: "@deep" }, async ({ page, consoleErrors }) => {
	page.setDefaultTimeout(20_000);
	await openForm(page, editor.url, "content/plans");
	await page.getByRole("button", { name: "Expand All" }).first().click();
	await page
		.getByRole("button", { name: /Add .*Plan/ })
		.first()
		.click();
	const plan = page
		.getByRole("group")
		.filter({ has: page.getByRole("textbox", { name: "Id" }) })
		.filter({ has: page.getByRole("switch", { name: "Recommended" }) })
		.last();
	await plan.getByRole("textbox", { name: "Id" }).fill("team");
	await plan.getByRole("spinbutton", { name: "Price" }).fill("21");
	await plan.getByRole("textbox", { name: "Chat" }).fill("https://t.me/qahva_sales");
	await plan.getByRole("button", { name: /Add .*Feature/ }).click();
	await plan.getByRole("textbox", { name: "Kind" }).fill("unlimited-runs");
	await page.getByRole("button", { name: "Save" }).click();
	const dialog = page.getByRole("dialog", { name: "New texts" });
	await expect(dialog).toBeVisible();
	await expectAccessible(page, "dialog of new texts", "dialog.new-texts");
	for (const name of await dialog.getByRole("group", { name: "Name" }).getByRole("textbox").all())
		await name.fill("Team");
	const description = dialog.getByRole("group", { name: "Description" });
	await description.getByRole("textbox", { name: "English" }).fill("For teams.");
	await description.getByRole("textbox", { name: "Russian" }).fill("Для команд и ботов.");
	await description.getByRole("textbox", { name: "Uzbek" }).fill("Jamoalar uchun.");
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.waitForURL(/#\/collections\/content$/);
	expect(editor.changes("content/plans.yaml")).toEqual(["+ - id: team", "+ price: 21"]);
	expect(editor.changes("locales/ru/pricing.json")).toEqual([
		'+ "team": {',
		'+ "name": "Team",',
		'+ "description": "Для команд и\u00a0ботов."',
	]);
	expect(editor.changes("locales/names.txt")).toEqual(["+ Team"]);

	// The editor reads the new texts: a change of the same file is no conflict.
	await page.getByText("Texts", { exact: true }).click();
	await page.getByText("Pricing", { exact: true }).click();
	await page.getByRole("textbox", { name: "Get now" }).first().fill("Get it");
	await save(page);
	expect(JSON.parse(editor.read("locales/en/pricing.json"))).toMatchObject({ getNow: "Get it" });
	expect(await checkProject(editor.folder)).toEqual([]);
	expect(unexpected(consoleErrors)).toEqual([]);
});

test("a translator finds the text that is still English and translates it", { tag: "@deep" }, async ({
	page,
	consoleErrors,
}) => {
	page.setDefaultTimeout(20_000);
	const { tryAgain } = translations("en", "common").actions;
	const russian = JSON.parse(editor.read("locales/ru/common.json"));
	russian.actions.tryAgain = tryAgain;
	editor.write("locales/ru/common.json", `${JSON.stringify(russian, null, 2)}\n`);
	await page.goto("about:blank");
	await page.goto(`${editor.url}#/collections/texts`);
	await page.getByText("Common (1 to translate)").click();
	const pane = page.getByRole("group", { name: /^Edit .*Russian.* Content$/ });
	await page.getByRole("radio", { name: "Russian" }).last().click();
	await pane.getByRole("textbox", { name: /^Try again/ }).fill("Попробовать ещё раз с начала");
	await save(page);
	expect(editor.read("locales/ru/common.json")).toContain('"tryAgain": "Попробовать ещё раз с\u00a0начала"');
	expect(await checkProject(editor.folder)).toEqual([]);
	expect(unexpected(consoleErrors)).toEqual([]);
});

test("a file that has changed on disk is not overwritten: the editor shows both versions", { tag: "@deep" }, async ({
	page,
	context,
	consoleErrors,
}) => {
	page.setDefaultTimeout(20_000);
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openForm(page, editor.url, "content/plans");
	const saving = page.getByRole("spinbutton", { name: "Annual saving" });
	await saving.fill("20");
	const onDisk = editor.read("content/plans.yaml").replace("annualSaving: 15", "annualSaving: 30");
	editor.write("content/plans.yaml", onDisk);
	await page.getByRole("button", { name: "Save" }).click();
	await refusal(page).getByRole("button", { name: "Save Anyway" }).click();

	const dialog = page.getByRole("dialog", { name: "This file has changed since you opened it" });
	await expect(dialog.locator("mark")).toHaveText(["annualSaving: 30", "annualSaving: 20"]);
	await expectAccessible(page, "dialog of a conflict", "dialog.conflict");
	await expect(dialog.getByRole("group", { name: "content/plans.yaml" })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("button", { name: "Copied" })).toBeFocused();
	const mine = onDisk.replace("annualSaving: 30", "annualSaving: 20");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mine);
	await page.keyboard.press("Escape");
	await expect(refusal(page)).toContainText("Nothing was saved: the file has changed since you opened it.");
	await page.getByRole("button", { name: "OK" }).click();
	expect(editor.read("content/plans.yaml")).toBe(onDisk);
	await expect(saving).toHaveValue("20");

	await page.getByRole("button", { name: "Save" }).click();
	await refusal(page).getByRole("button", { name: "Save Anyway" }).click();
	await dialog.getByRole("button", { name: "Replace the current file" }).click();
	await page.waitForURL(/#\/collections\/content$/);
	expect(editor.read("content/plans.yaml")).toBe(mine);
	expect(unexpected(consoleErrors)).toEqual([]);
});

/** Uploads a picture of that width in an image field. */
async function upload(page: Page, field: Locator, name: string, width: number): Promise<void> {
	const picture = sharp({ create: { width, height: 400, channels: 3, background: "#222" } });
	await field.getByRole("button", { name: "Replace Image" }).click();
	const dialog = page.getByRole("dialog", { name: "Select Image" });
	const chooser = page.waitForEvent("filechooser");
	await dialog.getByRole("button", { name: "Upload" }).click();
	await (await chooser).setFiles({ name, mimeType: "image/png", buffer: await picture.png().toBuffer() });
	await dialog.getByRole("button", { name: "Insert" }).click();
	await expect(dialog).toBeHidden();
}

test("a picture and the order of the words", { tag: "@deep" }, async ({ page, consoleErrors }) => {
	page.setDefaultTimeout(20_000);
	await openForm(page, editor.url, "content/hero");
	await page.getByRole("button", { name: "Reorder Item" }).first().press("ArrowDown");
	// The form renders what is in view.
	await page.getByRole("button", { name: "Collapse", exact: true }).first().click();
	const wide = page.getByRole("group", { name: /Wide/ });

	await upload(page, wide, "small.png", 800);
	await page.getByRole("button", { name: "Save" }).click();
	await expect(refusal(page)).toContainText("content/images/small.png must be at least 2400 pixels wide (is 800)");
	await page.getByRole("button", { name: "OK" }).click();
	expect(fs.existsSync(path.join(editor.folder, "content/images/small.png"))).toBe(false);

	await upload(page, wide, "Большой экран.png", 2400);
	await save(page);
	expect(editor.read("content/hero.yaml").split("\n").slice(2, 5)).toEqual([
		"words: [integration, automation, scalability, flexibility, reliability, security, speed, java]",
		"picture:",
		"  wide: images/bolshoy-ekran.png",
	]);
	expect(await checkProject(editor.folder)).toEqual([]);
	expect(unexpected(consoleErrors)).toHaveLength(2);
});
