/** @jest-environment node */
import { readFileSync } from "node:fs";
import { checkProject, formatContentError } from "../../../content-model/check";
import { jsonSchemas, schemaComment, schemaFile } from "../../../content-model/json-schemas";
import { contentSchemas } from "../../../content-model/schemas";
import { tempProject } from "../../kit/temp-folder";

const errorsAfter = async (files: Record<string, string>) =>
	(await checkProject(tempProject(files))).map(formatContentError);
const file = schemaFile("plans");

type Field = { description?: string; properties?: Record<string, Field>; items?: Field };

/** The paths of the fields without a description. */
function undescribed(field: Field, path: string): string[] {
	const own = field.description ? [] : [path];
	const inside = Object.entries(field.properties ?? {}).flatMap(([name, child]) =>
		undescribed(child, `${path}.${name}`),
	);
	const entries = Object.entries(field.items?.properties ?? {});
	return [...own, ...inside, ...entries.flatMap(([name, child]) => undescribed(child, `${path}[].${name}`))];
}

test.each([...jsonSchemas()])("%s describes every field", (_, text) => {
	expect(undescribed(JSON.parse(text), "")).toEqual([]);
});

test("reports an outdated JSON Schema", async () => {
	const text = readFileSync(file, "utf8");
	const expected = [`${file}:1:1 is not up to date: run npm run schemas`];
	expect(await errorsAfter({ [file]: text.replace('"maximum": 99', '"maximum": 100') })).toEqual(expected);
	expect(await errorsAfter({ [file]: "" })).toEqual(expected);
	expect(await errorsAfter({ [file]: text.replaceAll("\n", "\r\n") })).toEqual([]);
});

test("reports a JSON Schema without a YAML file", async () => {
	expect(await errorsAfter({ [schemaFile("plan")]: "{}" })).toEqual([
		"content/schemas/plan.schema.json:1:1 belongs to no YAML file: remove it",
	]);
});

test.each(Object.keys(contentSchemas))("%s.yaml must name its JSON Schema in its first line", async (name) => {
	const yaml = `content/${name}.yaml`;
	const text = readFileSync(yaml, "utf8");
	const expected = `${yaml}:1:1 the first line must be ${schemaComment(name)}`;
	expect(await errorsAfter({ [yaml]: text.replace("yaml-language-server", "yaml") })).toEqual([expected]);
	expect(await errorsAfter({ [yaml]: text.replaceAll("\n", "\r\n") })).toEqual([]);
});
