/** @jest-environment node */
import fs from "node:fs";
import { readForm, writeForm } from "../../../editor/server/forms/forms";
import { updateText } from "../../../editor/server/forms/update-text";

const path = "content/pages/about.en.md";
const text = `---
# The title is also in the footer.
title: "About us"
description: What it is.
date: 2026-11-25
---

Text.


More text.
`;

/** The page after a change of its form. */
const changed = (form: object, current = text) => writeForm(path, { ...readForm(path, current), ...form }, current);

const files = fs.readdirSync("content/pages").map((name) => `content/pages/${name}`);

test.each(files)("%s stays the same byte for byte when nothing changes", (file) => {
	const page = fs.readFileSync(file, "utf8");
	expect(writeForm(file, readForm(file, page), page)).toBe(page);
});

test.each<[string, object, [string, string]]>([
	["a field", { title: "Us" }, ["About us", "Us"]],
	["a text", { body: "Text.\n\nOther text.\n" }, ["\n\n\nMore text.", "\n\nOther text."]],
	["a switch that is turned off", { listed: false }, ["2026-11-25", "2026-11-25\nlisted: false"]],
	["a switch that is turned on", { draft: true }, ["2026-11-25", "2026-11-25\ndraft: true"]],
	["an empty date", { date: "" }, ["date: 2026-11-25\n", ""]],
	["a picture", { picture: "/images/a.png" }, ["2026-11-25", "2026-11-25\npicture: images/a.png"]],
])("a change of %s changes nothing else", (_, form, [from, to]) => {
	expect(changed(form)).toBe(text.replace(from, to));
});

test("a switch that the file has stays in it", () => {
	const off = text.replace("---\n\n", "listed: false\n---\n\n");
	expect(changed({ listed: true }, off)).toBe(off.replace("listed: false", "listed: true"));
});

test("a new page has the fields that are filled in, in the order of the schema", () => {
	const form = { body: "Text.", draft: false, listed: true, date: "", description: "What it is.", title: "About" };
	expect(writeForm(path, form, "")).toBe("---\ntitle: About\ndescription: What it is.\n---\n\nText.\n");
});

const inFile = "A *word*.\nIn two lines.\n\n---\n\n1. a\n   - b\n\n| A | B |\n|---|--:|\n| 1 | 2 |\n\n## End\nText.";
// As the editor of the CMS writes it.
const inEditor =
	"A _word_.\nIn two lines.\n\n***\n\n1. a\n    - b\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n## End\n\nText.";

test.each<[string, [string, string], string]>([
	["nothing", ["", ""], inFile],
	["a word", ["Text.", "Other."], inFile.replace("\nText.", "\n\nOther.")],
	["a cell", ["| 1 |", "| 3 |"], inFile.replace("| 1 |", "| 3 |")],
	["a new paragraph", ["***", "***\n\nNew."], inFile.replace("---\n\n1", "---\n\nNew.\n\n1")],
	["a removed list", ["1. a\n    - b\n\n", ""], inFile.replace("1. a\n   - b\n\n", "")],
])("a text in which %s changes keeps the rest of its Markdown", (_, [from, to], expected) => {
	expect(updateText(inFile, inEditor.replace(from, to))).toBe(expected);
});

test.each([
	["marks around a link", "**A [b](/c/) d**", "**A** [**b**](/c/) **d**"],
	["several marks", "***a*** ~~**b**~~", "**_a_** **~~b~~**"],
	["code without a language", "```\nint a;\n```", "```plain\nint a;\n```"],
	["equal numbers", "1. a\n1. b", "1. a\n2. b"],
	["spaces at the end of a line", "a  \nb  ", "a  \nb"],
])("%s stay as they are in the file", (_, text, fromEditor) => {
	expect(updateText(`First.\n\n${text}`, `Other.\n\n${fromEditor}`)).toBe(`Other.\n\n${text}`);
});

test.each([
	["a line break", "a\nb", "a  \nb"],
	["bold words", "**a** b", "a b"],
	["an address", "[a](/b/)", "[a](/c/)"],
	["a language", "```java\na\n```", "```cpp\na\n```"],
	["a level", "- a\n- b", "- a\n    - b"],
])("%s that the form changes is changed", (_, text, changed) => {
	expect(updateText(text, changed)).toBe(changed);
});

const nbsp = "\u00a0";

test.each([
	[
		"a list of Word",
		`·${nbsp}${nbsp} A\n\no${nbsp}${nbsp} B\n\n§${nbsp} C\n\n·${nbsp} **D**\n\nText.`,
		"- A\n    - B\n        - C\n- **D**\n\nText.",
	],
	["a numbered list of Word", `1.${nbsp}${nbsp} A\n\na.${nbsp} B\n\n2.${nbsp} C`, "1. A\n    1. B\n1. C"],
	["a table of Word", "| A | B |\n| 1 |  |", "| A | B |\n| --- | --- |\n| 1 |  |"],
	["a cell with paragraphs", "| A | B |\n| 1\\n\\n2 | 3 |", "| A | B |\n| --- | --- |\n| 1 2 | 3 |"],
	["text that only resembles a list", "o tempora. A · b\n\na. b", "o tempora. A · b\n\na. b"],
])("%s, pasted into the form, is written in Markdown", (_, pasted, expected) => {
	expect(updateText("", pasted)).toBe(expected);
});
