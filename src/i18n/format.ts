/**
 * Numbers, money and dates in the page's language. Always pass the page's language, never the visitor's locale:
 * the built HTML and the browser must agree.
 */

/** Whole US dollars: 1020 is `$1,020` in English. */
export function formatMoney(dollars: number, language: string): string {
	return new Intl.NumberFormat(language, {
		style: "currency",
		currency: "USD",
		currencyDisplay: "narrowSymbol",
		maximumFractionDigits: 0,
	}).format(dollars);
}

/** A day, without the time: `Nov 21, 2026` in English. */
export function formatDate(date: Date, language: string): string {
	return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(date);
}
