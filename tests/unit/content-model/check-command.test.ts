/** @jest-environment node */
import { onPreBootstrap } from "../../../gatsby/check-project";
import { edited, type Files, inEach, sampleProject } from "./sample-project";

const invalid = {
	...edited("content/templates.yaml", ["cards: 6\nseeAll: true", "cards: 0"]),
	"locales/ru/sample.json": "{",
	"locales/en/sample.json": "{}",
	"locales/uz/sample.json": "{}",
};

/** Runs `npm run check` in a sample project. @returns what it prints */
async function check(files: Files): Promise<string> {
	let printed = "";
	const print = (line: string) => {
		printed += `${line}\n`;
	};
	jest.spyOn(process, "cwd").mockReturnValue(await sampleProject(files));
	jest.replaceProperty(process, "argv", ["node", "scripts/check.ts"]);
	jest.spyOn(console, "error").mockImplementation(print);
	jest.spyOn(console, "info").mockImplementation(print);
	jest.isolateModules(() => require("../../../scripts/check"));
	while (!/content\/ and locales\/\.$/.test(printed.trim())) await new Promise(setImmediate);
	return printed;
}

test("npm run check names a picture that no page uses, and passes", async () => {
	expect(
		await check({ "content/images/ru/wide.png": "" }),
	).toBe(`content/images/ru/wide.png:1:1 note: no page uses this picture: remove it
No errors in content/ and locales/.
`);
	expect(process.exitCode).toBeFalsy();
});

test("npm run check reports the errors of all files with their count, and fails", async () => {
	const printed = await check(invalid);
	expect(process.exitCode).toBe(1);
	process.exitCode = 0;
	expect(printed).toBe(`content/templates.yaml:2:1 seeAll must be true or false (is missing)
content/templates.yaml:2:8 cards must be a whole number from 1 to 48 (is 0)
locales/ru/sample.json:1:2 this is not valid JSON: close brace expected

3 errors in content/ and locales/.
`);
});

describe("a build", () => {
	/** Runs the hook in a sample project with these files replaced, and returns the calls of the reporter. */
	async function runHook(files: Files) {
		const reported: [method: string, message: string][] = [];
		const record = (method: string) => (message: string) => reported.push([method, message]);
		const reporter = { panicOnBuild: record("panicOnBuild"), warn: record("warn") };
		jest.spyOn(process, "cwd").mockReturnValue(await sampleProject(files));
		// Gatsby's own type is a union with undefined and with a callback form.
		await (onPreBootstrap as (args: object) => unknown)({ reporter });
		return reported;
	}

	test("stops at an error, unlike npm run develop", async () => {
		const [[used, message] = []] = await runHook(invalid);
		expect(used).toBe("panicOnBuild");
		expect(message).toMatch(/^These errors stop a build:\ncontent\/templates\.yaml:2:1 [\s\S]+\n3 errors$/);
	});

	test("warns of an untranslated text", async () => {
		const fix = "translate it, or add the name to locales/names.txt";
		const untranslated = inEach("sample", (code) => `{ "text": "${code === "uz" ? "Qahva" : "Coffee"}" }`);
		expect(await runHook(untranslated)).toEqual([
			["warn", `locales/ru/sample.json:1:11 "Coffee" is not translated: ${fix}\n1 warning`],
		]);
	});

	test("an error about a text of two lines is one line", async () => {
		const [[, message] = []] = await runHook(inEach("sample", () => '{ "text": "Coffee\\nbreak" }'));
		expect(message).toContain('the text has a line break after "Coffee": write one line\n');
	});
});
