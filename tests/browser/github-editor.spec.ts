import fs from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../kit/browser";
import { copyContent, openForm, signIn, startPublishedEditor, unexpected } from "../kit/editor";
import { account } from "../kit/git-host";
import { startGithub } from "../kit/github-server";

const branch = "cms/content/plans";

let content: string;
let github: Awaited<ReturnType<typeof startGithub>>;
let editor: Awaited<ReturnType<typeof startPublishedEditor>>;

test.beforeAll(async () => {
	content = copyContent();
	github = await startGithub(content);
	editor = await startPublishedEditor({ CMS_BACKEND: "github" });
});
test.afterAll(() => {
	github?.stop();
	editor?.stop();
	fs.rmSync(content, { recursive: true, force: true });
});

/** Sends the calls to GitHub to the test's server. @returns a function that holds the next commit until it has run */
async function routeGithub(page: Page) {
	let beforeCommit: (() => void) | undefined;
	await page.route("https://api.github.com/**", async (route) => {
		if (route.request().postData()?.includes("createCommitOnBranch")) {
			beforeCommit?.();
			beforeCommit = undefined;
		}
		const url = route.request().url().replace("https://api.github.com", github.origin);
		await route.fulfill({ response: await route.fetch({ url }) });
	});
	return (action: () => void) => {
		beforeCommit = action;
	};
}

async function setSaving(page: Page, value: string): Promise<void> {
	await page.getByRole("spinbutton", { name: "Annual saving" }).fill(value);
	await page.getByRole("button", { name: "Save" }).click();
}

test("a change is a pull request of the signed-in person", { tag: "@deep" }, async ({ page, consoleErrors }) => {
	const { url } = editor;
	const beforeNextCommit = await routeGithub(page);
	await signIn(page, url);
	await openForm(page, url, "content/plans");
	const main = github.head();
	await setSaving(page, "20");
	await page.getByRole("button", { name: "Send for Review" }).click();
	await page.waitForURL(/#\/collections\/content$/);
	expect(github.head()).toBe(main);
	expect(github.pulls).toEqual([
		{
			number: 1,
			title: "Change content/plans.yaml",
			branch,
			labels: ["sveltia-cms/pending_review"],
			draft: false,
			merged: false,
		},
	]);
	expect(github.lastCommit(branch)).toEqual({
		author: `${account.name} <${account.email}>`,
		message: "Change content/plans.yaml",
		diff: ["-annualSaving: 15", "+annualSaving: 20"],
		files: ["content/plans.yaml"],
	});

	await test.step("a commit that somebody else makes at the same time is not overwritten", async () => {
		await openForm(page, url, "content/plans");
		beforeNextCommit(() =>
			github.commitFile("content/plans.yaml", github.read("content/plans.yaml").replace("15", "30"), branch),
		);
		await setSaving(page, "25");
		await expect(page.getByRole("alertdialog")).toContainText("Expected branch to point to");
		await page.getByRole("button", { name: "OK" }).click();
		expect(github.read("content/plans.yaml", branch)).toContain("annualSaving: 30");
	});

	await test.step("a pull request that conflicts is not merged, and another one is", async () => {
		const published = github.read("content/plans.yaml");
		github.commitFile("content/plans.yaml", published.replace("annualSaving: 15", "annualSaving: 40"));
		await openForm(page, url, "content/plans");
		await page.getByRole("button", { name: /^Status: .*In Review/ }).click();
		await page.getByRole("menuitemradio", { name: "Ready" }).click();
		const publish = page.getByRole("button", { name: "Publish Entry" });
		const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Publish" });
		await publish.click();
		await confirm.click();
		await expect(page.getByRole("alert").filter({ hasText: "Couldn’t publish the entry" })).toBeVisible();
		expect(github.read("content/plans.yaml")).toContain("annualSaving: 40");

		github.commitFile("content/plans.yaml", published);
		await publish.click();
		await confirm.click();
		await expect.poll(() => github.hasBranch(branch)).toBe(false);
		expect(github.read("content/plans.yaml")).toContain("annualSaving: 30");
	});

	await test.step("a change on the branch of the site is not undone by a pull request", async () => {
		await openForm(page, url, "content/templates");
		await page.getByRole("spinbutton", { name: "Cards" }).fill("9");
		github.commitFile("content/templates.yaml", github.read("content/templates.yaml").replace("cards: 6", "cards: 12"));
		await page.getByRole("button", { name: "Save" }).click();
		const dialog = page.getByRole("dialog", { name: "This file has changed since you opened it" });
		await expect(dialog.locator("mark")).toHaveText(["cards: 12", "cards: 9"]);
		await dialog.getByRole("button", { name: "Cancel" }).click();
		await expect(page.getByRole("alertdialog")).toContainText("Nothing was saved");
		expect(github.pulls).toHaveLength(1);
	});
	// The CMS logs what it shows, and the browser the status 405.
	expect(unexpected(consoleErrors)).toEqual([
		expect.stringContaining("Expected branch to point to"),
		expect.stringContaining("405"),
		expect.stringContaining("Server responded with an error"),
	]);
});
