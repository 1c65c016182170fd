import { defaultLanguage, findLanguage, htmlLang, languages } from "../../../src/i18n/languages";
import { localizedPath, unlocalizedPath } from "../../../src/i18n/paths";

const paths = ["/", "/templates/", "/template/5/", "/#pricing", "/templates/?page=2#top", "/ruby/", "/template/ru/"];

test.each(languages)("every path gets the prefix of $code, and loses it again", ({ code }) => {
	for (const path of paths) {
		const localized = localizedPath(path, code);
		expect(localized).toBe(code === defaultLanguage ? path : `/${code}${path}`);
		expect(unlocalizedPath(localized)).toBe(path);
	}
});

test.each([
	["/ru", "/"],
	["/ru/", "/"],
	["/uz/templates/", "/templates/"],
	["/ruby/", "/ruby/"],
	["/ru-RU/", "/ru-RU/"],
	["/RU/", "/RU/"],
	["/en/templates/", "/en/templates/"],
	["/ru/ru/", "/ru/"],
	["/template/uz/", "/template/uz/"],
	["/", "/"],
	["", ""],
])("the path %j without its language is %j", (path, bare) => {
	expect(unlocalizedPath(path)).toBe(bare);
});

test("are English, Russian and Uzbek in this order, English without a prefix", () => {
	expect(languages.map(({ code }) => code)).toEqual(["en", "ru", "uz"]);
	expect(languages.map(({ code }) => htmlLang(code))).toEqual(["en", "ru", "uz-Latn"]);
	expect(defaultLanguage).toBe("en");
});

test.each([null, undefined, "", "EN", "de", "uz-Latn", "constructor"])("%j is no language of the site", (code) => {
	expect(findLanguage(code)).toBeUndefined();
});
