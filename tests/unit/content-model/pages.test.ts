import { readFileSync } from "node:fs";
import path from "node:path";
import { fixTypography } from "../../../content-model/check";
import { edited, errorsIn, type Files, image, sampleProject } from "./sample-project";

const file = "content/pages/about.en.md";

/** A page with these fields and this text. */
const page = (text: string, fields = "title: About\ndescription: What it is.", name = file): Files => ({
	[name]: `---\n${fields}\n---\n\n${text}\n`,
});

const inRussian = (text: string) => page(text, undefined, "content/pages/about.ru.md");
const linkTo = (to: string) => edited("content/site.yaml", ['to: "/"', `to: "${to}"`]);
const block = (name: string) => edited("content/site.yaml", ["landing: [hero,", `landing: [hero, ${name},`]);

// The first line of the text is line 6.
test.each<[string, Files, ...string[]]>([
	[
		"a file without fields",
		{ [file]: "About us.\n" },
		`${file}:1:1 the file must start with a line ---, the fields of the page, and another line ---`,
	],
	["a missing field", page("Text.", "title: About"), `${file}:2:1 description must be a text (is missing)`],
	[
		"an unknown field",
		page("Text.", "title: About\ndescription: A.\ndrafts: true"),
		`${file}:4:1 "drafts" is not a known field, did you mean "draft"?`,
	],
	[
		"an unknown section",
		page("Text.", "title: About\ndescription: A.\nsections: [pricng]"),
		`${file}:4:12 sections must be one of customers, showcase, features, templates, quotes, pricing, closing, resources (is "pricng"), did you mean "pricing"?`,
	],
	[
		"a date that is none",
		page("Text.", "title: About\ndescription: A.\ndate: 2026-13-01"),
		`${file}:4:7 date must be a day such as 2026-11-25 (is "2026-13-01")`,
	],
	[
		"an unresolved conflict",
		page("<<<<<<< HEAD\nText.\n=======\n>>>>>>> x"),
		expect.stringMatching(`^${file}:6:1 a merge conflict`),
	],
	[
		"HTML between paragraphs",
		page("Text.\n\n<div>HTML</div>"),
		`${file}:8:1 HTML is not allowed in a text: use Markdown`,
	],
	[
		"HTML in a line",
		page("A <b>bold</b> word."),
		`${file}:6:3 HTML is not allowed in a text: use Markdown`,
		`${file}:6:10 HTML is not allowed in a text: use Markdown`,
	],
	["a comment", page("Text. <!-- later -->"), `${file}:6:7 HTML is not allowed in a text: use Markdown`],
	[
		"an answer without an end",
		page("<details>\n<summary>Why?</summary>\n\nBecause."),
		expect.stringMatching(`^${file}:6:1 this has no end: write <details>`),
	],
	[
		"an answer without an empty line",
		page("<details>\n<summary>Why?</summary>\nBecause.\n</details>"),
		expect.stringMatching(`^${file}:6:1 this is not complete: write <details>`),
	],
	["a second title", page("# About"), `${file}:6:1 the title is the only heading of this level: start with ##`],
	[
		"a level that is left out",
		page("## Who\n\n#### Why"),
		`${file}:8:1 a heading of level 4 must follow one of level 3: write ###`,
	],
	[
		"a heading with the id of an answer that the page shows",
		page("## FAQ\n\n## FAQ export", "title: A\ndescription: A.\nsections: [resources]"),
		`${file}:7:1 a section of this page has the id "faq", too: change the words of the heading`,
	],
	[
		"a picture without a description",
		page("See ![](/images/wide.png)"),
		`${file}:6:9 the picture has no description: write it in the brackets, ![…]`,
	],
	[
		"a picture that does not exist",
		page("![Wide](/images/wide.jpg)"),
		`${file}:6:9 there is no image content/images/wide.jpg`,
	],
	[
		"a picture from another site",
		page("![Wide](https://example.org/a.png)"),
		expect.stringMatching(`^${file}:6:9 a picture must be a PNG`),
	],
	[
		"a picture for shared links that is too narrow",
		{ ...page("Text.", "title: A\ndescription: A.\npicture: images/small.png"), "content/images/small.png": "" },
		expect.stringMatching(`^${file}:4:10 content/images/small.png is not an image`),
	],
	[
		"a link to nowhere",
		page("A [link](/abuot/)."),
		`${file}:6:10 "/abuot/" leads nowhere: the site has no such page, did you mean "/about/"?`,
	],
	[
		"an id that the landing page does not have",
		page("[Prices](/#prices)"),
		`${file}:6:10 "/#prices" leads nowhere: the landing page has no such id, did you mean "/#pricing"?`,
	],
	[
		"an id that the page does not have",
		page("[Why](#wy)\n\n## Why"),
		`${file}:6:7 "/about/#wy" leads nowhere: ${file} has no such heading, did you mean "/about/#why"?`,
	],
	[
		"an id in another script",
		page("Text.\n\nA [link](#гдe).\n\n## Где"),
		`${file}:8:10 "/about/#гдe" leads nowhere: ${file} has no such heading, did you mean "/about/#где"?`,
	],
	[
		"an unknown kind of link",
		page("[Mail](mail:a@example.org)"),
		`${file}:6:8 "mail:a@example.org" must be a page such as /about/, an #id, or start with https:// or mailto:`,
	],
	[
		"a script as a link",
		page("[Run](javascript:alert)"),
		expect.stringMatching(`^${file}:6:7 "javascript:alert" must be`),
	],
	[
		"a link to a draft",
		{ ...page("Text.", "title: A\ndescription: A.\ndraft: true"), ...linkTo("/about/") },
		'content/site.yaml:13:9 "/about/" leads nowhere: the page is a draft',
	],
	[
		"a link in YAML to nowhere",
		{ ...page("Text."), ...linkTo("/abot/") },
		expect.stringMatching(/^content\/site.yaml:13:9 "\/abot\/" leads nowhere/),
	],
	[
		"a link to the stories without a page that has a date and that search engines may list",
		{ ...page("Text.", "title: A\ndescription: A.\ndate: 2026-11-25\nlisted: false"), ...linkTo("/stories/") },
		'content/site.yaml:13:9 "/stories/" leads nowhere: the site has no such page',
	],
	[
		"an answer of a page that does not exist",
		edited("content/resources.yaml", ["{ id: what }", "{ id: what, page: why }"]),
		'content/resources.yaml:3:59 "why" leads nowhere: there is no page why',
	],
	[
		"a section of a page that does not exist",
		block("page/customers"),
		'content/site.yaml:10:17 "page/customers" leads nowhere: there is no page customers',
	],
	[
		"a section that would have a taken id",
		{ ...page("Text.", undefined, "content/pages/pricing.en.md"), ...block("page/pricing") },
		expect.stringMatching(/^content\/site.yaml:10:17 landing must be one of hero/),
	],
	[
		"a page without the default language",
		inRussian("Текст."),
		`content/pages/about.ru.md:1:1 a page needs a text in the default language: add ${file}`,
	],
	[
		"a page that only the default language hides",
		{ ...page("Text.", "title: A\ndescription: A.\ndraft: true"), ...inRussian("Текст.") },
		`content/pages/about.ru.md:1:1 ${file} is a draft: this file must be one, too`,
	],
	[
		"an unknown language",
		page("Text.", undefined, "content/pages/about.de.md"),
		"content/pages/about.de.md:1:1 a page needs a text in the default language: add content/pages/about.en.md",
		'content/pages/about.de.md:1:1 the site has no language "de"',
	],
	[
		"a file that is no page",
		{ "content/pages/about.md": "" },
		expect.stringMatching(/^content\/pages\/about.md:1:1 this is not the name of a page/),
	],
	...["templates", "template", "stories", "404", "admin", "api", "ru", "index"].map((name): [string, Files, string] => {
		const path = `content/pages/${name}.en.md`;
		return [
			`the taken address /${name}/`,
			page("Text.", undefined, path),
			`${path}:1:1 "/${name}/" is another address of the site: rename the file`,
		];
	}),
])("reports %s", async (_, files, ...errors) => {
	expect(await errorsIn(files)).toEqual(errors);
});

test.each<[string, Files]>([
	[
		"every element of Markdown",
		page(
			'## Who?\n\n**A** *b* ~~c~~ `d` [e](/templates/) [f](#who) <https://example.org> [g](mailto:a@example.org)\n\n> q\n\n1. a\n   - b\n\n| A | B |\n|---|--:|\n| 1 | 2 |\n\n```java\nint a = 1 < 2;\n```\n\n---\n\n![Wide](/images/wide.png "Caption")\n\n<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>',
		),
	],
	[
		"a link to a heading of another page",
		{ ...page("## Who we are"), ...page("[Us](/about/#who-we-are)", undefined, "content/pages/us.en.md") },
	],
	[
		"a link to the stories",
		{ ...page("Text.", "title: A\ndescription: A.\ndate: 2026-11-25"), ...linkTo("/stories/") },
	],
	[
		"links with a query",
		page("## Why\n\n[a](/templates/?price=free) [b](/about/?from=a#why) [c](/?billing=annual#pricing)"),
	],
	["a link to a page with a heading in another script", { ...page("[x](#кто-мы)\n\n## Кто мы") }],
	[
		"a page as a section, and links to it",
		{
			...page("Text.\n\n[here](/#about)"),
			...inRussian("Текст."),
			...page("Matn.", undefined, "content/pages/about.uz.md"),
			...block("page/about"),
		},
	],
	[
		"line ends of Windows",
		Object.fromEntries(
			Object.entries(page("Text.")).map(([name, text]) => [name, String(text).replaceAll("\n", "\r\n")]),
		),
	],
	["a picture that only a page shows", page("![A](/images/only.png)")],
])("accepts %s", async (_, files) => {
	const only = { "content/images/only.png": await image(10, 10).png().toBuffer() };
	expect(await errorsIn(JSON.stringify(files).includes("only.png") ? { ...files, ...only } : files)).toEqual([]);
});

test("notes the languages in which a link leads to the default language", async () => {
	expect(await errorsIn({ ...page("Text."), ...linkTo("/about/") })).toEqual([
		`content/site.yaml:13:9 note: "/about/" has no text in ru, uz: there, the link leads to ${file} (note)`,
	]);
});

describe("the words of a page have the rules of all texts", () => {
	const glossary = "terms:\n  - meaning: the list\n    en: { use: catalog, not: [catalogue*] }\n";
	const title = "Qahva ".repeat(10).trim();
	const fix = "npm run check -- --fix corrects them";

	test.each<[string, Files, ...string[]]>([
		[
			"typography",
			page('It\'s "new" - [see](/templates/).\n\n- `a - b`\n- c - d'),
			`${file}:6:3 "It's" must be "It’s" (an apostrophe is U+2019) (warning)`,
			`${file}:6:6 ""new"" must be "“new"" (quotes are “ and ”) (warning)`,
			`${file}:6:10 ""new"" must be ""new”" (quotes are “ and ”) (warning)`,
			`${file}:6:12 "-" must be "—" (a dash is U+2014), and 1 more: ${fix} (warning)`,
		],
		[
			"invisible characters",
			page("Text.\nMore te\u200bxt.", "title: A\u200bbout\ndescription: A."),
			`${file}:2:8 title has an invisible character, U+200B, after "A": remove it`,
			`${file}:7:8 the text has an invisible character, U+200B, after "te": remove it`,
		],
		[
			"length",
			page("Text.", `title: ${title}\ndescription: ${title}`),
			`${file}:2:8 title must have at most 55 characters (has 59) (warning)`,
		],
		[
			"the glossary",
			{ ...page("`Catalogue`\n\nOur **Catalogue**."), "locales/glossary.yaml": glossary },
			`${file}:8:7 write "catalog" instead of "Catalogue" (locales/glossary.yaml) (warning)`,
		],
	])("%s", async (_, files, ...errors) => {
		expect(await errorsIn(files)).toEqual(errors);
	});

	test("npm run check -- --fix corrects typography, and nothing in code and addresses", async () => {
		const russian = "content/pages/about.ru.md";
		const text = '## А что-то\r\n\r\n[здесь - там](#а-что-то "к") `в - б`\r\n';
		const fields = 'title: "О нас"\r\ndescription: О нас - всё';
		const root = await sampleProject({ [russian]: `---\r\n${fields}\r\n---\r\n${text}` });
		expect(fixTypography(root)).toEqual([russian]);
		expect(readFileSync(path.join(root, russian), "utf8").replaceAll("\u00a0", "~").replaceAll("\u2011", "_")).toBe(
			'---\r\ntitle: "О~нас"\r\ndescription: О~нас~— всё\r\n---\r\n## А~что_то\r\n\r\n[здесь~— там](#а-что-то "к") `в - б`\r\n',
		);
	});
});
