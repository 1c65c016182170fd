import fs from "node:fs";
import path from "node:path";
import type { Locator, Page, Route } from "@playwright/test";
import { applyEdits, modify } from "jsonc-parser";
import sharp from "sharp";
import { parse } from "yaml";
import { checkProject } from "../../content-model/check";
import { flatten } from "../../content-model/check/locale-strings";
import { errorMessage } from "../../content-model/messages";
import { expect } from "../kit/browser";
import { conflict, openForm, refusal, save, test } from "../kit/editor";
import { english, interpolate } from "../kit/translations";

const words = english.editor;

const plansFile = "content/plans.yaml";
type Plans = { annualSaving: number; groups: { plans: { features: { kind: string; count?: number }[] }[] }[] };
const { annualSaving: saved, groups } = parse(fs.readFileSync(plansFile, "utf8")) as Plans;
const { plans = [] } = groups[0] ?? {};
const [feature] = plans.flatMap(({ features }) => features);
/** Discounts that nobody has set. */
const [first, second] = [1, 2, 3].filter((percent) => percent !== saved) as [number, number];

const discount = (page: Page) => page.getByRole("textbox", { name: words.fields.plans.annualSaving.label });
const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

async function closeRefusal(page: Page) {
	await refusal(page).getByRole("button", { name: "OK" }).click();
	await expect(refusal(page)).toBeHidden();
}

/** For the page: a browser that is slow to draw, so that the data of the CMS arrives before its first transition has started. */
function drawSlowly() {
	const { startViewTransition } = Document.prototype;
	Document.prototype.startViewTransition = function (options) {
		const update = options instanceof Function ? options : options?.update;
		const lateUpdate = () => new Promise((resolve) => setTimeout(resolve, 500)).then(() => update?.());
		return startViewTransition.call(this, lateUpdate);
	};
}

test("a refusal names the field in the words of the form and shows it, also in a browser that is slow to draw", async ({
	editor,
	page,
}) => {
	const { billedAnnually } = words.words;
	const params = { expected: "{{amount}}", actual: { code: "none" } } as const;
	const refused = errorMessage({ code: "placeholders", params });
	await page.addInitScript(drawSlowly);
	await openForm(page, editor.url, "strings/pricing");
	await page.getByRole("textbox", { name: billedAnnually }).first().fill(billedAnnually);
	await saveButton(page).click();
	await expect(refusal(page)).toContainText(`English › ${billedAnnually}: ${refused}`);
	await closeRefusal(page);
	const pane = page.getByRole("group", { name: /^Edit .*English.* Content$/ });
	await expect(pane.getByRole("textbox", { name: billedAnnually })).toBeInViewport();
	expect(editor.changes("locales/en/pricing.json")).toEqual([]);
});

test("a second tab does not undo what the first one has saved, unless its user wants it", async ({
	editor,
	page,
	context,
	consoleErrors,
}) => {
	consoleErrors.allow(conflict);
	const other = await context.newPage();
	await openForm(page, editor.url, "content/plans");
	await openForm(other, editor.url, "content/plans");
	await discount(page).fill(String(first));
	await save(page);
	await discount(other).click();
	await discount(other).fill(String(second));
	await saveButton(other).click();
	for (const value of [first, second]) await expect(refusal(other)).toContainText(`“${value}”`);
	await closeRefusal(other);
	expect(editor.changes(plansFile)).toContain(`+ annualSaving: ${first}`);

	// The browser asks before it leaves the draft, which the CMS offers again.
	other.on("dialog", (dialog) => dialog.accept());
	await openForm(other, editor.url, "content/plans");
	await other.getByRole("button", { name: "Restore" }).click();
	await expect(discount(other)).toHaveValue(String(second));
	await saveButton(other).click();
	await closeRefusal(other);
	await save(other);
	expect(editor.changes(plansFile)).toContain(`+ annualSaving: ${second}`);
});

test("a save that a proxy answers says what to do, keeps what was typed, and may be sent again", async ({
	editor,
	page,
	consoleErrors,
}) => {
	consoleErrors.allow(/status of (?:401|504)|^\{status: (?:401|503)/);
	await openForm(page, editor.url, "content/plans");
	await discount(page).fill(String(first));
	const answers = { 504: words.refused.noAnswer, 401: words.refused.signIn };
	for (const [status, message] of Object.entries(answers)) {
		const handler = (route: Route) =>
			route.fulfill({ status: Number(status), contentType: "text/html", body: "<html>" });
		await page.route("**/api/v1/**/contents", handler);
		await saveButton(page).click();
		await expect(refusal(page)).toContainText(message);
		await closeRefusal(page);
		await page.unroute("**/api/v1/**/contents", handler);
	}
	await expect(discount(page)).toHaveValue(String(first));
	await save(page);
	expect(editor.changes(plansFile)).toContain(`+ annualSaving: ${first}`);
});

/** Adds a plan with an id to the open form, and returns its fields. */
async function addPlan(page: Page, id: string) {
	const field = (name: string) => page.locator(`.field[data-key-path="groups.0.plans.${plans.length}.${name}"]`);
	const fill = (name: string, value: string) => field(name).getByRole("textbox").fill(value);
	await page
		.getByRole("button", { name: /^Expand( All)?$/ })
		.first()
		.click();
	await page
		.locator('.field[data-key-path="groups.0.plans"]')
		.getByRole("button", { name: /Add .*Entry/ })
		.last()
		.click();
	await fill("id", id);
	await fill("price", "1000");
	await fill("chat", "https://t.me/qahva_sales");
	await field("features")
		.getByRole("button", { name: /Add .*Entry/ })
		.click();
	await field("features.0.kind").getByRole("combobox").click();
	await page.getByRole("option", { name: `(${feature?.kind})` }).click();
	if (feature?.count) await fill("features.0.count", `${feature.count}`);
	return { field, fill };
}

test("a new plan is one save with its words, and is refused at an empty one", async ({ editor, page }) => {
	await openForm(page, editor.url, "content/plans");
	const { field, fill } = await addPlan(page, "zebra");
	for (const code of ["en", "ru", "uz"]) await fill(`name.${code}`, "Zebra");
	await fill("description.en", "For teams.");
	await fill("description.ru", "Для команд и ботов.");
	await saveButton(page).click();
	await expect(refusal(page)).toContainText(`zebra › ${words.words.description} › Uzbek: `);
	await closeRefusal(page);
	await expect(field("description.uz").getByRole("textbox")).toBeInViewport();
	expect(editor.changes(plansFile)).toEqual([]);

	await fill("description.uz", "Jamoalar uchun.");
	await save(page);
	expect(editor.changes(plansFile)).toContain("+ - id: zebra");
	expect(editor.changes("locales/ru/pricing.json")).toContain('+ "description": "Для команд и\u00a0ботов."');
	expect(await checkProject(editor.folder)).toEqual(await checkProject("."));
});

test("a translator is led to the text that is still English", async ({ editor, page }) => {
	// The last text of the form, which the CMS renders only when it is in view.
	const [key = "", text = ""] = [...flatten(JSON.parse(editor.read("locales/en/common.json")))].at(-1) ?? [];
	const russian = applyEdits(
		editor.read("locales/ru/common.json"),
		modify(editor.read("locales/ru/common.json"), key.split("."), text, {}),
	);
	const problems = await checkProject(editor.folder);
	editor.write("locales/ru/common.json", russian);
	await page.goto(editor.url);
	await page.getByRole("button", { name: interpolate(words.untranslated.open, { count: 1 }) }).click();
	await page.getByRole("button", { name: /^ru: / }).click();
	const field = page.locator(`.pane[data-locale="ru"] .field[data-key-path="${key}"]`).getByRole("textbox");
	await expect(field).toBeInViewport();
	await field.fill("Ещё раз и снова.");
	await save(page);
	expect(editor.read("locales/ru/common.json")).toContain("Ещё раз и\u00a0снова.");
	expect(await checkProject(editor.folder)).toEqual(problems);
});

/** Uploads a picture of that width in an image field. */
async function upload(page: Page, field: Locator, name: string, width: number): Promise<void> {
	const picture = sharp({ create: { width, height: (width * 5) / 8, channels: 3, background: "#222" } });
	await field.getByRole("button", { name: "Replace Image" }).click();
	const dialog = page.getByRole("dialog", { name: "Select Image" });
	const chooser = page.waitForEvent("filechooser");
	await dialog.getByRole("button", { name: "Upload" }).click();
	await (await chooser).setFiles({ name, mimeType: "image/png", buffer: await picture.png().toBuffer() });
	await dialog.getByRole("button", { name: "Insert" }).click();
	await expect(dialog).toBeHidden();
}

type Hero = { picture: { wide: { default: string } } };
const { default: dashboard } = (parse(fs.readFileSync("content/hero.yaml", "utf8")) as Hero).picture.wide;

test("a picture of another section is chosen for a language, and no other file changes", async ({ editor, page }) => {
	const place = "sections.0.picture.wide.ru";
	await page.goto(`${editor.url}#/collections/content/entries/showcase?locale=_default&field=${place}`);
	const field = page.locator(`.field[data-key-path="${place}"]`);
	await field.getByRole("button", { name: "Replace Image" }).click();
	const dialog = page.getByRole("dialog", { name: "Select Image" });
	const folder = dialog.getByRole("option", { name: "ru", exact: true });
	await folder.click();
	await expect(folder).toBeHidden();
	await dialog.getByRole("option", { name: "workflow.png" }).click();
	await dialog.getByRole("button", { name: "Insert" }).click();
	await save(page);
	expect(editor.changes("content/showcase.yaml")).toEqual([
		"- ru: images/ru/editor.png",
		"+ ru: images/ru/workflow.png",
	]);
	expect(editor.changedImages()).toEqual([]);
});

test("a picture is uploaded, and refused when it is too small", async ({ editor, page }) => {
	await openForm(page, editor.url, "content/hero");
	// The form renders what is in view.
	await page.getByRole("button", { name: "Collapse", exact: true }).first().click();
	const wide = page.locator('.field[data-key-path="picture.wide.default"]');

	await upload(page, wide, "small.png", 800);
	await saveButton(page).click();
	await expect(refusal(page)).toContainText(/2400\D+800/);
	await closeRefusal(page);
	expect(fs.existsSync(path.join(editor.folder, "content/images/small.png"))).toBe(false);

	await upload(page, wide, "Большой экран.png", 2400);
	await save(page);
	expect(editor.changes("content/hero.yaml")).toEqual([
		`- default: ${dashboard}`,
		"+ default: images/bolshoy-ekran.png",
	]);
	expect(editor.changedImages()).toEqual(["bolshoy-ekran.png"]);
});

test("a failed project.json shows a message", async ({ editor, page, consoleErrors }) => {
	consoleErrors.allow(/500/);
	await page.route("**/project.json", (route) => route.fulfill({ status: 500 }));
	await page.goto(editor.url);
	await expect(page.getByRole("alert")).toContainText("The editor could not be loaded.");
});
