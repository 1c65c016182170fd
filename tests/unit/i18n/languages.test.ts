import { formatDate, formatMoney, numberFormat } from "../../../src/i18n/format";
import { preferredLanguage } from "../../../src/i18n/language-preference";
import {
	findLanguage,
	type LanguageCode,
	languages,
	localizedPath,
	unlocalizedPath,
} from "../../../src/i18n/languages";
import { normalizeSpaces } from "../../kit/content";

test.each([null, "", "EN", "de", "constructor"])("%j is no language of the site", (code) => {
	expect(findLanguage(code)).toBeUndefined();
});

describe("paths", () => {
	test.each<[LanguageCode, string, string]>([
		["en", "/templates/?page=2#top", "/templates/?page=2#top"],
		["ru", "/#pricing", "/ru/#pricing"],
		["uz", "/template/ru/", "/uz/template/ru/"],
		["uz", "/ruby/", "/uz/ruby/"],
	])("in %s, %s is %s", (code, path, localized) => {
		expect(localizedPath(path, code)).toBe(localized);
		expect(unlocalizedPath(localized)).toBe(path);
	});

	test.each([
		["/ru", "/"],
		["/en/templates/", "/en/templates/"],
		["/ru/ru/", "/ru/"],
		["", ""],
	])("unlocalizedPath(%j) is %j", (path, bare) => {
		expect(unlocalizedPath(path)).toBe(bare);
	});
});

const nbsp = "\u00a0";
const day = new Date(2026, 10, 21, 23, 59);

/** The expected format of each language: 1234.5, $1020, 15 percent, 21 November 2026. */
const written: Record<LanguageCode, string[]> = {
	en: ["1,234.5", "$1,020", "15%", "Nov 21, 2026"],
	ru: [`1${nbsp}234,5`, `1${nbsp}020${nbsp}$`, `15${nbsp}%`, "21 нояб. 2026 г."],
	uz: [`1${nbsp}234,5`, `1${nbsp}020${nbsp}$`, "15%", "21.11.2026"],
};

test.each(languages)("the formats of numbers, money, percentages and dates in $code", ({ code }) => {
	expect([
		numberFormat(code).format(1234.5),
		formatMoney(1020, code),
		numberFormat(code, { style: "percent" }).format(0.15),
		normalizeSpaces(formatDate(day, code)),
	]).toEqual(written[code]);
});

test.each([
	[["de-DE", "ru-XX", "fr"], "ru"],
	[["UZ-Cyrl"], "uz"],
	[["de", "en", "uz"], "en"],
	[["rue", "english", ""], undefined],
	[[], undefined],
])("the preferred language of a browser with %j is %s", (browserLanguages, code) => {
	expect(preferredLanguage(browserLanguages)).toBe(code);
});
