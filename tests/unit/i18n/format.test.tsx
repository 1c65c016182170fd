import { screen } from "@testing-library/react";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney, numberFormat } from "../../../src/i18n/format";
import { type LanguageCode, languages } from "../../../src/i18n/languages";
import { normalizeSpaces } from "../../kit/content";
import { renderPage } from "../../kit/render";

const nbsp = "\u00a0";
const day = new Date(2026, 10, 21, 23, 59);

/** The expected format of each language: 1234.5, 250000, $1020, $0, 15 percent, 21 November 2026. */
const written: Record<LanguageCode, string[]> = {
	en: ["1,234.5", "250,000", "$1,020", "$0", "15%", "Nov 21, 2026"],
	ru: [`1${nbsp}234,5`, `250${nbsp}000`, `1${nbsp}020${nbsp}$`, `0${nbsp}$`, `15${nbsp}%`, "21 нояб. 2026 г."],
	uz: [`1${nbsp}234,5`, `250${nbsp}000`, `1${nbsp}020${nbsp}$`, `0${nbsp}$`, `15${nbsp}%`, "21.11.2026"],
};

test.each(languages)("formats numbers, money, percentages and dates in $code", ({ code }) => {
	expect([
		numberFormat(code).format(1234.5),
		numberFormat(code).format(250_000),
		formatMoney(1020, code),
		formatMoney(0, code),
		numberFormat(code, { style: "percent" }).format(0.15),
		normalizeSpaces(formatDate(day, code)),
	]).toEqual(written[code]);
});

test.each(languages)("numbers in translations have the same format in $code", ({ code }) => {
	const Count = () => useTranslation("template").t("scripts", { count: 1234.5 });
	renderPage(<Count />, { language: code });
	expect(screen.getByText(/\(.*\)/).textContent).toContain(`(${numberFormat(code).format(1234.5)})`);
});

test.each<[LanguageCode, string[]]>([
	["en", ["1 script", "2 scripts", "5 scripts", "21 scripts"]],
	["ru", ["1 скрипт", "2 скрипта", "5 скриптов", "21 скрипт"]],
	["uz", ["1 ta skript", "2 ta skript", "5 ta skript", "21 ta skript"]],
])("uses the plural forms of %s", (language, texts) => {
	const Counts = () => {
		const { t } = useTranslation("catalog");
		return [1, 2, 5, 21].map((count) => <p key={count}>{t("card.scripts", { count })}</p>);
	};
	renderPage(<Counts />, { language });
	expect(screen.getAllByRole("paragraph").map(({ textContent }) => normalizeSpaces(textContent))).toEqual(texts);
});
