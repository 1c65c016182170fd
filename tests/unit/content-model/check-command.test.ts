/** @jest-environment node */

import { readFileSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreBootstrap } from "../../../gatsby/check-project";
import { plans } from "../../kit/check";
import { tempProject } from "../../kit/temp-folder";

const untranslated = {
	"locales/ru/language.json": readFileSync("locales/ru/language.json", "utf8").replace('"Русский"', '"English"'),
};

describe("npm run check", () => {
	/** Runs `npm run check` in a copy of the repository in which the given files are replaced. */
	async function check(files: Record<string, string>, ...options: string[]) {
		const folder = tempProject(files);
		const printed = { stdout: "", stderr: "" };
		jest.spyOn(process, "cwd").mockReturnValue(folder);
		jest.replaceProperty(process, "argv", ["node", "scripts/check.ts", ...options]);
		jest.spyOn(console, "info").mockImplementation((line) => (printed.stdout += `${line}\n`));
		jest.spyOn(console, "error").mockImplementation((line) => (printed.stderr += `${line}\n`));
		process.exitCode = 0;
		jest.isolateModules(() => require("../../../scripts/check"));
		while (printed.stdout + printed.stderr === "") await new Promise(setImmediate);
		const status = process.exitCode;
		process.exitCode = 0;
		return { status, ...printed };
	}

	test("reports the errors of all files with their count, and fails", async () => {
		const head = "# yaml-language-server: $schema=schemas/";
		const files = {
			"content/templates.yaml": `${head}templates.schema.json\ncards: 0\n`,
			"content/plans.yaml": plans.replace("# The plans.", `${head}plans.schema.json`).replace("price: 5", "price: -5"),
			"content/hero.yaml": "words: [",
			"locales/ru/language.json": "{",
		};
		expect(await check(files)).toEqual({
			status: 1,
			stdout: "",
			stderr: `content/hero.yaml:1:9 a [ or { before this is not closed, or this line needs more indentation
content/plans.yaml:12:16 price must be 0 or more (is -5)
content/templates.yaml:2:1 seeAll must be true or false (is missing)
content/templates.yaml:2:8 cards must be a whole number from 1 to 48 (is 0)
locales/ru/language.json:1:2 the file ends too early: } is missing

5 errors in content/ and locales/.
`,
		});
	});

	test("accepts the repository's own content", async () => {
		expect(await check({})).toEqual({ status: 0, stdout: "No errors in content/ and locales/.\n", stderr: "" });
	});

	test("rejects an unknown option with the known ones", async () => {
		expect(await check({}, "--repot")).toEqual({
			status: 1,
			stdout: "",
			stderr: "Unknown option --repot. Usage: npm run check [-- --fix | --report | --report=markdown]\n",
		});
	});
});

describe("a build", () => {
	/** Gatsby's own type is a union with undefined and with a callback form. */
	type Hook = (args: ParentSpanPluginArgs) => unknown;

	/** Runs the hook in a copy of the repository with these files replaced, and returns the calls of the reporter. */
	async function runHook(files: Record<string, string>, environment: "production" | "development") {
		const reported: [method: string, message: string][] = [];
		const record = (method: string) => (message: string) => reported.push([method, message]);
		const reporter = { panic: record("panic"), error: record("error"), warn: record("warn") };
		jest.spyOn(process, "cwd").mockReturnValue(tempProject(files));
		jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: environment });
		await (onPreBootstrap as Hook)({ reporter } as unknown as ParentSpanPluginArgs);
		return reported;
	}

	test.each([
		["production", "panic"],
		["development", "error"],
	] as const)("reports an error in %s with %s, which stops a build only", async (environment, method) => {
		const [[used, message] = []] = await runHook({ "content/templates.yaml": "cards: 0" }, environment);
		expect(used).toBe(method);
		expect(message).toMatch(/^The site cannot be built:\n(?:content\/templates\.yaml:1:.*\n){3}3 errors$/);
	});

	test("warns of an untranslated text", async () => {
		expect(await runHook(untranslated, "production")).toEqual([
			[
				"warn",
				'locales/ru/language.json:2:11 "English" is not translated: translate it, or add the name to locales/names.txt\n1 error',
			],
		]);
	});
});
