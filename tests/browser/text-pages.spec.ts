import { expect, path, test } from "../kit/browser";
import { textPages } from "../kit/content";
import { open } from "../kit/navigation";

const [plain = "", withSections = ""] = textPages;
const mark = () => Object.assign(window, { isSameDocument: true });
const isSameDocument = () => "isSameDocument" in window;

test("links in a text and of its headings open without a new document, on the first visit and after a link", async ({
	page,
}) => {
	test.skip(!withSections, "there is no page with sections");
	await open(page, path(`/${withSections}/`, "ru"));
	await page.evaluate(mark);
	const text = page.locator("[data-page]");
	for (const from of ["the first page", "a page that a link has opened"]) {
		const address = new URL(page.url()).pathname;
		const heading = text.getByRole("heading", { level: 2 }).last();
		await heading.getByRole("link").click();
		await expect(page, from).toHaveURL(/#/);
		await expect(heading).toBeInViewport();
		const other = text.locator(`a[href^="/ru/"]:not([href^="${address}"])`).first();
		const href = (await other.getAttribute("href")) ?? "";
		await other.click();
		await expect(page, from).toHaveURL(
			(url) => url.pathname + url.hash === decodeURI(href) || url.pathname + url.hash === href,
		);
		await expect(text.getByRole("heading", { level: 1 })).toBeVisible();
		if ((await text.locator('a[href^="/ru/"]').count()) === 0) break;
	}
	expect(await page.evaluate(isSameDocument)).toBe(true);
	await page.goBack();
	await expect(text.getByRole("heading", { level: 1 })).toBeVisible();
	expect(await page.evaluate(isSameDocument)).toBe(true);
});

test("paper shows the answers, the code and the tables of a text completely", async ({ page }) => {
	await page.emulateMedia({ media: "print" });
	for (const name of [plain, withSections].filter(Boolean)) {
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
