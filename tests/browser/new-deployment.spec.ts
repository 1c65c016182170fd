import fs from "node:fs";
import type { Page } from "@playwright/test";
import { expect, languages, path, test } from "../kit/browser";
import { copyOf } from "../kit/copy";
import { type LiveSite, startSite } from "../kit/live-site";
import { makeNextBuild } from "../kit/next-build";
import { open, takeProblems } from "../kit/visit";

let next: string;
let site: LiveSite;
test.beforeAll(() => {
	next = makeNextBuild();
});
test.afterAll(() => fs.rmSync(next, { recursive: true, force: true }));
test.beforeEach(async () => {
	site = await startSite();
});
test.afterEach(() => site.stop());

const deploy = () => site.deploy(next);

/** What is asked for in vain when a build is gone. */
const gone =
	/status of 404|Refused to (execute script|apply style)|Loading (CSS )?chunk|ChunkLoadError|could not be loaded|component chunk/;

/** Counts the documents that are loaded: a page that keeps loading itself anew shows here. */
function countDocuments(page: Page): () => number {
	let count = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
	});
	return () => count;
}

/** Whether the page belongs to the next build. */
const isNext = (page: Page) =>
	page.evaluate(
		async () =>
			(await (await fetch("/page-data/app-data.json")).json()).webpackCompilationHash ===
			(window as unknown as { ___webpackCompilationHash: string }).___webpackCompilationHash,
	);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a link of the old build leads to the page of the new one, with query and hash, and history back", async ({
	page,
	problems,
}) => {
	await open(page, `${site.origin}/template/101/`);
	await expect(page.getByRole("tab").first()).toBeVisible();
	const documents = countDocuments(page);
	deploy();
	await page.evaluate(() => {
		(window as unknown as { ___navigate: (to: string) => void }).___navigate("/templates/?q=support#results");
	});
	await expect(heading(page)).toHaveText("All templates of the next build");
	await expect(page).toHaveURL(`${site.origin}/templates/?q=support#results`);
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Telegram support bot", "AI ticket triage"]);
	expect([documents(), await isNext(page)]).toEqual([1, true]);
	await page.goBack();
	await expect(page).toHaveURL(`${site.origin}/template/101/`);
	await expect(heading(page)).toHaveText("Exchange rates to Telegram");
	await page.goForward();
	await expect(heading(page)).toHaveText("All templates of the next build");
	takeProblems(problems, gone);
});

for (const { code } of languages) {
	const { header } = copyOf(code, "common");

	test(`sections, templates and languages are reached from an old page in ${code}`, async ({ page, problems }) => {
		const at = (route: string) => site.origin + path(route, code);
		await open(page, at("/templates/"));
		await expect(page.getByRole("article").first()).toBeVisible();
		deploy();
		await page.getByRole("banner").getByRole("link", { name: header.links.pricing, exact: true }).click();
		await expect(page).toHaveURL(at("/#pricing"));
		await expect(page.locator("#pricing")).toBeInViewport();
		expect(await isNext(page)).toBe(true);

		site.deploy("public");
		await open(page, at("/templates/"));
		deploy();
		await page.getByRole("article").first().getByRole("link").click();
		await expect(page).toHaveURL(at("/template/101/"));
		await expect(heading(page)).toHaveText("Exchange rates to Telegram");
		await expect(page.getByRole("tab").first()).toBeVisible();
		expect(await isNext(page)).toBe(true);
		takeProblems(problems, gone);
	});
}

test("a page that was seen before the new build keeps working, without what comes with other files", async ({
	page,
	problems,
}) => {
	await open(page, `${site.origin}/`);
	await page.getByRole("link", { name: "See all", exact: true }).click();
	await expect(heading(page)).toHaveText("All templates");
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page.getByRole("region", { name: "Description" }).locator("p").first()).toBeVisible();
	deploy();
	const documents = countDocuments(page);
	for (const [step, title] of [
		["goBack", "All templates"],
		["goBack", /./],
		["goForward", "All templates"],
		["goForward", "Exchange rates to Telegram"],
	] as const) {
		await page[step]();
		await expect(heading(page)).toHaveText(title);
	}
	await page.getByRole("tab").last().click();
	await page.getByRole("tabpanel").getByRole("button").first().click();
	await expect(page.locator("pre")).toContainText("class");
	expect(documents()).toBe(0);
	takeProblems(problems, gone);
});
