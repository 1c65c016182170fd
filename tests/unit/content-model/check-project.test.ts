/** @jest-environment node */
import { symlinkSync } from "node:fs";
import path from "node:path";
import { checkProject, formatContentError } from "../../../content-model/check";
import { coverIcons } from "../../../content-model/schemas/covers";
import { languages } from "../../../src/i18n/languages";
import { edited, errorsIn, type Files, sampleProject } from "./sample-project";

type Fault = [what: string, files: Files, ...errors: string[]];

const eachLanguage = <Item>(item: (code: string) => Item) => languages.map(({ code }) => item(code));

const covers = "content/covers.yaml";
const oneWord = "must be one word of two or more characters; a final * stands for any ending";
const plans = "content/plans.yaml";
const site = "content/site.yaml";
const hero = "content/hero.yaml";
const resources = "content/resources.yaml";

const nameFix = 'src/i18n/languages.ts has the language "uz": add its name in the language of this file';

/** Locales with a text for one more word. */
const withWordy: Files = Object.assign(
	{},
	...eachLanguage((code) => edited(`locales/${code}/landing.json`, ['"java"', '"wordy": "Qahva",\n      "java"'])),
);

test("reports all errors of all files, sorted by file and line", async () => {
	const text = `# Comment.
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
	expect(await errorsIn({ [plans]: text, "content/plan.yaml": text })).toEqual([
		'content/plan.yaml:1:1 the site does not use this file, did you mean "plans.yaml"?',
		"content/plans.yaml:2:15 annualSaving must be a percentage from 0 to 99 (is 115)",
		"content/plans.yaml:7:16 price must be 0 or more (is -5)",
		'content/plans.yaml:8:9 "cost" is not a known field',
		'content/plans.yaml:9:15 chat must be https://t.me/ and a name (is "http://x.example")',
		"content/plans.yaml:11:33 count must be above 0 (is 0)",
		'content/plans.yaml:12:13 id must be lowercase words joined by hyphens (is "Starter")',
		'content/plans.yaml:13:16 price must be whole dollars (is "five")',
		"content/plans.yaml:15:19 features must have at least one entry (is an empty list)",
	]);
});

test.each<Fault>([
	["an empty file", { [hero]: "# Comment." }, `${hero}:1:1 the file must have the fields words, picture (is empty)`],
	[
		"a misspelled field, and a misspelled id beside it",
		edited(plans, ["annualSaving", "annualsaving"], ["cpu, count: 2", "cpuu, count: 2"]),
		`${plans}:2:1 "annualsaving" is not a known field, did you mean "annualSaving"?`,
		`${plans}:15:21 "cpuu" has no string in locales/en/pricing.json, did you mean "cpu"?`,
	],
	[
		"a text that the build reads as a date",
		edited(hero, ["speed", "2026-11-25"]),
		`${hero}:2:15 words must be text (is a date: put it in quotes)`,
	],
	[
		"a picture that is not in a group of languages",
		edited(hero, ["{ default: images/narrow.png }", "images/narrow.png"]),
		`${hero}:3:56 narrow must be a group such as { default: images/editor.png } (is "images/narrow.png")`,
	],
	[
		"a picture whose ending is in capitals",
		edited(hero, ["narrow.png", "narrow.PNG"]),
		`${hero}:3:67 default must end in lowercase letters: rename the file (is "images/narrow.PNG")`,
	],
	[
		"a picture whose name has a space",
		edited(hero, ["narrow.png", "my narrow.png"]),
		`${hero}:3:67 default must be named without " ": use a to z, 0 to 9, -, _ and . (is "images/my narrow.png")`,
	],
	[
		"a file whose ending is in capitals",
		{ ...edited(hero, ["narrow.png", "dark.png"]), "content/images/dark.PNG": "" },
		`${hero}:3:67 there is no image content/images/dark.png, did you mean "images/dark.PNG"?`,
	],
	[
		"a price above 32 bits",
		edited(plans, ["price: 5", "price: 3000000000"]),
		`${plans}:12:16 price must be 2147483647 or less (is 3000000000)`,
	],
	[
		"a misspelled choice",
		edited(site, ["id: github", "id: githb"]),
		`${site}:8:11 id must be one of telegram, github, linkedin, youtube (is "githb"), did you mean "github"?`,
	],
	[
		"an unknown icon of covers",
		edited(covers, ["icon: bank", "icon: bnk"]),
		`${covers}:3:13 icon must be one of ${coverIcons.join(", ")} (is "bnk"), did you mean "bank"?`,
	],
	[
		"keywords that no title has",
		edited(covers, ["bank*, банк*", '"central bank", "*"']),
		`${covers}:3:30 keywords ${oneWord} (is "central bank")`,
		`${covers}:3:46 keywords ${oneWord} (is "*")`,
	],
	[
		"an icon without keywords",
		edited(covers, ["bank*, банк*", ""]),
		`${covers}:3:29 keywords must have at least one entry (is an empty list)`,
	],
	["an id that occurs twice", edited(plans, ["id: starter", "id: free"]), `${plans}:11:13 "free" occurs twice`],
	[
		"a kind that occurs twice",
		edited(plans, ["cpu, count: 2 }", "cpu, count: 2 }\n          - { kind: cpu, count: 3 }"]),
		`${plans}:16:21 "cpu" occurs twice`,
	],
	[
		"a missing count",
		edited(plans, ["cpu, count: 2", "runs"]),
		`${plans}:15:13 "features.runs" contains a number: fill in "Number" (count)`,
	],
	[
		"a surplus count",
		edited(plans, ["cpu", "unlimited"]),
		`${plans}:10:13 "features.unlimited" contains no number: empty "Number" (count)`,
	],
	[
		"parameters with the same name",
		edited(site, ["language: language", "language: template"]),
		`${site}:3:57 language must differ from template (is "template")`,
	],
	[
		"a link without a url",
		edited(resources, [', url: "https://t.me/sales"', ""]),
		`${resources}:4:44 "chat" needs a url, or a page in to`,
	],
	[
		"a block with the id of a section",
		edited(resources, ["id: faq", "id: pricing"]),
		`${resources}:3:11 id must differ from the ids of the page's sections (is "pricing")`,
	],
	[
		"a block with the id of a question",
		edited(resources, ["id: contact-us", "id: faq-what"]),
		`${resources}:4:11 id must differ from the id of a question, which is <block>-<question> (is "faq-what")`,
	],
	[
		"an id without strings",
		edited(hero, ["java, speed", "java, speed, magic"]),
		...eachLanguage((code) => `locales/${code}/landing.json:3:14 "hero.words.magic" is missing; ${hero} uses it`),
	],
	[
		"an id that is part of its key, and resembles the id of another text",
		{ ...edited(hero, ["java, speed", "java, speed, word, wordy"]), ...withWordy },
		...eachLanguage((code) => `locales/${code}/landing.json:3:14 "hero.words.word" is missing; ${hero} uses it`),
	],
	[
		"an id that is a part of its key, and a misspelling",
		{ ...edited(hero, ["java, speed", "java, speed, words"]), ...withWordy },
		`${hero}:2:22 "words" has no string in locales/en/landing.json, did you mean "wordy"?`,
	],
	[
		"a landing page without the resources",
		edited(site, [", resources]", "]"]),
		`${site}:9:10 resources must be in landing: the footer links to its blocks (is missing)`,
	],
	[
		"an SVG without a view box that is not used",
		{ "content/images/ru/x.svg": "<svg/>" },
		expect.stringMatching(/^content\/images\/ru\/x\.svg:1:1 must start with a tag <svg> that has a viewBox/),
		"content/images/ru/x.svg:1:1 note: no page uses this picture: remove it (note)",
	],
	[
		"a picture of a language that the site does not have",
		edited(hero, ["wide.png }", "wide.png, de: images/wide.png }"]),
		`${hero}:3:46 "de" is not a known field`,
	],
	[
		"files and folders of locales that English does not have",
		{ "locales/ru/surplus.json": "{}", "locales/de/common.json": "{}" },
		'locales/de:1:1 src/i18n/languages.ts does not list the language "de"',
		"locales/ru/surplus.json:1:1 English has no such file",
	],
	[
		"a language without a name in each language",
		Object.assign(
			{},
			...eachLanguage<Files>((code) => edited(`locales/${code}/common.json`, [',\n      "uz": "Qahva"', ""])),
		),
		...eachLanguage((code) => `locales/${code}/common.json:3:14 "language.names.uz" is missing; ${nameFix} (warning)`),
	],
])("reports %s", async (_, files, ...errors) => {
	expect(await errorsIn(files)).toEqual(errors);
});

test("reports symbolic links, also those that lead to themselves", async () => {
	const root = await sampleProject();
	const link = (target: string, name: string) => symlinkSync(target, path.join(root, name));
	link(".", "content/images/loop");
	link("self", "content/self");
	link("..", "locales/en/up");
	const help = "this is a symbolic link: replace it with what it leads to";
	expect((await checkProject(root)).map(formatContentError).filter((error) => !error.includes("note"))).toEqual([
		`content/images/loop:1:1 ${help}`,
		`content/self:1:1 ${help}`,
		`locales/en/up:1:1 ${help}`,
	]);
});

test("ignores hidden files", async () => {
	const root = await sampleProject({ "content/.hidden.yaml": "a: 1" });
	symlinkSync("nothing", path.join(root, "content/.#site.yaml"));
	expect(await checkProject(root)).toEqual([]);
});
