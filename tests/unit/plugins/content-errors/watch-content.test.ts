/** @jest-environment node */
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Reporter } from "gatsby";
import { checkProject, formatContentError } from "../../../../content-model/check";
import { watchContent } from "../../../../plugins/content-errors/watch-content";
import { edited, sampleProject } from "../../content-model/sample-project";

jest.mock("../../../../content-model/check", () => {
	const actual = jest.requireActual("../../../../content-model/check");
	return { ...actual, checkProject: jest.fn(actual.checkProject) };
});

const file = "content/plans.yaml";
const withPrice = (price: number) => edited(file, ["price: 5", `price: ${price}`])[file] ?? "";

// Errors on the page and in the terminal: tests/browser/develop/files.spec.ts.
test("reports the errors of the next change after a failed check", async () => {
	const root = await sampleProject();
	const error = jest.fn();
	const reporter = { error, panicOnBuild: error, warn: jest.fn(), success: jest.fn() };
	const { currentProblems, watcher } = await watchContent(root, reporter as unknown as Reporter);
	await once(watcher, "ready");
	const printedAfter = async (price: number) => {
		error.mockClear();
		fs.writeFileSync(path.join(root, file), withPrice(price));
		while (error.mock.calls.length === 0) await pause(20);
		return error.mock.lastCall;
	};
	const failure = new Error("deleted while it was read");
	jest.mocked(checkProject).mockRejectedValueOnce(failure);
	expect(await printedAfter(6)).toEqual(["The content check failed", failure]);
	const problem = `${file}:12:16 price must be 0 or more (is -5)`;
	expect(await printedAfter(-5)).toEqual([expect.stringContaining(problem)]);
	expect(currentProblems().map(formatContentError)).toEqual([problem]);
	await watcher.close();
});
