import type { z } from "zod";
import { isObject } from "../../../content-model/check/parsed-file";
import { unwrapOptional } from "../../../content-model/schemas/schema-helpers";

/** Fields that exist only in the form. The CMS adds some of them. */
const internalField = /^__/;

const isEmpty = (value: unknown) => value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Converts a single value: trims it, and parses numbers, which are strings in the form. Pictures are URLs in the form. */
function scalar(value: unknown, schema: z.ZodType): unknown {
	if (typeof value !== "string") return value;
	const text = value.trim();
	if (schema.meta()?.image) return text.replace(/^\//, "");
	return schema.def.type === "number" && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/**
 * Converts the value of a form for its file. Fields are in the order of the schema, because those of the CMS have no reliable
 * order. Optional fields that are empty and switches that are off are left out.
 */
export function fileValue(value: unknown, optional: z.core.$ZodType): unknown {
	const schema = unwrapOptional(optional);
	if (Array.isArray(value) && schema.def.type === "array") {
		return value.map((entry) => fileValue(entry, (schema as z.ZodArray).element));
	}
	if (!isObject(value) || schema.def.type !== "object") return scalar(value, schema);
	const { shape } = schema as z.ZodObject;
	const fields: Record<string, unknown> = {};
	for (const name of new Set([...Object.keys(shape), ...Object.keys(value)])) {
		const field = shape[name];
		const child = field ? fileValue(value[name], field) : value[name];
		const isOff = child === false && !(field && unwrapOptional(field).meta()?.on);
		const isAbsent = child === undefined || (field?.def.type === "optional" && (isEmpty(child) || isOff));
		if (!isAbsent && !internalField.test(name)) fields[name] = child;
	}
	return fields;
}

/** Converts the value of a file for its form: `/images/a.png` for `images/a.png`. */
export function formValue(value: unknown): unknown {
	if (typeof value === "string" && value.startsWith("images/")) return `/${value}`;
	if (Array.isArray(value)) return value.map(formValue);
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, formValue(child)]));
}
