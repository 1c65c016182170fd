import { z } from "zod";
import { zodMessage } from "../messages";
import { image, uniqueList } from "./schema-helpers";
import { landingAnchors } from "./site";

/** All but the hero, whose headline is the heading of the landing page. */
const sections = (Object.keys(landingAnchors) as (keyof typeof landingAnchors)[]).filter((name) => name !== "hero");

/** The fields of a page, at the top of `content/pages/<name>.<language>.md`. */
export const page = z
	.strictObject({
		title: z
			.string()
			.regex(/\S/, { error: zodMessage("mustBeText") })
			.describe("The heading, and the title in search engines"),
		description: z
			.string()
			.regex(/\S/, { error: zodMessage("mustBeText") })
			.describe("One or two sentences for search engines"),
		date: z.iso
			.date({ error: zodMessage("day", { example: "2026-11-25" }) })
			.optional()
			.describe("The day of an announcement or an article: 2026-11-25"),
		picture: image(1200, "The picture in the preview of a shared link").optional(),
		sections: uniqueList(z.enum(sections)).optional().describe("Sections of the landing page that follow the text"),
		listed: z
			.boolean()
			.meta({ description: "Whether search engines list the page. Without this field, they do", on: true })
			.optional(),
		draft: z.boolean().optional().describe("Whether only `npm run develop` shows the page"),
	})
	.describe("A page with a text");

export type Page = z.infer<typeof page>;
