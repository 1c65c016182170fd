import type { z } from "zod";
import { isObject } from "../../../content-model/check/parsed-text";
import { languageImage, unwrapOptional } from "../../../content-model/schemas/schema-helpers";
import type { Project } from "../project";

/** Fields that exist only in the form. The CMS adds some of them. */
const internalField = /^__/;

const isEmpty = (value: unknown) => value === null || value === "" || (Array.isArray(value) && value.length === 0);
const isPicture = (value: unknown): value is string => typeof value === "string" && value.startsWith("images/");

/** The field of the form with the picture of a language, beside the field of the common picture. */
export const pictureField = (language: string, name: string): string => `__${language}_${name}`;

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

/** Converts the value of a file for its form, which has a field for the picture of each language. */
export function formValue(value: unknown, project: Pick<Project, "locales" | "images">): unknown {
	if (isPicture(value)) return `/${value}`;
	if (Array.isArray(value)) return value.map((entry) => formValue(entry, project));
	if (!isObject(value)) return value;
	const fields = Object.entries(value).flatMap(([name, child]) => {
		const ofLanguages = Object.keys(project.locales).flatMap((language) => {
			const picture = isPicture(child) ? languageImage(child, language) : "";
			return project.images.includes(`content/${picture}`) ? [[pictureField(language, name), `/${picture}`]] : [];
		});
		return [[name, formValue(child, project)], ...ofLanguages];
	});
	return Object.fromEntries(fields);
}

/**
 * The pictures of languages that a form changes: the file that the site uses → the file that the form selects; undefined if
 * it selects none. @param images the existing pictures
 */
export function languagePictures(form: unknown, images: string[]): Map<string, string | undefined> {
	if (Array.isArray(form)) return new Map(form.flatMap((entry) => [...languagePictures(entry, images)]));
	if (!isObject(form)) return new Map();
	const changes = Object.entries(form).flatMap(([name, child]): [string, string | undefined][] => {
		const [, language = "", field = ""] = /^__([a-z]+)_(\w+)$/.exec(name) ?? [];
		if (!language || !form[field]) return [...languagePictures(child, images)];
		const target = `content/${languageImage(fromUrl(form[field]), language)}`;
		const shown = child ? `content/${fromUrl(child)}` : undefined;
		const isChanged = shown ? shown !== target : images.includes(target);
		return isChanged ? [[target, shown]] : [];
	});
	return new Map(changes);
}
