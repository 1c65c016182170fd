/** @jest-environment node */
import type { ContentError } from "../../../content-model/check";
import { changedMarkup, checkForm, explainError } from "../../../editor/app/save/check-form";
import { brokenFile, editorText } from "../../../editor/app/texts";
import { readProject } from "../../../editor/server/read-project";
import { emptyProject } from "../../kit/empty-project";
import { sampleProject } from "../content-model/sample-project";

const file = "content/templates.yaml";
const check = (before: string, after: string) => checkForm(new Map([[file, before]]), new Map([[file, after]]), []);

const russian = {
	files: { templates: "Шаблоны" },
	fields: { templates: { cards: { label: "Число" } } },
	broken: { file: "{{file}}, строка {{line}}: {{message}}" },
};
const labels = { en: {}, ru: russian };
const text = (language: string) => editorText(["de", language], labels);

const errorAt = (file: string, ...path: (string | number)[]) =>
	({ file, line: 1, column: 1, path, code: "email" }) as const;

test("an error is explained in the words of the form, in the browser's language", () => {
	const error: ContentError = {
		...errorAt(file, "cards"),
		code: "atLeast",
		params: { subject: "cards", min: 0, value: "-5" },
	};
	const explained = explainError(error, {}, emptyProject, text("ru-RU"));
	expect(explained).toBe("Шаблоны › Число: должно быть не\u00a0меньше 0 (сейчас -5)");
});

const runs = { runs_one: "{{count}} run", runs_other: "{{count}} runs" };
const project = { ...emptyProject, locales: { en: { pricing: { features: runs } }, ru: { pricing: {} } } };
const plans = { groups: [{ id: "basic", plans: [{ id: "team" }] }] };

test.each([
	[
		"a plural form",
		errorAt("locales/ru/pricing.json", "features", "runs_few"),
		"Plans › Russian › Features › Runs (few)",
	],
	[
		"an entry",
		errorAt("content/plans.yaml", "groups", 0, "plans", 0, "chat"),
		"Plans and prices › Groups of plans › basic › Plans › team › Telegram chat",
	],
	[
		"a picture",
		errorAt("content/hero.yaml", "picture", "wide", "ru"),
		"Top of the home page › Picture › For large screens › Russian",
	],
	["a text of a page", errorAt("content/pages/about.ru.md", "body"), "Pages › Russian › Text"],
	[
		"an entry without fields",
		errorAt("content/hero.yaml", "words", 1),
		"Top of the home page › Words in the headline › 2",
	],
])("the error of %s names the field as the form shows it", (_, error, expected) => {
	expect(explainError(error, plans, project, editorText(["en"]))).toBe(`${expected}: must be an email address`);
});

test("what was wrong before does not stop a save", () => {
	expect(check("cards: 0\nseeAll: true\n", "cards: 0\nseeAll: false\n")).toEqual([]);
	expect(check("cards: 6\nseeAll: true\n", "cards: -5\nseeAll: true\n")).toHaveLength(1);
});

test("a translation that becomes English is an error", () => {
	const files = (title: string) =>
		new Map([
			["locales/en/x.json", '{ "title": "Plans" }'],
			["locales/ru/x.json", `{ "title": "${title}" }`],
		]);
	expect(checkForm(files("Тарифы"), files("Plans"), [])).toEqual([
		expect.objectContaining({ path: ["title"], code: "notTranslated" }),
	]);
});

test.each([
	["Hi {{name}}", "Hi", "placeholders"],
	["<b>Hi</b>", "Hi", "tags"],
])("English %j keeps its placeholders and tags", (saved, title, code) => {
	const files = (en: string) =>
		new Map(
			Object.entries({ en, ru: saved }).map(([code, text]) => [
				`locales/${code}/x.json`,
				JSON.stringify({ title: text }),
			]),
		);
	expect(changedMarkup(files(saved), files(title))).toEqual([
		expect.objectContaining({ file: "locales/en/x.json", path: ["title"], code }),
	]);
});

test("an error of a picture names its file", () => {
	const error = { file: "content/images/icons/java.svg", line: 1, column: 1, code: "damaged" } as const;
	expect(explainError(error, {}, emptyProject, text("en"))).toBe(
		"icons/java.svg: is damaged: export the picture again",
	);
});

test("a file that cannot be read is named with its line", async () => {
	const project = readProject(await sampleProject({ [file]: 'cards: 6\nseeAll: "true\n' }));
	expect(project.broken.map((error) => brokenFile(error, text("ru")))).toEqual([
		"content/templates.yaml, строка 2: не\u00a0закрыта кавычка",
	]);
});
