/** @jest-environment node */
import { readFileSync } from "node:fs";
import { checkProject, formatContentError } from "../../../content-model/check";
import { schemaComment, schemaFile } from "../../../content-model/json-schemas";
import { errorsIn, hero, plans, replaced } from "../../kit/check";
import { tempProject } from "../../kit/temp-folder";

const read = (name: string) => readFileSync(`content/${name}`, "utf8");

test("reports all errors of all files, sorted by file and line", async () => {
	const text = `annualSaving: 115
groups:
  - id: basic
    plans:
      - id: free
        price: -5
        cost: 6
        chat: http://x.example
        features:
          - { kind: cpu, count: 0 }
          - { kind: cpu, cuont: 2 }
      - id: Starter
        price: five
        chat: https://t.me/qahva_sales
        features: []
      - id: pro
        price: 4.99
        chat: https://t.me/qahva_sales
        features: [{ kind: cpu, count: 1 }]
      - id: ultra
        chat: https://t.me/qahva_sales
        features: [{ kind: cpu, count: 1 }]
`;
	const files = { "content/plans.yaml": text, "content/templates.yaml": "cards: 0\nseeAll: true\n" };
	expect(await errorsIn({ ...files, "content/plan.yaml": plans })).toEqual([
		'content/plan.yaml:1:1 the site does not use this file, did you mean "plans.yaml"?',
		"content/plans.yaml:1:15 annualSaving must be a percentage from 0 to 99 (is 115)",
		"content/plans.yaml:6:16 price must be 0 or more (is -5)",
		'content/plans.yaml:7:9 "cost" is not a known field',
		'content/plans.yaml:8:15 chat must be https://t.me/ and a name (is "http://x.example")',
		"content/plans.yaml:10:33 count must be above 0 (is 0)",
		'content/plans.yaml:11:26 "cuont" is not a known field, did you mean "count"?',
		'content/plans.yaml:12:13 id must be lowercase words joined by hyphens (is "Starter")',
		'content/plans.yaml:13:16 price must be whole dollars (is "five")',
		"content/plans.yaml:15:19 features must have at least one entry (is an empty list)",
		"content/plans.yaml:17:16 price must be whole dollars (is 4.99)",
		"content/plans.yaml:20:9 price must be whole dollars (is missing)",
		"content/templates.yaml:1:8 cards must be a whole number from 1 to 48 (is 0)",
	]);
});

test("reports ids that occur twice", async () => {
	expect(await errorsIn({ "content/plans.yaml": replaced(plans, "id: starter", "id: free") })).toEqual([
		'content/plans.yaml:11:13 "free" occurs twice',
	]);
});

test("reports a count that a text does not expect, or lacks", async () => {
	const kinds = ["runs", "cpu", "unlimited-runs, count: 3"].map((kind) => `          - { kind: ${kind} }\n`).join("");
	const text = replaced(plans, "          - { kind: cpu, count: 2 }\n", kinds);
	expect(await errorsIn({ "content/plans.yaml": text })).toEqual([
		'content/plans.yaml:15:13 "features.runs" needs a count',
		'content/plans.yaml:16:13 "features.cpu" needs a count',
		'content/plans.yaml:17:13 "features.unlimited-runs" takes no count',
	]);
});

test.each([
	["", "empty"],
	["[]\n", "an empty list"],
])("reports the file content %j", async (text, is) => {
	expect(await errorsIn({ "content/hero.yaml": text })).toEqual([
		`content/hero.yaml:1:1 the file must have the fields words, picture (is ${is})`,
	]);
});

test("reports an id without texts in each language, with the file that uses it", async () => {
	expect(await errorsIn({ "content/hero.yaml": hero.replace("speed", "magic") })).toEqual(
		["en", "ru", "uz"].map(
			(code) => `locales/${code}/landing.json:6:14 "hero.words.magic" is missing; content/hero.yaml uses it`,
		),
	);
});

test("suggests corrections of names, ids and files, also in a file with other errors", async () => {
	const misspelled = (text: string, ...words: [from: string, to: string][]) =>
		words.reduce((changed, [from, to]) => replaced(changed, from, to), text);
	const files = {
		"content/plans.yaml": misspelled(
			plans,
			["annualSaving", "annualsaving"],
			["id: basic", "id: basik"],
			["price: 0", "pirce: 0"],
			["id: starter", "id: startr"],
			["cpu, count: 2", "cpuu, count: 2"],
		),
		"content/hero.yaml": misspelled(hero, ["speed", "sped"], ["dashboard-narrow.png", "dashboard-narow.png"]),
		"content/features.yaml": misspelled(read("features.yaml"), ["icons/java.svg", "icons/jav.svg"]),
		"content/site.yaml": misspelled(
			read("site.yaml"),
			["landing: [hero", "landing: [heroo"],
			["id: github", "id: githb"],
			["- id: company", "- id: compny"],
		),
	};
	expect(await errorsIn(files)).toEqual([
		'content/features.yaml:5:11 there is no image content/images/icons/jav.svg, did you mean "images/icons/java.svg"?',
		'content/hero.yaml:1:15 "sped" has no text in locales/en/landing.json, did you mean "speed"?',
		'content/hero.yaml:4:11 there is no image content/images/dashboard-narow.png, did you mean "images/dashboard-narrow.png"?',
		'content/plans.yaml:2:1 "annualsaving" is not a known field, did you mean "annualSaving"?',
		'content/plans.yaml:4:9 "basik" has no text in locales/en/pricing.json, did you mean "basic"?',
		'content/plans.yaml:7:9 "pirce" is not a known field, did you mean "price"?',
		'content/plans.yaml:11:13 "startr" has no text in locales/en/pricing.json, did you mean "starter"?',
		'content/plans.yaml:15:21 "cpuu" has no text in locales/en/pricing.json, did you mean "cpu"?',
		'content/site.yaml:13:9 id must be one of telegram, github, linkedin, youtube (is "githb"), did you mean "github"?',
		'content/site.yaml:30:9 "compny" has no text in locales/en/common.json, did you mean "company"?',
		'content/site.yaml:34:11 landing must be one of hero, showcase, features, templates, pricing, resources (is "heroo"), did you mean "hero"?',
	]);
});

describe("JSON Schemas", () => {
	const file = schemaFile("plans");

	test.each([read("schemas/plans.schema.json").replace('"maximum": 99', '"maximum": 100'), ""])(
		"are reported if outdated",
		async (old) => {
			expect(await errorsIn({ [file]: old, [schemaFile("plan")]: "{}" })).toEqual([
				"content/schemas/plan.schema.json:1:1 belongs to no YAML file: remove it",
				`${file}:1:1 is not up to date: run npm run schemas`,
			]);
		},
	);

	test("are named in the first line of a YAML file", async () => {
		const root = tempProject({
			"content/templates.yaml": read("templates.yaml").replace("yaml-language-server", "yaml"),
		});
		expect((await checkProject(root)).map(formatContentError)).toEqual([
			`content/templates.yaml:1:1 the first line must be ${schemaComment("templates")}`,
		]);
	});

	test("and YAML files may have Windows line endings", async () => {
		const files = { [file]: read("schemas/plans.schema.json"), "content/plans.yaml": read("plans.yaml") };
		const windows = Object.entries(files).map(([name, text]) => [name, text.replaceAll("\n", "\r\n")]);
		expect(await errorsIn(Object.fromEntries(windows))).toEqual([]);
	});
});
