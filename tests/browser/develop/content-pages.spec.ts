import { expect } from "../../kit/browser";
import { test } from "../../kit/develop";
import { cmsMessages } from "../../kit/editor";
import { english } from "../../kit/translations";

const file = "content/pages/new.en.md";
const text = (title: string) => `---\ntitle: ${title}\ndescription: A page of a test.\n---\n\nThe text of a test.\n`;

test("a new page appears in one language, changes, and opens its form with a click on its text", async ({
	develop,
	page,
	consoleErrors,
}) => {
	consoleErrors.allow(cmsMessages);
	const logged = develop.log().length;
	develop.write(file, text("A new page"));
	// Gatsby never answers a request for a new page that it receives while it creates it.
	await expect.poll(() => develop.log().slice(logged)).toMatch(/new\.en\.md[\s\S]*createPages[\s\S]*Writing page-data/);
	await page.goto(`${develop.origin}/new/`);
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText("A new page");
	await expect(page.locator("#language-menu a")).toHaveCount(3);
	await expect(page.locator("#language-menu").getByRole("link", { includeHidden: true }).last()).toHaveAttribute(
		"href",
		"/uz/",
	);

	develop.write(file, text("Another title"));
	await expect(heading).toHaveText("Another title");

	await page.getByRole("button", { name: english.editor.page.edit, exact: true }).click();
	await page.frameLocator("#page").getByText("The text of a test.").click();
	const body = page.frameLocator("#form iframe").locator('.pane[data-locale="en"] .field[data-key-path="body"]');
	await expect(body).toContainText("The text of a test.");
	await page.goto("about:blank");
	develop.remove(file);
});
