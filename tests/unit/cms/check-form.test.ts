/** @jest-environment node */
import { checkForm, explainError } from "../../../cms/app/save/check-form";
import { editorText } from "../../../cms/app/texts";
import { readProject } from "../../../cms/server/read-project";

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

test("an error of a form is explained in its words", async () => {
	const [error] = check("cards: 6\nseeAll: true\n", "cards: -5\nseeAll: true\n");
	const text = editorText(await readProject("."));
	expect(error && explainError(error, {}, text)).toBe(
		"Templates on the home page › Number of templates: must be a whole number from 1 to 48 (is -5)",
	);
});

test("what was wrong before does not stop a save", () => {
	expect(check("cards: 0\nseeAll: true\n", "cards: 0\nseeAll: false\n")).toEqual([]);
});

test("a translation without a placeholder is an error", () => {
	expect(checkTexts({ count: "Тарифы", title: "Plans" })).toEqual([
		expect.objectContaining({ path: ["count"], message: "placeholders must be {{number}} (are none)" }),
	]);
});

test("a translation that becomes English is an error", () => {
	expect(checkTexts({ count: "{{number}} plans", title: "Plans" })).toContainEqual(
		expect.objectContaining({ path: ["count"], message: expect.stringContaining("is not translated") }),
	);
});

test("messages of the check are in the language of the browser", async () => {
	const text = editorText(await readProject("."), ["de", "ru-RU"]);
	const [error] = check("cards: 6\nseeAll: true\n", "cards: 6\n");
	expect(
		error && explainError({ ...error, message: "price must be 0 or more (is -5)", path: ["price"] }, {}, text),
	).toMatch(/: должно быть не\u00a0меньше 0 \(сейчас -5\)$/);
});

test("an error of a picture names its file", async () => {
	const text = editorText(await readProject("."));
	const error = { file: "content/images/icons/java.svg", line: 1, column: 1, message: "<script> is not allowed" };
	expect(explainError(error, {}, text)).toBe("icons/java.svg: <script> is not allowed");
});
