/** @jest-environment node */
import { z } from "zod";
import { contentSchemas } from "../../../content-model/schemas";
import { icon, id } from "../../../content-model/schemas/schema-helpers";
import { graphqlTypes, yamlTypeName } from "../../../gatsby/content-types";

const color = z.enum(["red", "green"]).meta({ graphqlType: "Color" });
const entry = z.strictObject({ id, icon, note: z.string().optional() }).meta({ graphqlType: "Entry" });
const lines = (schema: z.ZodObject) => graphqlTypes({ "core-sample": schema }).split("\n");

test("generates types for each kind of field", () => {
	const schema = z.strictObject({
		title: z.string().describe("A title"),
		count: z.int(),
		share: z.number().optional(),
		visible: z.boolean(),
		color,
		colors: z.array(color).min(1).optional(),
		entries: z.array(entry).describe("The entries"),
	});
	expect(lines(schema)).toEqual([
		"enum Color { red green }",
		"type Entry { id: String! icon: File! @fileByRelativePath note: String }",
		"type CoreSampleYaml implements Node @dontInfer { title: String! count: Int! share: Float visible: Boolean! color: Color! colors: [Color!] entries: [Entry!]! }",
	]);
});

test("requires a name for objects and enums", () => {
	expect(() => lines(z.strictObject({ inner: z.strictObject({ id }) }))).toThrow("needs .meta({ graphqlType })");
});

test("rejects different types with the same name", () => {
	const other = z.strictObject({ id }).meta({ graphqlType: "Entry" });
	expect(() => lines(z.strictObject({ entry, other }))).toThrow("Two GraphQL types are named Entry.");
});

test.each(Object.entries(contentSchemas))(
	"content/%s.yaml has a GraphQL type with each of its fields",
	(name, schema) => {
		const type = yamlTypeName({ node: { name } });
		const [, fields = ""] =
			new RegExp(`^type ${type} implements Node @dontInfer \\{ (.*) \\}$`, "m").exec(graphqlTypes(contentSchemas)) ??
			[];
		expect([...fields.matchAll(/(\w+):/g)].map(([, field]) => field)).toEqual(Object.keys(schema.shape));
	},
);

test.each([
	["hero", "HeroYaml"],
	["core-features", "CoreFeaturesYaml"],
	["core_features", "CoreFeaturesYaml"],
	["a--b", "ABYaml"],
])("content/%s.yaml has the type %s", (name, type) => {
	expect(yamlTypeName({ node: { name } })).toBe(type);
});
