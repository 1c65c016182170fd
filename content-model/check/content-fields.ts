import { z } from "zod";
import { type Anchor, type ObjectValue, unwrapOptional } from "../schemas/schema-helpers";
import { isObject, type Path } from "./parsed-file";
import type { Source } from "./source";

/** A valid value of a YAML file, with the metadata of its schema. */
export type ValueField = {
	path: Path;
	value: string;
	meta: z.GlobalMeta;
	/** The object that contains the field. */
	object: ObjectValue;
	/** The translation keys that must exist. */
	translationKeys: string[];
	/** The translation keys of another value. */
	keysOf?: (value: string) => string[];
	/** The id of the value on the landing page. */
	anchor?: Anchor;
};

/** A value in a file. `language` is that of a page; other files belong to all languages. */
export type ContentField = ValueField & { source: Pick<Source, "file" | "errorAt">; language?: string };

/** A value with its schema, and the objects that contain it, the innermost first. */
type Value = { path: Path; schema: z.ZodType; value: unknown; parents: ObjectValue[] };

/** Every value that a schema describes, including missing ones. */
export function schemaValues(optional: z.core.$ZodType, value: unknown, path: Path = [], parents: ObjectValue[] = []) {
	const schema = unwrapOptional(optional);
	const values: Value[] = [{ path, schema, value, parents }];
	if (schema instanceof z.ZodArray && Array.isArray(value)) {
		value.forEach((entry, index) => {
			values.push(...schemaValues(schema.element, entry, [...path, index], parents));
		});
	}
	if (schema instanceof z.ZodObject && isObject(value)) {
		for (const [name, field] of Object.entries(schema.shape)) {
			values.push(...schemaValues(field, value[name], [...path, name], [value, ...parents]));
		}
	}
	return values;
}

/** The paths of invalid values, or of the entries of lists that contain them. */
function invalidPaths(schema: z.ZodType, content: unknown): string[] {
	const issues = schema.safeParse(content).error?.issues ?? [];
	const paths = issues.map(({ path }) => (typeof path.at(-2) === "number" ? path.slice(0, -1) : path).join("."));
	return paths.filter((path) => path !== "");
}

/** Lists the valid values of a YAML file. Leaves out objects with an invalid field, whose ids may be part of other keys. */
export function contentFields(schema: z.ZodType, content: unknown): ValueField[] {
	const invalid = invalidPaths(schema, content);
	const fields: ValueField[] = [];
	for (const { path, schema: field, value, parents } of schemaValues(schema, content)) {
		const isInvalid = invalid.some((at) => `${path.join(".")}.`.startsWith(`${at}.`));
		if (typeof value !== "string" || isInvalid) continue;
		const [object = {}, parent = {}] = parents;
		const meta = field.meta() ?? {};
		const keysOf = (id: string) => meta.translationKeys?.(id, object, parent) ?? [];
		fields.push({
			path,
			value,
			meta,
			object,
			translationKeys: keysOf(value),
			keysOf,
			anchor: meta.anchor?.(value, object, parent),
		});
	}
	return fields;
}
