import type { Page } from "@playwright/test";
import { annualBill, monthlyPrice } from "../../src/features/pricing/billing";
import { formatMoney } from "../../src/i18n/format";
import { expect, languages, path, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { open } from "../kit/navigation";
import { interpolate, translations } from "../kit/translations";

const english = translations("en", "pricing");

/** Name, monthly price, monthly price with annual billing, and annual bill, from content/plans.yaml. */
const { annualSaving, groups: planGroups } = readContent<Queries.PlansContentFragment>("plans");
const groups = planGroups.map(({ id, plans }) => ({
	id: id as keyof typeof english.groups,
	plans: plans.map(({ id: plan, price }) => {
		const bill = annualBill(price, "annual", annualSaving);
		return {
			id: plan as keyof typeof english.plans,
			monthly: formatMoney(price, "en"),
			annual: formatMoney(monthlyPrice(price, "annual", annualSaving), "en"),
			bill: bill && formatMoney(bill, "en"),
		};
	}),
}));

const card = (page: Page, name: string) =>
	page
		.locator("#pricing")
		.getByRole("tabpanel")
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading", { name, exact: true }) });

test.beforeEach(async ({ page }) => {
	await open(page, "/");
});

for (const { id: group, plans } of groups) {
	test(`${group} plans show the prices of content/plans.yaml, monthly and annually`, async ({ page }) => {
		await page.getByRole("tab", { name: english.groups[group] }).click();
		await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toHaveText(
			plans.map(({ id }) => english.plans[id].name),
		);
		for (const { id, monthly } of plans) {
			const text = card(page, english.plans[id].name);
			await expect(text).toContainText(`${monthly} ${english.perMonth}`);
			await expect(text).not.toContainText("annually");
		}
		await page.getByRole("radio", { name: /^Annual/ }).click();
		for (const { id, annual, bill } of plans) {
			const text = card(page, english.plans[id].name);
			await expect(text).toContainText(`${annual} ${english.perMonth}`);
			if (bill) await expect(text).toContainText(`Billed as ${bill} annually`);
			else await expect(text).not.toContainText("Billed");
		}
		await page.getByRole("radio", { name: "Monthly", exact: true }).click();
		await expect(page.getByText("annually")).toHaveCount(0);
	});
}

test("plan groups and billing periods work with the keyboard", async ({ page }) => {
	const [basic, enterprise] = groups.map(({ id }) => page.getByRole("tab", { name: english.groups[id] }));
	const [monthly, annual] = [/^Monthly/, /^Annual/].map((name) => page.getByRole("radio", { name }));
	if (!basic || !enterprise || !monthly || !annual) throw new Error("unreachable");
	await expect(basic).toHaveAttribute("aria-selected", "true");
	await basic.focus();
	for (const [key, tab] of [
		["ArrowRight", enterprise],
		["ArrowRight", basic],
		["ArrowLeft", enterprise],
		["Home", basic],
		["End", enterprise],
	] as const) {
		await page.keyboard.press(key);
		await expect(tab).toBeFocused();
		await expect(tab).toHaveAttribute("aria-selected", "true");
		await expect(page.getByRole("tabpanel", { name: await tab.innerText() })).toBeVisible();
		await expect(page.getByRole("tabpanel")).toHaveCount(1);
	}
	await monthly.focus();
	for (const [key, radio] of [
		["ArrowDown", annual],
		["ArrowUp", monthly],
		["ArrowRight", annual],
	] as const) {
		await page.keyboard.press(key);
		await expect(radio).toBeFocused();
		await expect(radio).toBeChecked();
	}
	await expect(
		page
			.getByRole("tabpanel")
			.getByText(/^Billed as /)
			.first(),
	).toBeVisible();
});

for (const { code } of languages) {
	const copy = translations(code, "pricing");

	test(`each plan opens a chat with a prefilled message in a new tab in ${code}`, async ({ page, context }) => {
		await context.route("https://t.me/**", (route) => route.fulfill({ body: "chat" }));
		await open(page, path("/", code));
		for (const { id: group, plans } of groups) {
			await page.getByRole("tab", { name: copy.groups[group] }).click();
			for (const { id } of plans) {
				const { name } = copy.plans[id];
				const opened = page.waitForEvent("popup");
				const button = card(page, name).getByRole("link", { name: copy.getNow });
				await expect(button).toHaveAttribute("rel", /noopener/);
				await button.click();
				const chat = await opened;
				const url = new URL(chat.url());
				expect(url.host).toBe("t.me");
				expect(url.searchParams.get("text")).toBe(interpolate(copy.interest, { plan: name }));
				expect(url.search).not.toContain("+");
				await chat.close();
			}
		}
	});
}
