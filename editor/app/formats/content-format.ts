import type { z } from "zod";
import { isObject } from "../../../content-model/check/parsed-text";
import { unwrapOptional } from "../../../content-model/schemas/schema-helpers";

/** Fields that exist only in the form. The CMS adds some of them. */
const internalField = /^__/;

const isEmpty = (value: unknown) => value === null || value === "" || (Array.isArray(value) && value.length === 0);
const isPicture = (value: unknown): value is string => typeof value === "string" && value.startsWith("images/");

/** Pictures are URLs in the form: `/images/a.png` for `images/a.png`. */
const fromUrl = (url: unknown) => String(url).replace(/^\//, "");

/** Converts a single value: trims text, and parses numbers, which are strings in the form. */
function scalar(value: unknown, schema: z.ZodType): unknown {
	if (typeof value !== "string") return value;
	const text = value.trim();
	if (schema.meta()?.image) return fromUrl(text);
	return schema.def.type === "number" && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/**
 * Converts the value of a form for its file. Fields are in the order of the schema, because those of the CMS have no reliable
 * order. Optional fields that are empty and switches that are off are left out.
 */
export function fileValue(value: unknown, optional: z.core.$ZodType): unknown {
	const schema = unwrapOptional(optional);
	if (Array.isArray(value) && schema.def.type === "array") {
		const { element } = schema as z.ZodArray;
		return value.map((entry) => fileValue(entry, element));
	}
	if (!isObject(value) || schema.def.type !== "object") return scalar(value, schema);
	const { shape } = schema as z.ZodObject;
	const names = new Set([...Object.keys(shape), ...Object.keys(value)]);
	const fields = [...names].flatMap((name) => {
		const child = shape[name] ? fileValue(value[name], shape[name]) : value[name];
		const isOptional = shape[name]?.def.type === "optional";
		const isOff = child === false && !(shape[name] && unwrapOptional(shape[name]).meta()?.on);
		const isAbsent = child === undefined || (isOptional && (isEmpty(child) || isOff));
		return isAbsent || internalField.test(name) ? [] : [[name, child]];
	});
	return Object.fromEntries(fields);
}

/** Converts the value of a file for its form. */
export function formValue(value: unknown): unknown {
	if (isPicture(value)) return `/${value}`;
	if (Array.isArray(value)) return value.map(formValue);
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, formValue(child)]));
}
