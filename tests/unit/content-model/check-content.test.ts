/** @jest-environment node */
import { schemaComment, schemaFile } from "../../../content-model/json-schemas";
import { content, errorsIn, replaced } from "./sample-project";

test("reports all errors of all files, sorted by file and line", async () => {
	const text = `${schemaComment("plans")}
annualSaving: 115
groups:
  - id: basic
    plans:
      - id: free
        price: -5
        cost: 6
        chat: http://x.example
        features:
          - { kind: cpu, count: 0 }
      - id: Starter
        price: five
        chat: https://t.me/sales
        features: []
`;
	const templates = replaced(content("templates"), ["cards: 6", "cards: 0"]);
	const files = { "content/plans.yaml": text, "content/templates.yaml": templates, "content/plan.yaml": text };
	expect(await errorsIn(files)).toEqual([
		'content/plan.yaml:1:1 the site does not use this file, did you mean "plans.yaml"?',
		"content/plans.yaml:2:15 annualSaving must be a percentage from 0 to 99 (is 115)",
		"content/plans.yaml:7:16 price must be 0 or more (is -5)",
		'content/plans.yaml:8:9 "cost" is not a known field',
		'content/plans.yaml:9:15 chat must be https://t.me/ and a name (is "http://x.example")',
		"content/plans.yaml:11:33 count must be above 0 (is 0)",
		'content/plans.yaml:12:13 id must be lowercase words joined by hyphens, and not reserved by JavaScript (is "Starter")',
		'content/plans.yaml:13:16 price must be whole dollars (is "five")',
		"content/plans.yaml:15:19 features must have at least one entry (is an empty list)",
		"content/templates.yaml:2:8 cards must be a whole number from 1 to 48 (is 0)",
	]);
});

test("suggests corrections of names, ids and files, also in a file with other errors", async () => {
	const files = {
		"content/plans.yaml": replaced(
			content("plans"),
			["annualSaving", "annualsaving"],
			["cpu, count: 2", "cpuu, count: 2"],
		),
		"content/hero.yaml": replaced(content("hero"), ["speed", "sped"], ["narrow.png", "narow.png"]),
		"content/site.yaml": replaced(content("site"), ["id: github", "id: githb"]),
	};
	expect(await errorsIn(files)).toEqual([
		'content/hero.yaml:2:15 "sped" has no text in locales/en/landing.json, did you mean "speed"?',
		'content/hero.yaml:3:43 there is no image content/images/narow.png, did you mean "images/narrow.png"?',
		'content/plans.yaml:2:1 "annualsaving" is not a known field, did you mean "annualSaving"?',
		'content/plans.yaml:15:21 "cpuu" has no text in locales/en/pricing.json, did you mean "cpu"?',
		'content/site.yaml:9:11 id must be one of telegram, github, linkedin, youtube (is "githb"), did you mean "github"?',
	]);
});

const plans = content("plans");
const site = content("site");

const sectionIds = "ids of the page's sections";

test.each([
	["plans", "id: starter", "id: free", '11:13 "free" occurs twice'],
	["plans", "kind: cpu, count: 2", "kind: runs", '15:13 "features.runs" needs a count'],
	["plans", "kind: cpu", "kind: unlimited", '10:13 "features.unlimited" takes no count'],
	["site", "language: language", "language: template", '3:57 language must differ from template (is "template")'],
	["site", 'to: "/"', 'to: "//evil.example"', '13:9 to must start with one / (is "//evil.example")'],
	["resources", ', url: "https://t.me/sales"', "", '4:44 "chat" needs a url'],
	["resources", "id: faq", "id: pricing", `3:11 id must differ from the ${sectionIds} (is "pricing")`],
] as const)("reports in %s that %s became %s", async (name, from, to, error) => {
	const file = `content/${name}.yaml`;
	expect(await errorsIn({ [file]: replaced(content(name), [from, to]) })).toContain(`${file}:${error}`);
});

test("reports an empty file", async () => {
	expect(await errorsIn({ "content/hero.yaml": `${schemaComment("hero")}\n` })).toContain(
		"content/hero.yaml:1:1 the file must have the fields words, picture (is empty)",
	);
});

test("reports an id without texts in each language, with the file that uses it", async () => {
	const position = /* of the group */ "3:14";
	expect(
		await errorsIn({ "content/hero.yaml": replaced(content("hero"), ["java, speed", "java, speed, magic"]) }),
	).toEqual(
		["en", "ru", "uz"].map(
			(code) => `locales/${code}/landing.json:${position} "hero.words.magic" is missing; content/hero.yaml uses it`,
		),
	);
});

describe("links", () => {
	const withLink = (target: string) => replaced(site, ['to: "/"', `to: "${target}"`]);
	const pages = "leads nowhere: the site has no such page";
	const ids = "leads nowhere: the landing page has no such id";

	test.each([
		["/#princing", `${ids}, did you mean "/#pricing"?`],
		["/templates", `${pages}, did you mean "/templates/"?`],
		["/404/", pages],
		["/template/[id]/", `${pages}, did you mean "/templates/"?`],
	])("to %s are reported", async (target, error) => {
		expect(await errorsIn({ "content/site.yaml": withLink(target) })).toEqual([
			`content/site.yaml:13:9 "${target}" ${error}`,
		]);
	});

	test.each(["/templates/", "/#hero-section", "/#faq", "/#showcase"])("to %s are accepted", async (target) => {
		expect(await errorsIn({ "content/site.yaml": withLink(target) })).toEqual([]);
	});

	test("to a section that the landing page does not show are reported", async () => {
		const text = replaced(withLink("/#showcase"), ["showcase, ", ""]);
		expect(await errorsIn({ "content/site.yaml": text })).toEqual([`content/site.yaml:13:9 "/#showcase" ${ids}`]);
	});

	test("of the footer need the resources", async () => {
		expect(await errorsIn({ "content/site.yaml": replaced(site, [", resources]", "]"]) })).toEqual([
			"content/site.yaml:10:10 resources must be in landing: the footer links to its blocks (is missing)",
		]);
	});
});

describe("JSON Schemas", () => {
	const file = schemaFile("plans");

	test("are reported if outdated or surplus", async () => {
		expect(await errorsIn({ [file]: "", [schemaFile("plan")]: "{}" })).toEqual([
			"content/schemas/plan.schema.json:1:1 belongs to no YAML file: remove it",
			`${file}:1:1 is not up to date: run npm run schemas`,
		]);
	});

	test("are named in the first line of a YAML file", async () => {
		expect(await errorsIn({ "content/plans.yaml": `# Plans\n${plans}` })).toEqual([
			`content/plans.yaml:1:1 the first line must be ${schemaComment("plans")}`,
		]);
	});
});
