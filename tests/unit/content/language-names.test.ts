/** @jest-environment node */
import { readFileSync } from "node:fs";
import { checkProject } from "../../../src/content/check";
import { publishedLanguages } from "../../../src/i18n/languages";
import { problemsOf } from "../../kit/check";
import { projectWith } from "../../kit/folder";

const file = (code: string) => `locales/${code}/common.json`;

/** A language's `common.json` without its name for that one. */
function without(code: string, language: string): string {
	const text = readFileSync(file(code), "utf8");
	return text.replace(new RegExp(`,?\\s*"${language}": "[^"]*"(?=[,\\s]*("uz"|\\}))`), "");
}

const told = (code: string, language: string) =>
	`${file(code)}:32:14 "language.names.${language}" is missing; src/i18n/languages.ts has the language "${language}": add its name in the language of this file`;

test.each(publishedLanguages)("a name of Uzbek that is missing in $code is told of with its cure", ({ code }) => {
	expect(problemsOf({ [file(code)]: without(code, "uz") })).toEqual([told(code, "uz")]);
});

test("a language that none names yet is told of in the file of each, and stops no build", () => {
	const files = Object.fromEntries(publishedLanguages.map(({ code }) => [file(code), without(code, "uz")]));
	expect(problemsOf(files)).toEqual(publishedLanguages.map(({ code }) => told(code, "uz")));
	const own = checkProject(projectWith(files)).filter(({ message }) => message.includes("language.names"));
	expect(own.map(({ mild }) => mild)).toEqual(publishedLanguages.map(() => true));
});

test("names that are missing as a whole are told of one by one", () => {
	const text = readFileSync(file("ru"), "utf8").replace(/,\s*"names": \{[^}]*\}/, "");
	expect(problemsOf({ [file("ru")]: text })).toEqual(
		publishedLanguages.map(({ code }) => told("ru", code).replace("32:14", "30:15")),
	);
});
