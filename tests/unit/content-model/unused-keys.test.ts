/** @jest-environment node */
import { languages } from "../../../src/i18n/languages";
import { errorsIn } from "../../kit/check";

/** Turns `#id` into a placeholder of a template literal. */
const withPlaceholders = (code: string) => code.replace(/#(\w+)/g, (_, name: string) => `\${${name}}`);

/** The errors of a namespace `sample` with one text in each language when the project contains that code. */
function errorsWith(code: string) {
	const text = (language: string) => `{\n  "card": {\n    "title": "Qahva ${language}"\n  }\n}\n`;
	const files = languages.map(({ code: language }) => [`locales/${language}/sample.json`, text(language)]);
	return errorsIn({
		...Object.fromEntries(files),
		"src/sample.tsx": `useTranslation("sample");\n${withPlaceholders(code)}`,
	});
}

test("reports a text that neither code nor content uses in each language", async () => {
	expect(await errorsWith('t("card.heading")')).toEqual(
		["en", "ru", "uz"].map((code) => `locales/${code}/sample.json:3:5 "card.title" is not used: remove it`),
	);
});

test.each([
	['t("card.title")'],
	["t(open ? 'card.title' : 'card.text')"],
	['t("sample:card.title")'],
	["<Message titleKey={`card.title`} />"],
	["translate(`card.#part`)"],
	["translate(`#what.title`)"],
	["const key = `card`;\ntranslate(`#key.title`)"],
	["const key = `#block`;\ntranslate(`#key.#part`)"],
])("%s may use it", async (code) => {
	expect(await errorsWith(code)).toEqual([]);
});

test.each([
	["translate(`badge.#part`)"],
	["translate(`#what.text`)"],
	["const key = `badge.#id`;\ntranslate(`#key.title`)"],
	["const url = `#origin`;"],
])("%s cannot use it", async (code) => {
	expect(await errorsWith(code)).toHaveLength(languages.length);
});

test("a template literal in a file that loads another namespace does not use this one", async () => {
	expect((await errorsWith("")).length).toBe(languages.length);
	const other = 'useTranslation("catalog");\ntranslate(`card.#part`)';
	const text = '{ "card": { "title": "Qahva" } }';
	const files = languages.map(({ code }) => [`locales/${code}/sample.json`, text]);
	const code = { "src/sample.tsx": 'useTranslation("sample")', "src/other.tsx": withPlaceholders(other) };
	expect(await errorsIn({ ...Object.fromEntries(files), ...code })).toHaveLength(languages.length);
});
