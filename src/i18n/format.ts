import { findLanguage } from "./languages";

/**
 * Numbers, money and dates in the page's language. Always pass the page's language, never the visitor's locale:
 * the built HTML and every browser must agree.
 */

const locale = (language: string) => findLanguage(language)?.formats ?? language;

/** The options that are looked at. i18next passes its own along with them, and the values of the sentence. */
const optionNames: (keyof Intl.NumberFormatOptions)[] = [
	"style",
	"currency",
	"currencyDisplay",
	"unit",
	"unitDisplay",
	"notation",
	"compactDisplay",
	"signDisplay",
	"useGrouping",
	"minimumIntegerDigits",
	"minimumFractionDigits",
	"maximumFractionDigits",
	"minimumSignificantDigits",
	"maximumSignificantDigits",
];

/** To make a formatter takes a browser as long as to render a card: each is made once. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
	const asked = JSON.stringify(options, optionNames);
	const key = language + asked;
	const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale(language), JSON.parse(asked));
	formatters.set(key, formatter);
	return formatter;
}

/** 12345 is `12,345` in English; the options are those of Intl. */
export function formatNumber(value: number, language: string, options: Intl.NumberFormatOptions = {}): string {
	return formatterFor(language, options).format(value);
}

/** Whole US dollars: 1020 is `$1,020` in English. */
export function formatMoney(dollars: number, language: string): string {
	return formatNumber(dollars, language, {
		style: "currency",
		currency: "USD",
		currencyDisplay: "narrowSymbol",
		maximumFractionDigits: 0,
	});
}

/** A day, without the time: `Nov 21, 2026` in English. */
export function formatDate(date: Date, language: string): string {
	return new Intl.DateTimeFormat(locale(language), { dateStyle: findLanguage(language)?.dates }).format(date);
}

/** What stands for the letters after z: a letter that every alphabet has behind it. */
const afterZ = "ʒ";

/** Compares texts by the alphabet of the page's language, and the numbers in them by their size. */
export function textOrder(language: string): (a: string, b: string) => number {
	const { compare } = new Intl.Collator(findLanguage(language)?.sorts ?? language, { numeric: true });
	const letters: readonly string[] = findLanguage(language)?.lastLetters ?? [];
	if (letters.length === 0) return compare;
	const places = new Map(letters.map((letter, index) => [letter, afterZ + String.fromCharCode(97 + index)]));
	const pattern = new RegExp(letters.join("|"), "g");
	const keys = new Map<string, string>();
	const keyOf = (text: string) => {
		let key = keys.get(text);
		if (key === undefined) {
			const plain = text.toLowerCase().replace(/['‘’`]/g, "ʻ");
			key = plain.replace(pattern, (letter) => places.get(letter) ?? letter);
			keys.set(text, key);
		}
		return key;
	};
	return (a, b) => compare(keyOf(a), keyOf(b));
}
