import { z } from "zod";
import type { Path } from "../content-file";

/** Found again in locale keys and in `id` attributes: `about-us`. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "must be lower-case words joined by hyphens" });

export const httpsUrl = z
	.url({ protocol: /^https$/, error: "must start with https://" })
	.meta({ pattern: "^https://", description: "A link out of the site: https://…" });

/** A Telegram chat link without a query: the site adds the message itself. */
export const chatUrl = z
	.string()
	.regex(/^https:\/\/t\.me\/[A-Za-z0-9_]+$/, {
		error: "must be https://t.me/ and a name",
	})
	.describe("The Telegram chat that the button opens: https://t.me/ and a name. The site adds the message.");

/** A path of the site, perhaps with an anchor: `/`, `/#pricing`. */
export const sitePath = z
	.string()
	.regex(/^\/(?!\/)/, { error: "must start with one /" })
	.describe("A page of the site (/, /templates/) or a place on the landing page (/#pricing).");

export const image = z.string().regex(/^images\/[\w./-]+\.(png|jpe?g|webp|avif)$/, {
	error: "must be a PNG, JPEG, WebP or AVIF file in images/",
});

export const icon = z
	.string()
	.regex(/^images\/[\w./-]+\.svg$/, { error: "must be an SVG file in images/" })
	.describe("An SVG with a viewBox, such as images/icons/java.svg");

/** Widths in pixels that are sharp on screens with two dots a pixel. */
export const narrowWidth = 1280;
const wideWidth = 1320;
export const heroWidth = 2400;

/** The same picture composed for wide screens, in so many pixels, and for phones. */
export const pictureOf = (width: number) =>
	z
		.strictObject({
			wide: image.describe(`The picture for large screens, at least ${width} pixels wide`),
			narrow: image.describe(`The composition for phones, at least ${narrowWidth} pixels wide`),
		})
		.describe("One picture in two compositions. Its description for screen readers is in the locale files.");

export const picture = pictureOf(wideWidth);

/** Both files of a picture that stands at that path; the wide one must have at least so many pixels. */
export function pictureFiles({ wide, narrow }: z.infer<typeof picture>, path: Path, width = wideWidth) {
	return [
		{ file: wide, path: [...path, "wide"], width },
		{ file: narrow, path: [...path, "narrow"], width: narrowWidth },
	];
}

const atLeastOne = "must have at least one entry";

/** None twice: an id in an entry, or the entry itself. */
function unique<Entry>(idOf: (entry: Entry) => string, path: Path = []) {
	return z.check<Entry[]>(({ value, issues }) => {
		const names = value.map(idOf);
		names.forEach((name, index) => {
			if (names.indexOf(name) === index) return;
			issues.push({ code: "custom", input: name, path: [index, ...path], message: `"${name}" is there twice` });
		});
	});
}

/** At least one entry, and no id twice. */
export function listOf<Entry extends z.ZodType<{ id: string }>>(entry: Entry) {
	const ofId = unique<z.infer<Entry>>((item) => item.id, ["id"]);
	return z.array(entry).min(1, { error: atLeastOne }).check(ofId);
}

/** Names alone, at least one, none twice. */
export function names<Name extends z.ZodType<string>>(name: Name) {
	return z
		.array(name)
		.min(1, { error: atLeastOne })
		.check(unique<z.infer<Name>>((item) => item))
		.meta({ uniqueItems: true });
}

/** At least one entry of any kind. */
export function someOf<Entry extends z.ZodType>(entry: Entry) {
	return z.array(entry).min(1, { error: atLeastOne });
}

/** Each of those keys, called for at that path. */
export function called(path: Path, ...keys: string[]) {
	return keys.map((key) => ({ key, path }));
}
