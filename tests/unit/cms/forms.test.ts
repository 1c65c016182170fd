/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { cmsConfig } from "../../../cms/app/config/config";
import { contentFields } from "../../../cms/app/config/content-fields";
import { localeFields } from "../../../cms/app/config/locale-fields";
import { readProject } from "../../../cms/server/read-project";
import { contentSchemas } from "../../../content-model/schemas";
import { plans } from "../../../content-model/schemas/plans";
import { tempProject } from "../../kit/temp-folder";

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

/** The values in the order of the fields, in which the editor writes them. */
function inOrder(fields: AnyField[], values: Values): Values {
	const known = fields.filter(({ name }) => name in values);
	expect(known).toHaveLength(Object.keys(values).length);
	return Object.fromEntries(
		known.map(({ name, fields: children }) => {
			const value = values[name] ?? "";
			return [name, typeof value === "string" ? value : inOrder(children ?? [], value)];
		}),
	);
}

test("every locale file stays the same byte for byte when nothing changes", async () => {
	const project = await readProject(root);
	for (const [language, namespaces] of Object.entries(project.locales)) {
		for (const [namespace, values] of Object.entries(namespaces)) {
			const file = fs.readFileSync(path.join(root, "locales", language, `${namespace}.json`), "utf8");
			const written = inOrder(localeFields(namespace, project) as AnyField[], values as Values);
			expect(`${JSON.stringify(written, null, 2)}\n`).toBe(file);
		}
	}
});

test("forms have the hints, ranges and messages of the schemas; a new field needs nothing else", () => {
	const fields = contentFields(plans) as AnyField[];
	expect(find(fields, "annualSaving")).toMatchObject({
		widget: "number",
		value_type: "int",
		min: 0,
		max: 99,
		hint: "The discount for annual billing, in percent",
	});
	expect(find(fields, "groups", "plans", "chat")).toMatchObject({
		pattern: ["^https:\\/\\/t\\.me\\/[A-Za-z0-9_]+$", "must be https://t.me/ and a name"],
		required: true,
	});
	expect(find(fields, "groups", "plans", "recommended")).toMatchObject({ widget: "boolean", required: false });

	const extended = plans.extend({ currency: z.enum(["usd", "eur"]).optional().describe("The currency of all prices") });
	expect(find(contentFields(extended), "currency")).toMatchObject({
		label: "Currency",
		widget: "select",
		options: ["usd", "eur"],
		required: false,
		hint: "The currency of all prices",
	});
});

test("pictures and icons are uploaded to their folders", () => {
	const picture = find(contentFields(contentSchemas.hero as typeof plans), "picture", "wide");
	expect(picture).toMatchObject({ widget: "image", media_folder: "/content/images", choose_url: false });
	const icon = find(contentFields(contentSchemas.features as typeof plans), "features", "icon");
	expect(icon).toMatchObject({ media_folder: "/content/images/icons", accept: "image/svg+xml" });
});

test("plural forms and placeholders are explained, and required in their languages", async () => {
	const fields = localeFields("pricing", await readProject(root)) as AnyField[];
	expect(find(fields, "features", "runs_few")).toMatchObject({
		label: "Runs (few)",
		required: ["ru"],
		hint: "The form for some numbers. ru: for 2, 3, 4, 22. Keep as they are: {{count, number}}",
	});
	expect(find(fields, "features", "runs_other").required).toEqual(["en", "ru", "uz"]);
});

test("a new id gets empty fields for its texts; texts to translate are counted", async () => {
	const plansFile = fs.readFileSync("content/plans.yaml", "utf8").replace("id: starter", "id: team");
	const search = fs.readFileSync("locales/en/search.json", "utf8");
	const project = await readProject(tempProject({ "content/plans.yaml": plansFile, "locales/uz/search.json": search }));
	expect(find(localeFields("pricing", project), "plans", "team", "name")).toMatchObject({
		required: ["en", "ru", "uz"],
	});
	const { collections = [] } = cmsConfig(project, "http://localhost");
	const labels = collections.flatMap((collection) => ("files" in collection ? collection.files : []));
	expect(labels.map(({ label }) => label)).toContainEqual(expect.stringMatching(/^Search \(\d+ to translate\)$/));
	const [first] = localeFields("search", project);
	expect(first?.label).toMatch(/ \(uz: to translate\)$/);
});
