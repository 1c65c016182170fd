import { z } from "zod";
import { unwrapOptional } from "../schemas/schema-helpers";
import type { Path, Source } from "./parse-source";

type ObjectValue = Record<string, unknown>;

/** A valid string field of a YAML file, with the metadata of its schema. */
export type ContentField = {
	source: Source;
	path: Path;
	value: string;
	meta: z.GlobalMeta;
	/** The object that contains the field. */
	object: ObjectValue;
	/** The translation keys that must exist. */
	translationKeys: string[];
};

const isObject = (value: unknown): value is ObjectValue => typeof value === "object" && value !== null;
const isSamePath = (a: Path, b: Path) => a.length === b.length && a.every((key, index) => key === b[index]);

/** Lists the text fields of a YAML file, except for objects with an invalid field: their ids may be part of other keys. */
export function contentFields(schema: z.ZodType, source: Source, issues: z.core.$ZodIssue[]): ContentField[] {
	function isInvalid(field: z.ZodType, path: Path): boolean {
		const contains = (issue: Path) =>
			isSamePath(issue, path) || (field instanceof z.ZodObject && isSamePath(issue.slice(0, -1), path));
		return path.length > 0 && issues.some((issue) => contains(issue.path));
	}

	function visit(optional: z.core.$ZodType, value: unknown, path: Path, parents: ObjectValue[]): ContentField[] {
		const field = unwrapOptional(optional);
		if (isInvalid(field, path)) return [];
		if (field instanceof z.ZodArray && Array.isArray(value)) {
			return value.flatMap((entry, index) => visit(field.element, entry, [...path, index], parents));
		}
		if (field instanceof z.ZodObject && isObject(value)) {
			return Object.entries(field.shape).flatMap(([name, child]) =>
				visit(child, value[name], [...path, name], [value, ...parents]),
			);
		}
		if (typeof value !== "string") return [];
		const [object = {}, parent = {}] = parents;
		const meta = field.meta() ?? {};
		return [
			{ source, path, value, meta, object, translationKeys: meta.translationKeys?.(value, object, parent) ?? [] },
		];
	}

	return visit(schema, source.value, [], []);
}
