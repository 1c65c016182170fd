import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { contentSecurityPolicy, policyOf } from "../../hosting/content-security-policy";
import { expect, test } from "../kit/browser";
import { saveData } from "../kit/first-visit";
import { type LiveSite, startSite } from "../kit/live-site";
import { open, push } from "../kit/navigation";
import { english } from "../kit/translations";

const { title } = english.catalog.list;

/** The next build has other hashes, and renames the component of the template list. */
const rewrite = (text: string) =>
	text
		.replace(/(?<![0-9a-f])[0-9a-f]{20}(?![0-9a-f])/g, (hash) => [...hash].reverse().join(""))
		.replaceAll("component---src-pages-templates-tsx", "component---src-pages-catalog-tsx");

/** Copies the built site as the next build. */
function createNextBuild(): string {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "next-build-"));
	fs.cpSync("public", folder, { recursive: true, filter: (file) => !/\.(br|gz|map)$/.test(file) });
	const pages: { file: string; html: string }[] = [];
	for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile() || !/\.(html|js|css|json)$/.test(entry.name)) continue;
		const file = path.join(entry.parentPath, entry.name);
		const text = rewrite(fs.readFileSync(file, "utf8"));
		fs.rmSync(file);
		const target = path.join(entry.parentPath, rewrite(entry.name));
		if (text.startsWith("<!DOCTYPE html>")) pages.push({ file: target, html: text });
		else fs.writeFileSync(target, text);
	}
	const policy = contentSecurityPolicy(pages.map(({ html }) => html));
	for (const { file, html } of pages) fs.writeFileSync(file, html.replace(String(policyOf(html)), policy));
	return folder;
}

let next: string;
let site: LiveSite;
test.beforeAll(() => {
	next = createNextBuild();
});
test.afterAll(() => fs.rmSync(next, { recursive: true, force: true }));
test.beforeEach(async () => {
	site = await startSite();
});
test.afterEach(() => site.stop());

/** Messages for files of the previous build that no longer exist. */
const loadErrors =
	/status of 404|Refused to (execute script|apply style)|Loading (CSS )?chunk|ChunkLoadError|could not be loaded|component chunk/;

/** Counts the documents that the page loads: one for a new build, and not more, as in a reload loop. */
function countDocuments(page: Page): () => number {
	let count = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) count += 1;
	});
	return () => count;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const firstCard = (page: Page) => page.getByRole("article").first().getByRole("link");

test("an old page links to the new build and keeps the history", async ({ page, consoleErrors }) => {
	consoleErrors.allow(loadErrors);
	await saveData(page);
	await open(page, `${site.origin}/template/101/`);
	await expect(page.getByRole("tab").first()).toBeVisible();
	const documents = countDocuments(page);
	site.deploy(next);
	await page.evaluate(() => {
		(window as unknown as { ___navigate: (to: string) => void }).___navigate("/templates/?q=support#results");
	});
	await expect(page).toHaveURL(`${site.origin}/templates/?q=support#results`);
	await expect(heading(page)).toHaveText(title);
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Telegram support bot", "AI ticket triage"]);
	expect(documents()).toBe(1);
	await page.goBack();
	await expect(page).toHaveURL(`${site.origin}/template/101/`);
	await expect(heading(page)).toHaveText("Exchange rates to Telegram");
	await page.goForward();
	await expect(heading(page)).toHaveText(title);

	await test.step("link to a template", async () => {
		site.deploy("public");
		await open(page, `${site.origin}/ru/templates/`);
		await expect(firstCard(page)).toBeVisible();
		const loaded = countDocuments(page);
		site.deploy(next);
		await firstCard(page).click();
		await expect(page).toHaveURL(`${site.origin}/ru/template/101/`);
		await expect(heading(page)).toHaveText("Exchange rates to Telegram");
		await expect(page.getByRole("tab").first()).toBeVisible();
		expect(loaded()).toBe(1);
	});
});

test("visited pages keep working after a deployment", async ({ page, consoleErrors }) => {
	consoleErrors.allow(loadErrors);
	await open(page, `${site.origin}/`);
	await push(page, "/templates/");
	await expect(heading(page)).toHaveText(title);
	await firstCard(page).click();
	await expect(page.getByRole("region", { name: english.template.description }).locator("p").first()).toBeVisible();
	site.deploy(next);
	const documents = countDocuments(page);
	const list = heading(page).filter({ hasText: title });
	for (const [step, expected] of [
		["goBack", list],
		["goBack", page.locator("#resources")],
		["goForward", list],
		["goForward", heading(page).filter({ hasText: "Exchange rates to Telegram" })],
	] as const) {
		await page[step]();
		await expect(expected).toBeVisible();
	}
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page.locator("pre")).toContainText("class");
	expect(documents()).toBe(0);
});
