/** @jest-environment node */
import { readFileSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreBootstrap } from "../../../gatsby/check-project";
import { tempProject } from "../../kit/temp-folder";

/** Gatsby's own type is a union with undefined and with a callback form. */
type Hook = (args: ParentSpanPluginArgs) => unknown;

/** Runs the hook in a copy of the repository with these files replaced, and returns the calls of the reporter. */
async function runHook(files: Record<string, string>, environment: "production" | "development") {
	const reporter = { panic: jest.fn(), error: jest.fn(), warn: jest.fn() };
	const folder = tempProject(files);
	jest.spyOn(process, "cwd").mockReturnValue(folder);
	jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: environment });
	await (onPreBootstrap as Hook)({ reporter } as unknown as ParentSpanPluginArgs);
	return { panic: reporter.panic.mock.calls, error: reporter.error.mock.calls, warn: reporter.warn.mock.calls };
}

afterEach(() => jest.restoreAllMocks());

const broken = { "content/templates.yaml": readFileSync("content/templates.yaml", "utf8").replace("6", "0") };
const message = `The site cannot be built:
content/templates.yaml:3:8 cards must be a whole number from 1 to 48 (is 0)
1 error`;

test("an error stops the build", async () => {
	expect(await runHook(broken, "production")).toEqual({ panic: [[message]], error: [], warn: [] });
});

test("an error in development is printed and does not stop the server", async () => {
	expect(await runHook(broken, "development")).toEqual({ panic: [], error: [[message]], warn: [] });
});

test("an untranslated text is a warning and does not stop the build", async () => {
	const text = readFileSync("locales/ru/language.json", "utf8").replace('"Русский"', '"English"');
	const { panic, warn } = await runHook({ "locales/ru/language.json": text }, "production");
	expect(panic).toEqual([]);
	expect(warn).toEqual([
		[
			'locales/ru/language.json:2:11 "English" is not translated: translate it, or add the name to locales/names.txt\n1 error',
		],
	]);
});

test("the repository's own content has no errors and no warnings", async () => {
	expect(await runHook({}, "production")).toEqual({ panic: [], error: [], warn: [] });
});
