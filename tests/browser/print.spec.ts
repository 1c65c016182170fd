import { expect, mockMarket, templateDetail, test } from "../kit/browser";
import { planGroups, readContent, shows } from "../kit/content";
import { open } from "../kit/navigation";
import { english } from "../kit/translations";

test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

test("paper shows all plans and answers", async ({ page }) => {
	await open(page, "/");
	const plans = planGroups.flatMap((group) => group.plans);
	await expect(page.locator("#pricing h3").filter({ visible: true })).toHaveCount(shows("pricing") ? plans.length : 0);
	await expect(page.locator("#pricing table")).toHaveCount(shows("pricing") ? 1 : 0);
	if (shows("pricing")) await expect(page.locator("#pricing table")).toBeVisible();
	const { blocks } = readContent<Queries.ResourcesContentFragment>("resources");
	const ofKind = (name: Queries.ResourcesYamlBlocksKind) => blocks.filter(({ kind }) => kind === name);
	const closed = [...ofKind("questions").flatMap(({ items }) => items ?? []), ...ofKind("page")];
	await expect(page.locator("#resources summary + *").filter({ visible: true })).toHaveCount(closed.length);
	await expect(page.getByRole("link", { name: english.common.skipToContent })).toBeHidden();
	const words = page.locator("h1 [aria-hidden]");
	const durations = await words.evaluateAll((all) => all.map((word) => getComputedStyle(word).transitionDuration));
	// A word that fades would be printed over the next one.
	expect(durations.filter((duration) => duration !== "0s")).toEqual([]);
	// The PDF has 16 pages.
	const sheets = (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
	expect(sheets).toBeLessThan(18);
});

test("paper shows all lines of a script", async ({ page }) => {
	const detail = templateDetail("Printed", 1);
	for (const { script } of detail.data) script.releaseCode = "int a;\n".repeat(200);
	await mockMarket(page, { detail: () => ({ body: detail }) });
	await open(page, "/template/1/#script-10");
	const hiddenHeight = await page.locator("pre").evaluate((box) => box.scrollHeight - box.clientHeight);
	expect(hiddenHeight).toBeLessThanOrEqual(0);
	const { use, share, tools } = english.template;
	await expect(page.getByRole("tablist")).toBeHidden();
	for (const name of [use, share.label, tools.copy]) await expect(page.getByText(name, { exact: true })).toBeHidden();
});
