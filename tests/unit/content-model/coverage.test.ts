/** @jest-environment node */
import { readFileSync } from "node:fs";
import { coverage, coverageTable } from "../../../content-model/check";
import { languages } from "../../../src/i18n/languages";
import { tempProject } from "../../kit/temp-folder";

const text = readFileSync("locales/ru/language.json", "utf8");
const english = readFileSync("locales/en/language.json", "utf8");

/** The coverage of language.json in Russian with that text. */
function russian(file: string) {
	const rows = coverage(tempProject({ "locales/ru/language.json": file }));
	return rows.find(({ language, namespace }) => language === "ru" && namespace === "language");
}

test("the repository's languages are complete", () => {
	const rows = coverage(process.cwd());
	expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(languages.map(({ code }) => code)));
	for (const row of rows) expect(row).toMatchObject({ translated: row.total, missing: 0, untranslated: 0 });
});

test("counts a plural text once per form of the language", () => {
	const market = coverage(process.cwd()).filter(({ namespace }) => namespace === "catalog");
	const totals = Object.fromEntries(market.map(({ language, total }) => [language, total]));
	// Russian has two more plural forms than English.
	const counting = readFileSync("locales/en/catalog.json", "utf8").match(/_one":/g)?.length ?? 0;
	expect([totals.ru, totals.uz]).toEqual([(totals.en ?? 0) + 2 * counting, totals.en]);
});

test.each([
	["a missing text", text.replace(/\s*"code": "Ru",/, ""), { translated: 5, missing: 1, untranslated: 0 }],
	["an empty text", text.replace('"Ru"', '""'), { translated: 5, missing: 1, untranslated: 0 }],
	["a text in English", text.replace('"Русский"', '"English"'), { translated: 5, missing: 0, untranslated: 1 }],
	["the English file", english, { translated: 0, missing: 0, untranslated: 6 }],
	["a broken file", "{", { translated: 0, missing: 6, untranslated: 0 }],
])("counts %s", (_, file, counts) => {
	expect(russian(file)).toMatchObject({ total: 6, ...counts });
});

const rows = [
	{ language: "en", namespace: "language", translated: 6, total: 6, missing: 0, untranslated: 0 },
	{ language: "ru", namespace: "language", translated: 4, total: 6, missing: 1, untranslated: 1 },
];

test("formats the table for a terminal", () => {
	expect(coverageTable(rows, "text")).toBe(
		[
			"language   namespace   translated   missing   untranslated",
			"en         language         6 / 6         0              0",
			"ru         language         4 / 6         1              1",
		].join("\n"),
	);
});

test("formats the table for a pull request", () => {
	expect(coverageTable(rows, "markdown")).toBe(
		[
			"| language | namespace | translated | missing | untranslated |",
			"| -------- | --------- | ---------: | ------: | -----------: |",
			"| en       | language  |      6 / 6 |       0 |            0 |",
			"| ru       | language  |      4 / 6 |       1 |            1 |",
		].join("\n"),
	);
});
