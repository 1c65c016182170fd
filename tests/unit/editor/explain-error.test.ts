/** @jest-environment node */
import { brokenFile, checkMessage, editorText } from "../../../editor/config/texts";
import { explainError } from "../../../editor/server/explain-error";
import { readProject } from "../../../editor/server/read-project";
import { emptyProject } from "../../kit/empty-project";
import { sampleProject } from "../content-model/sample-project";

const file = "content/templates.yaml";

const english = { is: "{{message}} (is {{value}})", positive: "must be above 0", quote: "this quote is not closed" };
const russian = {
	files: { templates: "Шаблоны" },
	fields: { templates: { cards: { label: "Число" } } },
	messages: { is: "{{message}} (сейчас {{value}})", positive: "должно быть больше 0", quote: "не закрыта кавычка" },
	broken: { file: "{{file}}, строка {{line}}: {{message}}" },
};
const labels = { en: { messages: english }, ru: russian };
const text = (language: string) => editorText(["de", language], labels);

const errorAt = (file: string, ...path: (string | number)[]) => ({ file, line: 1, column: 1, path, message: "x" });

test("an error is explained in the words of the form, in the browser's language", () => {
	const error = { ...errorAt(file, "cards"), message: "cards must be above 0 (is -5)" };
	const explained = explainError(error, {}, emptyProject, text("ru-RU"));
	expect(explained).toBe("Шаблоны › Число: должно быть больше 0 (сейчас -5)");
});

const runs = { runs_one: "{{count}} run", runs_other: "{{count}} runs" };
const project = { ...emptyProject, locales: { en: { pricing: { features: runs } }, ru: { pricing: {} } } };
const plans = { groups: [{ id: "basic", plans: [{ id: "team" }] }] };

test.each([
	[
		"a plural form",
		errorAt("locales/ru/pricing.json", "features", "runs_few"),
		"Plans › Russian › Features › Runs (few): x",
	],
	[
		"an entry",
		errorAt("content/plans.yaml", "groups", 0, "plans", 0, "chat"),
		"Plans and prices › Groups of plans › basic › Plans › team › Telegram chat: x",
	],
	[
		"a picture",
		errorAt("content/hero.yaml", "picture", "wide", "ru"),
		"Top of the home page › Picture › For large screens › Russian: x",
	],
	["a text of a page", errorAt("content/pages/about.ru.md", "body"), "Pages › about › Russian › Text: x"],
	[
		"an entry without fields",
		errorAt("content/hero.yaml", "words", 1),
		"Top of the home page › Words in the headline › 2: x",
	],
])("the error of %s names the field as the form shows it", (_, error, expected) => {
	expect(explainError(error, plans, project, editorText(["en"]))).toBe(expected);
});

test("an error of a picture names its file", () => {
	const error = { file: "content/images/icons/java.svg", line: 1, column: 1, message: "<script> is not allowed" };
	expect(explainError(error, {}, emptyProject, text("en"))).toBe("icons/java.svg: <script> is not allowed");
});

test("a file that cannot be read is named with its line", async () => {
	const project = readProject(await sampleProject({ [file]: 'cards: 6\nseeAll: "true\n' }));
	expect(project.broken.map((error) => brokenFile(error, text("ru")))).toEqual([
		"content/templates.yaml, строка 2: не закрыта кавычка",
	]);
});

test.each([
	["the text has an invisible character, U+200B, at the end: remove it", "U+200B"],
	['must not have an unusual space, U+00A0, at the end (is "x")', "U+00A0"],
	['the text has an HTML entity, &nbsp;, after "a": write the character itself', "&nbsp;"],
	["the text must have at most 55 characters (has 60)", "55"],
	["must be 2147483647 or less (is 3000000000)", "3000000000"],
	["content/images/a.png is damaged: export the picture again", ""],
	["HTML is not allowed in a text: use Markdown", "Markdown"],
	["a heading of level 4 must follow one of level 2: write ###", "###"],
	['"example.org" must be a page such as /about/, an #id, or start with https:// or mailto:', "example.org"],
])("%j is translated for the editor", (message, value) => {
	const translated = checkMessage(message, editorText(["ru"]));
	expect(translated).toMatch(/\p{Script=Cyrillic}/u);
	expect(translated).toContain(value);
});
