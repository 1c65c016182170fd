import { htmlLang, type LanguageCode } from "../../src/i18n/languages";
import { expect, languages, path, test } from "../kit/browser";
import { chooseLanguage, open, openNotFound, takeExpected, waitForCards } from "../kit/navigation";
import { translations } from "../kit/translations";

const unknownPaths: [string, LanguageCode][] = [
	["/nope", "en"],
	["/nope/", "en"],
	["/ru/nope", "ru"],
	["/uz/x/y", "uz"],
	["/template/", "en"],
	["/ru/template/1/2/", "ru"],
	["/rus/", "en"],
	["/templates/nope?x=1#y", "en"],
];
// nginx answers malformed paths with status 400: nginx/responses.spec.ts.
if (process.env.TEST_TARGET !== "nginx") unknownPaths.push(["/%E0%A4%A", "en"]);

for (const [address, code] of unknownPaths) {
	test(`${address} has status 404 and the error view in ${code}`, async ({ page, consoleErrors }) => {
		const { errors, actions } = translations(code, "common");
		const response = await openNotFound(page, address, consoleErrors);
		expect(response?.status()).toBe(404);
		await expect(page.locator("html")).toHaveAttribute("lang", htmlLang(code));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(errors.title);
		await expect(page.getByText(errors.notFound.status, { exact: true })).toBeVisible();
		await expect(page.getByText(errors.notFound.text, { exact: true })).toBeVisible();
		await page.getByRole("main").getByRole("link", { name: actions.goHome }).click();
		await expect(page).toHaveURL(path("/", code));
		await expect(page.locator("#hero-section")).toBeVisible();
	});
}

const errorMessage = "Error of a test";

/** Makes number formatting throw, which crashes the next render of a price. */
const breakNumberFormat = (message: string) => {
	Object.defineProperty(Intl.NumberFormat.prototype, "format", {
		configurable: true,
		get() {
			throw new Error(message);
		},
	});
};

for (const { code } of languages) {
	const { errors, actions } = translations(code, "common");

	test(`a crash during rendering shows its message and a reload button in ${code}`, async ({ page, consoleErrors }) => {
		await open(page, path("/", code));
		await waitForCards(page);
		await page.evaluate(breakNumberFormat, errorMessage);
		await page.getByRole("radio").last().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(errors.title);
		await expect(page.getByText(errorMessage, { exact: true })).toBeVisible();
		await expect(page.getByRole("banner")).toBeVisible();
		await expect(page.getByRole("contentinfo")).toBeVisible();
		takeExpected(consoleErrors, new RegExp(errorMessage));
		await page.getByRole("button", { name: actions.reload }).click();
		await expect(page.locator("#hero-section")).toBeVisible();
	});
}

test("navigation recovers from a crash", async ({ page, consoleErrors }) => {
	await open(page, "/");
	await waitForCards(page);
	const original = await page.evaluateHandle(() =>
		Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format"),
	);
	await page.evaluate(breakNumberFormat, errorMessage);
	await page.getByRole("radio").last().click();
	await expect(page.getByText(errorMessage, { exact: true })).toBeVisible();
	takeExpected(consoleErrors, new RegExp(errorMessage));
	await original.evaluate((format) => {
		Object.defineProperty(Intl.NumberFormat.prototype, "format", format ?? {});
	});
	await chooseLanguage(page, "uz");
	await expect(page).toHaveURL("/uz/");
	await expect(page.locator("#hero-section")).toBeVisible();
});

test("the home link of the error view recovers from a crash of the landing page", async ({ page, consoleErrors }) => {
	await open(page, "/");
	await waitForCards(page);
	const original = await page.evaluateHandle(() =>
		Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format"),
	);
	await page.evaluate(breakNumberFormat, errorMessage);
	await page.getByRole("radio").last().click();
	await expect(page.getByText(errorMessage, { exact: true })).toBeVisible();
	takeExpected(consoleErrors, new RegExp(errorMessage));
	await original.evaluate((format) => {
		Object.defineProperty(Intl.NumberFormat.prototype, "format", format ?? {});
	});
	await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
	await expect(page.locator("#hero-section")).toBeVisible();
});

test("a crash of the first render shows the error view", async ({ page, consoleErrors }) => {
	await page.addInitScript(breakNumberFormat, errorMessage);
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
	await expect(page.getByText(errorMessage, { exact: true })).toBeVisible();
	takeExpected(consoleErrors, new RegExp(`${errorMessage}|Minified React error`));
});

test("a crash of the header shows the error view", async ({ page, consoleErrors }) => {
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
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
	await expect(page.getByText(errorMessage, { exact: true })).toBeVisible();
	takeExpected(consoleErrors, new RegExp(`${errorMessage}|Minified React error`));
});
