/** @jest-environment node */
import { brokenFile } from "../../../cms/app/broken-files";
import type { Project } from "../../../cms/app/project";
import { checkForm, explainError } from "../../../cms/app/save/check-form";
import { editorText } from "../../../cms/app/texts";
import { readProject } from "../../../cms/server/read-project";
import { sampleProject } from "../content-model/sample-project";

const file = "content/templates.yaml";
const check = (before: string, after: string) => checkForm(new Map([[file, before]]), new Map([[file, after]]), []);

const english = JSON.stringify({ count: "{{number}} plans", title: "Plans" });
const checkTexts = (russian: object) => {
	const files = (ru: object) =>
		new Map([
			["locales/en/x.json", english],
			["locales/ru/x.json", JSON.stringify(ru)],
		]);
	return checkForm(files({ count: "{{number}} тарифа", title: "Plans" }), files(russian), []);
};

const words = {
	en: { files: { templates: "Templates" }, fields: { templates: { cards: { label: "Number" } } } },
	ru: { files: { templates: "Шаблоны" }, fields: { templates: { cards: { label: "Число" } } } },
};
const messages = {
	en: { is: "{{message}} (is {{value}})", positive: "must be above 0", quote: "this quote is not closed" },
	ru: { is: "{{message}} (сейчас {{value}})", positive: "должно быть больше 0", quote: "не закрыта кавычка" },
};
const editorOf = (language: "en" | "ru") => ({ editor: { ...words[language], messages: messages[language] } });
const broken = { broken: { file: "{{file}}, строка {{line}}: {{message}}" } };
const locales = { en: editorOf("en"), ru: { editor: { ...editorOf("ru").editor, ...broken } } };
const text = (language: string) => editorText({ locales } as unknown as Project, ["de", language]);

test.each([
	["en-US", "Templates › Number: must be above 0 (is -5)"],
	["ru-RU", "Шаблоны › Число: должно быть больше 0 (сейчас -5)"],
])("an error is explained in the words of the form in %s", (language, explained) => {
	const error = { file, line: 1, column: 1, path: ["cards"], message: "cards must be above 0 (is -5)" };
	expect(explainError(error, {}, text(language))).toBe(explained);
});

test("what was wrong before does not stop a save", () => {
	expect(check("cards: 0\nseeAll: true\n", "cards: 0\nseeAll: false\n")).toEqual([]);
	expect(check("cards: 6\nseeAll: true\n", "cards: -5\nseeAll: true\n")).toHaveLength(1);
});

test.each([
	["without a placeholder", "Тарифы", "placeholders must be {{number}} (are none)"],
	["that becomes English", "{{number}} plans", "is not translated"],
])("a translation %s is an error", (_, count, message) => {
	expect(checkTexts({ count, title: "Plans" })).toContainEqual(
		expect.objectContaining({ path: ["count"], message: expect.stringContaining(message) }),
	);
});

test("an error of a picture names its file", () => {
	const error = { file: "content/images/icons/java.svg", line: 1, column: 1, message: "<script> is not allowed" };
	expect(explainError(error, {}, text("en"))).toBe("icons/java.svg: <script> is not allowed");
});

test("a file that cannot be read is named with its line", async () => {
	const project = readProject(await sampleProject({ [file]: 'cards: 6\nseeAll: "true\n' }));
	expect(project.broken.map((error) => brokenFile(error, text("ru")))).toEqual([
		"content/templates.yaml, строка 2: не закрыта кавычка",
	]);
});
