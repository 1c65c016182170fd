import type { Page } from "@playwright/test";
import { expect, test } from "../kit/browser";
import { breakNumberFormat, open, takeExpected, waitForCards, waitForHydration } from "../kit/navigation";
import { english } from "../kit/translations";

const errorMessage = "Error of a test";

async function expectErrorView(page: Page, consoleErrors: string[]) {
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
	await expect(page.getByText(errorMessage, { exact: true })).toBeVisible();
	takeExpected(consoleErrors, new RegExp(`${errorMessage}|Minified React error`));
}

test("a crashed page keeps its layout and recovers", async ({ page, consoleErrors }) => {
	const field = page.getByRole("searchbox");
	await open(page, "/templates/");
	const original = await page.evaluateHandle(() =>
		Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format"),
	);
	const repair = () =>
		original.evaluate((format) => {
			Object.defineProperty(Intl.NumberFormat.prototype, "format", format ?? {});
		});
	const crash = async () => {
		await waitForHydration(page);
		await waitForCards(page);
		const radio = await page.getByRole("radio").last().elementHandle();
		await page.evaluate(breakNumberFormat, errorMessage);
		// The list may render again before, and replace the radio button with the error view.
		await radio?.evaluate((element) => (element as HTMLElement).click());
		await expectErrorView(page, consoleErrors);
	};
	await crash();
	await expect(page.getByRole("banner")).toBeVisible();
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await repair();
	await page.getByRole("main").getByRole("link", { name: english.common.actions.goHome }).click();
	await expect(page.locator("#hero-section")).toBeVisible();

	await open(page, "/templates/");
	await crash();
	await page.getByRole("button", { name: english.common.actions.reload }).click();
	await expect(field).toBeVisible();
});

test("a crash of the header, or of the first render, shows the error view", async ({ page, consoleErrors }) => {
	await open(page, "/templates/");
	await expect(page.getByRole("article").first()).toBeVisible();
	await page.evaluate((message) => {
		Object.defineProperty(window, "scrollY", {
			get() {
				throw new Error(message);
			},
		});
		window.dispatchEvent(new Event("scroll"));
	}, errorMessage);
	await expectErrorView(page, consoleErrors);

	await page.addInitScript(breakNumberFormat, errorMessage);
	await page.goto("/");
	await expectErrorView(page, consoleErrors);
});
