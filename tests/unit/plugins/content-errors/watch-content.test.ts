/** @jest-environment node */
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { checkProject, formatContentError } from "../../../../content-model/check";
import { watchContent } from "../../../../plugins/content-errors/watch-content";
import { content, replaced, sampleProject } from "../../content-model/sample-project";

jest.mock("../../../../content-model/check", () => {
	const actual = jest.requireActual("../../../../content-model/check");
	return { ...actual, checkProject: jest.fn(actual.checkProject) };
});

const file = "content/plans.yaml";
const withPrice = (price: number) => replaced(content("plans"), ["price: 5", `price: ${price}`]);

/** The watched folders, and what the watcher writes. */
const folders = { "gatsby/a": "", "plugins/a": "", "cms/a": "", "src/i18n/placeholders.d.ts": "" };

// Errors on the page and in the terminal: tests/browser/develop.spec.ts.
test("reports the errors of the next change after a failed check", async () => {
	const root = await sampleProject(folders);
	const failed = jest.fn();
	const changed = jest.fn();
	const { watcher } = await watchContent(root, { onChange: changed, onFailure: failed });
	await once(watcher, "ready");
	const writeUntilCalled = async (price: number, callback: jest.Mock) => {
		fs.writeFileSync(path.join(root, file), withPrice(price));
		while (callback.mock.calls.length === 0) await pause(20);
		return callback.mock.calls.flat(2);
	};
	const error = new Error("deleted while it was read");
	jest.mocked(checkProject).mockRejectedValueOnce(error);
	expect(await writeUntilCalled(6, failed)).toEqual([error]);
	const errors = await writeUntilCalled(-5, changed);
	expect(errors.map(formatContentError)).toEqual([`${file}:12:16 price must be 0 or more (is -5)`]);
	await watcher.close();
});
