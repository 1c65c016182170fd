/** @jest-environment node */
import { readFileSync } from "node:fs";
import { coverage, coverageTable } from "../../../src/content/check";
import { languages } from "../../../src/i18n/languages";
import { projectWith } from "../../kit/folder";

const text = readFileSync("locales/ru/language.json", "utf8");
const english = readFileSync("locales/en/language.json", "utf8");

/** The coverage of one file in Russian when it holds that. */
function russian(file: string) {
	const rows = coverage(projectWith({ "locales/ru/language.json": file }));
	return rows.find(({ language, namespace }) => language === "ru" && namespace === "language");
}

test("the repository's own languages are complete", () => {
	const rows = coverage(process.cwd());
	expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(languages.map(({ code }) => code)));
	for (const row of rows) expect(row).toMatchObject({ translated: row.total, missing: 0, leftInEnglish: 0 });
});

test("a plural text counts once for each form of the language", () => {
	const market = coverage(process.cwd()).filter(({ namespace }) => namespace === "market");
	const totals = Object.fromEntries(market.map(({ language, total }) => [language, total]));
	// Russian has two forms more than English of each text that counts.
	const counting = readFileSync("locales/en/market.json", "utf8").match(/_one":/g)?.length ?? 0;
	expect([totals.ru, totals.uz]).toEqual([(totals.en ?? 0) + 2 * counting, totals.en]);
});

test.each([
	["a text that is left out", text.replace(/\s*"code": "Ru",/, ""), { translated: 5, missing: 1, leftInEnglish: 0 }],
	["an empty text", text.replace('"Ru"', '""'), { translated: 5, missing: 1, leftInEnglish: 0 }],
	["a text in English", text.replace('"Русский"', '"English"'), { translated: 5, missing: 0, leftInEnglish: 1 }],
	["the English file", english, { translated: 0, missing: 0, leftInEnglish: 6 }],
	["a broken file", "{", { translated: 0, missing: 6, leftInEnglish: 0 }],
])("%s is counted", (_, file, counts) => {
	expect(russian(file)).toMatchObject({ total: 6, ...counts });
});

const rows = [
	{ language: "en", namespace: "language", translated: 6, total: 6, missing: 0, leftInEnglish: 0 },
	{ language: "ru", namespace: "language", translated: 4, total: 6, missing: 1, leftInEnglish: 1 },
];

test("the table is made for a terminal", () => {
	expect(coverageTable(rows, "text")).toBe(
		[
			"language   namespace   translated   missing   left in English",
			"en         language         6 / 6         0                 0",
			"ru         language         4 / 6         1                 1",
		].join("\n"),
	);
});

test("the table is made for a pull request", () => {
	expect(coverageTable(rows, "markdown")).toBe(
		[
			"| language | namespace | translated | missing | left in English |",
			"| -------- | --------- | ---------: | ------: | --------------: |",
			"| en       | language  |      6 / 6 |       0 |               0 |",
			"| ru       | language  |      4 / 6 |       1 |               1 |",
		].join("\n"),
	);
});
