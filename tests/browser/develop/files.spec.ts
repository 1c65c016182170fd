import type { Page } from "@playwright/test";
import { formatMoney } from "../../../src/i18n/format";
import { expect } from "../../kit/browser";
import { readContent } from "../../kit/content";
import { test } from "../../kit/develop";
import { openForm, save } from "../../kit/editor";
import { english } from "../../kit/translations";

const notice = (page: Page) => page.getByRole("alert", { name: /errors? in content/ });

// Without "Edit", which other tests leave on.
test.beforeAll(({ tab }) => tab.goto("about:blank"));

test("the terminal has the address of the editor", ({ develop }) => {
	expect(develop.log()).toContain(`The editor is at ${develop.origin}/admin/`);
});

test("three open tabs and the editor load, save and receive changes", async ({ develop, page }) => {
	const context = page.context();
	// Browsers allow six connections per host, and hot reload keeps one open in each tab.
	const tabs = [page, await context.newPage(), await context.newPage()];
	for (const tab of tabs) await develop.open(tab, "/");
	const editor = await context.newPage();
	const plans = develop.read("content/plans.yaml");
	await openForm(editor, `${develop.origin}/admin/`, "content/plans");
	const { annualSaving } = readContent<Queries.PlansContentFragment>("plans");
	const saving = annualSaving === 37 ? 38 : 37;
	await editor.getByRole("textbox", { name: english.editor.fields.plans.annualSaving.label }).fill(String(saving));
	await save(editor);
	for (const tab of tabs) await expect(tab.getByText(`${saving}%`)).toHaveCount(1);
	develop.write("content/plans.yaml", plans.replace(/annualSaving: .*/, "annualSaving: -1"));
	for (const tab of tabs) await expect(notice(tab)).toBeVisible();
	// Gatsby can lose a file that changes while it still reads the last change.
	await expect(page.getByText("-1%")).toHaveCount(1);
	develop.write("content/plans.yaml", plans);
	for (const tab of tabs) await expect(notice(tab)).toHaveCount(0);
	await expect(page.getByText(`${annualSaving}%`)).toHaveCount(1);
	for (const tab of [...tabs.slice(1), editor]) await tab.close();
});

test("a deleted file is reported on the page and in the terminal", async ({ develop, page }) => {
	const file = "content/plans.yaml";
	const line = /content\/plans\.yaml:1:1 this file is missing/;
	const [group] = readContent<Queries.PlansContentFragment>("plans").groups;
	const card = page.locator("#pricing li:has(h3)").nth((group?.plans.length ?? 0) - 1);
	const price = card.getByText(formatMoney(group?.plans.at(-1)?.price ?? 0, "en"), { exact: true }).first();
	await develop.open(page, "/");
	await expect(price).toBeVisible();
	const text = develop.read(file);
	const logLength = develop.log().length;
	develop.remove(file);
	await expect(notice(page)).toContainText(line);
	await expect.poll(() => develop.log().slice(logLength)).toMatch(line);
	await expect(page.locator("#pricing")).toHaveCount(0);
	develop.write(file, text);
	await expect(notice(page)).toHaveCount(0);
	await expect(price).toBeVisible();
});
