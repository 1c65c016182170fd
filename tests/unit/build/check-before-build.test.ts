/** @jest-environment node */
import { readFileSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreBootstrap } from "../../../src/build/check-before-build";
import { projectWith } from "../../kit/folder";

/** The hook as Gatsby calls it: its type allows for one that is not there and for one with a callback. */
type Hook = (args: ParentSpanPluginArgs) => unknown;

/** What the build says in a copy of the repository with those files in place of its own. */
function built(files: Record<string, string>, environment: "production" | "development") {
	const reporter = { panic: jest.fn(), error: jest.fn(), warn: jest.fn() };
	const folder = projectWith(files);
	jest.spyOn(process, "cwd").mockReturnValue(folder);
	jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: environment });
	(onPreBootstrap as Hook)({ reporter } as unknown as ParentSpanPluginArgs);
	return { panic: reporter.panic.mock.calls, error: reporter.error.mock.calls, warn: reporter.warn.mock.calls };
}

afterEach(() => jest.restoreAllMocks());

const broken = { "content/templates.yaml": readFileSync("content/templates.yaml", "utf8").replace("6", "0") };
const told = `The site cannot be built like this:
content/templates.yaml:3:8 cards must be a whole number from 1 to 48 (is 0)
1 mistake`;

test("a mistake stops the build", () => {
	expect(built(broken, "production")).toEqual({ panic: [[told]], error: [], warn: [] });
});

test("a mistake is told of in development, which goes on", () => {
	expect(built(broken, "development")).toEqual({ panic: [], error: [[told]], warn: [] });
});

test("a text left in English is told of, and stops nothing", () => {
	const text = readFileSync("locales/ru/language.json", "utf8").replace('"Русский"', '"English"');
	const { panic, warn } = built({ "locales/ru/language.json": text }, "production");
	expect(panic).toEqual([]);
	expect(warn).toEqual([
		[
			'locales/ru/language.json:2:11 "English" is left in English: translate it, or add the name to locales/names.txt\n1 mistake',
		],
	]);
});

test("the repository's own content is built without a word", () => {
	expect(built({}, "production")).toEqual({ panic: [], error: [], warn: [] });
});
