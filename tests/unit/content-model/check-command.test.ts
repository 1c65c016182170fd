/** @jest-environment node */
import { plans } from "../../kit/check";
import { tempProject } from "../../kit/temp-folder";

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

test("--report prints only the table", async () => {
	const { status, stdout } = await check({}, "--report=markdown");
	expect(status).toBe(0);
	expect(stdout).toContain("| language | namespace | translated | missing | untranslated |\n");
});

test("rejects an unknown option with the known ones", async () => {
	expect(await check({}, "--repot")).toEqual({
		status: 1,
		stdout: "",
		stderr: "Unknown option --repot. Usage: npm run check [-- --report | --report=markdown]\n",
	});
});
