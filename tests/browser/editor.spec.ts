import { buildEditor } from "../../cms/build";
import { expect, test } from "../kit/browser";
import { bundle, openForm, refusal, save, startEditor } from "../kit/editor";

test.describe.configure({ mode: "serial" });

let editor: Awaited<ReturnType<typeof startEditor>>;

test.beforeAll(async () => {
	await buildEditor(bundle);
	editor = await startEditor();
});
test.afterAll(() => editor?.stop());

test("a changed price is one changed line; what the check reports is not saved", async ({ page, consoleErrors }) => {
	await openForm(page, editor.url, "content/plans");
	const saving = page.getByRole("spinbutton", { name: "Annual saving" });
	await saving.fill("20");
	await save(page);
	expect(editor.changes("content/plans.yaml")).toEqual(["- annualSaving: 15", "+ annualSaving: 20"]);

	await openForm(page, editor.url, "texts/pricing");
	const title = page.getByRole("textbox", { name: "Billed annually" }).first();
	await title.fill("Billed annually");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(refusal(page)).toContainText(
		/locales\/ru\/pricing\.json:\d+:\d+ placeholders must be none \(are \{\{amount\}\}\)/,
	);
	expect(editor.changes("locales/en/pricing.json")).toEqual([]);
	// The CMS logs what it shows, and the browser the status 422.
	expect(consoleErrors.splice(0)).toHaveLength(2);
});
