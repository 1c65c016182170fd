/** @jest-environment node */
import { readFileSync } from "node:fs";
import { errorsIn } from "../../kit/check";

/** The errors when one text of `common.json` is replaced in a language. */
async function withText(code: string, from: string, to: string) {
	const file = `locales/${code}/common.json`;
	const text = readFileSync(file, "utf8");
	expect(text).toContain(`"${from}"`);
	return errorsIn({ [file]: text.replace(`"${from}"`, `"${to}"`) });
}

const untranslated = "is not translated: translate it, or add the name to locales/names.txt";

test.each<[code: string, from: string, to: string, ...errors: string[]]>([
	["ru", "Начать", "Get started", `11:19 "Get started" ${untranslated}`],
	["uz", "Boshlash", "Get started", `11:19 "Get started" ${untranslated}`],
	["ru", "Язык: {{current}}", "Language: {{current}}", `31:14 "Language: {{current}}" ${untranslated}`],
	["ru", "Начать", "Начать  сейчас", "11:19 there are two spaces in a row"],
	["ru", "Начать", "Начать ", "11:19 remove the space at the end"],
	["ru", "Начать", " Начать", "11:19 remove the space at the start"],
	["en", "Get started", "Get  started", "11:19 there are two spaces in a row"],
	["ru", "ООО «Qahva Technologies»", "ООО «Qahva Technologies", "4:16 « and » do not match"],
	["ru", "ООО «Qahva Technologies»", "ООО »Qahva Technologies«", "4:16 « and » do not match"],
	["uz", "“Qahva Technologies” MChJ", "“Qahva Technologies MChJ", "4:16 “ and ” do not match"],
	["ru", "Начать", "Начать (сейчас", "11:19 ( and ) do not match"],
	["ru", "Начать", 'Начать \\"сейчас', '11:19 a " has no counterpart'],
	["uz", "Oʻzbekiston", "O'zbekiston", '6:16 "O\'zbekiston" must be spelled "Oʻzbekiston" (ʻ is U+02BB)'],
	["uz", "Oʻzbekiston", "O‘zbekiston", '6:16 "O‘zbekiston" must be spelled "Oʻzbekiston" (ʻ is U+02BB)'],
	["uz", "Oʻzbekiston", "O`zbekiston", '6:16 "O`zbekiston" must be spelled "Oʻzbekiston" (ʻ is U+02BB)'],
	["uz", "Oʻzbekiston", "Oʼzbekiston", '6:16 "Oʼzbekiston" must be spelled "Oʻzbekiston" (ʻ is U+02BB)'],
	[
		"uz",
		"Foydali maʼlumotlar",
		"Foydali ma’lumotlar",
		'39:18 "ma’lumotlar" must be spelled "maʼlumotlar" (ʼ is U+02BC)',
	],
	[
		"uz",
		"Foydali maʼlumotlar",
		"Foydali maʻlumotlar",
		'39:18 "maʻlumotlar" must be spelled "maʼlumotlar" (ʼ is U+02BC)',
	],
	[
		"uz",
		"Boshlash",
		"Bog'lash “ma'no”",
		'11:19 "Bog\'lash" must be spelled "Bogʻlash" (ʻ is U+02BB)',
		'11:19 "ma\'no" must be spelled "maʼno" (ʼ is U+02BC)',
	],
	[
		"ru",
		"Непредвиденная ошибка приложения!",
		"Непредвиденная ошибка приложения",
		'68:14 must end with "!" as in English',
	],
	["ru", "Язык: {{current}}", "<b>Язык</b>: {{current}}", "31:14 tags must be none (are </b> <b>)"],
	["en", "Get started", "Get started, {name}", "11:19 write placeholders as {{name}}"],
])("reports in %s when %j becomes %j", async (code, from, to, ...errors) => {
	expect(await withText(code, from, to)).toEqual(errors.map((error) => `locales/${code}/common.json:${error}`));
});

test.each([
	["ru", "Начать", "Qahva (Java, API)"],
	["ru", "Начать", 'Начать «сейчас (и \\"здесь\\")»'],
	["ru", "Непредвиденная ошибка приложения!", "«Непредвиденная ошибка приложения.»"],
	["en", "Get started", "Let's get started"],
	["uz", "Boshlash", "Togʻ, sanʼat va “maʼno” sari"],
])("accepts in %s that %j becomes %j", async (code, from, to) => {
	expect(await withText(code, from, to)).toEqual([]);
});

test("accepts English names that are listed in names.txt", async () => {
	const text = readFileSync("locales/ru/common.json", "utf8").replace('"Ташкент"', '"Tashkent"');
	const names = readFileSync("locales/names.txt", "utf8");
	expect(await errorsIn({ "locales/ru/common.json": text })).toEqual([
		`locales/ru/common.json:5:13 "Tashkent" ${untranslated}`,
	]);
	expect(await errorsIn({ "locales/ru/common.json": text, "locales/names.txt": `${names}Tashkent\r\n` })).toEqual([]);
});

test("reports the folder of a language that is not listed", async () => {
	expect(await errorsIn({ "locales/de/common.json": "{}" })).toEqual([
		'locales/de:1:1 src/i18n/languages.ts does not list the language "de"',
	]);
});
