import { htmlLang, type LanguageCode } from "../../src/i18n/languages";
import { expect, languages, path, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { open, openMissing, takeProblems } from "../kit/visit";

const missing: [string, LanguageCode][] = [
	["/nope", "en"],
	["/nope/", "en"],
	["/ru/nope", "ru"],
	["/uz/x/y", "uz"],
	["/template/", "en"],
	["/ru/template/1/2/", "ru"],
	["/rus/", "en"],
	["/templates/nope?x=1#y", "en"],
];
// nginx says 400 to what is no address at all, with the same page: nginx/answers.spec.ts.
if (process.env.TEST_TARGET !== "nginx") missing.push(["/%E0%A4%A", "en"]);

for (const [address, code] of missing) {
	test(`${address} answers 404 with the error view in ${code}`, async ({ page, problems }) => {
		const { errors, actions } = copyOf(code, "common");
		const response = await openMissing(page, address, problems);
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

const boom = "Boom from a test";

/** Every number that is formatted from now on throws, which is while rendering. */
const breakNumbers = (message: string) => {
	Object.defineProperty(Intl.NumberFormat.prototype, "format", {
		configurable: true,
		get() {
			throw new Error(message);
		},
	});
};

for (const { code } of languages) {
	const { errors, actions } = copyOf(code, "common");

	test(`a crash while rendering shows its message in ${code}, and there is a way out`, async ({ page, problems }) => {
		await open(page, path("/", code));
		await expect(page.locator("#templates article").first()).toBeVisible();
		await page.evaluate(breakNumbers, boom);
		await page.getByRole("radio").last().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(errors.title);
		await expect(page.getByText(boom, { exact: true })).toBeVisible();
		await expect(page.getByRole("banner")).toBeVisible();
		await expect(page.getByRole("contentinfo")).toBeVisible();
		takeProblems(problems, new RegExp(boom));
		await page.getByRole("button", { name: actions.reload }).click();
		await expect(page.locator("#hero-section")).toBeVisible();
	});
}

test("a crash on one page does not stay on the next", async ({ page, problems }) => {
	await open(page, "/");
	await expect(page.locator("#templates article").first()).toBeVisible();
	const whole = await page.evaluateHandle(() => Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format"));
	await page.evaluate(breakNumbers, boom);
	await page.getByRole("radio").last().click();
	await expect(page.getByText(boom, { exact: true })).toBeVisible();
	takeProblems(problems, new RegExp(boom));
	await whole.evaluate((format) => {
		Object.defineProperty(Intl.NumberFormat.prototype, "format", format ?? {});
	});
	await page.locator("button[aria-haspopup=menu]").click();
	await page.getByRole("menuitem", { name: "Uzbek" }).click();
	await expect(page).toHaveURL("/uz/");
	await expect(page.locator("#hero-section")).toBeVisible();
});

test("the way out of a crash on the landing page leads out of it", async ({ page, problems }) => {
	await open(page, "/");
	await expect(page.locator("#templates article").first()).toBeVisible();
	const whole = await page.evaluateHandle(() => Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format"));
	await page.evaluate(breakNumbers, boom);
	await page.getByRole("radio").last().click();
	await expect(page.getByText(boom, { exact: true })).toBeVisible();
	takeProblems(problems, new RegExp(boom));
	await whole.evaluate((format) => {
		Object.defineProperty(Intl.NumberFormat.prototype, "format", format ?? {});
	});
	await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
	await expect(page.locator("#hero-section")).toBeVisible();
});

test("a crash in the first render shows the error view, not a white page", async ({ page, problems }) => {
	await page.addInitScript(breakNumbers, boom);
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
	await expect(page.getByText(boom, { exact: true })).toBeVisible();
	takeProblems(problems, new RegExp(`${boom}|Minified React error`));
});

test("a crash of the header shows the error view, not a white page", async ({ page, problems }) => {
	await open(page, "/templates/");
	await expect(page.getByRole("article").first()).toBeVisible();
	await page.evaluate((message) => {
		Object.defineProperty(window, "scrollY", {
			get() {
				throw new Error(message);
			},
		});
		window.dispatchEvent(new Event("scroll"));
	}, boom);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
	await expect(page.getByText(boom, { exact: true })).toBeVisible();
	takeProblems(problems, new RegExp(`${boom}|Minified React error`));
});
