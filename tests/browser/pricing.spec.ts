import type { Page } from "@playwright/test";
import { expect, languages, path, test } from "../kit/browser";
import { copyOf, fill } from "../kit/copy";
import { open } from "../kit/visit";

/** Specification, section 9: monthly, annual per month, billed annually. */
const plans = {
	basic: [
		["free", "$0", "$0", undefined],
		["starter", "$5", "$4", "$48"],
		["pro", "$13", "$11", "$132"],
		["business", "$35", "$30", "$360"],
	],
	enterprise: [
		["enterprise-200", "$200", "$170", "$2,040"],
		["enterprise-500", "$500", "$425", "$5,100"],
		["enterprise-1000", "$1,000", "$850", "$10,200"],
		["self-hosted", "$1,000", "$850", "$10,200"],
	],
} as const;

const groups = ["basic", "enterprise"] as const;
const english = copyOf("en", "pricing");
const card = (page: Page, name: string) =>
	page
		.locator("#pricing")
		.getByRole("tabpanel")
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading", { name, exact: true }) });

test.beforeEach(async ({ page }) => {
	await open(page, "/");
});

for (const group of groups) {
	test(`${group} plans have the prices of the specification`, async ({ page }) => {
		await page.getByRole("tab", { name: english.groups[group] }).click();
		await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toHaveText(
			plans[group].map(([id]) => english.plans[id].name),
		);
		for (const [id, monthly] of plans[group]) {
			const text = card(page, english.plans[id].name);
			await expect(text).toContainText(`${monthly} ${english.perMonth}`);
			await expect(text).not.toContainText("annually");
		}
		await page.getByRole("radio", { name: "Annual (15% saving)", exact: true }).click();
		for (const [id, , annual, bill] of plans[group]) {
			const text = card(page, english.plans[id].name);
			await expect(text).toContainText(`${annual} ${english.perMonth}`);
			if (bill) await expect(text).toContainText(`Billed as ${bill} annually`);
			else await expect(text).not.toContainText("Billed");
		}
		await page.getByRole("radio", { name: "Monthly", exact: true }).click();
		await expect(page.getByText("annually")).toHaveCount(0);
	});
}

test("the features are those of the specification", async ({ page }) => {
	const features = async (name: string) =>
		(await page.getByRole("list", { name: `What ${name} includes`, exact: true }).innerText()).split("\n");
	expect(await features("Free")).toEqual(["512MB RAM", "1 shared CPU", "100MB disk", "1,000 runs/month"]);
	expect(await features("Starter")).toEqual(["512MB RAM", "1 CPU", "2GB disk", "10,000 runs/month"]);
	expect(await features("Pro")).toEqual(["2GB RAM", "2 CPU", "5GB disk", "50,000 runs/month"]);
	expect(await features("Business")).toEqual(["3GB RAM", "3 CPU", "25GB disk", "250,000 runs/month"]);
	await page.getByRole("tab", { name: "Enterprise plans" }).click();
	const shared = ["Managed PostgreSQL database", "Unlimited runs"];
	expect(await features("Enterprise 200")).toEqual(["8GB RAM", "6 CPUs", "50GB disk", ...shared]);
	expect(await features("Enterprise 500")).toEqual(["16GB RAM", "8 CPUs", "100GB disk", ...shared]);
	expect(await features("Enterprise 1000")).toEqual(["32GB RAM", "12 CPUs", "300GB disk", ...shared]);
	const own = ["Self-hosted deployment", "Custom infrastructure", "Priority support", "Unlimited runs"];
	expect(await features("Self-Hosted")).toEqual(own);
});

test("tabs and billing are used with the keyboard alone", async ({ page }) => {
	const [basic, enterprise] = groups.map((group) => page.getByRole("tab", { name: english.groups[group] }));
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
	await expect(page.getByText("Billed as $2,040 annually")).toBeVisible();
});

for (const { code } of languages) {
	const copy = copyOf(code, "pricing");

	test(`each plan's chat opens in a new tab with its name in the message in ${code}`, async ({ page, context }) => {
		await context.route("https://t.me/**", (route) => route.fulfill({ body: "chat" }));
		await open(page, path("/", code));
		for (const group of groups) {
			await page.getByRole("tab", { name: copy.groups[group] }).click();
			for (const [id] of plans[group]) {
				const { name } = copy.plans[id];
				const opened = page.waitForEvent("popup");
				const button = card(page, name).getByRole("link", { name: copy.getNow });
				await expect(button).toHaveAttribute("rel", /noopener/);
				await button.click();
				const chat = await opened;
				const url = new URL(chat.url());
				expect(url.host).toBe("t.me");
				expect(url.searchParams.get("text")).toBe(fill(copy.interest, { plan: name }));
				expect(url.search).not.toContain("+");
				await chat.close();
			}
		}
	});
}
