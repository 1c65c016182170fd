/** @jest-environment node */
import { checkProject, formatProblem } from "../../../src/content/check";
import { defaultLanguage, languages } from "../../../src/i18n/languages";
import { projectWith } from "../../kit/folder";

const forms: Record<string, string[]> = {
	en: ["one", "other"],
	ru: ["one", "few", "many", "other"],
	uz: ["one", "other"],
};

/** A namespace in the plural forms of a language, perhaps without one; each text lies on a line of its own. */
function sample(language: string, without?: string): string {
	const runs = forms[language]?.filter((form) => form !== without);
	const lines = runs?.map((form) => `    "runs_${form}": "{{count, number}} x"`).join(",\n");
	return `{\n  "hello": "Hi, {{name}}",\n  "shop": {\n    "open": "Open",\n${lines}\n  }\n}\n`;
}

/** What the check says of that namespace when one language's file is changed so. */
function problems(language: string, change: (text: string) => string): string[] {
	const files = languages.map(({ code }) => {
		const text = sample(code);
		return [`locales/${code}/sample.json`, code === language ? change(text) : text];
	});
	const code = '[t("hello"), t("shop.open"), t("shop.runs")]';
	const rest = { "src/sample.ts": code, "locales/names.txt": "Hi\nOpen\nx\n" };
	return checkProject(projectWith({ ...Object.fromEntries(files), ...rest }))
		.map(formatProblem)
		.filter((problem) => problem.includes("/sample.json"));
}

const others = languages.filter(({ code }) => code !== defaultLanguage);

test.each(languages)("finds nothing wrong with a namespace that is complete in $code", ({ code }) => {
	expect(problems(code, (text) => text)).toEqual([]);
});

describe.each(others)("in $code", ({ code }) => {
	const file = `locales/${code}/sample.json`;

	test("a text that is missing is told of at what should hold it", () => {
		expect(problems(code, (text) => text.replace('  "hello": "Hi, {{name}}",\n', ""))).toEqual([
			`${file}:1:1 "hello" is missing`,
		]);
		expect(problems(code, (text) => text.replace('    "open": "Open",\n', ""))).toEqual([
			`${file}:3:11 "shop.open" is missing`,
		]);
	});

	test("a key that English does not have is told of at the key", () => {
		expect(problems(code, (text) => text.replace('"open": "Open"', '"open": "Open",\n    "shut": "Shut"'))).toEqual([
			`${file}:5:5 "shop.shut" is not a key of the English file`,
		]);
	});

	test("an empty text is told of", () => {
		expect(problems(code, (text) => text.replace('"Open"', '" "'))).toEqual([`${file}:4:13 "shop.open" is empty`]);
	});

	test.each([
		["{{nmae}}", "{{nmae}}"],
		["{{Name}}", "{{Name}}"],
		["you", "none"],
		["{name}", "none"],
		["{{name}} {{name2}}", "{{name2}} {{name}}"],
	])("a placeholder that became %j is told of with both", (became, are) => {
		expect(problems(code, (text) => text.replace("{{name}}", became))).toEqual([
			`${file}:2:12 placeholders must be {{name}} (are ${are})`,
		]);
	});

	test("mistakes are told of in the order of their lines", () => {
		const change = (text: string) => text.replace('"Hi, {{name}}"', '""').replace('    "open": "Open",\n', "");
		expect(problems(code, change)).toEqual([`${file}:2:12 "hello" is empty`, `${file}:3:11 "shop.open" is missing`]);
	});

	test.each(forms[code] ?? [])("the plural form %s is told of when it is missing or lost its number", (form) => {
		expect(problems(code, () => sample(code, form))).toContain(`${file}:3:11 "shop.runs_${form}" is missing`);
		const lost = problems(code, (text) => text.replace(`"runs_${form}": "{{count, number}} x"`, `"runs_${form}": "x"`));
		expect(lost).toEqual([expect.stringContaining("placeholders must be {{count, number}} (are none)")]);
	});

	test("a file that is missing or broken is told of", () => {
		expect(problems(code, () => "{}")).toContain(`${file}:1:1 "hello" is missing`);
		const broken = problems(code, (text) => text.replace('"Open",', '"Open'));
		expect(broken[0]).toMatch(new RegExp(`^${file}:\\d+:\\d+ \\S`));
	});

	test.each<[string, (text: string) => string]>([
		["a comma after the last text", (text) => text.replace(/\n {2}\}\n\}/, ",$&")],
		["single quotes", (text) => text.replace('"Open"', "'Open'")],
		["a comment", (text) => text.replace("{", "{ # translated")],
		["a byte order mark", (text) => `\ufeff${text}`],
	])("%s is told of, as no JSON parser takes it", (_, change) => {
		expect(() => JSON.parse(change(sample(code)))).toThrow();
		expect(problems(code, change)).toEqual([expect.stringMatching(new RegExp(`^${file}:\\d+:\\d+ \\S`))]);
	});

	test("a number in place of a text is told of", () => {
		const found = problems(code, (text) => text.replace('"Open"', "5"));
		expect(found).toEqual([`${file}:4:13 "shop.open" must be a text, in quotes`]);
	});
});

test("a file that English does not have is told of", () => {
	const found = checkProject(projectWith({ "locales/ru/extra.json": "{}" })).map(formatProblem);
	expect(found).toEqual(["locales/ru/extra.json:1:1 English has no such file"]);
});
