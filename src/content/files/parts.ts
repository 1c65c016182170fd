import { z } from "zod";
import type { Path } from "../content-file";

/** Found again in locale keys and in `id` attributes: `about-us`. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
	error: ({ input }) => `id must be lower-case words joined by hyphens (is ${JSON.stringify(input)})`,
});

export const httpsUrl = z.url({
	protocol: /^https$/,
	error: ({ input }) => `link must start with https:// (is ${JSON.stringify(input)})`,
});

/** A Telegram chat link without a query: the site adds the message itself. */
export const chatUrl = z.string().regex(/^https:\/\/t\.me\/[A-Za-z0-9_]+$/, {
	error: ({ input }) => `chat link must be https://t.me/ and a name (is ${JSON.stringify(input)})`,
});

/** A path of the site, perhaps with an anchor: `/`, `/#pricing`. */
export const sitePath = z.string().regex(/^\/(?!\/)/, {
	error: ({ input }) => `path must start with one / (is ${JSON.stringify(input)})`,
});

export const image = z.string().regex(/^images\/[\w./-]+\.(png|jpe?g|webp|avif)$/, {
	error: ({ input }) => `picture must be a PNG, JPEG, WebP or AVIF file in images/ (is ${JSON.stringify(input)})`,
});

export const icon = z.string().regex(/^images\/[\w./-]+\.svg$/, {
	error: ({ input }) => `icon must be an SVG file in images/ (is ${JSON.stringify(input)})`,
});

/** The same picture composed for wide screens and for phones. */
export const picture = z.strictObject({ wide: image, narrow: image });

/** Both files of a picture that stands at that path. */
export function pictureFiles({ wide, narrow }: z.infer<typeof picture>, path: Path) {
	return [
		{ file: wide, path: [...path, "wide"] },
		{ file: narrow, path: [...path, "narrow"] },
	];
}

/** At least one entry, and no id twice. */
export function listOf<Entry extends z.ZodType<{ id: string }>>(entry: Entry) {
	return z
		.array(entry)
		.min(1, { error: "list must have at least one entry" })
		.check(({ value, issues }) => {
			const seen = new Set<string>();
			value.forEach((item, index) => {
				if (seen.has(item.id)) {
					issues.push({
						code: "custom",
						input: item.id,
						path: [index, "id"],
						message: `id "${item.id}" is used twice`,
					});
				}
				seen.add(item.id);
			});
		});
}

/** Ids alone, at least one, none twice. */
export const ids = z
	.array(id)
	.min(1, { error: "list must have at least one entry" })
	.refine((list) => new Set(list).size === list.length, { error: "an id is used twice" });
