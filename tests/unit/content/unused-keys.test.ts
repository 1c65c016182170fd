/** @jest-environment node */
import { languages } from "../../../src/i18n/languages";
import { problemsOf } from "../../kit/check";

/** `#id` stands for a hole in a template literal. */
const withHoles = (code: string) => code.replace(/#(\w+)/g, (_, name: string) => `\${${name}}`);

/** What is said of a namespace `sample` with one text in all languages, beside that code. */
function problems(code: string) {
	const text = (language: string) => `{\n  "card": {\n    "title": "Qahva ${language}"\n  }\n}\n`;
	const files = languages.map(({ code: language }) => [`locales/${language}/sample.json`, text(language)]);
	return problemsOf({
		...Object.fromEntries(files),
		"src/sample.tsx": `useTranslation("sample");\n${withHoles(code)}`,
	});
}

test("a text that neither code nor content shows is told of in each language", () => {
	expect(problems('t("card.heading")')).toEqual(
		["en", "ru", "uz"].map((code) => `locales/${code}/sample.json:3:5 "card.title" is shown nowhere: take it out`),
	);
});

test.each([
	['t("card.title")'],
	["t(open ? 'card.title' : 'card.text')"],
	['t("sample:card.title")'],
	["<Message titleKey={`card.title`} />"],
	["copy(`card.#part`)"],
	["copy(`#what.title`)"],
	["const key = `card`;\ncopy(`#key.title`)"],
	["const key = `#block`;\ncopy(`#key.#part`)"],
])("%s may show it", (code) => {
	expect(problems(code)).toEqual([]);
});

test.each([
	["copy(`badge.#part`)"],
	["copy(`#what.text`)"],
	["const key = `badge.#id`;\ncopy(`#key.title`)"],
	["const url = `#origin`;"],
])("%s cannot show it", (code) => {
	expect(problems(code)).toHaveLength(languages.length);
});

test("a template literal in a file that asks for another namespace shows nothing of this one", () => {
	expect(problems("").length).toBe(languages.length);
	const other = 'useTranslation("market");\ncopy(`card.#part`)';
	const text = '{ "card": { "title": "Qahva" } }';
	const files = languages.map(({ code }) => [`locales/${code}/sample.json`, text]);
	const code = { "src/sample.tsx": 'useTranslation("sample")', "src/other.tsx": withHoles(other) };
	expect(problemsOf({ ...Object.fromEntries(files), ...code })).toHaveLength(languages.length);
});
