import { parse } from "yaml";
import type { z } from "zod";
import { contentSchemas } from "../../../content-model/schemas";
import { unwrapOptional } from "../../../content-model/schemas/schema-helpers";
import type { Project } from "../project";
import { isObject, matchEntries } from "./match-entries";
import { updateYaml } from "./update-yaml";
import { versionField, versionOf } from "./version";

type Visit = (value: unknown, schema: z.core.$ZodType, before: unknown) => unknown;

/** Fields that the CMS adds to the entries of its lists. */
const internalKey = /^__/;

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** A text without the spaces around it. The form has numbers as texts, with a pattern. */
function scalar(value: unknown, schema: z.ZodType): unknown {
	if (typeof value !== "string") return value;
	const text = value.trim();
	return schema.def.type === "number" && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

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

/** The field of the form with the picture of a language, beside the field of the common picture. */
export const pictureField = (language: string, name: string): string => `__${language}_${name}`;

/** The picture that the site takes for a language: `images/ru/a.png` for `images/a.png`. */
const pictureOf = (language: string, path: string) => path.replace(/^images\//, `images/${language}/`);

/** Adds the pictures of languages to the value of a form. */
function withPictures(value: unknown, languages: string[], images: string[]): unknown {
	if (Array.isArray(value)) return value.map((entry) => withPictures(entry, languages, images));
	if (!isObject(value)) return value;
	const fields = Object.entries(value).flatMap(([name, child]) =>
		languages.flatMap((language) => {
			const file = typeof child === "string" ? pictureOf(language, fromUrl(child)) : "";
			return images.includes(`content/${file}`) ? [[pictureField(language, name), toUrl(file)]] : [];
		}),
	);
	const children = Object.entries(value).map(([name, child]) => [name, withPictures(child, languages, images)]);
	return Object.fromEntries([...children, ...fields]);
}

/**
 * The pictures of languages that a form changes: the file that the site takes → the one that the form shows, undefined if
 * there is none. @param images the pictures that exist
 */
export function languagePictures(form: unknown, images: string[]): Map<string, string | undefined> {
	const pictures = new Map<string, string | undefined>();
	if (typeof form !== "object" || form === null) return pictures;
	for (const [name, child] of Object.entries(form)) {
		for (const entry of languagePictures(child, images)) pictures.set(...entry);
		const [, language = "", field = ""] = /^__([a-z]+)_(\w+)$/.exec(name) ?? [];
		const common = (form as Record<string, unknown>)[field];
		if (!language || typeof common !== "string") continue;
		const target = `content/${pictureOf(language, fromUrl(common))}`;
		const shown = child ? `content/${fromUrl(String(child))}` : undefined;
		if (shown ? shown !== target : images.includes(target)) pictures.set(target, shown);
	}
	return pictures;
}

/**
 * The value in the order of its schema: the CMS hands out entries without an order. Without optional fields that the form
 * left empty, and switches that were absent and are off.
 */
const written: Visit = (value, optional, before) => {
	const schema = unwrapOptional(optional);
	if (Array.isArray(value) && schema.def.type === "array") {
		const entries = Array.isArray(before) ? before : [];
		const matches = matchEntries(entries, value);
		const { element } = schema as z.ZodArray;
		return value.map((entry, index) => written(entry, element, entries[matches[index] ?? -1]));
	}
	if (!isObject(value) || schema.def.type !== "object") return scalar(value, schema);
	const { shape } = schema as z.ZodObject;
	const old = isObject(before) ? before : {};
	const keys = [...Object.keys(shape), ...Object.keys(value).filter((key) => !Object.hasOwn(shape, key))];
	const children = keys
		.filter((key) => Object.hasOwn(value, key) && !internalKey.test(key))
		.map((key): [string, unknown] => [key, shape[key] ? written(value[key], shape[key], old[key]) : value[key]]);
	return Object.fromEntries(
		children.filter(([key, child]) => {
			const isOptional = shape[key]?.def.type === "optional";
			return !isOptional || !(isEmpty(child) || (child === false && !(key in old)));
		}),
	);
};

/** The value of a form as it is written to the file. `before` is the value of the file. */
export function fileValue(value: unknown, schema: z.ZodObject, before?: unknown): unknown {
	return written(mapImages(value, schema, fromUrl), schema, before);
}

/**
 * Reads and writes one YAML file of `content/`. Writing changes the text that was read last, so that comments and style
 * stay: the editor has one format for each file.
 */
export function contentFormat(name: string, { locales, images }: Pick<Project, "locales" | "images">) {
	const schema = contentSchemas[name];
	if (!schema) throw new Error(`content/${name}.yaml has no schema`);
	let text = "";
	return {
		schema,
		async fromFile(source: string): Promise<unknown> {
			text = `${source.trim()}\n`;
			const value = withPictures(mapImages(parse(source), schema, toUrl), Object.keys(locales), images);
			return { ...(value as object), [versionField]: await versionOf(source) };
		},
		/** The text that was read last. */
		current: () => text,
		/** Has the text that was written become the current one. */
		saved(written: string): void {
			text = written;
		},
		toFile: (value: unknown): string => updateYaml(text, fileValue(value, schema, parse(text))),
	};
}
