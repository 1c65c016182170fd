import { screen } from "@testing-library/react";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney, numberFormat } from "../../../src/i18n/format";
import {
	chosenLanguage,
	onLanguageChosen,
	preferredLanguage,
	rememberLanguage,
} from "../../../src/i18n/language-preference";
import {
	defaultLanguage,
	findLanguage,
	htmlLang,
	type LanguageCode,
	languages,
	localizedPath,
	unlocalizedPath,
} from "../../../src/i18n/languages";
import { Link } from "../../../src/i18n/link";
import { blockStorage } from "../../kit/block-storage";
import { normalizeSpaces } from "../../kit/content";
import { renderPage } from "../../kit/render";

test("the languages are English, Russian and Uzbek, and English is the default", () => {
	expect(languages.map(({ code }) => code)).toEqual(["en", "ru", "uz"]);
	expect(languages.map(({ code }) => htmlLang(code))).toEqual(["en", "ru", "uz-Latn"]);
	expect(defaultLanguage).toBe("en");
	const unknown = [null, undefined, "", "EN", "de", "uz-Latn", "constructor"];
	expect(unknown.map(findLanguage)).toEqual(unknown.map(() => undefined));
});

describe("paths", () => {
	const paths = ["/", "/templates/", "/template/5/", "/#pricing", "/templates/?page=2#top", "/ruby/", "/template/ru/"];

	test.each(languages)("have the prefix of $code", ({ code }) => {
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
		["/ru-RU/", "/ru-RU/"],
		["/RU/", "/RU/"],
		["/en/templates/", "/en/templates/"],
		["/ru/ru/", "/ru/"],
		["", ""],
	])("unlocalizedPath(%j) is %j", (path, bare) => {
		expect(unlocalizedPath(path)).toBe(bare);
	});

	test("of links are in the page's language, or in that of the link", () => {
		const links = (
			<>
				<Link to="/#pricing">Pricing</Link>
				<Link to="/templates/?q=1" language="uz">
					There
				</Link>
			</>
		);
		renderPage(links, { language: "ru" });
		const [pricing, there] = screen.getAllByRole("link");
		expect(pricing).toHaveAttribute("href", "/ru/#pricing");
		expect(pricing).not.toHaveAttribute("hreflang");
		expect(there).toHaveAttribute("href", "/uz/templates/?q=1");
		expect(there).toHaveAttribute("hreflang", "uz");
	});
});

describe("formats", () => {
	const nbsp = "\u00a0";
	const day = new Date(2026, 10, 21, 23, 59);

	/** The expected format of each language: 1234.5, 250000, $1020, $0, 15 percent, 21 November 2026. */
	const written: Record<LanguageCode, string[]> = {
		en: ["1,234.5", "250,000", "$1,020", "$0", "15%", "Nov 21, 2026"],
		ru: [`1${nbsp}234,5`, `250${nbsp}000`, `1${nbsp}020${nbsp}$`, `0${nbsp}$`, `15${nbsp}%`, "21 нояб. 2026 г."],
		uz: [`1${nbsp}234,5`, `250${nbsp}000`, `1${nbsp}020${nbsp}$`, `0${nbsp}$`, "15%", "21.11.2026"],
	};

	test.each(languages)("of numbers, money, percentages and dates in $code", ({ code }) => {
		expect([
			numberFormat(code).format(1234.5),
			numberFormat(code).format(250_000),
			formatMoney(1020, code),
			formatMoney(0, code),
			numberFormat(code, { style: "percent" }).format(0.15),
			normalizeSpaces(formatDate(day, code)),
		]).toEqual(written[code]);
	});

	test.each<[LanguageCode, string[]]>([
		["en", ["1 script", "2 scripts", "5 scripts", "21 scripts", "1,234.5 scripts"]],
		["ru", ["1 скрипт", "2 скрипта", "5 скриптов", "21 скрипт", "1 234,5 скрипта"]],
		["uz", ["1 ta skript", "2 ta skript", "5 ta skript", "21 ta skript", "1 234,5 ta skript"]],
	])("of numbers and plural forms in the texts of %s", (language, texts) => {
		const Counts = () => {
			const { t } = useTranslation("catalog");
			return [1, 2, 5, 21, 1234.5].map((count) => <p key={count}>{t("card.scripts", { count })}</p>);
		};
		renderPage(<Counts />, { language });
		expect(screen.getAllByRole("paragraph").map(({ textContent }) => normalizeSpaces(textContent))).toEqual(texts);
	});
});

describe("the preferred language", () => {
	beforeEach(() => window.localStorage.clear());

	test.each(languages)("is stored under the key of gatsby-plugin-react-i18next: $code", ({ code }) => {
		expect(chosenLanguage()).toBeUndefined();
		rememberLanguage(code);
		expect(chosenLanguage()).toBe(code);
		expect(window.localStorage.getItem("gatsby-i18next-language")).toBe(code);
	});

	test("is not read from invalid values", () => {
		for (const stored of ["", "de", "EN", "null"]) {
			window.localStorage.setItem("gatsby-i18next-language", stored);
			expect(chosenLanguage()).toBeUndefined();
		}
	});

	test.each(["blocked", "full"])("is kept until the next page load where storage is %s", (storage) => {
		window.localStorage.setItem("gatsby-i18next-language", "en");
		if (storage === "blocked") blockStorage();
		else
			jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
				throw new DOMException("", "QuotaExceededError");
			});
		const listener = jest.fn();
		const stop = onLanguageChosen(listener);
		rememberLanguage("ru");
		expect(chosenLanguage()).toBe("ru");
		expect(listener).toHaveBeenCalledTimes(1);
		stop();
	});

	test.each(languages)("is $code for each of its tags", ({ code }) => {
		for (const tag of [code, `${code}-XX`, code.toUpperCase(), `${code}-Cyrl-UZ`]) {
			expect(preferredLanguage(["de-DE", tag, "fr"])).toBe(code);
		}
	});

	test.each([
		[["ru-RU", "en-US"], "ru"],
		[["de", "en", "uz"], "en"],
		[["rue", "english", ""], undefined],
		[[], undefined],
	])("of a browser with %j is %s", (browserLanguages, code) => {
		expect(preferredLanguage(browserLanguages)).toBe(code);
	});
});
