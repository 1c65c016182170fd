/** @jest-environment node */
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { contentSchemas } from "../../../content-model/schemas";
import { plans } from "../../../content-model/schemas/plans";
import { editorConfig } from "../../../editor/config/config";
import { formFields } from "../../../editor/config/form-fields";
import { localeFields } from "../../../editor/config/locale-fields";
import type { Project } from "../../../editor/config/project";
import { editorText } from "../../../editor/config/texts";
import { untranslatedTexts } from "../../../editor/config/untranslated-texts";
import { emptyProject } from "../../kit/empty-project";

/** The parts of a field that tests read. */
type AnyField = Field & {
	fields?: AnyField[];
	field?: AnyField;
	hint?: string;
	required?: unknown;
	pattern?: unknown;
	maxlength?: number;
};

function find(fields: AnyField[], ...names: string[]): AnyField {
	const [name, ...rest] = names;
	const field = fields.find((candidate) => candidate.name === name);
	if (!field) throw new Error(`There is no field ${name}`);
	return rest.length === 0 ? field : find(field.fields ?? [], ...rest);
}

const english = {
	title: "Plans",
	features: { runs_one: "{{count, number}} run", runs_other: "{{count, number}} runs" },
};
const locales = {
	en: { pricing: english },
	ru: { pricing: { title: "Тарифы", features: { runs_few: "{{count, number}} запуска" } } },
	uz: { pricing: {} },
};
const project = { ...emptyProject, locales };
const editor = {
	number: { range: "From {{min}} to {{max}}.", whole: "Whole.", decimal: "Decimal." },
	fields: { plans: { groups: { plans: { chat: { label: "Telegram chat" } } } } },
	texts: { plural: "Only for some numbers. {{examples}}.", keep: "Keep: {{parts}}" },
};
const text = editorText(["en"], { en: editor });
const fieldsOf = (name: string) => formFields(name, contentSchemas[name] as typeof plans, text) as AnyField[];
const patternOf = (field: AnyField) => new RegExp((field.pattern as [string])[0]);

test("a field has the label and the messages of its schema and texts", () => {
	expect(find(fieldsOf("plans"), "annualSaving").pattern).toContain("From 0 to 99.");
	expect(find(fieldsOf("plans"), "groups", "plans", "chat")).toMatchObject({
		label: "Telegram chat",
		pattern: ["^https:\\/\\/t\\.me\\/[A-Za-z0-9_]+$", "must be https://t.me/ and a name"],
		required: true,
	});
	expect(find(fieldsOf("plans"), "groups", "plans", "recommended")).toMatchObject({
		widget: "boolean",
		required: false,
	});
});

test.each([
	["annualSaving", ["0", "99"], ["100", "-1", "1,5", "1.5", "1e1", "07", ""]],
	["groups.plans.price", ["0", "1000"], ["1,000", "1 000", "-5", "12.5", "1e3", "007", "0x1"]],
	["groups.plans.features.count", ["512", "0.5"], ["0", "1,5", "-1", ".5", "5.", "1e3"]],
])("the field %s takes %j and refuses %j", (name, accepted, refused) => {
	const pattern = patternOf(find(fieldsOf("plans"), ...name.split(".")));
	expect(accepted.filter((value) => pattern.test(value))).toEqual(accepted);
	expect(refused.filter((value) => pattern.test(value))).toEqual([]);
});

test("a new field of a schema needs nothing else", () => {
	const extended = plans.extend({ currency: z.enum(["usd", "eur"]).optional().describe("The currency of all prices") });
	expect(find(formFields("plans", extended, text), "currency")).toMatchObject({
		label: "Currency",
		widget: "select",
		options: [
			{ value: "usd", label: "usd" },
			{ value: "eur", label: "eur" },
		],
		required: false,
		hint: "The currency of all prices",
	});
});

test("a picture has a field for each language, and icons their own folder", () => {
	const picture = (language: string) => find(fieldsOf("hero"), "picture", "wide", language);
	expect(picture("default")).toMatchObject({ widget: "image", choose_url: false, required: true });
	expect(picture("ru")).toMatchObject({ widget: "image", label: "Russian", required: false });
	const icon = find(fieldsOf("features"), "features", "icon");
	expect(icon).toMatchObject({ media_folder: "/content/images/icons", accept: "image/svg+xml" });
});

test("plural forms and placeholders are explained", () => {
	const fields = localeFields("pricing", project, text) as AnyField[];
	expect(find(fields, "features", "runs_few")).toMatchObject({
		label: "Runs (few)",
		hint: "Only for some numbers. ru: 2, 3, 4, 22. Keep: {{count, number}}",
	});
});

test("the title in search engines is limited", () => {
	const titled = { ...project, locales: { en: { landing: { metaTitle: "Qahva" } } } };
	expect(find(localeFields("landing", titled, text) as AnyField[], "metaTitle").maxlength).toBe(55);
});

test.each(["constructor", "prototype", "__proto__"])("%s is refused as an id, at its field", (name) => {
	const pattern = patternOf(find(fieldsOf("plans"), "groups", "id"));
	expect([pattern.test(name), pattern.test(`${name.replaceAll("_", "")}-1`)]).toEqual([false, true]);
});

test("a text that content needs and English lacks is an empty field", () => {
	const chat = "https://t.me/qahva";
	const team = { id: "team", price: 5, chat, features: [{ kind: "runs", count: 1 }] };
	const needed = { ...project, content: { plans: { annualSaving: 0, groups: [{ id: "basic", plans: [team] }] } } };
	const fields = localeFields("pricing", needed, text);
	expect(find(fields, "plans", "team", "name")).toMatchObject({ label: "Name" });
});

test("texts to write are listed over all files and languages", () => {
	const texts = { en: { search: { title: "Search", new: "" } }, uz: { search: { title: "Search" } } };
	expect(untranslatedTexts({ locales: texts, names: [] })).toEqual([
		{ language: "en", namespace: "search", key: "new" },
		{ language: "uz", namespace: "search", key: "title" },
		{ language: "uz", namespace: "search", key: "new" },
	]);
});

test("the configuration does not depend on what is translated, so that drafts stay", () => {
	const translated = { ...project, locales: { ...locales, uz: locales.ru } };
	const configOf = (each: Project) => JSON.stringify(editorConfig(each, "http://localhost", text));
	expect(configOf(translated)).toBe(configOf(project));
});
