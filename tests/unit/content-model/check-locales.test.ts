/** @jest-environment node */
import { readFileSync } from "node:fs";
import { checkProject, formatContentError } from "../../../content-model/check";
import { defaultLanguage, languages, publishedLanguages } from "../../../src/i18n/languages";
import { errorsIn } from "../../kit/check";
import { tempProject } from "../../kit/temp-folder";

const forms: Record<string, string[]> = {
	en: ["one", "other"],
	ru: ["one", "few", "many", "other"],
	uz: ["one", "other"],
};

/** A namespace with the plural forms of a language, optionally without one of them. Each text has its own line. */
function sample(language: string, without?: string): string {
	const runs = forms[language]?.filter((form) => form !== without);
	const lines = runs?.map((form) => `    "runs_${form}": "{{count, number}} x"`).join(",\n");
	return `{\n  "hello": "Hi, {{name}}",\n  "shop": {\n    "open": "Open",\n${lines}\n  }\n}\n`;
}

/** The errors of that namespace when the file of one language is changed. */
async function errorsAfter(language: string, change: (text: string) => string): Promise<string[]> {
	const files = languages.map(({ code }) => {
		const text = sample(code);
		return [`locales/${code}/sample.json`, code === language ? change(text) : text];
	});
	const code = '[t("hello"), t("shop.open"), t("shop.runs")]';
	const rest = { "src/sample.ts": code, "locales/names.txt": "Hi\nOpen\nx\n" };
	return (await checkProject(tempProject({ ...Object.fromEntries(files), ...rest })))
		.map(formatContentError)
		.filter((error) => error.includes("/sample.json"));
}

const others = languages.filter(({ code }) => code !== defaultLanguage);

test.each(languages)("accepts a complete namespace in $code", async ({ code }) => {
	expect(await errorsAfter(code, (text) => text)).toEqual([]);
});

describe.each(others)("in $code", ({ code }) => {
	const file = `locales/${code}/sample.json`;

	test("reports a missing text at the group that should contain it", async () => {
		expect(await errorsAfter(code, (text) => text.replace('  "hello": "Hi, {{name}}",\n', ""))).toEqual([
			`${file}:1:1 "hello" is missing`,
		]);
		expect(await errorsAfter(code, (text) => text.replace('    "open": "Open",\n', ""))).toEqual([
			`${file}:3:11 "shop.open" is missing`,
		]);
	});

	test("reports a key that English does not have", async () => {
		expect(
			await errorsAfter(code, (text) => text.replace('"open": "Open"', '"open": "Open",\n    "shut": "Shut"')),
		).toEqual([`${file}:5:5 "shop.shut" is not a key of the English file`]);
	});

	test("reports an empty text", async () => {
		expect(await errorsAfter(code, (text) => text.replace('"Open"', '" "'))).toEqual([
			`${file}:4:13 "shop.open" is empty`,
		]);
	});

	test.each([
		["{{nmae}}", "{{nmae}}"],
		["{{Name}}", "{{Name}}"],
		["you", "none"],
		["{name}", "none"],
		["{{name}} {{name2}}", "{{name2}} {{name}}"],
	])("reports a placeholder that became %j", async (became, are) => {
		expect(await errorsAfter(code, (text) => text.replace("{{name}}", became))).toEqual([
			`${file}:2:12 placeholders must be {{name}} (are ${are})`,
		]);
	});

	test("sorts errors by line", async () => {
		const change = (text: string) => text.replace('"Hi, {{name}}"', '""').replace('    "open": "Open",\n', "");
		expect(await errorsAfter(code, change)).toEqual([
			`${file}:2:12 "hello" is empty`,
			`${file}:3:11 "shop.open" is missing`,
		]);
	});

	test.each(forms[code] ?? [])("reports the plural form %s when it or its number is missing", async (form) => {
		expect(await errorsAfter(code, () => sample(code, form))).toContain(`${file}:3:11 "shop.runs_${form}" is missing`);
		const lost = await errorsAfter(code, (text) =>
			text.replace(`"runs_${form}": "{{count, number}} x"`, `"runs_${form}": "x"`),
		);
		expect(lost).toEqual([expect.stringContaining("placeholders must be {{count, number}} (are none)")]);
	});

	test("reports an empty and a broken file", async () => {
		expect(await errorsAfter(code, () => "{}")).toContain(`${file}:1:1 "hello" is missing`);
		const broken = await errorsAfter(code, (text) => text.replace('"Open",', '"Open'));
		expect(broken[0]).toMatch(new RegExp(`^${file}:\\d+:\\d+ \\S`));
	});

	test.each<[string, (text: string) => string]>([
		["a trailing comma", (text) => text.replace(/\n {2}\}\n\}/, ",$&")],
		["single quotes", (text) => text.replace('"Open"', "'Open'")],
		["a comment", (text) => text.replace("{", "{ # translated")],
		["a byte order mark", (text) => `\ufeff${text}`],
	])("reports %s, like every JSON parser", async (_, change) => {
		expect(() => JSON.parse(change(sample(code)))).toThrow();
		expect(await errorsAfter(code, change)).toEqual([expect.stringMatching(new RegExp(`^${file}:\\d+:\\d+ \\S`))]);
	});

	test("reports a number in place of a text", async () => {
		const errors = await errorsAfter(code, (text) => text.replace('"Open"', "5"));
		expect(errors).toEqual([`${file}:4:13 "shop.open" must be a text in quotes`]);
	});
});

test("reports a file that English does not have", async () => {
	const errors = (await checkProject(tempProject({ "locales/ru/extra.json": "{}" }))).map(formatContentError);
	expect(errors).toEqual(["locales/ru/extra.json:1:1 English has no such file"]);
});

describe("names of languages", () => {
	const common = (code: string) => `locales/${code}/common.json`;

	/** A language's `common.json` without its name for Uzbek. */
	const withoutUzbek = (code: string) =>
		readFileSync(common(code), "utf8").replace(/,?\s*"uz": "[^"]*"(?=[,\s]*\})/, "");

	const missing = (code: string, language: string, position = "32:14") =>
		`${common(code)}:${position} "language.names.${language}" is missing; src/i18n/languages.ts has the language "${language}": add its name in the language of this file`;

	test.each(publishedLanguages)("reports a missing name in $code", async ({ code }) => {
		expect(await errorsIn({ [common(code)]: withoutUzbek(code) })).toEqual([missing(code, "uz")]);
	});

	test("reports a name that is missing in every language as warnings", async () => {
		const files = Object.fromEntries(publishedLanguages.map(({ code }) => [common(code), withoutUzbek(code)]));
		const errors = (await checkProject(tempProject(files))).filter(({ message }) => message.includes("language.names"));
		expect(errors.map(formatContentError)).toEqual(publishedLanguages.map(({ code }) => missing(code, "uz")));
		expect(errors.map(({ severity }) => severity)).toEqual(publishedLanguages.map(() => "warning"));
	});

	test("reports each name when all of them are missing", async () => {
		const text = readFileSync(common("ru"), "utf8").replace(/,\s*"names": \{[^}]*\}/, "");
		expect(await errorsIn({ [common("ru")]: text })).toEqual(
			publishedLanguages.map(({ code }) => missing("ru", code, "30:15")),
		);
	});
});
