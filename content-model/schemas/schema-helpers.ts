import { z } from "zod";
import { defaultLanguage, languages } from "../../src/i18n/languages";
import { type ErrorCode, zodMessage } from "../messages";

export type ObjectValue = Record<string, unknown>;

/** An id on the landing page. `section` is the id of the section that contains it; without a file of `page`, a language lacks it. */
export type Anchor = { id: string; section?: string; page?: string };

/** Width to height. */
export type Ratio = readonly [number, number];

/** Metadata of a field. */
type ContentMeta = {
	/** The translation keys that must exist for this id. `object` contains the field, `parent` contains the object. */
	translationKeys?: (id: string, object: ObjectValue, parent: ObjectValue) => string[];
	/** The group of strings whose ids are the choices of this field: `pricing:features`. Several entries may choose the same. */
	choices?: string;
	/** These of the strings are names, which may be the same in every language. */
	properNames?: string[];
	/** A switch that is on if the field is missing. */
	on?: boolean;
	/** The object has a `count` if and only if the string of this id contains a number. */
	hasCount?: boolean;
	/** The path of an image file below `content/`. `minWidth` is in pixels. SVGs have no rules. */
	image?: { minWidth?: number; ratios?: readonly Ratio[] };
	/** The object has an image for each language, see `localizedImage`. */
	localizedImage?: boolean;
	/** A link to a page of the site or to an id on the landing page. */
	internalLink?: boolean;
	/** The `id` attribute of this value on the landing page; arguments as above. */
	anchor?: (value: string, object: ObjectValue, parent: ObjectValue) => Anchor | undefined;
	/** The name of the page in `content/pages` that this value shows. */
	internalPage?: (value: string) => string | undefined;
};

declare module "zod" {
	interface GlobalMeta extends ContentMeta {}
}

/** Keys that JavaScript would take for parts of an object. */
export const reservedKeys = ["__proto__", "constructor", "prototype"];

/** An id such as `about-us`, for translation keys and `id` attributes. */
export const id = z.string().regex(new RegExp(`^(?!(?:${reservedKeys.join("|")})$)[a-z0-9]+(-[a-z0-9]+)*$`), {
	error: ({ input }) => zodMessage(reservedKeys.includes(String(input)) ? "reservedId" : "id"),
});

/** An id that selects strings. @param group of their keys: `landing:features.items`. Without `names`, the id has one string. */
export const stringId = (what: string, group: string, names?: string[]) =>
	id.meta({
		description: `Selects ${what}: ${group.replace(":", ".")}.<id>`,
		translationKeys: (value) => names?.map((name) => `${group}.${value}.${name}`) ?? [`${group}.${value}`],
	});

/** A whole number in a range. `code` is the error of every other value. */
export function intBetween(min: number, max: number, code: ErrorCode) {
	const error = zodMessage(code, { min, max });
	return z.int({ error }).min(min, { error }).max(max, { error });
}

/** Why a value is not the name of a picture with one of these endings. */
function imageNameError(name: string, ending: RegExp, code: ErrorCode): string {
	if (!name.startsWith("images/")) return zodMessage(code);
	const character = /[^\w./-]/u.exec(name)?.[0];
	if (character) return zodMessage("fileName", { character });
	const isInCapitals = !ending.test(name) && ending.test(name.toLowerCase());
	return zodMessage(isInCapitals ? "lowercaseEnding" : code);
}

function imageName(endings: string, code: ErrorCode) {
	const ending = new RegExp(`\\.(?:${endings})$`);
	return z.string().regex(new RegExp(`^images/[\\w./-]+\\.(?:${endings})$`), {
		error: ({ input }) => imageNameError(String(input), ending, code),
	});
}

/** An SVG file. */
export const icon = imageName("svg", "svgName").meta({
	description: "An SVG with a viewBox, such as images/icons/java.svg",
	image: {},
});

/** An image file of at least `minWidth` pixels. @param ratios it has one of them; undefined for any */
export function image(minWidth: number, description: string, ratios?: readonly Ratio[]) {
	return imageName("png|jpe?g|webp|avif", "pictureName").meta({
		description: `${description}, at least ${minWidth} pixels wide`,
		image: { minWidth, ratios },
	});
}

/** An image for each language. Without its own image, a language shows the default one. */
export function localizedImage(minWidth: number, description: string, ratios: readonly Ratio[]) {
	const imageOf = (pages: string) => image(minWidth, `The image on ${pages}`, ratios);
	const codes = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
	return z
		.strictObject(
			{
				default: imageOf("the pages of every language without its own"),
				...Object.fromEntries(codes.map((code) => [code, imageOf(`the pages in ${code}`).optional()])),
			},
			{ error: zodMessage("pictureGroup") },
		)
		.meta({ description: `${description}, at least ${minWidth} pixels wide`, localizedImage: true });
}

/** A value of `localizedImage`: `{ default: "images/editor.png", ru: "images/ru/editor.png" }`. */
export type LocalizedImage = { default: string; [language: string]: string | undefined };

/** The image that the pages of a language show. */
export const imageIn = (images: LocalizedImage, language: string): string => images[language] ?? images.default;

/** Minimum width in pixels of pictures for phones: 640 CSS pixels at a device pixel ratio of 2. */
export const narrowWidth = 1280;

/** A picture in two crops: for large screens, at least `wideWidth` pixels wide, and for narrow ones. */
export function picture(wideWidth: number, wideRatios: readonly Ratio[]) {
	return z
		.strictObject({
			wide: localizedImage(wideWidth, "The picture for large screens", wideRatios),
			narrow: localizedImage(narrowWidth, "The picture for phones and tablets", [[1, 1]]),
		})
		.describe("A picture in two crops. Its alt text is in the locale files.");
}

/** Reports duplicate names in a list. `path` is the path of the name inside an entry. */
export function unique<Entry>(nameOf: (entry: Entry) => string, path: string[] = []) {
	return z.check<Entry[]>(({ value, issues }) => {
		const names = value.map(nameOf);
		names.forEach((name, index) => {
			if (names.indexOf(name) === index) return;
			const message = zodMessage("twice", { name });
			issues.push({ code: "custom", input: name, path: [index, ...path], message });
		});
	});
}

/** A list with at least one entry. */
export function list<Entry extends z.ZodType>(entry: Entry) {
	return z.array(entry).min(1, { error: zodMessage("noEntry") });
}

/** A list of objects with unique ids, at least one. */
export function listById<Entry extends z.ZodType<{ id: string }>>(entry: Entry) {
	return list(entry).check(unique<z.infer<Entry>>((item) => item.id, ["id"]));
}

/** A list of unique names, at least one. */
export function uniqueList<Name extends z.ZodType<string>>(name: Name) {
	return list(name)
		.check(unique<z.infer<Name>>((item) => item))
		.meta({ uniqueItems: true });
}

/** The schema of a field without `.optional()`. */
export function unwrapOptional(schema: z.core.$ZodType): z.ZodType {
	return (schema instanceof z.ZodOptional ? schema.unwrap() : schema) as z.ZodType;
}
