/** @jest-environment node */

import { lengthError } from "../../../content-model/check/lengths";
import { errorMessage } from "../../../content-model/messages";
import { characterErrors } from "../../../content-model/schemas/characters";
import { edited, errorsIn, inEach, toJson } from "./sample-project";

const site = "content/site.yaml";
const resources = "content/resources.yaml";

/** The error of a link in `site.yaml`, without its place and its value. */
async function linkError(link: string): Promise<string> {
	const files = edited(site, ["documentation: https://example.org/", `documentation: ${JSON.stringify(link)}`]);
	const [error = ""] = await errorsIn(files);
	return error.replace(`${site}:4:16 documentation `, "").replace(/ \(is ".*"\)$/, "");
}

test.each([
	["https://example.org/register\u200b", "must not have an invisible character, U+200B, at the end: remove it"],
	[
		"https://example.org/\u00adregister",
		'must not have an invisible character, U+00AD, after "https://example.org/": remove it',
	],
	["https://example.org/\u00a0", "must not have an unusual space, U+00A0, at the end: write an ordinary space"],
	["https://example.org/a b", 'must have no space: there is one after "https://example.org/a"'],
	["https://example.org/”", "must not have the character ” (U+201D) at the end"],
	["https://example.org/>", "must not have the character > (U+003E) at the end"],
	[
		"https://example.org/Ява",
		'must have only the letters a to z, as in https://example.org/%D0%AF%D0%B2%D0%B0: write "Я" so',
	],
	["https://пример.example/", 'must have only the letters a to z, as in https://xn--e1afmkfd.example/: write "п" so'],
	["https://docs.example,https://x.example", "must be one complete link, such as https://example.org/page"],
	["https://user@example.org/", "must be one complete link, such as https://example.org/page"],
	["https://", "must be one complete link, such as https://example.org/page"],
	["javascript:alert(1)", "must start with https://"],
])("the link %j is refused", async (link, error) => {
	expect(await linkError(link)).toBe(error);
});

test.each([
	"https://example.org",
	"https://docs.example.org:8443/a_(b)/~c/?d=e&f=%D0%AF#g-1",
	"https://xn--e1afmkfd.example/@name/a;b,c",
	"https://web.archive.org/web/2026/https://example.org/",
])("the link %s is accepted", async (link) => {
	expect(await linkError(link)).toBe("");
});

test.each([
	["mailto:sales@example.org?subject=Hello%20there", []],
	["mailto:sales@example", ["must be one complete link, such as https://example.org/page"]],
	["tel:+998", ["must start with https:// or mailto:"]],
] as const)("the link %j of a card", async (link, errors) => {
	const found = await errorsIn(edited(resources, ['url: "https://t.me/sales"', `url: ${JSON.stringify(link)}`]));
	expect(found.map((error) => error.replace(/^.*? url | \(is .*$/g, ""))).toEqual(errors);
});

test("an invisible character of a refused value is shown", async () => {
	expect(await errorsIn(edited(site, ['to: "/"', 'to: "/\u200b"']))).toEqual([
		`${site}:12:9 to must not have an invisible character, U+200B, at the end: remove it (is "/<U+200B>")`,
	]);
});

test.each([
	["Get\u200b started", 'has an invisible character, U+200B, after "Get": remove it'],
	["\u202eGet started", "has an invisible character, U+202E, at the start: remove it"],
	["Get started\u0007", "has an invisible character, U+0007, at the end: remove it"],
	["Get\ufffe started", 'has an invisible character, U+FFFE, after "Get": remove it'],
	["Get\ud83d started", 'has an invisible character, U+D83D, after "Get": remove it'],
	["Get\u2003started", 'has an unusual space, U+2003, after "Get": write an ordinary space'],
	["Get\nstarted", 'has a line break after "Get": write one line'],
	["Get\tstarted", 'has a tab after "Get": write a space'],
	["Start free.\\nUpgrade", 'has an escape, \\n, after "free.": remove it'],
	["Get&nbsp;started", 'has an HTML entity, &nbsp;, after "Get": write the character itself'],
	["R&#38;D", 'has an HTML entity, &#38;, after "R": write the character itself'],
	["Get **started**", 'has Markdown, **, after "Get": remove it'],
	["[Get](https://example.org) started", "has Markdown, [Get](https://example.org), at the start: remove it"],
	["Get <img src=x onerror=alert(1)>", "has HTML, <img src=x onerror=alert(1)>, at the end: remove it"],
])("the text %j is refused", (text, error) => {
	expect(characterErrors(text).map((problem) => errorMessage(problem))).toEqual([error]);
});

test.each([
	"10\u00a0GB, 1\u202f000, soft\u00adhyphen, Java\u2011код",
	"Oʻzbekiston, maʼno",
	"AT&T, R&D; Map<String, Integer>, List<String>, a < b && c > d",
	"src/**/*.java, [1], f(x), 2 * 3",
	"👩‍💻 ❤️ 👍🏽 © 1️⃣ 🇺🇿",
	"{{count, number}} <b>Qahva</b>",
])("the text %j is accepted", (text) => {
	expect(characterErrors(text)).toEqual([]);
});

test("an HTML entity in an untranslated text is the only error", async () => {
	const files = inEach("sample", () => toJson({ text: "Get&nbsp;started" }));
	expect(await errorsIn(files)).toEqual(
		["en", "ru", "uz"].map(
			(code) =>
				`locales/${code}/sample.json:2:11 the text has an HTML entity, &nbsp;, after "Get": write the character itself`,
		),
	);
});

test("placeholders do not count as characters of a text", () => {
	expect(lengthError(`{{word}}${"x".repeat(25)}`, "landing", "hero.headline")).toBeUndefined();
});

test("a text that is too long is a warning", async () => {
	const title = "Qahva ".repeat(10).trim();
	const files = inEach("catalog", () => toJson({ list: { metaTitle: title } }));
	expect(await errorsIn(files)).toEqual(
		["en", "ru", "uz"].map(
			(code) => `locales/${code}/catalog.json:3:18 the text must have at most 55 characters (has 59) (warning)`,
		),
	);
});
