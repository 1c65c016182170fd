/** @jest-environment node */
import { readFileSync } from "node:fs";
import { problemsOf } from "../../kit/check";

/** What is said of a language's `common.json` with one text in place of another. */
function withText(code: string, from: string, to: string) {
	const file = `locales/${code}/common.json`;
	const text = readFileSync(file, "utf8");
	expect(text).toContain(`"${from}"`);
	return problemsOf({ [file]: text.replace(`"${from}"`, `"${to}"`) });
}

const untranslated = "is left in English: translate it, or add the name to locales/names.txt";

test.each<[code: string, from: string, to: string, ...problems: string[]]>([
	["ru", "Начать", "Get started", `11:19 "Get started" ${untranslated}`],
	["uz", "Boshlash", "Get started", `11:19 "Get started" ${untranslated}`],
	["ru", "Язык: {{current}}", "Language: {{current}}", `31:14 "Language: {{current}}" ${untranslated}`],
	["ru", "Начать", "Начать  сейчас", "11:19 there are two spaces in a row"],
	["ru", "Начать", "Начать ", "11:19 a space too many at the end"],
	["ru", "Начать", " Начать", "11:19 a space too many at the start"],
	["en", "Get started", "Get  started", "11:19 there are two spaces in a row"],
	["ru", "ООО «Qahva Technologies»", "ООО «Qahva Technologies", "4:16 « and » do not match"],
	["ru", "ООО «Qahva Technologies»", "ООО »Qahva Technologies«", "4:16 « and » do not match"],
	["uz", "“Qahva Technologies” MChJ", "“Qahva Technologies MChJ", "4:16 “ and ” do not match"],
	["ru", "Начать", "Начать (сейчас", "11:19 ( and ) do not match"],
	["ru", "Начать", 'Начать \\"сейчас', '11:19 a " stands alone'],
	["uz", "Oʻzbekiston", "O'zbekiston", '6:16 "O\'zbekiston" must be spelt "Oʻzbekiston" (ʻ is U+02BB)'],
	["uz", "Oʻzbekiston", "O‘zbekiston", '6:16 "O‘zbekiston" must be spelt "Oʻzbekiston" (ʻ is U+02BB)'],
	["uz", "Oʻzbekiston", "O`zbekiston", '6:16 "O`zbekiston" must be spelt "Oʻzbekiston" (ʻ is U+02BB)'],
	["uz", "Oʻzbekiston", "Oʼzbekiston", '6:16 "Oʼzbekiston" must be spelt "Oʻzbekiston" (ʻ is U+02BB)'],
	["uz", "Foydali maʼlumotlar", "Foydali ma’lumotlar", '39:18 "ma’lumotlar" must be spelt "maʼlumotlar" (ʼ is U+02BC)'],
	["uz", "Foydali maʼlumotlar", "Foydali maʻlumotlar", '39:18 "maʻlumotlar" must be spelt "maʼlumotlar" (ʼ is U+02BC)'],
	[
		"uz",
		"Boshlash",
		"Bog'lash “ma'no”",
		'11:19 "Bog\'lash" must be spelt "Bogʻlash" (ʻ is U+02BB)',
		'11:19 "ma\'no" must be spelt "maʼno" (ʼ is U+02BC)',
	],
	[
		"ru",
		"Непредвиденная ошибка приложения!",
		"Непредвиденная ошибка приложения",
		'68:14 must end with "!" as in English',
	],
	["ru", "Язык: {{current}}", "<b>Язык</b>: {{current}}", "31:14 tags must be none (are </b> <b>)"],
	["en", "Get started", "Get started, {name}", "11:19 a placeholder is written {{name}}"],
])("in %s, %j turned into %j is told of", (code, from, to, ...problems) => {
	expect(withText(code, from, to)).toEqual(problems.map((problem) => `locales/${code}/common.json:${problem}`));
});

test.each([
	["ru", "Начать", "Qahva (Java, API)"],
	["ru", "Начать", 'Начать «сейчас (и \\"здесь\\")»'],
	["ru", "Непредвиденная ошибка приложения!", "«Непредвиденная ошибка приложения.»"],
	["en", "Get started", "Let's get started"],
	["uz", "Boshlash", "Togʻ, sanʼat va “maʼno” sari"],
])("in %s, %j may become %j", (code, from, to) => {
	expect(withText(code, from, to)).toEqual([]);
});

test("a name that is added to the list may stay as it is", () => {
	const text = readFileSync("locales/ru/common.json", "utf8").replace('"Ташкент"', '"Tashkent"');
	const names = readFileSync("locales/names.txt", "utf8");
	expect(problemsOf({ "locales/ru/common.json": text })).toEqual([
		`locales/ru/common.json:5:13 "Tashkent" ${untranslated}`,
	]);
	expect(problemsOf({ "locales/ru/common.json": text, "locales/names.txt": `${names}Tashkent\r\n` })).toEqual([]);
});

test("a folder of a language that the site does not know is told of", () => {
	expect(problemsOf({ "locales/de/common.json": "{}" })).toEqual([
		'locales/de:1:1 src/i18n/languages.ts has no line for the language "de"',
	]);
});
