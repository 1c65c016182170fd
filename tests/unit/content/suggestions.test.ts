/** @jest-environment node */
import { readFileSync } from "node:fs";
import { hero, plans, problemsOf } from "../../kit/check";

const own = (file: string) => readFileSync(file, "utf8");
const site = own("content/site.yaml");
const features = own("content/features.yaml");

test.each([
	["plans", plans, "price: 5", "pirce: 5", '12:9 "pirce" is not known here, did you mean "price"?'],
	["plans", plans, "groups:", "group:", '3:1 "group" is not known here, did you mean "groups"?'],
	[
		"plans",
		plans,
		"annualSaving",
		"annualsaving",
		'2:1 "annualsaving" is not known here, did you mean "annualSaving"?',
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
		'13:9 "cost" is not known here',
	],
	["hero", hero, "speed", "sped", '1:15 "sped" has no text in locales/en/landing.json, did you mean "speed"?'],
	["hero", hero, "narrow:", "narow:", '4:3 "narow" is not known here, did you mean "narrow"?'],
	[
		"hero",
		hero,
		"dashboard-narrow.png",
		"dashboard-narow.png",
		'4:11 there is no picture content/images/dashboard-narow.png, did you mean "images/dashboard-narrow.png"?',
	],
	[
		"features",
		features,
		"icons/java.svg",
		"icons/jav.svg",
		'5:11 there is no picture content/images/icons/jav.svg, did you mean "images/icons/java.svg"?',
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
])("in %s.yaml, %#: a slip is answered with what was meant", (name, text, from, to, problem) => {
	expect(text).toContain(from);
	expect(problemsOf({ [`content/${name}.yaml`]: text.replace(from, to) })).toEqual([`content/${name}.yaml:${problem}`]);
});

test("a key of a translation is answered with the key that is missing, and told of once", () => {
	const text = own("locales/ru/common.json").replace('"reload"', '"relaod"');
	expect(problemsOf({ "locales/ru/common.json": text })).toEqual([
		'locales/ru/common.json:15:5 "actions.relaod" is not a key of the English file, did you mean "actions.reload"?',
	]);
});

test("a new id that looks like an old one is not taken for a slip of it", () => {
	const text = plans.replace("id: starter", "id: starter-2").replace("id: free", "id: starter");
	expect(problemsOf({ "content/plans.yaml": text })).toContain(
		'locales/en/pricing.json:20:12 "plans.starter-2.name" is missing; content/plans.yaml asks for it',
	);
});

test("what is right beside a mistake is checked in the same run", () => {
	const text = plans.replace("price: 0", "price: -1").replace("id: starter", "id: startr");
	expect(problemsOf({ "content/plans.yaml": text })).toEqual([
		"content/plans.yaml:7:16 price must be 0 or more (is -1)",
		'content/plans.yaml:11:13 "startr" has no text in locales/en/pricing.json, did you mean "starter"?',
	]);
});
