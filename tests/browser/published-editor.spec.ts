import fs from "node:fs";
import { expect, test } from "../kit/browser";
import { copyContent, openForm, refusal, save, signIn, startPublishedEditor, unexpected } from "../kit/editor";
import { account } from "../kit/git-host";
import { startGitea } from "../kit/gitea-server";

let content: string;
let gitea: Awaited<ReturnType<typeof startGitea>>;
let editor: Awaited<ReturnType<typeof startPublishedEditor>>;

test.beforeAll(async () => {
	content = copyContent();
	gitea = await startGitea(content);
	editor = await startPublishedEditor({ CMS_BACKEND: "gitea", CMS_BASE_URL: gitea.origin });
});
test.afterAll(() => {
	gitea?.stop();
	editor?.stop();
	fs.rmSync(content, { recursive: true, force: true });
});

test("a change is a commit of the signed-in person", { tag: "@deep" }, async ({ page, consoleErrors }) => {
	const { url } = editor;
	await signIn(page, url);
	await openForm(page, url, "content/plans");
	await page.getByRole("spinbutton", { name: "Annual saving" }).fill("20");
	await save(page);
	expect(gitea.lastCommit()).toEqual({
		author: `${account.name} <${account.email}>`,
		message: "Change content/plans.yaml",
		diff: ["-annualSaving: 15", "+annualSaving: 20"],
		files: ["content/plans.yaml"],
	});

	await test.step("an error of the form is refused in the browser", async () => {
		await openForm(page, url, "texts/pricing");
		await page.getByRole("textbox", { name: "Billed annually" }).first().fill("Billed annually");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(refusal(page)).toContainText(/locales\/ru\/pricing\.json:\d+:\d+ placeholders must be none/);
		await page.getByRole("button", { name: "OK" }).click();
		expect(gitea.lastCommit().message).toBe("Change content/plans.yaml");
	});

	await test.step("a change of somebody else is not overwritten silently", async () => {
		await openForm(page, url, "content/templates");
		const cards = page.getByRole("spinbutton", { name: "Cards" });
		await cards.fill("9");
		gitea.commitFile("content/templates.yaml", gitea.read("content/templates.yaml").replace("cards: 6", "cards: 12"));
		await page.getByRole("button", { name: "Save" }).click();
		await expect(refusal(page)).toContainText("changed in the repository after you opened it");
		await page.getByRole("button", { name: "Cancel", exact: true }).click();
		expect(gitea.read("content/templates.yaml")).toContain("cards: 12");
	});
	expect(unexpected(consoleErrors)).toEqual([]);
});
