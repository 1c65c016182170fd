/** @jest-environment node */
import { checkProject, formatProblem } from "../../../src/content/check";
import { projectWith } from "../../kit/folder";

const plans = `# The plans.
annualSaving: 15
groups:
  - id: basic
    plans:
      - id: free
        price: 0
        chat: https://t.me/qahva_sales
        features:
          - { kind: cpu, count: 1 }
      - id: starter
        price: 5
        chat: https://t.me/qahva_sales
        features:
          - { kind: cpu, count: 2 }
`;
const hero = `words: [java, speed]
picture:
  wide: images/dashboard.png
  narrow: images/dashboard-narrow.png
`;

/** What the check says of the repository with those files in place of its own. */
const problems = (files: Record<string, string>) => checkProject(projectWith(files)).map(formatProblem);

test("finds nothing wrong with the repository's own content and locales", () => {
	expect(checkProject(process.cwd()).map(formatProblem)).toEqual([]);
});

test("finds nothing wrong with the files that the next tests break", () => {
	expect(problems({ "content/plans.yaml": plans, "content/hero.yaml": hero })).toEqual([]);
});

test.each([
	["price: 5", "price: -5", "12:16 price must be 0 or more (is -5)"],
	["price: 5", "price: 4.99", "12:16 price must be whole dollars (is 4.99)"],
	["price: 5", "price: five", "12:16 price must be whole dollars (is five)"],
	["        price: 5\n", "", "11:9 price must be whole dollars (is undefined)"],
	["price: 5", "price: 5\n        cost: 6", '13:9 "cost" is not known here'],
	["id: starter", "id: free", '11:13 id "free" is used twice'],
	["id: starter", "id: Starter", '11:13 id must be lower-case words joined by hyphens (is "Starter")'],
	["count: 2", "count: 0", "15:33 count must be above 0 (is 0)"],
	["{ kind: cpu, count: 2 }", "{ kind: cpu, cuont: 2 }", '15:26 "cuont" is not known here'],
	["annualSaving: 15", "annualSaving: 115", "2:15 annualSaving must be a percentage from 0 to 99 (is 115)"],
	[
		"      - id: free\n        price: 0\n        chat: https://t.me/qahva_sales",
		"      - id: free\n        price: 0\n        chat: http://x.example",
		'8:15 chat link must be https://t.me/ and a name (is "http://x.example")',
	],
])("of plans.yaml with %j turned into %j, it says %s", (from, to, problem) => {
	expect(plans).toContain(from);
	expect(problems({ "content/plans.yaml": plans.replace(from, to) })).toEqual([`content/plans.yaml:${problem}`]);
});

test("tells of broken YAML where it breaks, and of nothing that follows from it", () => {
	const [problem, ...more] = problems({ "content/hero.yaml": hero.replace("speed]", "speed") });
	expect(problem).toMatch(/^content\/hero\.yaml:2:\d+ \S/);
	expect(more.filter((other) => !other.startsWith("content/hero.yaml:"))).toEqual([]);
});

test.each(["", "# nothing yet\n", "[]\n", "hello\n"])("tells that %j is not what a file should hold", (text) => {
	const found = problems({ "content/hero.yaml": text });
	expect(found).toHaveLength(1);
	expect(found[0]).toMatch(/^content\/hero\.yaml:1:1 .*expected object/);
});

test("tells of a picture that is not there", () => {
	const found = problems({ "content/hero.yaml": hero.replace("dashboard.png", "dashbord.png") });
	expect(found).toEqual(["content/hero.yaml:3:9 there is no picture content/images/dashbord.png"]);
});

test.each([
	["{ kind: runs }", '"features.runs" needs a count'],
	["{ kind: cpu }", '"features.cpu" needs a count'],
	["{ kind: unlimited-runs, count: 3 }", '"features.unlimited-runs" takes no count'],
])("tells of %s: %s", (feature, problem) => {
	const found = problems({ "content/plans.yaml": plans.replace("{ kind: cpu, count: 2 }", feature) });
	expect(found).toEqual([`content/plans.yaml:15:13 ${problem}`]);
});

test("tells of a file that nothing reads", () => {
	expect(problems({ "content/plan.yaml": plans })).toEqual([
		"content/plan.yaml:1:1 nothing on the site reads this file",
	]);
});

test("tells of an id whose copy is not written, and which file asks for it", () => {
	const found = problems({ "content/hero.yaml": hero.replace("speed", "magic") });
	expect(found).toHaveLength(1);
	expect(found[0]).toMatch(
		/^locales\/en\/landing\.json:\d+:\d+ "hero\.words\.magic" is missing; content\/hero\.yaml asks for it$/,
	);
});

test("tells of all mistakes at once, by file and line", () => {
	const found = problems({
		"content/templates.yaml": "cards: 0\nseeAll: true\n",
		"content/plans.yaml": plans.replace("price: 5", "price: -5").replace("price: 0", "price: -1"),
	});
	expect(found).toEqual([
		"content/plans.yaml:7:16 price must be 0 or more (is -1)",
		"content/plans.yaml:12:16 price must be 0 or more (is -5)",
		"content/templates.yaml:1:8 cards must be 1 or more (is 0)",
	]);
});
