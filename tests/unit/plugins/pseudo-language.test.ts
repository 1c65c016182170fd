/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { flatten, placeholders, tags, withoutMarkup } from "../../../content-model/check/messages";
import {
	pseudoFolder,
	pseudoMessages,
	pseudoText,
	writePseudoLanguage,
} from "../../../plugins/pseudo-language/generate";
import { pseudoLanguage } from "../../../src/i18n/languages";
import { tempFolder } from "../../kit/temp-folder";

describe("in a build with PSEUDO_LANGUAGE", () => {
	type Languages = typeof import("../../../src/i18n/languages");

	function languagesWith(value: string | undefined): Languages {
		let module: Languages | undefined;
		jest.replaceProperty(process, "env", { ...process.env, PSEUDO_LANGUAGE: value });
		jest.isolateModules(() => {
			module = require("../../../src/i18n/languages");
		});
		jest.restoreAllMocks();
		return module as Languages;
	}

	test("the language follows the published ones", () => {
		const { languages, publishedLanguages } = languagesWith("1");
		expect(languages).toEqual([...publishedLanguages, pseudoLanguage]);
		for (const off of [undefined, "", "0"]) {
			const without = languagesWith(off);
			expect(without.languages).toEqual(publishedLanguages);
			expect(without.findLanguage(pseudoLanguage.code)).toBeUndefined();
		}
	});

	test("its tag is valid and has the plural rules of English", () => {
		const tag = languagesWith("1").htmlLang(pseudoLanguage.code);
		expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
		const categories = (code: string) => new Intl.PluralRules(code).resolvedOptions().pluralCategories;
		expect(categories(pseudoLanguage.code)).toEqual(categories("en"));
	});
});

test.each([
	["Get started", "[Ĝéţ šţåŕţéđ one two]"],
	["FREE", "[ƑŔÉÉ one]"],
	["Jürgen’s “café”", "[Ĵüŕĝéñ’š “çåƒé” one two]"],
	["Привет, oʻzbek 🚀", "[Привет, öʻžƀéķ 🚀 one two]"],
	["Error!", "[Éŕŕöŕ! one]"],
	["", ""],
	[" ", " "],
	["\n", "\n"],
	["{{count, number}} scripts", "[{{count, number}} šçŕîþţš one]"],
	[
		"Annual ({{saving, number(style: percent)}} saving)",
		"[Åññûåļ ({{saving, number(style: percent)}} šåṽîñĝ) one two]",
	],
	["Read <0>the docs</0><br/>now", "[Ŕéåđ <0>ţĥé đöçš</0><br/>ñöŵ one two]"],
	['$t(brand.name) and $t(runs, {"count": {{n}}})', '[$t(brand.name) åñđ $t(runs, {"count": {{n}}}) one]'],
	["{{count, number}}", "[{{count, number}}]"],
	["404", "[404]"],
])("%j becomes %j", (text, expected) => {
	expect(pseudoText(text)).toBe(expected);
});

test("keeps keys, plural suffixes and values that are not texts", () => {
	const messages = { a: { count_one: "one", count_other: "more", deep: { list: ["x", 1, true, null] } }, n: 5, e: "" };
	expect(pseudoMessages(messages)).toEqual({
		a: { count_one: "[öñé one]", count_other: "[ɱöŕé one]", deep: { list: ["[ẋ one]", 1, true, null] } },
		n: 5,
		e: "",
	});
});

test.each(fs.readdirSync("locales/en"))("%s keeps its keys and placeholders, and grows", (file) => {
	const messages = JSON.parse(fs.readFileSync(`locales/en/${file}`, "utf8"));
	const [english, pseudo] = [flatten(messages), flatten(pseudoMessages(messages))];
	expect([...pseudo.keys()]).toEqual([...english.keys()]);
	for (const [key, text = ""] of english) {
		const transformed = pseudo.get(key) ?? "";
		expect(transformed).toMatch(/^\[.*\]$/s);
		expect([placeholders(transformed), tags(transformed)]).toEqual([placeholders(text), tags(text)]);
		expect(transformed.length).toBeGreaterThanOrEqual(text.length + withoutMarkup(text).length * 0.4);
	}
});

const files = { "locales/en/common.json": '{ "hello": "Hello" }', "locales/en/language.json": '{ "name": "English" }' };
const read = (root: string, file: string) =>
	JSON.parse(fs.readFileSync(path.join(root, pseudoFolder, pseudoLanguage.code, file), "utf8"));

test("writes each English file, updates changed files only, and keeps the texts while an English file is invalid", () => {
	const root = tempFolder(files);
	const write = (text: string) => {
		fs.writeFileSync(path.join(root, "locales/en/common.json"), text);
		writePseudoLanguage(root);
	};
	writePseudoLanguage(root);
	expect(read(root, "common.json")).toEqual({ hello: "[Ĥéļļö one]" });
	expect(read(root, "language.json")).toEqual({ name: "[Pseudo]", code: "[Xa]" });
	expect(fs.readdirSync(path.join(root, "locales"))).toEqual(["en"]);
	const file = path.join(root, pseudoFolder, pseudoLanguage.code, "language.json");
	const { mtimeMs } = fs.statSync(file);
	write('{ "hello": "Hi" }');
	expect(read(root, "common.json")).toEqual({ hello: "[Ĥî one]" });
	expect(fs.statSync(file).mtimeMs).toBe(mtimeMs);
	write('{ "hello": ');
	expect(read(root, "common.json")).toEqual({ hello: "[Ĥî one]" });
});
