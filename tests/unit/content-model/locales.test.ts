/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkProject, coverage, coverageTable, fixTypography, formatContentError } from "../../../content-model/check";
import { leftInEnglish } from "../../../content-model/check/left-in-english";
import { sentenceEndError, typographyErrors, withTypography } from "../../../content-model/check/text-rules";
import { type LanguageCode, languages } from "../../../src/i18n/languages";
import { errorsIn, localeErrorsIn, positionOf, replaced } from "../../kit/check";
import { tempFolder, tempProject } from "../../kit/temp-folder";
import { translations } from "../../kit/translations";

const codes = languages.map(({ code }) => code);

/** A file for each language. */
const inEach = (name: string, text: (code: LanguageCode) => string) =>
	Object.fromEntries(codes.map((code) => [`locales/${code}/${name}.json`, text(code)]));

describe("comparison with English", () => {
	const forms = { en: ["one", "other"], ru: ["one", "few", "many", "other"], uz: ["one", "other"] };

	/** A namespace with the plural forms of a language, optionally without one of them. Each text has its own line. */
	function sample(code: LanguageCode, without?: string): string {
		const runs = forms[code].filter((form) => form !== without);
		const lines = runs.map((form) => `    "runs_${form}": "{{count, number}}\u00a0x"`).join(",\n");
		return `{\n  "hello": "Hi, {{name}}",\n  "shop": {\n    "open": "Open",\n${lines}\n  }\n}\n`;
	}

	/** The errors when the file of one language is changed, without the file's name if all are in that file. */
	function errorsAfter(code: LanguageCode, change: (text: string) => string): string[] {
		const files = inEach("sample", (each) => (each === code ? change(sample(each)) : sample(each)));
		const errors = localeErrorsIn({ ...files, "locales/names.txt": "Hi\nOpen\nx\n" });
		return errors.map((error) => error.replace(`locales/${code}/sample.json:`, ""));
	}

	test.each([
		['  "hello": "Hi, {{name}}",\n', "", '1:1 "hello" is missing'],
		['    "open": "Open",\n', "", '3:11 "shop.open" is missing'],
		['"Open"', '"Open",\n    "shut": "Shut"', '5:5 "shop.shut" is not a key of the English file'],
		['"Open"', '" "', '4:13 "shop.open" is empty'],
		['"Open"', "5", '4:13 "shop.open" must be a text in quotes'],
		["{{name}}", "{{nmae}}", "2:12 placeholders must be {{name}} (are {{nmae}})"],
		["{{name}}", "{name}", "2:12 placeholders must be {{name}} (are none)"],
		["Hi, {{name}}", "<b>Hi, {{name}}</b>", "2:12 tags must be none (are </b> <b>)"],
	])("reports that %j became %j: %s", (from, to, error) => {
		for (const code of ["ru", "uz"] as const) {
			expect(errorsAfter(code, (text) => replaced(text, from, to))).toEqual([error]);
		}
	});

	test("reports a missing plural form, and a plural form without its number", () => {
		expect(errorsAfter("ru", () => sample("ru", "few"))).toEqual(['3:11 "shop.runs_few" is missing']);
		const withNumber = '"runs_few": "{{count, number}}\u00a0x"';
		expect(errorsAfter("ru", (text) => replaced(text, withNumber, '"runs_few": "x"'))).toEqual([
			expect.stringContaining("placeholders must be {{count, number}} (are none)"),
		]);
	});

	test("reports all errors of a file by line", () => {
		const change = (text: string) => text.replace('"Hi, {{name}}"', '""').replace('    "open": "Open",\n', "");
		expect(errorsAfter("ru", change)).toEqual(['2:12 "hello" is empty', '3:11 "shop.open" is missing']);
	});

	test("reports files and folders that English does not have", async () => {
		const files = { "locales/ru/surplus.json": "{}", "locales/de/common.json": "{}" };
		expect(await errorsIn(files)).toEqual([
			'locales/de:1:1 src/i18n/languages.ts does not list the language "de"',
			"locales/ru/surplus.json:1:1 English has no such file",
		]);
	});
});

describe("names of languages", () => {
	const common = (code: string) => `locales/${code}/common.json`;
	const text = (code: string) => readFileSync(common(code), "utf8");

	/** A language's `common.json` without its name for Uzbek. */
	const withoutUzbek = (code: string) => text(code).replace(/,?\s*"uz": "[^"]*"(?=[,\s]*\})/, "");
	const missing = (code: string, language: string, position = positionOf(text(code), /(?<="names": )\{/)) =>
		`${common(code)}:${position} "language.names.${language}" is missing; src/i18n/languages.ts has the language "${language}": add its name in the language of this file`;

	test("reports a missing name", () => {
		expect(localeErrorsIn({ ...inEach("common", text), [common("uz")]: withoutUzbek("uz") })).toContain(
			missing("uz", "uz"),
		);
	});

	test("reports a name that is missing in every language as warnings", async () => {
		const errors = await checkProject(tempProject(inEach("common", withoutUzbek)));
		expect(errors.map(formatContentError)).toEqual(codes.map((code) => missing(code, "uz")));
		expect(errors.map(({ severity }) => severity)).toEqual(codes.map(() => "warning"));
	});
});

describe("typography", () => {
	test.each([
		["en", "Get  started", "there are two spaces in a row"],
		["ru", "Начать ", "remove the space at the end"],
		["ru", "ООО «Qahva Technologies", "« and » do not match"],
		["uz", "“Qahva Technologies MChJ", "“ and ” do not match"],
		["ru", "Начать (сейчас", "( and ) do not match"],
	])("in %s, %j is an error: %s", (code, text, error) => {
		expect(typographyErrors(text, code)).toEqual([error]);
	});

	type Case = [code: string, text: string, marked: string, name: string];
	const uzbek = ["O'zbekiston", "O‘zbekiston", "O`zbekiston", "Oʼzbekiston"];

	// A tilde stands for a no-break space, an underscore for a hyphen that does not break.
	test.each<Case>([
		["en", "Wait...", "Wait…", "an ellipsis is U+2026"],
		["uz", "9-18", "9–18", "a range has an en dash, U+2013"],
		["en", "Cheap - fast", "Cheap — fast", "a dash is U+2014"],
		["en", "Let's «go»", "Let’s “go”", "an apostrophe is U+2019"],
		["en", '"Go" (or "stop")', "“Go” (or “stop”)", "quotes are “ and ”"],
		["en", "94 %", "94%", "no space before %"],
		["en", "9 AM", "9~AM", "no-break space U+00A0 before AM and PM"],
		["ru", '"Да" и “нет”', "«Да» и~«нет»", "quotes are « and »"],
		["ru", "{{saving, number}} %", "{{saving, number}}~%", "no-break space U+00A0 before %"],
		["ru", "Код — ваш", "Код~— ваш", "no-break space U+00A0 before a dash"],
		["ru", "то же и не всё", "то~же и~не~всё", "no-break space U+00A0 before бы, ли, же"],
		["ru", "(С помощью чата)", "(С~помощью чата)", "no-break space U+00A0 after a short word"],
		["ru", "Java-скрипты", "Java_скрипты", "a hyphen that does not break, U+2011"],
		["uz", "«maʼno» — 94 %", "“maʼno”~— 94%", "quotes are “ and ”"],
		...uzbek.map((word): Case => ["uz", word, "Oʻzbekiston", "ʻ is U+02BB"]),
		...["ma’no", "maʻno", "“ma'no”"].map((word): Case => ["uz", word, word.replace(/[’ʻ']/, "ʼ"), "ʼ is U+02BC"]),
	])("in %s, %j must be %j: %s", (code, text, marked, name) => {
		const correct = marked.replaceAll("~", "\u00a0").replaceAll("_", "\u2011");
		expect(typographyErrors(text, code).join("\n")).toContain(`(${name})`);
		expect(withTypography(text, code)).toBe(correct);
		expect(typographyErrors(correct, code)).toEqual([]);
	});

	test.each(["Self-Hosted: до~конца", "Что~бы ни~было", "Так~ли это", "«Да», «нет»", "Нет..!"])(
		"in ru, %j is correct",
		(marked) => {
			expect(typographyErrors(marked.replaceAll("~", "\u00a0"), "ru")).toEqual([]);
		},
	);

	test("is corrected in all files with npm run check -- --fix", () => {
		const file = "locales/ru/common.json";
		const text = readFileSync(file, "utf8");
		const spoiled = text.replaceAll("\u00a0", " ").replaceAll("\u2011", "-");
		expect(spoiled).not.toBe(text);
		const folder = tempProject({ [file]: spoiled, "locales/uz/common.json": "{" });
		expect(fixTypography(folder)).toEqual([file]);
		expect(readFileSync(path.join(folder, file), "utf8")).toBe(text);
		expect(fixTypography(folder)).toEqual([]);
	});

	test("a sentence ends like a sentence, also in quotes", () => {
		expect(sentenceEndError("Ошибка", "Error!", "ru")).toBe('must end with "!" as in English');
		expect(sentenceEndError("«Ошибка.»", "Error!", "ru")).toBeUndefined();
	});

	test("errors have the position of their text, and names are read from names.txt", async () => {
		const file = (code: string) => `locales/${code}/common.json`;
		const text = (code: string) => readFileSync(file(code), "utf8");
		const { brand, actions } = translations("ru", "common");
		const city = `"${brand.city}"`;
		const ru = replaced(replaced(text("ru"), city, '"Tashkent"'), `"${actions.getStarted}"`, '"Начать  сейчас"');
		const en = replaced(text("en"), '"Get started"', '"Get started, {name}"');
		expect(await errorsIn({ [file("ru")]: ru, [file("en")]: en })).toEqual([
			`${file("en")}:${positionOf(en, '"Get started,')} write placeholders as {{name}}`,
			`${file("ru")}:${positionOf(ru, '"Tashkent"')} "Tashkent" is not translated: translate it, or add the name to locales/names.txt`,
			`${file("ru")}:${positionOf(ru, '"Начать ')} there are two spaces in a row`,
		]);
		const names = readFileSync("locales/names.txt", "utf8");
		const tashkent = replaced(text("ru"), city, '"Tashkent"');
		expect(await errorsIn({ [file("ru")]: tashkent, "locales/names.txt": `${names}Tashkent\r\n` })).toEqual([]);
	});
});

describe("the glossary", () => {
	const glossary = `terms:
  - meaning: the list of templates
    en: { use: catalog, not: [catalogue*] }
    ru: { use: чат-бот, not: [чат бот*, AI] }
`;
	const errorsWith = (en: string, ru: string, yaml = glossary) =>
		localeErrorsIn({
			...inEach("sample", (code) => `{\n  "text": "${code === "en" ? en : code === "ru" ? ru : "Qahva"}"\n}\n`),
			"locales/names.txt": "Qahva\n",
			"locales/glossary.yaml": yaml,
		});
	const error = (code: string, use: string, found: string) =>
		`locales/${code}/sample.json:2:11 write "${use}" instead of "${found}" (locales/glossary.yaml)`;

	test.each([
		["Two Catalogues", "Каталог", [error("en", "catalog", "Catalogues")]],
		["A catalog", "Чат боты и\u00a0AI", [error("ru", "чат-бот", "AI"), error("ru", "чат-бот", "Чат боты")]],
		["Chat", "Аи, чат\u2011боты", []],
	])("finds the forbidden words of %j and %j", (en, ru, errors) => {
		expect(errorsWith(en, ru)).toEqual(errors);
	});

	test("its own errors have a position", () => {
		expect(errorsWith("Text", "Текст", glossary.replace("use: catalog", "uses: catalog"))).toEqual([
			'locales/glossary.yaml:3:11 "uses" is not a known field, did you mean "use"?',
		]);
		expect(errorsWith("Text", "Текст", "terms: [")).toHaveLength(1);
	});
});

describe("English in other languages", () => {
	const english = "Scripts run in isolated containers";
	const uzbek = "Skriptlar izolyatsiyalangan konteynerlarda bajariladi";

	const errorsWith = (code: LanguageCode, text: string) => {
		const folder = tempFolder({
			...inEach("sample", (each) => `{\n  "text": "${each === code ? text : "Qahva"}"\n}\n`),
			"locales/names.txt": "Qahva\nJava\n",
		});
		return leftInEnglish(folder).map(formatContentError);
	};

	test.each([
		["uz", `${english}.`, `${english}.`],
		["uz", `${uzbek}. ${english}.`, `${english}.`],
		["ru", "Скрипты работают в containers на Java", "containers"],
	] as const)("is found in %s: %s", (code, text, found) => {
		const error = `locales/${code}/sample.json:2:11 "${found}" is English: translate it, or add the names in it to locales/names.txt`;
		expect(errorsWith(code, text)[0]).toBe(error);
	});

	test.each([
		["en", english],
		["uz", uzbek],
		["ru", "Скрипты работают на {{count, number}} Java"],
	] as const)("is not found in %s: %s", (code, text) => {
		expect(errorsWith(code, text)).toEqual([]);
	});
});

describe("unused keys", () => {
	/** Turns `#id` into a placeholder of a template literal. */
	const withPlaceholders = (code: string) => code.replace(/#(\w+)/g, (_, name: string) => `\${${name}}`);

	/** The errors of a namespace `sample` with one text when the project contains that code. */
	const errorsWith = (code: string, files = {}) =>
		localeErrorsIn({
			...inEach("sample", (language) => `{\n  "card": {\n    "title": "Qahva ${language}"\n  }\n}\n`),
			"src/sample.tsx": `useTranslation("sample");\n${withPlaceholders(code)}`,
			"locales/names.txt": "Qahva\n",
			...files,
		});
	const unused = codes.map((code) => `locales/${code}/sample.json:3:5 "card.title" is not used: remove it`);

	test.each([
		't("card.title")',
		"t(open ? 'card.title' : 'card.text')",
		"<Message titleKey={`card.title`} />",
		"translate(`card.#part`)",
		"translate(`#what.title`)",
		"const key = `#block`;\ntranslate(`#key.#part`)",
	])("%s may use it", (code) => {
		expect(errorsWith(code)).toEqual([]);
	});

	test.each(["", 't("card.heading")', "translate(`badge.#part`)", "const key = `badge.#id`;\ntranslate(`#key.title`)"])(
		"%s cannot use it",
		(code) => {
			expect(errorsWith(code)).toEqual(unused);
		},
	);

	test("a template literal in a file that loads another namespace cannot use it", () => {
		const other = withPlaceholders('useTranslation("catalog");\ntranslate(`card.#part`)');
		expect(errorsWith("", { "src/other.tsx": other })).toEqual(unused);
	});
});

describe("coverage", () => {
	const file = (code: string) => readFileSync(`locales/${code}/language.json`, "utf8");
	const text = file("ru");

	test("counts a plural text once per form", () => {
		const rows = coverage(process.cwd()).filter(({ namespace }) => namespace === "catalog");
		const [en = 0, ru, uz] = codes.map((code) => rows.find(({ language }) => language === code)?.total);
		const counting = readFileSync("locales/en/catalog.json", "utf8").match(/_one":/g)?.length ?? 0;
		expect([ru, uz]).toEqual([en + 2 * counting, en]);
	});

	test.each([
		["a missing text", text.replace(/\s*"code": "Ru",/, ""), { translated: 5, missing: 1, untranslated: 0 }],
		["a text in English", text.replace('"Русский"', '"English"'), { translated: 5, missing: 0, untranslated: 1 }],
		["a broken file", "{", { translated: 0, missing: 6, untranslated: 0 }],
	])("counts %s", (_, ru, counts) => {
		const rows = coverage(tempFolder({ ...inEach("language", file), "locales/ru/language.json": ru }));
		expect(rows.find(({ language }) => language === "ru")).toMatchObject({ total: 6, ...counts });
	});

	test("has a table for a pull request", () => {
		const row = { language: "ru", namespace: "language", translated: 4, total: 6, missing: 1, untranslated: 1 };
		expect(coverageTable([row], "markdown").split("\n")).toEqual([
			"| language | namespace | translated | missing | untranslated |",
			"| -------- | --------- | ---------: | ------: | -----------: |",
			"| ru       | language  |      4 / 6 |       1 |            1 |",
		]);
	});
});
