/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fixTypography } from "../../../content-model/check";
import { sentenceEndErrors, typographyErrors, withTypography } from "../../../content-model/check/typography";
import { errorMessage } from "../../../content-model/messages";
import type { LanguageCode } from "../../../src/i18n/languages";
import { errorsIn, type Files, inEach, replaced, sampleProject, toJson } from "./sample-project";

const file = (code: string) => `locales/${code}/sample.json`;

const names = { "locales/names.txt": "Qahva\nJava\nHi\nOpen\n" };

/** A `sample.json` with one text for each language. */
const withStrings = (strings: Partial<Record<LanguageCode, string>>): Files => ({
	...names,
	...inEach("sample", (language) => toJson({ text: strings[language] ?? "Qahva" })),
});

describe("a translation", () => {
	const forms = { en: ["one", "other"], ru: ["one", "few", "many", "other"], uz: ["one", "other"] };

	/** Each text has its own line. */
	const sample = inEach("sample", (language) => {
		const runs = Object.fromEntries(forms[language].map((form) => [`runs_${form}`, "{{count, number}}\u00a0Qahva"]));
		return toJson({ hello: "Hi, {{name}}", shop: { open: "Open", ...runs } });
	});

	test.each([
		['  "hello": "Hi, {{name}}",\n', "", '1:1 "hello" is missing'],
		['    "open": "Open",\n', "", '3:11 "shop.open" is missing'],
		['"Open"', '"Open",\n    "shut": "Qahva"', '5:5 "shop.shut" is not a key of the English file'],
		['"open"', '"opne"', '4:5 "shop.opne" is not a key of the English file, did you mean "shop.open"?'],
		['"Open"', '" "', '4:13 "shop.open" must not be empty'],
		["{{name}}", "{{nmae}}", "2:12 placeholders must be {{name}} (are {{nmae}})"],
		["Hi, {{name}}", "<b>Hi, {{name}}</b>", "2:12 tags must be none (are </b> <b>)"],
	])("cannot have %j replaced by %j", async (from, to, error) => {
		const russian = { [file("ru")]: replaced(String(sample[file("ru")]), [from, to]) };
		expect(await errorsIn({ ...names, ...sample, ...russian })).toEqual([`${file("ru")}:${error}`]);
	});

	test.each([
		["a plural form that English lacks", "runs_many", "{{count, number}}\u00a0runs"],
		["the typography of its language", "quote", "«Runs»"],
	])("is not the English text, also not as %s", async (_, key, text) => {
		const english = { quote: "“Runs”", runs_one: "{{count, number}} run", runs_other: "{{count, number}} runs" };
		const translated = {
			quote: "Qahva",
			...Object.fromEntries(forms.ru.map((form) => [`runs_${form}`, "{{count, number}}\u00a0Qahva"])),
		};
		const strings = inEach("sample", (language) => toJson({ ...(language === "en" ? english : translated) }));
		const russian = { [file("ru")]: toJson({ ...translated, [key]: text }) };
		const errors = (await errorsIn({ ...names, ...strings, ...russian })).filter((error) =>
			error.startsWith(file("ru")),
		);
		expect(errors).toEqual([expect.stringContaining("is not translated")]);
	});

	test("has the placeholders of English, where single braces are an error", async () => {
		expect(await errorsIn(withStrings({ en: "Qahva {name}" }))).toEqual([
			`${file("en")}:2:11 write placeholders as {{name}}`,
		]);
	});
});

describe("typography", () => {
	const messages = (text: string, language: string) =>
		typographyErrors(text, language).map((problem) => errorMessage(problem));

	test.each([
		["en", "Get  started", "there are two spaces in a row"],
		["ru", "Начать ", "remove the space at the end"],
		["ru", "ООО «Qahva Technologies", "« and » do not match"],
	])("in %s, %j is an error: %s", (language, text, error) => {
		expect(messages(text, language)).toEqual([error]);
	});

	test.each([
		["ru", "Н\u0061чнит\u0065", 'in "Н\u0061чнит\u0065", these letters are Latin: a, e. Type the word again'],
		["uz", "Boshl\u0430sh", 'in "Boshl\u0430sh", these letters are Cyrillic: \u0430. Type the word again'],
	])("in %s, a word with letters of two alphabets is an error", (language, text, error) => {
		expect(messages(text, language)).toEqual([error]);
	});

	test.each(["Java\u2011код", "{{name}}у", "<b>API</b>шка", "`aя`, report-отчёт.pdf"])(
		"%j has no word with letters of two alphabets",
		(text) => {
			expect(messages(text, "ru")).toEqual([]);
		},
	);

	test("a text of many characters without a space is an error", () => {
		const error = `there are 101 characters without a space, "${"x".repeat(20)}…": at most 100`;
		expect(messages(`A ${"x".repeat(101)}`, "en")).toEqual([error]);
		expect(messages(`${"x".repeat(100)} https://example.org/${"x".repeat(101)}`, "en")).toEqual([]);
	});

	// A tilde stands for a no-break space, an underscore for a hyphen that does not break.
	test.each([
		["en", "Wait...", "Wait…", "an ellipsis is U+2026"],
		["uz", "9-18, 10-12", "9–18, 10–12", "a range has an en dash, U+2013"],
		["en", "Open 9:00-18:00.", "Open 9:00–18:00.", "a range has an en dash, U+2013"],
		["en", "Cheap - fast", "Cheap — fast", "a dash is U+2014"],
		["en", "Our users' data", "Our users’ data", "an apostrophe is U+2019"],
		["en", "Let's «go»", "Let’s “go”", "an apostrophe is U+2019"],
		["en", '"Go" (or "stop")', "“Go” (or “stop”)", "quotes are “ and ”"],
		["en", 'Use "Java 21"', "Use “Java 21”", "quotes are “ and ”"],
		["uz", "O'tog'", "Oʻtogʻ", "ʻ is U+02BB"],
		["en", "94 %", "94%", "no space before %"],
		["en", "9 AM", "9~AM", "no-break space U+00A0 before AM and PM"],
		["ru", '"Да" и “нет”', "«Да» и~«нет»", "quotes are « and »"],
		["ru", "{{saving, number}} %", "{{saving, number}}~%", "no-break space U+00A0 before %"],
		["ru", "Код — ваш", "Код~— ваш", "no-break space U+00A0 before a dash"],
		["ru", "то же и не всё", "то~же и~не~всё", "no-break space U+00A0 before бы, ли, же"],
		["ru", "(С помощью чата)", "(С~помощью чата)", "no-break space U+00A0 after a short word"],
		["ru", "Java-скрипты", "Java_скрипты", "a hyphen that does not break, U+2011"],
		["uz", "O'zbek, O‘zbek, O`zbek, Oʼzbek", "Oʻzbek, Oʻzbek, Oʻzbek, Oʻzbek", "ʻ is U+02BB"],
		["uz", "ma’no, maʻno, “ma'no”", "maʼno, maʼno, “maʼno”", "ʼ is U+02BC"],
	])("in %s, %j must be %j: %s", (language, text, marked, name) => {
		const correct = marked.replaceAll("~", "\u00a0").replaceAll("_", "\u2011");
		expect(messages(text, language).join("\n")).toContain(`(${name})`);
		expect(withTypography(text, language)).toBe(correct);
		expect(typographyErrors(correct, language)).toEqual([]);
	});

	test.each(["Self-Hosted: до~конца", "Что~бы ни~было", "Так~ли это", "«Да», «нет»", "Нет..!"])(
		"in ru, %j is correct",
		(marked) => {
			expect(typographyErrors(marked.replaceAll("~", "\u00a0"), "ru")).toEqual([]);
		},
	);

	const calls = ["Call 202-555-0100 or 555-0100 by 2026-12-31", "24-7, 12-25-2026, 1-800, ISO 8859-1, COVID-19, 1-2-3"];
	const versions = ["JDK 17.0.9-11, v1.2-3, x86-64", "10 - 3, 10 % 3, a%20b, 2020-2025", "1.5-2.5 or -5"];
	const code = [
		"foo(String... args), String... args, ./..., [1, 2, ...], (...), 1...5",
		"npm run check -- --fix, git log -- file.ts --stat",
		'print("x"), <a href="x">, { "a": 1 }, `"x"`',
		"отчёт-за-май.pdf, src/код-один/a.ts, https://пример-один.example/a-б, имя-фамилия@example.org",
		'if (a == "b"), int f(String...), takes String...',
		"print 'log' and 'go'",
		"1) first 2) second",
		'A 27" screen',
	];

	test.each([...calls, ...versions, ...code])("in no language, %j is changed", (text) => {
		for (const language of ["en", "ru", "uz"]) {
			// The spaces after numbers and short words may become no-break spaces.
			expect(withTypography(text, language).replaceAll("\u00a0", " ")).toBe(text);
			expect(typographyErrors(withTypography(text, language), language)).toEqual([]);
		}
	});

	test("is corrected in all files with npm run check -- --fix", async () => {
		const root = await sampleProject({ ...withStrings({ ru: "Java - Java" }), "locales/uz/common.json": "{" });
		expect(fixTypography(root)).toEqual([file("ru")]);
		expect(readFileSync(path.join(root, file("ru")), "utf8")).toBe(toJson({ text: "Java\u00a0— Java" }));
		expect(fixTypography(root)).toEqual([]);
	});

	test("is that of composed letters, which npm run check -- --fix writes", async () => {
		const text = "Чтобы вы\u00a0мой Ўй";
		const files = withStrings({ ru: text });
		const decomposed = { ...files, [file("ru")]: String(files[file("ru")]).normalize("NFD") };
		expect(await errorsIn(decomposed)).toEqual([]);
		const root = await sampleProject(decomposed);
		expect(fixTypography(root)).toEqual([file("ru")]);
		expect(readFileSync(path.join(root, file("ru")), "utf8")).toBe(toJson({ text }));
	});

	test("needs a sentence to end like a sentence, also in quotes", () => {
		expect(sentenceEndErrors("Ошибка", "Error!")).toEqual([{ code: "sentenceEnd", params: { end: "!" } }]);
		expect(sentenceEndErrors("«Ошибка.»", "Error!")).toEqual([]);
	});
});

const glossary = `terms:
  - meaning: the list of templates
    en: { use: catalog, not: [catalogue*] }
    ru: { use: чат-бот, not: [чат бот*, AI] }
`;

test.each([
	["en", "Two Catalogues", ['"catalog" instead of "Catalogues"']],
	["ru", "Чат боты и\u00a0AI", ['"чат-бот" instead of "AI"', '"чат-бот" instead of "Чат боты"']],
	["ru", "Аи, чат\u2011боты", []],
] as const)("the glossary finds in %s the forbidden words of %j", async (language, text, found) => {
	const errors = await errorsIn({ ...withStrings({ [language]: text }), "locales/glossary.yaml": glossary });
	const place = `${file(language)}:2:11`;
	expect(errors).toEqual(found.map((words) => `${place} write ${words} (locales/glossary.yaml) (warning)`));
});

test.each([
	[
		"a conflict",
		"Java\n<<<<<<< HEAD\nGo\n=======\n>>>>>>> theirs\n",
		/^locales\/names\.txt:2:1 a merge conflict is not resolved/,
	],
	[
		"UTF-16",
		Buffer.from("\ufeffJava\n", "utf16le"),
		/^locales\/names\.txt:1:1 this character is not encoded in UTF-8: save the file as UTF-8$/,
	],
])("%s in the list of names is the only error", async (_, names, error) => {
	const errors = await errorsIn({ ...withStrings({}), "locales/names.txt": names });
	expect(errors).toEqual([expect.stringMatching(error)]);
});
