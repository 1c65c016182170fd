/** @jest-environment node */
import { edited, errorsIn, type Files, replaced } from "./sample-project";

const site = "content/site.yaml";

const withLink = (target: string) => edited(site, ['to: "/"', `to: "${target}"`]);
const link = `${site}:12:9`;
const noId = "leads nowhere: the home page has no such id";
const noPage = "leads nowhere: the site has no such page";

test.each<[what: string, files: Files, error: string]>([
	["a link to no id", withLink("/#princing"), `${link} "/#princing" ${noId}, did you mean "/#pricing"?`],
	["a link to no page", withLink("/templates"), `${link} "/templates" ${noPage}, did you mean "/templates/"?`],
	[
		"a link with a query to no id",
		withLink("/?a=b#princing"),
		`${link} "/?a=b#princing" ${noId}, did you mean "/#pricing"?`,
	],
	["a link to the error page", withLink("/404/"), `${link} "/404/" ${noPage}`],
	["a link to another site", withLink("//evil.example"), `${link} to must start with one / (is "//evil.example")`],
	[
		"a link to a section that the landing page does not show",
		{ [site]: replaced(String(withLink("/#showcase")[site]), ["showcase, ", ""]) },
		`${link} "/#showcase" ${noId}`,
	],
])("reports %s", async (_, files, error) => {
	expect(await errorsIn(files)).toEqual([error]);
});

test.each([
	"/templates/",
	"/#hero-section",
	"/#faq",
	"/#faq-what",
	"/templates/?price=free&tag=Java",
	"/?plans=enterprise#pricing",
])("accepts a link to %s", async (target) => {
	expect(await errorsIn(withLink(target))).toEqual([]);
});

describe("a link to what one language lacks", () => {
	const page = (language: string, text: string): Files => ({
		[`content/pages/why.${language}.md`]: `---\ntitle: Why\ndescription: Why.\n---\n\n${text}\n`,
	});
	const answer = edited("content/resources.yaml", ["{ id: what }", "{ id: what, page: why }"]);
	const inRussian = '"/#faq-what" leads nowhere in ru: there, the home page has no such id';
	const pages = { ...page("en", "## Cost"), ...page("ru", "[a](/#faq-what) [b](/why/#cost)\n\n## Цена") };

	test("is an error in YAML files, which all languages share, and on the pages of that language", async () => {
		const withoutRussian = { ...page("en", "[a](/#faq-what)"), ...page("uz", "[a](/#faq-what)") };
		expect(await errorsIn({ ...answer, ...withoutRussian, ...withLink("/#faq-what") })).toEqual([
			`${link} ${inRussian}`,
		]);
		const other = { "content/pages/a.en.md": "---\ntitle: A\ndescription: A.\n---\n\n[a](/#faq-what)\n" };
		const russian = { "content/pages/a.ru.md": "---\ntitle: A\ndescription: A.\n---\n\n[a](/#faq-what)\n" };
		expect(await errorsIn({ ...answer, ...withoutRussian, ...other, ...russian })).toEqual([
			`content/pages/a.ru.md:6:5 ${inRussian}`,
		]);
	});

	test("is an error if it leads to a section", async () => {
		const section = edited(site, ["landing: [hero,", "landing: [hero, page/why,"], ['to: "/"', 'to: "/#why"']);
		expect(await errorsIn({ ...page("en", "Why."), ...page("uz", "Nega."), ...section })).toEqual([
			`${link} "/#why" leads nowhere in ru: there, the home page has no such id`,
		]);
	});

	test("is an error if it leads to a heading, whose id consists of its words", async () => {
		const errors = await errorsIn({ ...answer, ...pages, ...page("uz", "## Cost"), ...withLink("/why/#cost") });
		const lacks = '"/why/#cost" leads nowhere: content/pages/why.ru.md has no such heading, did you mean "/why/#цена"?';
		expect(errors).toEqual([`content/pages/why.ru.md:6:21 ${lacks}`, `${link} ${lacks}`]);
	});
});
