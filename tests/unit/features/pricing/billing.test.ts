import { annualBill, annualMonthlyPrice, chatLink, monthlyPrice } from "../../../../src/features/pricing/billing";

const saving = 15;

// docs/rules.md, Pricing: monthly price, monthly price with annual billing, annual bill.
test.each([
	[0, 0, undefined],
	[5, 4, 48],
	[13, 11, 132],
	[35, 30, 360],
	[200, 170, 2040],
	[500, 425, 5100],
	[1000, 850, 10200],
])("applies 15 percent off to %i dollars per month", (price, annual, bill) => {
	expect(monthlyPrice(price, "monthly", saving)).toBe(price);
	expect(annualBill(price, "monthly", saving)).toBeUndefined();
	expect(monthlyPrice(price, "annual", saving)).toBe(annual);
	expect(annualBill(price, "annual", saving)).toBe(bill);
});

test.each([
	[10, 9],
	[30, 26],
	[50, 43],
	[70, 60],
	[90, 77],
	[130, 111],
	[1990, 1692],
])("rounds the half dollar of %i times 0.85 up to %i", (price, rounded) => {
	expect(annualMonthlyPrice(price, saving)).toBe(rounded);
});

test("is exact to the dollar for every price up to 10,000 and every saving", () => {
	const wrong: string[] = [];
	for (const percent of [0, 1, 7, 15, 33, 50, 85, 99]) {
		for (let price = 0; price <= 10_000; price++) {
			const hundredths = BigInt(price) * BigInt(100 - percent);
			const exact = Number((hundredths + 50n) / 100n);
			if (annualMonthlyPrice(price, percent) !== exact) wrong.push(`${price} less ${percent} percent`);
		}
	}
	expect(wrong).toEqual([]);
});

test.each([
	"I am interested in the Pro plan.",
	"R&D #1 + 2 = 3? 100%",
	"Здравствуйте! Меня интересует тариф Pro.",
	"Oʻzbekcha matn",
	"👋 & 🎉",
	"two\nlines",
	"&text=other#hash",
])("the chat link contains the message %j unchanged", (message) => {
	const url = new URL(chatLink("https://t.me/qahva_sales", message));
	expect(url.origin + url.pathname).toBe("https://t.me/qahva_sales");
	expect([...url.searchParams]).toEqual([["text", message]]);
	expect(url.hash).toBe("");
});

test("writes a space as %20, which the messaging app reads, and not as +", () => {
	expect(chatLink("https://t.me/a", "one two")).toBe("https://t.me/a?text=one%20two");
});
