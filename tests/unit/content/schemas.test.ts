/** @jest-environment node */
import { readFileSync } from "node:fs";
import { checkProject, formatProblem } from "../../../src/content/check";
import { contentFiles } from "../../../src/content/files";
import { jsonSchemas, schemaFile, schemaLine } from "../../../src/content/json-schemas";
import { projectWith } from "../../kit/folder";

const problems = (files: Record<string, string>) => checkProject(projectWith(files)).map(formatProblem);
const file = schemaFile("plans");

type Field = { description?: string; properties?: Record<string, Field>; items?: Field };

/** The fields of a schema that nothing describes, by their paths. */
function undescribed(field: Field, path: string): string[] {
	const own = field.description ? [] : [path];
	const inside = Object.entries(field.properties ?? {}).flatMap(([name, child]) =>
		undescribed(child, `${path}.${name}`),
	);
	const entries = Object.entries(field.items?.properties ?? {});
	return [...own, ...inside, ...entries.flatMap(([name, child]) => undescribed(child, `${path}[].${name}`))];
}

test.each([...jsonSchemas()])("%s describes every field to whoever edits it", (_, text) => {
	expect(undescribed(JSON.parse(text), "")).toEqual([]);
});

test("a schema that does not say what the code says is told of, with the cure", () => {
	const text = readFileSync(file, "utf8");
	const expected = [`${file}:1:1 is not current: run npm run schemas`];
	expect(problems({ [file]: text.replace('"maximum": 99', '"maximum": 100') })).toEqual(expected);
	expect(problems({ [file]: "" })).toEqual(expected);
	expect(problems({ [file]: text.replaceAll("\n", "\r\n") })).toEqual([]);
});

test("a schema of no YAML file is told of", () => {
	expect(problems({ [schemaFile("plan")]: "{}" })).toEqual([
		"content/schemas/plan.schema.json:1:1 no YAML file has this schema: take it out",
	]);
});

test.each(Object.keys(contentFiles))("%s.yaml must name its schema in its first line", (name) => {
	const yaml = `content/${name}.yaml`;
	const text = readFileSync(yaml, "utf8");
	const expected = `${yaml}:1:1 the first line must be ${schemaLine(name)}`;
	expect(problems({ [yaml]: text.replace("yaml-language-server", "yaml") })).toEqual([expected]);
	expect(problems({ [yaml]: text.replaceAll("\n", "\r\n") })).toEqual([]);
});
