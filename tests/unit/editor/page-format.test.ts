/** @jest-environment node */
import fs from "node:fs";
import { readForm, writeForm } from "../../../editor/server/forms/forms";

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

test.each([
	["spaces, backslashes and entities", 'a  \nb \\_c\\_ &amp; `"\\\\d"`\\\nd'],
	["code at the start", "    code\n\n\n* a\n+ b"],
	["links and headings of every kind", "Heading\n===\n\n[a][b] __c__ *d*\n\n[b]: /about/"],
])("a text is saved as it is typed: %s", (_, typed) => {
	expect(changed({ body: `${typed}\n` })).toBe(text.replace(/Text\.[\s\S]*/, `${typed}\n`));
});
