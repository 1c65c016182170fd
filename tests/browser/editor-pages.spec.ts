import fs from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../kit/axe";
import { expect } from "../kit/browser";
import { textPage, textPages } from "../kit/content";
import { openForm, save, test } from "../kit/editor";
import { english } from "../kit/translations";

const words = english.editor;

/** A field of a page's form in a language. */
const input = (page: Page, language: string, name: string) =>
	page
		.locator(`.pane[data-mode=edit][data-locale=${language}] .field[data-key-path=${name}]`)
		.getByRole("textbox")
		.first();

test("a changed title is one changed line, whatever the text consists of", async ({ editor, page }) => {
	const [name = ""] = textPages.slice(-1);
	const title = textPage(name, "en")?.title;
	await openForm(page, editor.url, `pages/${name}`);
	// The text is there some time after its toolbar. Until then, it counts as empty.
	await expect(page.locator("[contenteditable=true]")).toHaveText([/\S/, /\S/]);
	await input(page, "en", "title").fill("Another title");
	await save(page);
	expect(editor.changes(`content/pages/${name}.en.md`)).toEqual([`- title: ${title}`, "+ title: Another title"]);
	for (const code of ["ru", "uz"]) expect(editor.changes(`content/pages/${name}.${code}.md`)).toEqual([]);
});

/** What `content/README.md` says that a text can have. */
const constructs = [
	"Two lines\nof a paragraph, with a break  \nand another\\\nbreak.",
	"**Bold**, *emphasized*, ***both***, ~~struck~~, **in**tra, ~~*two*~~, **bold [link](/about/) here**.",
	'`code`, `` a ` b ``, `"\\\\d\\_"`, `List<String>`.',
	'[A link](/about/ "Title"), [**bold**](#level-3), <https://example.org/a>, https://example.org/a_b, [mail](mailto:a@example.org).',
	"2 * 3, \\*, \\`, \\~, a_b, [x], AT&amp;T, &lt;b>, C:\\dir.",
	"## Heading with `code`\nText below it.",
	"### Level 3\n\n#### Level 4",
	"- a\n  - b\n    - c\n- d in\n  two lines",
	"* a\n* b\n\nText.\n\n+ a\n+ b",
	"1. a\n   - b\n   - c\n2. ![A](/images/editor.png)\n1. d",
	"3. a\n4. b",
	"> A quote\n> of **two** lines.\n>\n> - a\n> - b\n>\n> — Author",
	"---",
	"***",
	"| A | B | C |\n|:--|:-:|--:|\n| **1** | `a` | [x](/about/) |\n|  | *2* |  |",
	'![A *picture*](/images/editor.png "Caption")',
	"Text ![A](/images/editor.png) in a line.",
	'```java\nString a = "\\\\d+\\_";\n\n\tint b = 1; // *x*\n```',
	"```\n- a\n  - b\n```",
	"````md\n```\na\n```\n````",
	'<details>\n<summary>A question?</summary>\n\nText:\n\n- a\n  - b\n\n```sh\necho "\\\\n"\n```\n\n| A | B |\n|---|--:|\n| 1 | 2 |\n\n</details>',
];

const pageFile = "content/pages/new.en.md";

const withFields = (text: string) => `---\ntitle: New\ndescription: New.\n---\n\n${text}\n`;

/** Opens the form of a page with a text, and puts the cursor at the end of its first paragraph. */
async function openText(
	page: Page,
	editor: { url: string; write: (file: string, text: string) => void },
	text: string,
) {
	for (const code of ["ru", "uz"]) editor.write(pageFile.replace(".en.", `.${code}.`), withFields("New."));
	editor.write(pageFile, text);
	await openForm(page, editor.url, "pages/new");
	const box = page.locator(".pane[data-locale=en] .field[data-key-path=body] [contenteditable=true]");
	const first = box.getByText("First.");
	await first.click();
	// The form may still be reading the text, which moves the cursor.
	await expect(async () => {
		await page.keyboard.press("End");
		// Its editor restores the cursor of the click in the next frames.
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
		expect(await page.evaluate(() => window.getSelection()?.focusOffset)).toBe("First.".length);
	}).toPass();
	return box;
}

/** Copies HTML as a program does, and pastes it. */
async function paste(page: Page, html: string): Promise<void> {
	await page.evaluate((copied) => {
		const copy = (event: ClipboardEvent) => {
			event.clipboardData?.setData("text/html", copied);
			event.preventDefault();
			event.stopPropagation();
		};
		document.addEventListener("copy", copy, { once: true, capture: true });
	}, html);
	await page.keyboard.press("ControlOrMeta+C");
	await page.keyboard.press("ControlOrMeta+V");
}

test("a word in the first paragraph is one changed line, whatever follows it", async ({ editor, page }) => {
	const text = withFields(["First.", ...constructs].join("\n\nText.\n\n"));
	const box = await openText(page, editor, text);
	await page.keyboard.type(" Changed.");
	await expect(box.getByText("First. Changed.")).toBeVisible();
	await save(page);
	expect(editor.read(pageFile)).toBe(text.replace("First.", "First. Changed."));
});

const wordItem = (mark: string, text: string) =>
	`<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
const wordCell = (text: string) => `<td width=301 valign=top><p class=MsoNormal>${text}<o:p></o:p></p></td>`;
const wordTable = (...rows: string[][]) =>
	`<table class=MsoTableGrid border=1>${rows.map((row) => `<tr>${row.map(wordCell).join("")}</tr>`).join("")}</table>`;
const docs =
	'<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span></p><ul><li dir="ltr"><p dir="ltr"><span>One</span></p></li></ul><table><tbody><tr><td><p><span>C</span></p></td><td><p><span>D</span></p></td></tr><tr><td><p><span>3</span></p><p><span>4</span></p></td><td><p><span>5</span></p></td></tr></tbody></table></b>';

for (const [source, html, expected] of [
	[
		"Word",
		wordItem("·", "Point") + wordItem("o", "Inner <b>point</b>") + wordTable(["A", "B"], ["1", "2"]),
		"- Point\n    - Inner **point**\n\n| A | B |\n| --- | --- |\n| 1 | 2 |",
	],
	["Google Docs", docs, "Plain **bold**\n\n- One\n\n| C | D |\n| --- | --- |\n| 3 4 | 5 |"],
] as const) {
	test(`lists and tables of ${source} are saved as lists and tables`, async ({ editor, page }) => {
		const box = await openText(page, editor, withFields("First.\n\nLast."));
		await page.keyboard.type(" Pasted:");
		await expect(box.getByText("First. Pasted:")).toBeVisible();
		await page.keyboard.press("Enter");
		await paste(page, html);
		await expect(box.getByRole("table")).toBeVisible();
		await save(page);
		expect(editor.read(pageFile)).toBe(withFields(`First. Pasted:\n\n${expected}\n\nLast.`));
	});
}

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
	const texts = [
		["en", "English", "A bakery has two."],
		["ru", "Russian", "В пекарне и в кафе."],
		["uz", "Uzbek", "U yerda oson."],
	] as const;
	await page.goto(`${editor.url}#/collections/pages/new`);
	for (const [code, language, text] of texts) {
		// English is always shown, beside one of the other languages.
		if (code !== "en") await page.getByText(language, { exact: true }).last().click();
		for (const name of ["title", "description"]) await input(page, code, name).fill(`New ${code}`);
		await input(page, code, "body").pressSequentially(text);
	}
	await save(page);
	for (const [code, , text] of texts) {
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
