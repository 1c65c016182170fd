import { langAttribute } from "../../../src/i18n/lang-attribute";

test.each([
	["Оценка лидов по данным CRM", "en", "ru"],
	["Оценка лидов по данным CRM", "uz", "ru"],
	["Оценка лидов по данным CRM", "ru", undefined],
	["Telegram support bot", "ru", "en"],
	["Telegram support bot", "uz", undefined],
	["#101", "ru", undefined],
	["", "en", undefined],
])("%j has on a page in %s the language %s", (text, page, lang) => {
	expect(langAttribute(text, page)).toBe(lang);
});

test.each([
	["en", "uz", "uz"],
	["ru", "uz", "uz"],
	["uz", "uz-Latn", undefined],
	["uz", "uz-UZ", undefined],
	["uz", "uz-Cyrl", "uz-Cyrl"],
	["en", "en-GB", undefined],
])("on a page in %s, the market's language %s wins over the alphabet", (page, sent, lang) => {
	expect(langAttribute("Kunlik savdo hisoboti", page, sent)).toBe(lang);
});
