/** @jest-environment node */
import { checkProject, formatProblem } from "../../../src/content/check";
import { hero, plans, problemsOf } from "../../kit/check";

test("finds nothing wrong with the repository's own content and locales", () => {
	expect(checkProject(process.cwd()).map(formatProblem)).toEqual([]);
});

test("finds nothing wrong with the files that the next tests break", () => {
	expect(problemsOf({ "content/plans.yaml": plans, "content/hero.yaml": hero })).toEqual([]);
});

test.each([
	["price: 5", "price: -5", "12:16 price must be 0 or more (is -5)"],
	["price: 5", "price: 4.99", "12:16 price must be whole dollars (is 4.99)"],
	["price: 5", "price: five", '12:16 price must be whole dollars (is "five")'],
	["        price: 5\n", "", "11:9 price must be whole dollars (is missing)"],
	["price: 5", "price: 5\n        cost: 6", '13:9 "cost" is not known here'],
	["id: starter", "id: free", '11:13 "free" is there twice'],
	["id: starter", "id: Starter", '11:13 id must be lower-case words joined by hyphens (is "Starter")'],
	["count: 2", "count: 0", "15:33 count must be above 0 (is 0)"],
	["{ kind: cpu, count: 2 }", "{ kind: cpu, cuont: 2 }", '15:26 "cuont" is not known here, did you mean "count"?'],
	["annualSaving: 15", "annualSaving: 115", "2:15 annualSaving must be a percentage from 0 to 99 (is 115)"],
	[
		"      - id: free\n        price: 0\n        chat: https://t.me/qahva_sales",
		"      - id: free\n        price: 0\n        chat: http://x.example",
		'8:15 chat must be https://t.me/ and a name (is "http://x.example")',
	],
])("of plans.yaml with %j turned into %j, it says %s", (from, to, problem) => {
	expect(plans).toContain(from);
	expect(problemsOf({ "content/plans.yaml": plans.replace(from, to) })).toEqual([`content/plans.yaml:${problem}`]);
});

test("tells of broken YAML where it breaks, and of nothing that follows from it", () => {
	const [problem, ...more] = problemsOf({ "content/hero.yaml": hero.replace("speed]", "speed") });
	expect(problem).toMatch(/^content\/hero\.yaml:2:\d+ \S/);
	expect(more.filter((other) => !other.startsWith("content/hero.yaml:"))).toEqual([]);
});

test.each([
	["", "empty"],
	["# nothing yet\n", "empty"],
	["[]\n", "an empty list"],
	["hello\n", '"hello"'],
])("tells that %j is not what a file should hold", (text, is) => {
	expect(problemsOf({ "content/hero.yaml": text })).toEqual([
		expect.stringMatching(
			new RegExp(`^content/hero\\.yaml:1:1 the file must have the fields words, picture \\(is ${is}\\)$`),
		),
	]);
});

test("tells of a picture that is not there", () => {
	const found = problemsOf({ "content/hero.yaml": hero.replace("dashboard.png", "dashbord.png") });
	expect(found).toEqual([
		'content/hero.yaml:3:9 there is no picture content/images/dashbord.png, did you mean "images/dashboard.png"?',
	]);
});

test.each([
	["{ kind: runs }", '"features.runs" needs a count'],
	["{ kind: cpu }", '"features.cpu" needs a count'],
	["{ kind: unlimited-runs, count: 3 }", '"features.unlimited-runs" takes no count'],
])("tells of %s: %s", (feature, problem) => {
	const found = problemsOf({ "content/plans.yaml": plans.replace("{ kind: cpu, count: 2 }", feature) });
	expect(found).toEqual([`content/plans.yaml:15:13 ${problem}`]);
});

test("tells of a file that nothing reads", () => {
	expect(problemsOf({ "content/plan.yaml": plans })).toEqual([
		'content/plan.yaml:1:1 nothing on the site reads this file, did you mean "plans.yaml"?',
	]);
});

test("tells of an id whose copy is not written in any language, and which file asks for it", () => {
	expect(problemsOf({ "content/hero.yaml": hero.replace("speed", "magic") })).toEqual(
		["en", "ru", "uz"].map(
			(code) => `locales/${code}/landing.json:6:14 "hero.words.magic" is missing; content/hero.yaml asks for it`,
		),
	);
});

test("tells of all mistakes at once, by file and line", () => {
	const found = problemsOf({
		"content/templates.yaml": "cards: 0\nseeAll: true\n",
		"content/plans.yaml": plans.replace("price: 5", "price: -5").replace("price: 0", "price: -1"),
	});
	expect(found).toEqual([
		"content/plans.yaml:7:16 price must be 0 or more (is -1)",
		"content/plans.yaml:12:16 price must be 0 or more (is -5)",
		"content/templates.yaml:1:8 cards must be a whole number from 1 to 48 (is 0)",
	]);
});
