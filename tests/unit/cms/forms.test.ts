/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { cmsConfig } from "../../../cms/app/config/config";
import { contentFields } from "../../../cms/app/config/content-fields";
import { localeFields, textKeys } from "../../../cms/app/config/locale-fields";
import { textFormat } from "../../../cms/app/formats/text-format";
import { editorText } from "../../../cms/app/texts";
import { untranslatedTexts } from "../../../cms/app/untranslated-texts";
import { readProject } from "../../../cms/server/read-project";
import { contentSchemas } from "../../../content-model/schemas";
import { plans } from "../../../content-model/schemas/plans";

type Values = { [key: string]: string | Values };
/** The parts of a field that tests read. */
type AnyField = Field & { fields?: AnyField[]; field?: AnyField; hint?: string; required?: unknown; pattern?: unknown };

const root = path.resolve(".");

function find(fields: AnyField[], ...names: string[]): AnyField {
	const [name, ...rest] = names;
	const field = fields.find((candidate) => candidate.name === name);
	if (!field) throw new Error(`There is no field ${name}`);
	return rest.length === 0 ? field : find(field.fields ?? [], ...rest);
}

/** A value whose keys are in another order, as in entries of the CMS. */
const shuffled = (value: Values): Values =>
	Object.fromEntries(
		Object.entries(value)
			.reverse()
			.map(([key, child]) => [key, typeof child === "string" ? child : shuffled(child)]),
	);

const text = async () => editorText(await readProject(root));

test("every locale file stays the same byte for byte when nothing changes", async () => {
	const project = await readProject(root);
	for (const [language, namespaces] of Object.entries(project.locales)) {
		for (const namespace of Object.keys(namespaces)) {
			const file = fs.readFileSync(path.join(root, "locales", language, `${namespace}.json`), "utf8");
			const format = textFormat(textKeys(namespace, project));
			expect(format.toFile(shuffled(await format.fromFile(file)))).toBe(file);
		}
	}
});

test("a field has the range, the label and the messages of its schema and texts", async () => {
	const fields = contentFields("plans", plans, await text(), ["ru"]) as AnyField[];
	const [pattern, message] = find(fields, "annualSaving").pattern as [string, string];
	expect(["0", "99"].every((value) => new RegExp(pattern).test(value))).toBe(true);
	expect(["100", "-1", "1,5", "1.5", "1e1", "07", ""].some((value) => new RegExp(pattern).test(value))).toBe(false);
	expect(message).toBe("Write a whole number from 0 to 99, in digits only.");
	expect(find(fields, "groups", "plans", "chat")).toMatchObject({
		label: "Telegram chat",
		pattern: ["^https:\\/\\/t\\.me\\/[A-Za-z0-9_]+$", "must be https://t.me/ and a name"],
		required: true,
	});
	expect(find(fields, "groups", "plans", "recommended")).toMatchObject({ widget: "boolean", required: false });
});

test.each([
	["price", ["0", "1000"], ["1,000", "1 000", "-5", "12.5", "1e3", "007", "0x1"]],
	["count", ["512", "0.5"], ["0", "1,5", "-1", ".5", "5.", "1e3"]],
])("the field %s takes %j and refuses %j", async (name, accepted, refused) => {
	const groups = find(contentFields("plans", plans, await text(), ["ru"]) as AnyField[], "groups");
	const field =
		name === "price"
			? find([groups], "groups", "plans", "price")
			: find([groups], "groups", "plans", "features", "count");
	const [pattern] = field.pattern as [string];
	expect(accepted.filter((value) => new RegExp(pattern).test(value))).toEqual(accepted);
	expect(refused.filter((value) => new RegExp(pattern).test(value))).toEqual([]);
});

test("a new field of a schema needs nothing else", async () => {
	const extended = plans.extend({ currency: z.enum(["usd", "eur"]).optional().describe("The currency of all prices") });
	expect(find(contentFields("plans", extended, await text(), ["ru"]), "currency")).toMatchObject({
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

test("pictures and icons are uploaded to their folders", async () => {
	const picture = find(
		contentFields("hero", contentSchemas.hero as typeof plans, await text(), ["ru"]),
		"picture",
		"wide",
	);
	expect(picture).toMatchObject({ widget: "image", media_folder: "/content/images", choose_url: false });
	const icon = find(
		contentFields("features", contentSchemas.features as typeof plans, await text(), ["ru"]),
		"features",
		"icon",
	);
	expect(icon).toMatchObject({ media_folder: "/content/images/icons", accept: "image/svg+xml" });
});

test("plural forms and placeholders are explained, and required in their languages", async () => {
	const fields = localeFields("pricing", await readProject(root), await text()) as AnyField[];
	expect(find(fields, "features", "runs_few")).toMatchObject({
		label: "Runs (few)",
		required: ["ru"],
		hint: "Only for some numbers. ru: 2, 3, 4, 22. Keep as they are: {{count, number}}",
	});
	expect(find(fields, "features", "runs_other").required).toEqual(["en", "ru", "uz"]);
});

test("a text that content needs and English lacks is an empty field", async () => {
	const project = { ...(await readProject(root)), translationKeys: ["pricing:plans.team.name"] };
	const fields = localeFields("pricing", project, await text());
	expect(find(fields, "plans", "team", "name")).toMatchObject({ required: ["en", "ru", "uz"] });
});

test("texts to translate are listed over all files", () => {
	const locales = { en: { search: { title: "Search", other: "More" } }, uz: { search: { title: "Search" } } };
	expect(untranslatedTexts({ locales, names: [] })).toEqual([
		{ language: "uz", namespace: "search", key: "title" },
		{ language: "uz", namespace: "search", key: "other" },
	]);
});

test("the configuration does not depend on what is translated, so that drafts stay", async () => {
	const project = await readProject(root);
	const { uz: _, ...others } = project.locales;
	const changed = { ...project, locales: { ...others, uz: { ...project.locales.uz, search: {} } } };
	const configOf = async (each: typeof project) => JSON.stringify(cmsConfig(each, "http://localhost", await text()));
	expect(await configOf(changed)).toBe(await configOf(project));
});
