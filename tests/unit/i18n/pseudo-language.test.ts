/** @jest-environment node */
type Languages = typeof import("../../../src/i18n/languages");

function languagesWith(value: string | undefined): Languages {
	let module: Languages | undefined;
	jest.replaceProperty(process, "env", { ...process.env, PSEUDO_LANGUAGE: value });
	jest.isolateModules(() => {
		module = require("../../../src/i18n/languages");
	});
	jest.restoreAllMocks();
	return module as Languages;
}

test("PSEUDO_LANGUAGE=1 adds the pseudo-language after the published ones", () => {
	const { languages, publishedLanguages, pseudoLanguage } = languagesWith("1");
	expect(languages).toEqual([...publishedLanguages, pseudoLanguage]);
	for (const off of [undefined, "", "0"]) {
		const without = languagesWith(off);
		expect(without.languages).toEqual(publishedLanguages);
		expect(without.findLanguage(pseudoLanguage.code)).toBeUndefined();
	}
});

test("its tag is valid and has the plural rules of English", () => {
	const { htmlLang, pseudoLanguage } = languagesWith("1");
	const tag = htmlLang(pseudoLanguage.code);
	expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
	expect(new Intl.PluralRules(pseudoLanguage.code).resolvedOptions()).toMatchObject({
		pluralCategories: new Intl.PluralRules("en").resolvedOptions().pluralCategories,
	});
});
