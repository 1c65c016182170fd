/** @jest-environment node */
import { z } from "zod";
import { contentTypes } from "../../../src/build/content-types";
import { contentFiles } from "../../../src/content/files";

type Json = {
	type?: string;
	enum?: string[];
	anyOf?: Json[];
	items?: Json;
	properties?: Record<string, Json>;
	required?: string[];
};

const blocks = [...contentTypes.matchAll(/\b(type|enum) (\w+)[^{]*\{([^}]*)\}/g)];
const enums = new Map(
	blocks.flatMap(([, kind, name, body = ""]) => (kind === "enum" ? [[name, body.trim().split(/\s+/)]] : [])),
);
const types = new Map(
	blocks.flatMap(([, kind, name, body = ""]) => {
		const fields = [...body.matchAll(/(\w+): (\[?\w+!?\]?!?)/g)].map(([, field, type]) => [field, type]);
		return kind === "type" ? [[name, Object.fromEntries(fields) as Record<string, string>]] : [];
	}),
);

/** A GraphQL type spelt out: names of its own become their fields, an enum its values, a file the text that names it. */
function graphql(type: string): unknown {
	const required = type.endsWith("!");
	const bare = type.replace(/!$/, "");
	const entry = /^\[(.*)\]$/.exec(bare)?.[1];
	if (entry) return { required, list: graphql(entry) };
	const fields = types.get(bare);
	if (fields) return { required, fields: fieldsOf(fields) };
	return { required, is: enums.get(bare) ?? (bare === "File" ? "String" : bare) };
}

const fieldsOf = (fields: Record<string, string>) =>
	Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, graphql(type)]));

const scalars: Record<string, string> = { string: "String", integer: "Int", number: "Float", boolean: "Boolean" };

/** The same of a zod schema, by way of its JSON Schema. */
function zod(json: Json, required: boolean): unknown {
	if (json.items) return { required, list: zod(json.items, true) };
	if (json.properties) {
		const fields = Object.entries(json.properties);
		const inside = fields.map(([name, field]) => [name, zod(field, json.required?.includes(name) ?? false)]);
		return { required, fields: Object.fromEntries(inside) };
	}
	const { type = json.anyOf?.[0]?.type ?? "" } = json;
	return { required, is: json.enum ?? scalars[type] };
}

test.each(Object.entries(contentFiles))("the GraphQL type of %s.yaml is that of its schema", (name, { schema }) => {
	const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Yaml`;
	expect(graphql(`${type}!`)).toEqual(zod(z.toJSONSchema(schema, { io: "input" }) as Json, true));
});

test("every GraphQL type of content belongs to a schema", () => {
	const roots = [...types.keys()].filter((name) => name?.endsWith("Yaml"));
	expect(roots).toHaveLength(Object.keys(contentFiles).length);
	const used = [...types.values()].flatMap((fields) =>
		Object.values(fields).map((type) => type.replace(/[[\]!]/g, "")),
	);
	const own = [...types.keys(), ...enums.keys()].filter((name) => !name?.endsWith("Yaml"));
	expect(own.filter((name) => !used.includes(name ?? ""))).toEqual([]);
});
