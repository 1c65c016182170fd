/** @jest-environment node */
import { edited, errorsIn, type Files, inEach, replaced } from "./sample-project";

const hero = "content/hero.yaml";
const script = "content/scripts/SendRates.java";
const code = 'class A {\n\tString a = "b";\r\n}\n';

/** The hero with a log of these entries. */
const withLog = (...entries: [line: number, at: number][]): Files => {
	const log = entries.map(([line, at], index) => `  - { id: e${index}, line: ${line}, at: ${at} }\n`);
	const strings = Object.fromEntries(entries.map((_, index) => [`e${index}`, "Qahva"]));
	const landing = (json: string) =>
		replaced(json, ['"hero": {', `"hero": { "run": { "log": ${JSON.stringify(strings)} },`]);
	const sample = edited("locales/en/landing.json", ["Qahva", "Qahva"])["locales/en/landing.json"];
	return {
		...inEach("landing", () => landing(String(sample))),
		...edited(hero, ["words:", `log:\n${log.join("")}words:`]),
	};
};

test.each<[string, Files, ...string[]]>([
	["accepts lines of the script at ascending times", { ...withLog([1, 0], [3, 5], [2, 5]), [script]: code }],
	[
		"reports a line that the script does not have",
		{ ...withLog([4, 0]), [script]: code },
		`${hero}:3:21 line must be at most 3, the last line of ${script} (is 4)`,
	],
	[
		"reports a time before that of the entry above",
		{ ...withLog([1, 5], [2, 4]), [script]: code },
		`${hero}:4:28 at must be 5 or more: the entry above is written then (is 4)`,
	],
	["reports a missing script", withLog([1, 0]), `${script}:1:1 this file is missing`],
	["reports an empty script", { ...withLog([1, 0]), [script]: "\n" }, `${script}:1:1 the script is empty`],
	[
		"reports an invisible character",
		{ ...withLog([1, 0]), [script]: "class A {\n\u200b}" },
		`${script}:2:1 the line has an invisible character, U+200B, at the start: remove it`,
	],
	["accepts a script without a log, which the page does not show", { [script]: "" }],
])("%s", async (_, files, ...errors) => {
	expect(await errorsIn(files)).toEqual(errors);
});

test("reports a script in another encoding", async () => {
	const windows = Buffer.from([0x2f, 0x2f, 0xcf, 0xf0]);
	expect(await errorsIn({ ...withLog([1, 0]), [script]: windows })).toEqual([
		`${script}:1:3 this character is not encoded in UTF-8: save the file as UTF-8`,
	]);
});
