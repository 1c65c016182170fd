import { expect, languages, path, templateList, test } from "../kit/browser";
import { readContent } from "../kit/content";
import { headerBottom, open, settledScroll } from "../kit/navigation";
import { translations } from "../kit/translations";

type Blocks = { blocks: { id: "about-us" | "faq" | "contact-us" | "blogs" | "privacy-policy" }[] };

const ids = readContent<Blocks>("resources").blocks.map(({ id }) => id);

for (const { code } of languages) {
	const { footer } = translations(code, "common");
	const { blocks } = translations(code, "landing").resources;

	for (const from of code === "en" ? ["/", "/templates/", "/template/101/"] : ["/", "/template/101/"]) {
		test(`footer links on ${path(from, code)} scroll to each block`, async ({ page }) => {
			expect(ids).toEqual(["about-us", "faq", "contact-us", "blogs", "privacy-policy"]);
			for (const id of ids) {
				if (id === ids[0] || from !== "/") await open(page, path(from, code));
				const links = page.getByRole("contentinfo").getByRole("navigation", { name: footer.resources });
				await links.getByRole("link", { name: footer.links[id], exact: true }).click();
				await expect(page).toHaveURL(path(`/#${id}`, code));
				const title = page.getByRole("heading", { level: 3, name: blocks[id].title, exact: true });
				await expect(title).toBeInViewport({ ratio: 1 });
				await settledScroll(page);
				await expect(title).toBeInViewport({ ratio: 1 });
				const top = (await title.boundingBox())?.y ?? 0;
				expect(top).toBeGreaterThanOrEqual(await headerBottom(page));
			}
		});
	}
}

test("a footer link reaches its block although the templates above it load slowly", async ({ page }) => {
	await page.route("**/api/public/market/getAll", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		await route.fulfill({ json: templateList(9) });
	});
	await open(page, "/template/101/");
	await page.getByRole("contentinfo").getByRole("link", { name: "Blogs" }).click();
	await expect(page.locator("#templates article")).toHaveCount(6);
	await settledScroll(page);
	const title = page.getByRole("heading", { level: 3, name: "Blogs" });
	await expect(title).toBeInViewport({ ratio: 1 });
	expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(await headerBottom(page));
});

test("FAQ entries open with the keyboard", async ({ page }) => {
	await open(page, "/");
	const { items } = translations("en", "landing").resources.blocks.faq;
	for (const { title, text } of Object.values(items)) {
		const answer = page.getByText(text, { exact: true });
		await expect(answer).toBeHidden();
		await page.locator("summary", { hasText: title }).press("Enter");
		await expect(answer).toBeVisible();
	}
});
