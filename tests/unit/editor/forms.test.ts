/** @jest-environment node */
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { contentSchemas } from "../../../content-model/schemas";
import { plans } from "../../../content-model/schemas/plans";
import { stringId } from "../../../content-model/schemas/schema-helpers";
import { linkChoices } from "../../../editor/config/choices";
import { withWords } from "../../../editor/config/entry-words";
import { formFields } from "../../../editor/config/form-fields";
import { contentFiles } from "../../../editor/config/forms";
import { editorLabels } from "../../../editor/config/labels";
import { localeFields } from "../../../editor/config/locale-fields";
import { untranslatedStrings } from "../../../editor/config/untranslated-strings";
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
	strings: { plural: "Only for some numbers. {{examples}}.", keep: "Keep: {{parts}}", number: "Numbers: {{parts}}" },
};
const labelOf = editorLabels(["en"], { en: editor });
const fieldsOf = (name: string) =>
	formFields(name, contentSchemas[name] as typeof plans, labelOf, project) as AnyField[];
const patternOf = (field: AnyField) => new RegExp((field.pattern as [string])[0]);

test("a field has the label and the messages of its schema and strings", () => {
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
	expect(find(formFields("plans", extended, labelOf, project), "currency")).toMatchObject({
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
	const fields = localeFields("pricing", project, labelOf) as AnyField[];
	expect(find(fields, "features", "runs_few")).toMatchObject({
		label: "Runs (few)",
		hint: "Only for some numbers. ru: 2, 3, 4, 22. Keep: {{count, number}}",
	});
});

test("the title in search engines is limited", () => {
	const titled = { ...project, locales: { en: { landing: { metaTitle: "Qahva" } } } };
	expect(find(localeFields("landing", titled, labelOf) as AnyField[], "metaTitle").maxlength).toBe(55);
});

test.each(["constructor", "prototype", "__proto__"])("%s is refused as an id, at its field", (name) => {
	const pattern = patternOf(find(fieldsOf("plans"), "groups", "id"));
	expect([pattern.test(name), pattern.test(`${name.replaceAll("_", "")}-1`)]).toEqual([false, true]);
});

test("strings to write are listed over all files and languages", () => {
	const strings = { en: { search: { title: "Search", new: "" } }, uz: { search: { title: "Search" } } };
	expect(untranslatedStrings({ locales: strings, names: [] })).toEqual([
		{ language: "en", namespace: "search", key: "new" },
		{ language: "uz", namespace: "search", key: "title" },
		{ language: "uz", namespace: "search", key: "new" },
	]);
});

test("an id is followed by its strings in every language, also one of a new schema", () => {
	const fields = {
		id: stringId("the text", "landing:new", ["title"]),
		tags: z.array(stringId("the word", "landing:tags")),
	};
	const schema = withWords(z.strictObject({ entries: z.array(z.strictObject(fields)) })) as typeof plans;
	const [entries] = formFields("new", schema, labelOf, project) as AnyField[];
	expect(entries?.fields?.map(({ name }) => name)).toEqual(["id", "title", "tags"]);
	expect(entries?.fields?.[1]?.fields?.map(({ name }) => name)).toEqual(["en", "ru", "uz"]);
	expect(find(entries?.fields ?? [], "tags", "words")).toMatchObject({ widget: "object" });
});

test("a kind of feature is chosen by its words, or is new with words of its own", () => {
	const [plans] = contentFiles(project, labelOf).filter(({ name }) => name === "plans");
	const features = find(plans?.fields as AnyField[], "groups", "plans", "features");
	expect(find(features.fields ?? [], "kind")).toMatchObject({
		widget: "select",
		options: [{ value: "runs", label: "… runs (runs)" }],
	});
	expect(find(features.fields ?? [], "new", "words").hint).toBe("Numbers: {{count, number}}");
});

test("a link inside the site is chosen from its pages and the ids of the home page", () => {
	const content = { site: { landing: ["pricing"] } };
	const pages = [{ name: "about", titles: { en: "About us" }, headings: ["team"] }];
	expect(linkChoices({ ...project, content, pages, paths: ["/templates/"] }, labelOf)).toEqual([
		{ value: "/templates/", label: "/templates/" },
		{ value: "/about/", label: "About us (/about/)" },
		{ value: "/about/#team", label: "/about/#team" },
		{ value: "/#pricing", label: "Pricing (/#pricing)" },
	]);
});
