import { textLanguage } from "../../../src/i18n/text-language";

test.each([
	["Оценка лидов по данным CRM", "en", "ru"],
	["Оценка лидов по данным CRM", "uz", "ru"],
	["Оценка лидов по данным CRM", "ru", undefined],
	["Telegram support bot", "ru", "en"],
	["Telegram support bot", "uz", undefined],
	["#101", "ru", undefined],
	["", "en", undefined],
])("%j has on a page in %s the language %s", (text, page, lang) => {
	expect(textLanguage(text, page)).toBe(lang);
});

test("the language that the market names wins over the alphabet", () => {
	expect(textLanguage("Kunlik savdo hisoboti", "en", "uz")).toBe("uz");
	expect(textLanguage("Kunlik savdo hisoboti", "ru", "uz")).toBe("uz");
	expect(textLanguage("Kunlik savdo hisoboti", "uz", "uz-Latn")).toBeUndefined();
});
