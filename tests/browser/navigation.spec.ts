import type { Page } from "@playwright/test";
import { expect, holdRequests, test } from "../kit/browser";
import { shows } from "../kit/content";
import { saveData } from "../kit/first-visit";
import { open, push, waitForHydration } from "../kit/navigation";
import { english } from "../kit/translations";

/** What Gatsby's own navigation gets wrong: docs/patches.md. After a deployment: new-deployment.spec.ts. */

type Navigate = (to: string, options?: { replace: boolean }) => void;

/** Opens addresses one after the other, before React renders any of them. */
const navigate = (page: Page, ...steps: Parameters<Navigate>[]) =>
	page.evaluate(async (all) => {
		for (const step of all) {
			(window as unknown as { ___navigate: Navigate }).___navigate(...step);
			for (let count = 0; count < 50; count += 1) await Promise.resolve();
		}
	}, steps);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const script = /component---src-pages-templates-.*\.js$/;
const template = "Exchange rates to Telegram";

test("a page that loads late does not replace one that was opened since", async ({ page }) => {
	await saveData(page);
	await open(page, "/");
	const release = await holdRequests(page, script);
	await navigate(page, ["/templates/"], ["/template/101/"]);
	await expect(heading(page)).toHaveText(template);
	const loaded = page.waitForEvent("requestfinished", (request) => script.test(request.url()));
	release();
	await loaded;
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
	await expect(heading(page)).toHaveText(template);
	await expect(page).toHaveURL(/\/template\/101\/$/);
});

test("a link that follows a search at once keeps the search in the history", async ({ page }) => {
	// A page in memory opens at once.
	await open(page, "/template/101/");
	await push(page, "/templates/");
	await page.getByRole("searchbox").fill("exchange rates telegram");
	await page.getByRole("link", { name: template }).evaluate((link: HTMLElement) => {
		link.focus();
		link.click();
	});
	await expect(heading(page)).toHaveText(template);
	await page.goBack();
	await expect(page).toHaveURL("/templates/?q=exchange+rates+telegram");
});

test("two clicks on a link add one entry to the history", async ({ page }) => {
	// Gatsby cannot decode these hashes.
	await open(page, "/templates/#%");
	await page.evaluate(() => window.location.assign("#%E0"));
	await expect(heading(page)).toHaveText(english.catalog.list.title);
	await push(page, "/template/101/");
	await expect(heading(page)).toHaveText(template);
	await navigate(page, ["/templates/"], ["/templates/"]);
	await expect(heading(page)).toHaveText(english.catalog.list.title);
	await page.goBack();
	await expect(heading(page)).toHaveText(template);
});

test("going back to a page that could not be prefetched loads its document", async ({ page, consoleErrors }) => {
	consoleErrors.allow(/ERR_FAILED|component chunk|Loading chunk|could not be loaded/);
	await open(page, "/templates/");
	await push(page, "/template/101/");
	await expect(heading(page)).toHaveText(template);
	await page.route(script, (route) => route.abort());
	const failed = page.waitForEvent("requestfailed");
	await page.reload();
	await waitForHydration(page);
	await failed;
	await page.unrouteAll();
	await page.goBack();
	await expect(heading(page)).toHaveText(english.catalog.list.title);
});

/** Runs in the page: whether the focus is on the first control of the page after an element. */
function isNextControl(element: Element): boolean {
	const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, summary, [tabindex='0']")];
	const isAfter = (each: Element) => (element.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
	return controls.find((each) => isAfter(each) && each.checkVisibility()) === document.activeElement;
}

test("after a click on a text, Tab goes to the next control, also where a link has moved the focus", async ({
	page,
}) => {
	test.skip(!shows("features"), "content/site.yaml hides the section");
	await page.emulateMedia({ reducedMotion: "reduce" });
	const title = page.locator("#features h3").last();
	const expectNext = async () => {
		await title.click();
		await page.keyboard.press("Tab");
		expect(await title.evaluate(isNextControl)).toBe(true);
	};
	await open(page, "/");
	await expectNext();
	await push(page, "/templates/");
	await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
	await push(page, "/#features");
	await expect(page.locator("#features")).toBeFocused();
	await expectNext();
});
