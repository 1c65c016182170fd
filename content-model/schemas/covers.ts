import { z } from "zod";
import { zodMessage } from "../messages";
import { list, unique, uniqueList } from "./schema-helpers";

/** The symbols of `src/features/catalog/cover/covers.svg`. */
export const coverIcons = [
	...["ai", "alert", "bank", "box", "card", "cart", "chart", "chat", "cloud", "code", "database", "file", "gauge"],
	...["globe", "image", "ledger", "lock", "mail", "people", "plug", "rss", "support", "table", "telegram", "truck"],
] as const;

const keyword = z
	.string()
	.regex(/^[^\s*.,:;!?()"/&-]{2,}\*?$/, { error: zodMessage("keyword") })
	.describe("One word of any language. A final * stands for any ending: telegram*");

const cover = z.strictObject({
	icon: z.enum(coverIcons).describe("An icon of src/features/catalog/cover/covers.svg"),
	keywords: uniqueList(keyword).describe("The words in titles and descriptions that stand for the icon"),
});

export const covers = z
	.strictObject({
		covers: list(cover)
			.check(unique(({ icon }) => icon, ["icon"]))
			.describe("The icons. Of two with the same keyword, the first is shown"),
	})
	.describe("The icons on the covers of templates");
