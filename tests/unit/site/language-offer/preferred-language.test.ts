import { languages } from "../../../../src/i18n/languages";
import { preferredLanguage } from "../../../../src/site/language-offer/preferred-language";

test.each(languages)("$code is found under every tag that a browser may send", ({ code }) => {
	for (const tag of [code, `${code}-XX`, code.toUpperCase(), `${code}-Cyrl-UZ`]) {
		expect(preferredLanguage(["de-DE", tag, "fr"])).toBe(code);
	}
});

test.each([
	[["ru-RU", "en-US"], "ru"],
	[["de", "en", "uz"], "en"],
	[["de", "fr"], undefined],
	[["rue", "english", ""], undefined],
	[[], undefined],
])("of %j, it is %s", (wanted, code) => {
	expect(preferredLanguage(wanted)).toBe(code);
});
