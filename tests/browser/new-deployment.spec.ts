import fs from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../kit/browser";
import { saveData } from "../kit/first-visit";
import { type LiveSite, startSite } from "../kit/live-site";
import { open, push } from "../kit/navigation";
import { createNextBuild } from "../kit/next-build";
import { english } from "../kit/translations";

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

/** Counts document loads, which reveals reload loops. */
function countDocuments(page: Page): () => number {
	let count = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
	});
	return () => count;
}

/** Whether the page belongs to the deployed build. */
const isUpToDate = (page: Page) =>
	page.evaluate(
		async () =>
			(await (await fetch("/page-data/app-data.json")).json()).webpackCompilationHash ===
			(window as unknown as { ___webpackCompilationHash: string }).___webpackCompilationHash,
	);

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
	await expect(heading(page)).toHaveText("All templates of the next build");
	await expect(page).toHaveURL(`${site.origin}/templates/?q=support#results`);
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Telegram support bot", "AI ticket triage"]);
	await expect.poll(() => isUpToDate(page)).toBe(true);
	expect(documents()).toBe(1);
	await page.goBack();
	await expect(page).toHaveURL(`${site.origin}/template/101/`);
	await expect(heading(page)).toHaveText("Exchange rates to Telegram");
	await page.goForward();
	await expect(heading(page)).toHaveText("All templates of the next build");

	await test.step("link to a template", async () => {
		site.deploy("public");
		await open(page, `${site.origin}/ru/templates/`);
		await expect(firstCard(page)).toBeVisible();
		site.deploy(next);
		await firstCard(page).click();
		await expect(page).toHaveURL(`${site.origin}/ru/template/101/`);
		await expect(heading(page)).toHaveText("Exchange rates to Telegram");
		await expect(page.getByRole("tab").first()).toBeVisible();
		await expect.poll(() => isUpToDate(page)).toBe(true);
	});
});

test("visited pages keep working after a deployment", async ({ page, consoleErrors }) => {
	consoleErrors.allow(loadErrors);
	await open(page, `${site.origin}/`);
	await push(page, "/templates/");
	await expect(heading(page)).toHaveText(english.catalog.list.title);
	await firstCard(page).click();
	await expect(page.getByRole("region", { name: english.template.description }).locator("p").first()).toBeVisible();
	site.deploy(next);
	const documents = countDocuments(page);
	for (const [step, title] of [
		["goBack", english.catalog.list.title],
		["goBack", new RegExp(Object.values(english.landing.hero.words).join("|"))],
		["goForward", english.catalog.list.title],
		["goForward", "Exchange rates to Telegram"],
	] as const) {
		await page[step]();
		await expect(heading(page)).toHaveText(title);
	}
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page.locator("pre")).toContainText("class");
	expect(documents()).toBe(0);
});
