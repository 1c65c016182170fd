import type { Page } from "@playwright/test";
import { expect, path, test } from "../kit/browser";
import { contentPage, contentPageNames, contentPages } from "../kit/content";
import { open } from "../kit/navigation";

const [listed = ""] = contentPages;
const mark = () => Object.assign(window, { isSameDocument: true });
const isSameDocument = () => "isSameDocument" in window;

/** Follows the link of the last heading, which leads to itself. */
async function followHeading(page: Page) {
	const heading = page.locator("[data-page]").getByRole("heading", { level: 2 }).last();
	await heading.getByRole("link").click();
	await expect(page).toHaveURL(/#/);
	await expect(heading).toBeInViewport();
}

test("links in a text and of its headings open without a new document, on the first visit and after a link", async ({
	page,
}) => {
	await open(page, path(`/${listed}/`, "ru"));
	await page.evaluate(mark);
	await followHeading(page);
	const others = contentPageNames.filter((name) => name !== listed);
	const link = page.locator(others.map((name) => `[data-page] p a[href^="/ru/${name}/"]`).join()).first();
	const { pathname } = new URL((await link.getAttribute("href")) ?? "", page.url());
	await link.click();
	await expect(page).toHaveURL((url) => url.pathname === pathname);
	await followHeading(page);
	expect(await page.evaluate(isSameDocument)).toBe(true);
	for (const _ of ["the heading", "the link"]) await page.goBack();
	await expect(page).toHaveURL((url) => url.pathname === `/ru/${listed}/`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(contentPage(listed, "ru")?.title ?? "");
	expect(await page.evaluate(isSameDocument)).toBe(true);
});

test("paper shows the answers, the code and the tables of a text completely", async ({ page }) => {
	await page.emulateMedia({ media: "print" });
	for (const name of contentPages) {
		await open(page, `/${name}/`);
		const text = page.locator("[data-page]");
		const answers = text.locator("summary + *");
		await expect(answers.filter({ visible: true })).toHaveCount(await answers.count());
		const hidden = await text
			.locator("pre")
			.evaluateAll((all) => all.map((box) => box.scrollHeight - box.clientHeight));
		expect(hidden.filter((height) => height > 0)).toEqual([]);
	}
});
