import type { Page } from "@playwright/test";
import { expect, path, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { startDevelop } from "../kit/develop";
import { hydrated } from "../kit/visit";

/** Starting takes a busy machine minutes. Nothing here fails for being slow: times are printed. */
const toStart = 600_000;
/** What takes so long never comes. */
const patience = 120_000;

test.describe.configure({ mode: "serial", timeout: toStart });

let develop: Awaited<ReturnType<typeof startDevelop>>;

test.beforeAll(async () => {
	test.setTimeout(toStart);
	const start = performance.now();
	develop = await startDevelop();
	await develop.ready();
	console.info(`gatsby develop answers after ${((performance.now() - start) / 1000).toFixed(1)} s`);
});
test.afterAll(() => develop?.stop());

/** Opens a page, and tells later whether it is still the same one. */
async function openOnce(page: Page, route: string) {
	// Pictures are made when a page asks for them; these tests look at none.
	const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
	await page.route(/\.(avif|webp|png|jpg)/, (route) => route.fulfill({ contentType: "image/svg+xml", body }));
	await page.goto(develop.origin + route, { timeout: patience });
	await page.locator("header a").first().waitFor({ timeout: patience });
	await hydrated(page);
	await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
	return { expectSame: () => expect(page.locator("html[data-same]"), "no reload").toHaveCount(1) };
}

/** Writes a file and waits until the open page shows that text. Prints how long it took. */
async function showsAfter(page: Page, file: string, text: string, shown: string) {
	expect(text).not.toBe(develop.read(file));
	expect(await page.locator("body").innerText()).not.toContain(shown);
	const start = performance.now();
	develop.write(file, text);
	// Looks at each frame: expectations look once a second.
	await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), shown, { timeout: patience });
	console.info(`${file}: in the open page after ${Math.round(performance.now() - start)} ms`);
}

const notice = (page: Page) => page.getByRole("alert", { name: /mistakes? in content/ });

test("a price shows in the open page", async ({ page }) => {
	const { expectSame } = await openOnce(page, "/");
	const file = "content/plans.yaml";
	const whole = develop.read(file);
	for (const price of [47, 49]) {
		await showsAfter(page, file, whole.replace(/(id: pro\n\s+price: )\d+/, `$1${price}`), `$${price}`);
	}
	develop.write(file, whole);
	await expect(page.getByText("$49")).toHaveCount(0, { timeout: patience });
	await expect(notice(page)).toHaveCount(0);
	await expectSame();
});

for (const code of ["en", "ru"] as const) {
	test(`a word shows in the open page in ${code}`, async ({ page }) => {
		const file = `locales/${code}/landing.json`;
		const { lead } = copyOf(code, "landing").hero;
		const { expectSame } = await openOnce(page, path("/", code));
		const whole = develop.read(file);
		for (const word of ["Qahva!", "Qahva?"]) {
			await showsAfter(page, file, whole.replace(lead, `${word} ${lead}`), `${word} ${lead}`);
		}
		develop.write(file, whole);
		await expect(page.getByText(lead, { exact: true })).toBeVisible({ timeout: patience });
		await expect(notice(page)).toHaveCount(0);
		await expectSame();
	});
}

type Slip = { file: string; change: (text: string) => string | undefined; line: RegExp };

/** What happens while editing; each is shown with the line that `npm run check` prints. */
const slips: Record<string, Slip> = {
	"a tab": {
		file: "content/plans.yaml",
		change: (text) => text.replace("  - id: basic", "\t- id: basic"),
		line: /content\/plans\.yaml:\d+:1 a tab indents this line: use spaces/,
	},
	"a field that is there twice": {
		file: "content/plans.yaml",
		change: (text) => text.replace("        price: 5\n", "        price: 5\n        price: 6\n"),
		line: /content\/plans\.yaml:\d+:9 "price" is there twice/,
	},
	"an empty file": {
		file: "content/site.yaml",
		change: () => "",
		line: /content\/site\.yaml:1:1 the file must have the fields/,
	},
	"a file that is gone": {
		file: "content/plans.yaml",
		change: () => undefined,
		line: /content\/plans\.yaml:1:1 this file is missing/,
	},
	"a picture that is not there": {
		file: "content/hero.yaml",
		change: (text) => text.replace(/wide: .*/, "wide: images/none.png"),
		line: /content\/hero\.yaml:\d+:9 there is no picture content\/images\/none\.png/,
	},
	"JSON without a comma": {
		file: "locales/en/landing.json",
		change: (text) => text.replace(",", ""),
		line: /locales\/en\/landing\.json:2:\d+ a comma is missing here/,
	},
};

for (const [name, { file, change, line }] of Object.entries(slips)) {
	test(`${name} is shown in the open page and in the terminal, and is gone when mended`, async ({ page, problems }) => {
		const { expectSame } = await openOnce(page, "/");
		const lead = page.getByText(copyOf("en", "landing").hero.lead);
		const price = page.getByText("$35", { exact: true });
		await expect(lead).toBeVisible();
		const text = develop.read(file);
		const told = develop.log().length;
		const broken = change(text);
		const start = performance.now();
		if (broken === undefined) develop.remove(file);
		else develop.write(file, broken);
		await expect(notice(page)).toContainText(line, { timeout: patience });
		console.info(`${file}: mistake shown after ${Math.round(performance.now() - start)} ms`);
		await expect.poll(() => develop.log().slice(told), { timeout: patience }).toMatch(line);
		develop.write(file, text);
		await expect(notice(page)).toHaveCount(0, { timeout: patience });
		await expect(lead).toBeVisible({ timeout: patience });
		await expect(price).toBeVisible({ timeout: patience });
		await expect(page.locator("gatsby-fast-refresh")).toHaveCount(0);
		await expectSame();
		// The page may have crashed meanwhile, and says so.
		problems.length = 0;
	});
}
