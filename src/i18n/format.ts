import { findLanguage } from "./languages";

/* Formats in the page's language. Never use the visitor's locale: the built HTML and every browser must show the same. */

const locale = (language: string) => findLanguage(language)?.formats ?? language;

/** A formatter of numbers: `12,345` in English. */
export function numberFormat(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
	return new Intl.NumberFormat(locale(language), options);
}

const dollars = {
	style: "currency",
	currency: "USD",
	currencyDisplay: "narrowSymbol",
	maximumFractionDigits: 0,
} as const;

/** By language: creating one for each card delays a search. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Whole US dollars: `$1,020` in English. */
export function formatMoney(amount: number, language: string): string {
	const format = moneyFormats.get(language) ?? numberFormat(language, dollars);
	moneyFormats.set(language, format);
	return format.format(amount);
}

/** The day of a date in UTC: `Nov 21, 2026` in English. */
export function formatDate(date: Date, language: string): string {
	return new Intl.DateTimeFormat(locale(language), { ...findLanguage(language)?.dates, timeZone: "UTC" }).format(date);
}
