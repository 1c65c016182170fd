import {
	defaultLanguage,
	findLanguage,
	htmlLang,
	languages,
	localizedPath,
	unlocalizedPath,
} from "../../../src/i18n/languages";

const paths = ["/", "/templates/", "/template/5/", "/#pricing", "/templates/?page=2#top", "/ruby/", "/template/ru/"];

test.each(languages)("localizedPath adds the prefix of $code and unlocalizedPath removes it", ({ code }) => {
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
])("unlocalizedPath(%j) is %j", (path, bare) => {
	expect(unlocalizedPath(path)).toBe(bare);
});

test("the languages are English, Russian and Uzbek, and English is the default", () => {
	expect(languages.map(({ code }) => code)).toEqual(["en", "ru", "uz"]);
	expect(languages.map(({ code }) => htmlLang(code))).toEqual(["en", "ru", "uz-Latn"]);
	expect(defaultLanguage).toBe("en");
});

test.each([null, undefined, "", "EN", "de", "uz-Latn", "constructor"])("findLanguage(%j) is undefined", (code) => {
	expect(findLanguage(code)).toBeUndefined();
});
