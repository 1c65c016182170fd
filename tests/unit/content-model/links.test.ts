/** @jest-environment node */
import { edited, errorsIn, type Files, replaced } from "./sample-project";

const site = "content/site.yaml";

const withLink = (target: string) => edited(site, ['to: "/"', `to: "${target}"`]);
const link = `${site}:13:9`;
const noId = "leads nowhere: the landing page has no such id";
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
