import { z } from "zod";
import { zodMessage } from "../messages";
import { image } from "./schema-helpers";

const dayError = zodMessage("day", { example: "2026-11-25" });

/** The fields of a page, at the top of `content/pages/<name>.<language>.md`. */
export const page = z
	.strictObject({
		title: z
			.string()
			.regex(/\S/, { error: zodMessage("mustBeString") })
			.describe("The heading, and the title in search engines"),
		description: z
			.string()
			.regex(/\S/, { error: zodMessage("mustBeString") })
			.describe("One or two sentences for search engines"),
		date: z.iso
			.date({ error: dayError })
			.refine((day) => day >= "2000", { error: dayError })
			.optional()
			.describe("The day of an announcement or an article: 2026-11-25. Builds publish the page from this day on"),
		picture: image(1200, "The picture in the preview of a shared link").optional(),
		listed: z
			.boolean()
			.meta({ description: "Whether search engines list the page. Without this field, they do", on: true })
			.optional(),
		draft: z.boolean().optional().describe("Whether only `npm run develop` shows the page"),
	})
	.describe("A page with a text");

export type Page = z.infer<typeof page>;

/** Whether a build publishes the page. In `npm run develop`, every page is shown. @param now the time of the build */
export const isPublished = ({ draft, date = "" }: Pick<Page, "draft" | "date">, now = new Date()): boolean =>
	!draft && date <= now.toISOString().slice(0, 10);

const translatedFields = ["title", "description", "picture"];

/** The fields that are equal in all languages of a page. */
export const sharedFields = Object.keys(page.shape).filter((name) => !translatedFields.includes(name));
