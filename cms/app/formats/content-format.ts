import { parse } from "yaml";
import type { z } from "zod";
import { contentSchemas } from "../../../content-model/schemas";
import { unwrapOptional } from "../../../content-model/schemas/schema-helpers";
import { isObject, matchEntries } from "./match-entries";
import { updateYaml } from "./update-yaml";

type Visit = (value: unknown, schema: z.core.$ZodType, before: unknown) => unknown;

/** Fields that the CMS adds to the entries of its lists. */
const internalKey = /^__/;

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** The editor writes image paths as URLs: `/images/a.png` for `images/a.png`. */
const fromUrl = (url: string) => url.replace(/^\//, "");
const toUrl = (path: string) => `/${path}`;

function mapImages(value: unknown, optional: z.core.$ZodType, change: (path: string) => string): unknown {
	const schema = unwrapOptional(optional);
	const { def } = schema;
	if (Array.isArray(value) && def.type === "array") {
		return value.map((entry) => mapImages(entry, (schema as z.ZodArray).element, change));
	}
	if (isObject(value) && def.type === "object") {
		const { shape } = schema as z.ZodObject;
		return Object.fromEntries(
			Object.entries(value).map(([key, child]) => [key, shape[key] ? mapImages(child, shape[key], change) : child]),
		);
	}
	return typeof value === "string" && value && schema.meta()?.image ? change(value) : value;
}

/** Removes optional fields that the form left empty, and switches that were absent and are off. */
const withoutEmpty: Visit = (value, optional, before) => {
	const schema = unwrapOptional(optional);
	if (Array.isArray(value) && schema.def.type === "array") {
		const entries = Array.isArray(before) ? before : [];
		const matches = matchEntries(entries, value);
		const { element } = schema as z.ZodArray;
		return value.map((entry, index) => withoutEmpty(entry, element, entries[matches[index] ?? -1]));
	}
	if (!isObject(value) || schema.def.type !== "object") return value;
	const { shape } = schema as z.ZodObject;
	const old = isObject(before) ? before : {};
	const kept = Object.entries(value).filter(([key, child]) => {
		if (internalKey.test(key)) return false;
		const isOptional = shape[key]?.def.type === "optional";
		return !isOptional || !(isEmpty(child) || (child === false && !(key in old)));
	});
	return Object.fromEntries(
		kept.map(([key, child]) => [key, shape[key] ? withoutEmpty(child, shape[key], old[key]) : child]),
	);
};

/** The value of a form as it is written to the file. `before` is the value of the file. */
export function fileValue(value: unknown, schema: z.ZodObject, before?: unknown): unknown {
	return withoutEmpty(mapImages(value, schema, fromUrl), schema, before);
}

/**
 * Reads and writes one YAML file of `content/`. Writing changes the text that was read last, so that comments and style
 * stay: the editor has one format for each file.
 */
export function contentFormat(name: string) {
	const schema = contentSchemas[name];
	if (!schema) throw new Error(`content/${name}.yaml has no schema`);
	let text = "";
	return {
		fromFile(source: string): unknown {
			text = source;
			return mapImages(parse(source), schema, toUrl);
		},
		/** The value of the file that was read last. */
		saved: (): unknown => parse(text),
		toFile(value: unknown): string {
			return updateYaml(text, fileValue(value, schema, parse(text)));
		},
	};
}
