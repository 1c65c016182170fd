/* Billing arithmetic (docs/rules.md, Pricing). Prices are whole US dollars per month. */

/** The first is the default. */
export const billingPeriods = ["monthly", "annual"] as const;

/**
 * The monthly price with annual billing, rounded to whole dollars. It is calculated in whole cents, because
 * `price * 0.85` is slightly less than the half dollar for some prices.
 * @param saving in percent: with 15, 13 dollars become 11
 */
export function annualMonthlyPrice(price: number, saving: number): number {
	return Math.round((price * (100 - saving)) / 100);
}

/** The bill of a year; undefined for free plans. */
export function annualBill(price: number, saving: number): number | undefined {
	return price > 0 ? 12 * annualMonthlyPrice(price, saving) : undefined;
}

/** How many dollars the bill of a year saves against twelve monthly payments. */
export const dollarsSaved = (price: number, saving: number): number => 12 * (price - annualMonthlyPrice(price, saving));
