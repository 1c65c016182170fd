import { once } from "node:events";
import fs from "node:fs";
import type http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { publishedBackend } from "../../cms/published";
import { writeEditor } from "../../cms/write-editor";
import { siteServer } from "../../hosting/server/site-server";
import { expect, test } from "../kit/browser";
import { copyContent, openForm, refusal, save, unexpected } from "../kit/editor";
import { account, startGitea } from "../kit/gitea-server";

test.describe.configure({ mode: "serial" });

let gitea: Awaited<ReturnType<typeof startGitea>>;
let server: http.Server;
let url: string;
const folders: string[] = [];

test.beforeAll(async () => {
	const content = copyContent();
	const site = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-site-"));
	folders.push(content, site);
	gitea = await startGitea(content);
	const backend = publishedBackend({
		...process.env,
		CMS_BACKEND: "gitea",
		CMS_REPO: "team/site",
		CMS_BASE_URL: gitea.origin,
	});
	if (!backend) throw new Error("There is no backend");
	await writeEditor(path.join(site, "admin"), backend);
	server = siteServer(site);
	await once(server.listen(0, "localhost"), "listening");
	url = `http://localhost:${(server.address() as AddressInfo).port}/admin/`;
});
test.afterAll(() => {
	gitea?.stop();
	server?.closeAllConnections();
	server?.close();
	for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

async function signIn(page: Page) {
	await page.goto(url);
	await page.getByRole("button", { name: /Sign In .*Token/i }).click();
	await page.getByRole("textbox").fill(account.token);
	await page.getByRole("button", { name: /^Sign In$/i }).click();
	await expect(page.getByRole("grid").or(page.getByRole("listbox")).first()).toBeVisible();
}

test("a change is a commit of the signed-in person", { tag: "@deep" }, async ({ page, consoleErrors }) => {
	await signIn(page);
	await openForm(page, url, "content/plans");
	await page.getByRole("spinbutton", { name: "Annual saving" }).fill("20");
	await save(page);
	expect(gitea.lastCommit()).toEqual({
		author: `${account.full_name} <${account.email}>`,
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
