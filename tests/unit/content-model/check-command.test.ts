/** @jest-environment node */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { plans } from "../../kit/check";
import { projectWith } from "../../kit/folder";

/** `npm run check` in a copy of the repository with those files in place of its own. */
function check(files: Record<string, string>, ...options: string[]) {
	const command = [path.resolve("node_modules/tsx/dist/cli.mjs"), path.resolve("scripts/check.ts"), ...options];
	const { status, stdout, stderr } = spawnSync(process.execPath, command, {
		cwd: projectWith(files),
		encoding: "utf8",
	});
	return { status, stdout, stderr };
}

test("all mistakes of all files come in one run, by file and line, with their count, and the command fails", () => {
	const head = "# yaml-language-server: $schema=schemas/";
	const files = {
		"content/templates.yaml": `${head}templates.schema.json\ncards: 0\n`,
		"content/plans.yaml": plans.replace("# The plans.", `${head}plans.schema.json`).replace("price: 5", "price: -5"),
		"content/hero.yaml": "words: [",
		"locales/ru/language.json": "{",
	};
	expect(check(files)).toEqual({
		status: 1,
		stdout: "",
		stderr: `content/hero.yaml:1:9 a [ or { before this is not closed, or this line needs more spaces before it
content/plans.yaml:12:16 price must be 0 or more (is -5)
content/templates.yaml:2:1 seeAll must be true or false (is missing)
content/templates.yaml:2:8 cards must be a whole number from 1 to 48 (is 0)
locales/ru/language.json:1:2 the file ends too early: } is missing

5 mistakes in content/ and locales/.
`,
	});
});

test("the repository's own content passes", () => {
	expect(check({})).toEqual({ status: 0, stdout: "content/ and locales/ are in order.\n", stderr: "" });
});

test("--report prints the table alone", () => {
	const { status, stdout } = check({}, "--report=markdown");
	expect(status).toBe(0);
	expect(stdout).toContain("| language | namespace | translated | missing | left in English |\n");
});

test("an unknown option is answered with the known ones", () => {
	expect(check({}, "--repot")).toEqual({
		status: 1,
		stdout: "",
		stderr: "--repot is not known: npm run check [-- --report | --report=markdown]\n",
	});
});
