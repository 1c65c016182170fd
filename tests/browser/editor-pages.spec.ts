import fs from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../kit/axe";
import { expect } from "../kit/browser";
import { contentPage, contentPages } from "../kit/content";
import { openForm, save, test } from "../kit/editor";
import { english } from "../kit/translations";

const words = english.editor;

/** A field of a page's form in a language. */
const input = (page: Page, language: string, name: string) =>
	page
		.locator(`.pane[data-mode=edit][data-locale=${language}] .field[data-key-path=${name}]`)
		.getByRole("textbox")
		.first();

test("lines are added to a text as they are typed, and nothing else changes", async ({ editor, page }) => {
	const [name = ""] = contentPages.slice(-1);
	const file = `content/pages/${name}.en.md`;
	const added =
		'A new line, with `"\\\\d"`, \\*, &amp; and *marks* in **one *another***.\n\nHeading\n-------\n\n- a\n\n  b';
	const saved = editor.read(file);
	await openForm(page, editor.url, `pages/${name}`);
	const body = input(page, "en", "body");
	const text = await body.inputValue();
	await body.press("ControlOrMeta+End");
	await page.keyboard.insertText(`\n\n${added}`);
	await expect(body).toHaveValue(`${text}\n\n${added}`);
	await save(page);
	expect(editor.read(file)).toBe(`${saved}\n${added}\n`);
	for (const code of ["ru", "uz"]) expect(editor.changes(`content/pages/${name}.${code}.md`)).toEqual([]);
});

test("the help of a text leads to a page with everything that works", async ({ editor, page }) => {
	await openForm(page, editor.url, "pages/about");
	const field = page.locator(".pane[data-mode=edit][data-locale=en] .field[data-key-path=body]");
	const link = field.getByRole("link", { name: contentPage("sample", "en")?.title });
	await expect(link).toHaveAttribute("href", /#\/collections\/pages\/entries\/sample$/);
});

test("a new page has a file in each language that is not disabled, with an address from its title", async ({
	editor,
	page,
}) => {
	await page.goto(`${editor.url}#/collections/pages/new`);
	await page.getByText("Uzbek", { exact: true }).last().click();
	await page.getByRole("button", { name: /Uzbek.? Content Options/ }).click();
	await page.getByRole("menuitem", { name: /Disable/ }).click();
	await page.getByText("Russian", { exact: true }).last().click();
	for (const [language, title] of [
		["en", "Our customers"],
		["ru", "Наши клиенты"],
	] as const) {
		await input(page, language, "title").fill(title);
		await input(page, language, "description").fill(title);
		await input(page, language, "body").fill(title);
	}
	await save(page);
	const file = (language: string) => path.join(editor.folder, `content/pages/our-customers.${language}.md`);
	expect(fs.readFileSync(file("en"), "utf8")).toBe(
		"---\ntitle: Our customers\ndescription: Our customers\n---\n\nOur customers\n",
	);
	expect(fs.readFileSync(file("ru"), "utf8")).toContain("title: Наши клиенты");
	expect(fs.existsSync(file("uz"))).toBe(false);
});

test("a text is saved as it is typed, also with words of one letter", async ({ editor, page }) => {
	const bodies = [
		["en", "English", "A bakery has two."],
		["ru", "Russian", "В пекарне и в кафе."],
		["uz", "Uzbek", "U yerda oson."],
	] as const;
	await page.goto(`${editor.url}#/collections/pages/new`);
	for (const [code, language, text] of bodies) {
		// English is always shown, beside one of the other languages.
		if (code !== "en") await page.getByText(language, { exact: true }).last().click();
		for (const name of ["title", "description"]) await input(page, code, name).fill(`New ${code}`);
		await input(page, code, "body").pressSequentially(text);
	}
	await save(page);
	for (const [code, , text] of bodies) {
		const file = editor.read(`content/pages/new-en.${code}.md`);
		expect(file.replaceAll("\u00a0", " ")).toMatch(`---\n\n${text}\n`);
	}
});

test("a page gets another address in every language, and nothing else changes", async ({ editor, page }) => {
	const file = (name: string, language: string) => path.join(editor.folder, `content/pages/${name}.${language}.md`);
	const text = (language: string) => `---\ntitle: "New ${language}"\ndescription: New.\n---\n\nNew.\n`;
	const codes = ["en", "ru", "uz"];
	for (const code of codes) fs.writeFileSync(file("new", code), text(code));
	await openForm(page, editor.url, "pages/new");
	await page.getByRole("radio", { name: "Slug" }).click();
	await page.getByRole("button", { name: "Edit Slug" }).click();
	await page.getByRole("textbox", { name: "Slug" }).fill("newer");
	await page.keyboard.press("Enter");
	await save(page);
	expect(codes.map((code) => fs.readFileSync(file("newer", code), "utf8"))).toEqual(codes.map(text));
	expect(codes.filter((code) => fs.existsSync(file("new", code)))).toEqual([]);
});

test("a page that others link to is not deleted, and the links are listed", async ({ editor, page, consoleErrors }) => {
	// The CMS logs that nothing was deleted.
	consoleErrors.allow(/Server responded with an error/);
	const site = editor.read("content/site.yaml");
	editor.write(
		"content/site.yaml",
		site
			.replace(/^header:$/m, "header:\n  - id: templates\n    to: /new/")
			.replace(/ {2}- id: templates\n {4}to: "[^"]*"\n/, ""),
	);
	for (const language of ["en", "ru", "uz"])
		editor.write(`content/pages/new.${language}.md`, "---\ntitle: New\ndescription: New.\n---\n\nNew.\n");
	await page.goto(`${editor.url}#/collections/pages`);
	await page
		.getByRole("row")
		.filter({ hasText: /^\s*New\s*$/ })
		.getByRole("checkbox")
		.click();
	await page.getByRole("button", { name: /^Delete/ }).click();
	await page
		.getByRole("button", { name: /Delete/ })
		.last()
		.click();
	const dialog = page.getByRole("dialog", { name: words.deleted.title });
	await expect(dialog.getByRole("listitem")).toHaveText([/\/new\//]);
	await expect(dialog.getByRole("listitem")).toContainText(words.files.site);
	await expectAccessible(page, "dialog of a refused deletion", "dialog.deleted");
	await dialog.getByRole("button", { name: words.close }).click();
	expect(editor.read("content/pages/new.en.md")).toContain("title: New");
});
