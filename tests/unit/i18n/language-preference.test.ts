import {
	chosenLanguage,
	onLanguageChosen,
	preferredLanguage,
	rememberLanguage,
} from "../../../src/i18n/language-preference";
import { languages } from "../../../src/i18n/languages";

beforeEach(() => window.localStorage.clear());

test.each(languages)("stores $code under the key of gatsby-plugin-react-i18next", ({ code }) => {
	expect(chosenLanguage()).toBeUndefined();
	rememberLanguage(code);
	expect(chosenLanguage()).toBe(code);
	expect(window.localStorage.getItem("gatsby-i18next-language")).toBe(code);
});

test.each(["", "de", "EN", "null"])("ignores a stored %j", (stored) => {
	window.localStorage.setItem("gatsby-i18next-language", stored);
	expect(chosenLanguage()).toBeUndefined();
});

test("keeps the choice until the next page load where storage is blocked", () => {
	for (const method of ["getItem", "setItem"] as const) {
		jest.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException("The operation is insecure.", "SecurityError");
		});
	}
	expect(chosenLanguage()).toBeUndefined();
	const listener = jest.fn();
	const stop = onLanguageChosen(listener);
	expect(() => rememberLanguage("ru")).not.toThrow();
	expect(chosenLanguage()).toBe("ru");
	expect(listener).toHaveBeenCalledTimes(1);
	stop();
});

test.each(languages)("recognizes $code in every language tag", ({ code }) => {
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
])("the preferred language of %j is %s", (browserLanguages, code) => {
	expect(preferredLanguage(browserLanguages)).toBe(code);
});
