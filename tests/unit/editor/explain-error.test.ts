/** @jest-environment node */
import { brokenFile, editorLabels } from "../../../editor/config/labels";
import { explainError } from "../../../editor/server/explain-error";
import { readProject } from "../../../editor/server/read-project";
import { sampleProject } from "../content-model/sample-project";

const file = "content/templates.yaml";

const labels = { en: {}, ru: { broken: { file: "{{file}}, строка {{line}}: {{message}}" } } };
const labelOf = (language: string) => editorLabels(["de", language], labels);

const errorAt = (file: string, ...path: (string | number)[]) =>
	({ file, line: 1, column: 1, path, code: "email" }) as const;

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
	["a text of a page", errorAt("content/pages/about.ru.md", "body"), "Pages › about › Russian › Text"],
	[
		"an entry without fields",
		errorAt("content/hero.yaml", "words", 1),
		"Top of the home page › Words in the headline › 2",
	],
])("the error of %s names the field as the form shows it", (_, error, expected) => {
	expect(explainError(error, plans, editorLabels(["en"]))).toBe(`${expected}: must be an email address`);
});

test("an error in the text of a page names the place", () => {
	const error = { ...errorAt("content/pages/about.en.md", "body"), params: { at: "<String> here." } };
	expect(explainError(error, {}, editorLabels(["en"]))).toMatch(/ \(“<String> here\.”\)$/);
});

test("an error of a picture names its file", () => {
	const error = { file: "content/images/icons/java.svg", line: 1, column: 1, code: "damaged" } as const;
	expect(explainError(error, {}, labelOf("en"))).toBe(
		"icons/java.svg: is damaged or too large: export the picture again",
	);
});

test("a file that cannot be read is named with its line", async () => {
	const project = readProject(await sampleProject({ [file]: 'cards: 6\nseeAll: "true\n' }));
	expect(project.broken.map((error) => brokenFile(error, labelOf("ru")))).toEqual([
		"content/templates.yaml, строка 2: не\u00a0закрыта кавычка",
	]);
});
