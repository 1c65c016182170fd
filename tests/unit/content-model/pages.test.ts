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

const shared = (place: string, field: string, expected: string, value: string) =>
	`content/pages/about.ru.md:${place} ${field} must be ${expected}, as in ${file}: all languages of a page share this field (is ${value})`;

const html = "is HTML, which a text cannot have: mark code as `…`, and use Markdown for the rest";

// The first line of the text is line 6.
test.each<[string, Files, ...string[]]>([
	[
		"a file without fields",
		{ [file]: "About us.\n" },
		`${file}:1:1 the file must start with a line ---, the fields of the page, and another line ---`,
	],
	["a missing field", page("Text.", "title: About"), `${file}:2:1 description must be text (is missing)`],
	[
		"a value that a comment cuts off",
		page("Text.", "title: Stories #1 of many\ndescription: A."),
		`${file}:2:16 the value ends before this #: put it in quotes`,
	],
	[
		"an unknown field",
		page("Text.", "title: About\ndescription: A.\ndrafts: true"),
		`${file}:4:1 "drafts" is not a known field, did you mean "draft"?`,
	],
	...["2026-13-01", "0026-01-01"].map((date): [string, Files, string] => [
		`the date ${date}`,
		page("Text.", `title: About\ndescription: A.\ndate: ${date}`),
		`${file}:4:7 date must be a day from 2000 on, such as 2026-11-25 (is "${date}")`,
	]),
	[
		"an unresolved conflict",
		page("<<<<<<< HEAD\nText.\n=======\n>>>>>>> x"),
		expect.stringMatching(`^${file}:6:1 a merge conflict`),
	],
	["HTML between paragraphs", page("Text.\n\n<div>HTML</div>"), `${file}:8:1 <div> ${html}`],
	["HTML in a line", page("A <b>bold</b> word."), `${file}:6:3 <b> ${html}`, `${file}:6:10 </b> ${html}`],
	[
		"an answer without an end",
		page("<details>\n<summary>Why?</summary>\n\nBecause."),
		expect.stringMatching(`^${file}:6:1 this is not complete: write <details>`),
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
		`${file}:6:10 "/#prices" leads nowhere: the home page has no such id, did you mean "/#pricing"?`,
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
		"a script as a link",
		page("[Run](javascript:alert)"),
		expect.stringMatching(`^${file}:6:7 "javascript:alert" must be`),
	],
	[
		"a link to a draft",
		{ ...page("Text.", "title: A\ndescription: A.\ndraft: true"), ...linkTo("/about/") },
		'content/site.yaml:12:9 "/about/" leads nowhere: the page is a draft',
	],
	[
		"a link to the stories without a page that has a date and that search engines may list",
		{ ...page("Text.", "title: A\ndescription: A.\ndate: 2026-11-25\nlisted: false"), ...linkTo("/stories/") },
		'content/site.yaml:12:9 "/stories/" leads nowhere: the site has no such page',
	],
	[
		"a link to a page of the future",
		{ ...page("Text.", "title: A\ndescription: A.\ndate: 2999-01-01"), ...linkTo("/about/") },
		`${file}:4:7 note: the page is published by the first build from this day on, in UTC (note)`,
		'content/site.yaml:12:9 "/about/" leads nowhere before 2999-01-01: the page is published then',
	],
	[
		"an answer of a page that does not exist",
		edited("content/resources.yaml", ["{ id: what }", "{ id: what, page: why }"]),
		'content/resources.yaml:3:59 "why" leads nowhere: there is no page why',
	],
	[
		"a section of a page that does not exist",
		block("page/customers"),
		'content/site.yaml:9:17 "page/customers" leads nowhere: there is no page customers',
	],
	[
		"a section that would have a taken id",
		{ ...page("Text.", undefined, "content/pages/pricing.en.md"), ...block("page/pricing") },
		expect.stringMatching(/^content\/site.yaml:9:17 landing must be one of hero/),
	],
	[
		"a page without the default language",
		inRussian("Текст."),
		`content/pages/about.ru.md:1:1 a page needs a text in the default language: add ${file}`,
	],
	[
		"fields that differ between the languages of a page",
		{
			...page("Text.", "title: A\ndescription: A.\ndraft: true"),
			...page("Текст.", "title: О\ndescription: О.\ndate: 2026-11-25\nlisted: false", "content/pages/about.ru.md"),
			...page("Matn.", "title: A\ndescription: A.\ndraft: true\nlisted: true", "content/pages/about.uz.md"),
		},
		shared("2:1", "draft", "true", "false"),
		shared("4:7", "date", "missing", '"2026-11-25"'),
		shared("5:9", "listed", "true", "false"),
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
	...["templates", "stories", "admin", "ru"].map((name): [string, Files, string] => {
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
	["a link of a draft to itself", page("[Why](#why)\n\n## Why", "title: A\ndescription: A.\ndraft: true")],
	[
		"line ends of Windows",
		Object.fromEntries(
			Object.entries(page("Text.")).map(([name, text]) => [name, String(text).replaceAll("\n", "\r\n")]),
		),
	],
	[
		"a # in quotes, in a word and in a link",
		page("[Why](#why)\n\n## Why", 'title: "Stories #1"\ndescription: C# and F#.'),
	],
	["a picture that only a page shows", page("![A](/images/only.png)")],
	...[
		"Heading\n---\n\n[words][a], [a] and [b]\n\n[a]: /about/\n[B]: https://example.org/~a*b",
		"- a\n\n  ```c++\n  b\n  ```\n\n- c\n\n* d\n\n1) e\n2) f\n\n* * *",
		"> ~~~html\n> </details>\n> ~~~",
		"A | B\n---|---\n`a \\| b` | 2\n1 |",
		"**a *b* `c`\nd** un*believ*able `e\nf` Text\\. &#160;[g](https://example.org/?a=1&amp;b=2)",
		"In the year\n1986. A good one.\n\n![A](/images/wide.png)\nText.",
	].map((text): [string, Files] => [`the Markdown ${JSON.stringify(text)}`, page(text)]),
	[
		"characters that are no marks",
		page("2 * 3, a_b, \\*, AT&T, [x], a < b, C:\\dir, it’s ~5, https://example.org/a_b"),
	],
])("accepts %s", async (_, files) => {
	const only = { "content/images/only.png": await image(10, 10).png().toBuffer() };
	expect(await errorsIn(JSON.stringify(files).includes("only.png") ? { ...files, ...only } : files)).toEqual([]);
});

test("notes the languages in which a link leads to the default language", async () => {
	expect(await errorsIn({ ...page("Text."), ...linkTo("/about/") })).toEqual([
		`content/site.yaml:12:9 note: "/about/" has no text in ru, uz: there, the link leads to ${file} (note)`,
	]);
});

describe("reports what visitors would see in another way than its author", () => {
	test.each<[string, string, place: string, help: RegExp]>([
		["indented code", "Text.\n\n    code", "8:1", /four spaces at the start/],
		["a year that starts a list", "1986. A good year.", "6:1", /becomes a list/],
		["a text below a table", "| A | B |\n|---|---|\n| 1 | 2 |\nText.", "9:1", /becomes a row of the table/],
		["a row with more cells", "| A | B |\n|---|---|\n| a | b | c |", "8:1", /more cells than the head/],
		["a table without a head", "|  |  |\n|---|---|\n| 1 | 2 |", "6:1", /write at least one/],
		["a line of a table that is missing", "| A | B |\n| 1 | 2 |", "6:1", /this is not a table/],
		["an invisible character as an entity", "a&#8203;b", "6:2", /an invisible character, U\+200B/],
		["a caption in a paragraph", '![A](/images/wide.png "Caption")\nText.', "6:1", /a caption is shown only/],
		["a reference without an address", "[a][b]", "6:3", /or add a line \[name\]: address/],
		["an address that no reference uses", "Text.\n\n[b]: /about/", "8:1", /nobody sees this line/],
		["bold words before a letter", "**Слово (Кофе)**и дальше", "6:1", /these marks have no effect/],
		["bold words with a space", "A **Bold **and", "6:3", /these marks have no effect/],
		["code without an end", "A `code", "6:3", /code starts and ends with/],
		["a link with a space", "[a](https://example.org/a b)", "6:3", /with %20 for a space/],
		["a footnote", "Text[^1].", "6:5", /there are no footnotes/],
		["a check box", "- [ ] task", "6:3", /no check boxes/],
		["a kind of a quote", "> [!NOTE]\n> Text.", "6:3", /a quote has no kind/],
		["an id of a heading", "## Steps {#steps}", "6:10", /gets its id from its words/],
		["a bullet of Word", "·   a", "6:1", /start a point of a list with -/],
		["a mark in a caption", '![A](/images/wide.png "a **b**")', "6:26", /these marks have no effect/],
		["a mark in a question", "<details>\n<summary>A **b**</summary>\n\nC\n\n</details>", "7:12", /these marks/],
	])("%s", async (_, text, place, help) => {
		const [first = "", ...others] = await errorsIn(page(text));
		expect(first.slice(0, `${file}:${place} `.length)).toBe(`${file}:${place} `);
		expect(first).toMatch(help);
		expect(others.filter((error) => !error.includes("warning") && !help.test(error))).toEqual([]);
	});

	test("a mark in a title", async () => {
		const fields = "title: A **b**\ndescription: See [c](/d/).";
		expect(await errorsIn(page("Text.", fields))).toEqual([
			`${file}:2:8 title has Markdown, **, after "A": remove it`,
			`${file}:3:14 description has Markdown, [c](/d/), after "See": remove it`,
		]);
	});
});

describe("the words of a page have the rules of all strings", () => {
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
			"words",
			page(`Text.\n\nНa **${"x".repeat(101)}**`),
			`${file}:8:1 in "Нa", these letters are Latin: a. Type the word again (warning)`,
			`${file}:8:6 there are 101 characters without a space, "${"x".repeat(20)}…": at most 100 (warning)`,
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
