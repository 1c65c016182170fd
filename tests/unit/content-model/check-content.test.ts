/** @jest-environment node */
import { readFileSync } from "node:fs";
import { checkProject, formatContentError } from "../../../content-model/check";
import { errorsIn, hero, plans } from "../../kit/check";

const site = readFileSync("content/site.yaml", "utf8");
const features = readFileSync("content/features.yaml", "utf8");

test("accepts the repository's own content and locales", async () => {
	expect((await checkProject(process.cwd())).map(formatContentError)).toEqual([]);
});

test("accepts the files that the next tests break", async () => {
	expect(await errorsIn({ "content/plans.yaml": plans, "content/hero.yaml": hero })).toEqual([]);
});

test.each([
	["price: 5", "price: -5", "12:16 price must be 0 or more (is -5)"],
	["price: 5", "price: 4.99", "12:16 price must be whole dollars (is 4.99)"],
	["price: 5", "price: five", '12:16 price must be whole dollars (is "five")'],
	["        price: 5\n", "", "11:9 price must be whole dollars (is missing)"],
	["price: 5", "price: 5\n        cost: 6", '13:9 "cost" is not a known field'],
	["id: starter", "id: free", '11:13 "free" occurs twice'],
	["id: starter", "id: Starter", '11:13 id must be lowercase words joined by hyphens (is "Starter")'],
	["count: 2", "count: 0", "15:33 count must be above 0 (is 0)"],
	["{ kind: cpu, count: 2 }", "{ kind: cpu, cuont: 2 }", '15:26 "cuont" is not a known field, did you mean "count"?'],
	["annualSaving: 15", "annualSaving: 115", "2:15 annualSaving must be a percentage from 0 to 99 (is 115)"],
	[
		"      - id: free\n        price: 0\n        chat: https://t.me/qahva_sales",
		"      - id: free\n        price: 0\n        chat: http://x.example",
		'8:15 chat must be https://t.me/ and a name (is "http://x.example")',
	],
])("reports plans.yaml when %j becomes %j: %s", async (from, to, error) => {
	expect(plans).toContain(from);
	expect(await errorsIn({ "content/plans.yaml": plans.replace(from, to) })).toEqual([`content/plans.yaml:${error}`]);
});

test("reports broken YAML at its position, without errors in other files", async () => {
	const [error, ...others] = await errorsIn({ "content/hero.yaml": hero.replace("speed]", "speed") });
	expect(error).toMatch(/^content\/hero\.yaml:2:\d+ \S/);
	expect(others.filter((other) => !other.startsWith("content/hero.yaml:"))).toEqual([]);
});

test.each([
	["", "empty"],
	["# nothing yet\n", "empty"],
	["[]\n", "an empty list"],
	["hello\n", '"hello"'],
])("reports the file content %j", async (text, is) => {
	expect(await errorsIn({ "content/hero.yaml": text })).toEqual([
		`content/hero.yaml:1:1 the file must have the fields words, picture (is ${is})`,
	]);
});

test("reports an image that does not exist", async () => {
	expect(await errorsIn({ "content/hero.yaml": hero.replace("dashboard.png", "dashbord.png") })).toEqual([
		'content/hero.yaml:3:9 there is no image content/images/dashbord.png, did you mean "images/dashboard.png"?',
	]);
});

test.each([
	["{ kind: runs }", '"features.runs" needs a count'],
	["{ kind: cpu }", '"features.cpu" needs a count'],
	["{ kind: unlimited-runs, count: 3 }", '"features.unlimited-runs" takes no count'],
])("reports the plan feature %s: %s", async (feature, error) => {
	const text = plans.replace("{ kind: cpu, count: 2 }", feature);
	expect(await errorsIn({ "content/plans.yaml": text })).toEqual([`content/plans.yaml:15:13 ${error}`]);
});

test("reports a file that the site does not use", async () => {
	expect(await errorsIn({ "content/plan.yaml": plans })).toEqual([
		'content/plan.yaml:1:1 the site does not use this file, did you mean "plans.yaml"?',
	]);
});

test("reports an id without texts in each language, with the file that uses it", async () => {
	expect(await errorsIn({ "content/hero.yaml": hero.replace("speed", "magic") })).toEqual(
		["en", "ru", "uz"].map(
			(code) => `locales/${code}/landing.json:6:14 "hero.words.magic" is missing; content/hero.yaml uses it`,
		),
	);
});

test("reports all errors at once, sorted by file and line", async () => {
	const errors = await errorsIn({
		"content/templates.yaml": "cards: 0\nseeAll: true\n",
		"content/plans.yaml": plans.replace("price: 5", "price: -5").replace("price: 0", "price: -1"),
	});
	expect(errors).toEqual([
		"content/plans.yaml:7:16 price must be 0 or more (is -1)",
		"content/plans.yaml:12:16 price must be 0 or more (is -5)",
		"content/templates.yaml:1:8 cards must be a whole number from 1 to 48 (is 0)",
	]);
});

test("checks the valid parts of a file with errors", async () => {
	const text = plans.replace("price: 0", "price: -1").replace("id: starter", "id: startr");
	expect(await errorsIn({ "content/plans.yaml": text })).toEqual([
		"content/plans.yaml:7:16 price must be 0 or more (is -1)",
		'content/plans.yaml:11:13 "startr" has no text in locales/en/pricing.json, did you mean "starter"?',
	]);
});

test.each([
	["plans", plans, "price: 5", "pirce: 5", '12:9 "pirce" is not a known field, did you mean "price"?'],
	["plans", plans, "groups:", "group:", '3:1 "group" is not a known field, did you mean "groups"?'],
	[
		"plans",
		plans,
		"annualSaving",
		"annualsaving",
		'2:1 "annualsaving" is not a known field, did you mean "annualSaving"?',
	],
	[
		"plans",
		plans,
		"kind: cpu, count: 2",
		"kind: cpuu, count: 2",
		'15:21 "cpuu" has no text in locales/en/pricing.json, did you mean "cpu"?',
	],
	[
		"plans",
		plans,
		"id: starter",
		"id: startr",
		'11:13 "startr" has no text in locales/en/pricing.json, did you mean "starter"?',
	],
	[
		"plans",
		plans,
		"id: basic",
		"id: basik",
		'4:9 "basik" has no text in locales/en/pricing.json, did you mean "basic"?',
	],
	[
		"plans",
		plans,
		"id: starter\n        price: 5",
		"id: starter\n        price: 5\n        cost: 6",
		'13:9 "cost" is not a known field',
	],
	["hero", hero, "speed", "sped", '1:15 "sped" has no text in locales/en/landing.json, did you mean "speed"?'],
	["hero", hero, "narrow:", "narow:", '4:3 "narow" is not a known field, did you mean "narrow"?'],
	[
		"hero",
		hero,
		"dashboard-narrow.png",
		"dashboard-narow.png",
		'4:11 there is no image content/images/dashboard-narow.png, did you mean "images/dashboard-narrow.png"?',
	],
	[
		"features",
		features,
		"icons/java.svg",
		"icons/jav.svg",
		'5:11 there is no image content/images/icons/jav.svg, did you mean "images/icons/java.svg"?',
	],
	[
		"site",
		site,
		"landing: [hero",
		"landing: [heroo",
		'34:11 landing must be one of hero, showcase, features, templates, pricing, resources (is "heroo"), did you mean "hero"?',
	],
	[
		"site",
		site,
		"id: github",
		"id: githb",
		'13:9 id must be one of telegram, github, linkedin, youtube (is "githb"), did you mean "github"?',
	],
	[
		"site",
		site,
		"- id: company",
		"- id: compny",
		'30:9 "compny" has no text in locales/en/common.json, did you mean "company"?',
	],
])("suggests a correction in %s.yaml, case %#", async (name, text, from, to, error) => {
	expect(text).toContain(from);
	expect(await errorsIn({ [`content/${name}.yaml`]: text.replace(from, to) })).toEqual([
		`content/${name}.yaml:${error}`,
	]);
});

test("does not take a new id for a misspelling of an id that another plan has", async () => {
	const text = plans.replace("id: starter", "id: starter-2").replace("id: free", "id: starter");
	expect(await errorsIn({ "content/plans.yaml": text })).toContain(
		'locales/en/pricing.json:20:12 "plans.starter-2.name" is missing; content/plans.yaml uses it',
	);
});
