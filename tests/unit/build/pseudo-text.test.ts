/** @jest-environment node */
import fs from "node:fs";
import { pseudoCopy, pseudoText } from "../../../src/build/pseudo-text";
import { flatten, placeholders, tags, withoutPlaceholders } from "../../../src/content/check/locale-keys";

test.each([
	["Get started", "[Ĝéţ šţåŕţéđ one two]"],
	["FREE", "[ƑŔÉÉ one]"],
	["Jürgen’s “café”", "[Ĵüŕĝéñ’š “çåƒé” one two]"],
	["Привет, oʻzbek 🚀", "[Привет, öʻžƀéķ 🚀 one two]"],
	["Error!", "[Éŕŕöŕ! one]"],
])("%j becomes %j", (text, disguised) => {
	expect(pseudoText(text)).toBe(disguised);
});

test.each([
	["{{count, number}} scripts", "[{{count, number}} šçŕîþţš one]"],
	[
		"Annual ({{saving, number(style: percent)}} saving)",
		"[Åññûåļ ({{saving, number(style: percent)}} šåṽîñĝ) one two]",
	],
	["Read <0>the docs</0><br/>now", "[Ŕéåđ <0>ţĥé đöçš</0><br/>ñöŵ one two]"],
	['$t(brand.name) and $t(runs, {"count": {{n}}})', '[$t(brand.name) åñđ $t(runs, {"count": {{n}}}) one]'],
	["{{count, number}}", "[{{count, number}}]"],
	["404", "[404]"],
])("what is no word stays as it is in %j", (text, disguised) => {
	expect(pseudoText(text)).toBe(disguised);
});

test.each(["", " ", "\n"])("%j stays empty", (text) => {
	expect(pseudoText(text)).toBe(text);
});

test("groups keep their keys, plural forms among them, and what is no text stays as it is", () => {
	const copy = { a: { count_one: "one", count_other: "more", deep: { list: ["x", 1, true, null] } }, n: 5, e: "" };
	expect(pseudoCopy(copy)).toEqual({
		a: { count_one: "[öñé one]", count_other: "[ɱöŕé one]", deep: { list: ["[ẋ one]", 1, true, null] } },
		n: 5,
		e: "",
	});
});

test.each(fs.readdirSync("locales/en"))(
	"%s keeps its keys, placeholders and tags, and grows by 40 % or more",
	(file) => {
		const copy = JSON.parse(fs.readFileSync(`locales/en/${file}`, "utf8"));
		const [english, pseudo] = [flatten(copy), flatten(pseudoCopy(copy))];
		expect([...pseudo.keys()]).toEqual([...english.keys()]);
		for (const [key, text = ""] of english) {
			const disguised = pseudo.get(key) ?? "";
			expect(disguised).toMatch(/^\[.*\]$/s);
			expect([placeholders(disguised), tags(disguised)]).toEqual([placeholders(text), tags(text)]);
			expect(disguised.length).toBeGreaterThanOrEqual(text.length + withoutPlaceholders(text).length * 0.4);
		}
	},
);
