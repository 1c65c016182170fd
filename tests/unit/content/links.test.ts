/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { landingAnchors, networks } from "../../../src/content/files/site";
import { socialIcon } from "../../../src/site/footer/social-icon";
import { problemsOf } from "../../kit/check";

const site = readFileSync("content/site.yaml", "utf8");
const resources = readFileSync("content/resources.yaml", "utf8");

test.each([
	[
		'"/#pricing"',
		'"/#princing"',
		'25:9 "/#princing" leads nowhere: the landing page shows nothing with that id, did you mean "/#pricing"?',
	],
	[
		'"/#pricing"',
		'"/#plans-and-everything"',
		'25:9 "/#plans-and-everything" leads nowhere: the landing page shows nothing with that id',
	],
	[
		'"/#pricing"',
		"/templates",
		'25:9 "/templates" leads nowhere: the site has no such page, did you mean "/templates/"?',
	],
	['"/#pricing"', "/404/", '25:9 "/404/" leads nowhere: the site has no such page'],
	[
		'"/#pricing"',
		"/template/[id]/",
		'25:9 "/template/[id]/" leads nowhere: the site has no such page, did you mean "/templates/"?',
	],
	["templates, pricing", "templates", '25:9 "/#pricing" leads nowhere: the landing page shows nothing with that id'],
	['"/#pricing"', "//evil.example", '25:9 to must start with one / (is "//evil.example")'],
])("with %s turned into %s, the header leads nowhere", (from, to, problem) => {
	expect(site).toContain(from);
	expect(problemsOf({ "content/site.yaml": site.replace(from, to) })).toEqual([`content/site.yaml:${problem}`]);
});

test.each(["/templates/", '"/#hero-section"', '"/#faq"', '"/#showcase"'])("the header may lead to %s", (to) => {
	expect(problemsOf({ "content/site.yaml": site.replace('"/#pricing"', to) })).toEqual([]);
});

test("a block of resources is no target where the page does not show them", () => {
	const text = site.replace('"/#pricing"', '"/#faq"').replace(", resources]", "]");
	expect(problemsOf({ "content/site.yaml": text })).toEqual([
		'content/site.yaml:25:9 "/#faq" leads nowhere: the landing page shows nothing with that id',
	]);
});

test("a block of resources cannot have the id of a section", () => {
	expect(problemsOf({ "content/resources.yaml": resources.replace("id: faq", "id: pricing") })).toContain(
		'content/resources.yaml:12:9 "pricing" is the name of a section of the page: take another',
	);
});

test.each(Object.entries(landingAnchors))("the section %s has the id %s in the page", (block, id) => {
	const component = readFileSync(path.join("src/sections", block, `${block}.tsx`), "utf8");
	expect(component).toMatch(new RegExp(`<(Section|section)[^>]* id="${id}"`));
});

test("every network that content may name has its mark", () => {
	expect(networks.map((network) => socialIcon(network))).not.toContain("globe");
});
