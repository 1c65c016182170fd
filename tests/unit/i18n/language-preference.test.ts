import { chosenLanguage, onLanguageChosen, rememberLanguage } from "../../../src/i18n/chosen-language";
import { languages } from "../../../src/i18n/languages";

beforeEach(() => window.localStorage.clear());

test.each(languages)("$code is remembered where the i18n plugin looks for it", ({ code }) => {
	expect(chosenLanguage()).toBeUndefined();
	rememberLanguage(code);
	expect(chosenLanguage()).toBe(code);
	expect(window.localStorage.getItem("gatsby-i18next-language")).toBe(code);
});

test.each(["", "de", "EN", "null"])("a stored %j counts as no choice", (stored) => {
	window.localStorage.setItem("gatsby-i18next-language", stored);
	expect(chosenLanguage()).toBeUndefined();
});

test("blocked storage counts as no choice, and a choice holds until the page is loaded anew", () => {
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
