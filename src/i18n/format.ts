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

/** By language. Creating one for each card took 19 ms per key of a search at 4× CPU. */
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

/** Sorts after every letter of the Latin alphabet. */
const afterZ = "ʒ";

/**
 * Compares strings in the alphabetical order of a language, and numbers in them by value. Browsers have no collation for
 * Uzbek: letters that sort after z are replaced with `afterZ` and a letter for their order.
 */
export function textOrder(language: string): (a: string, b: string) => number {
	const { sorts, lastLetters = [] } = findLanguage(language) ?? {};
	const { compare } = new Intl.Collator(sorts ?? language, { numeric: true });
	if (lastLetters.length === 0) return compare;
	const replacements = new Map(lastLetters.map((letter, index) => [letter, afterZ + String.fromCharCode(97 + index)]));
	const pattern = new RegExp(lastLetters.join("|"), "g");
	const sortKeys = new Map<string, string>();
	const sortKey = (text: string) => {
		let key = sortKeys.get(text);
		if (key === undefined) {
			const normalized = text.toLowerCase().replace(/['‘’`]/g, "ʻ");
			key = normalized.replace(pattern, (letter) => replacements.get(letter) ?? letter);
			sortKeys.set(text, key);
		}
		return key;
	};
	return (a, b) => compare(sortKey(a), sortKey(b));
}
