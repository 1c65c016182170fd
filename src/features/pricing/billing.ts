/** Billing arithmetic (specification, section 9). Prices are whole US dollars per month. */

export type Period = "monthly" | "annual";

/**
 * The monthly price when a year is paid at once: less the saving, rounded to whole dollars.
 * Reckoned in hundredths, as `price * 0.85` falls short of the half dollar for some prices.
 * @param saving percent: 15 makes 13 dollars 11
 */
export function annualMonthlyPrice(price: number, saving: number): number {
	return Math.round((price * (100 - saving)) / 100);
}

/** What a plan costs a month in that period. */
export function monthlyPrice(price: number, period: Period, saving: number): number {
	return period === "annual" ? annualMonthlyPrice(price, saving) : price;
}

/** What is billed once a year: twelve times the discounted price, or undefined where there is nothing to bill. */
export function annualBill(price: number, period: Period, saving: number): number | undefined {
	return period === "annual" && price > 0 ? 12 * annualMonthlyPrice(price, saving) : undefined;
}

/** The plan's chat with the message already written. */
export function chatLink(chat: string, message: string): string {
	const url = new URL(chat);
	url.search = `?text=${encodeURIComponent(message)}`;
	return url.href;
}
