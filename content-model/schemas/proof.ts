import { z } from "zod";
import { httpsUrl } from "./links";
import { icon, image, textId, unique } from "./schema-helpers";

/** A list of objects with unique ids. An empty one hides its section. */
function hideableList<Entry extends z.ZodType<{ id: string }>>(entry: Entry) {
	return z.array(entry).check(unique<z.infer<Entry>>((item) => item.id, ["id"]));
}

const quote = z.strictObject({
	id: textId("the quote, and the name, the role and the company of its author", "landing:quotes.items", [
		"text",
		"name",
		"role",
		"company",
	]),
	picture: image(160, "A portrait").optional(),
	link: httpsUrl.optional().describe("Where the company leads: its website or the story, https://…"),
});

export const quotes = z
	.strictObject({
		quotes: hideableList(quote).describe("The quotes, from left to right. Without one, there is no section"),
	})
	.describe("What customers say");

const customer = z.strictObject({
	id: textId("the name", "landing:customers.names"),
	logo: icon.describe("The logo: an SVG with a viewBox, in a light color"),
	link: httpsUrl.optional().describe("The website of the customer: https://…"),
});

export const customers = z
	.strictObject({
		customers: hideableList(customer).describe("The logos, from left to right. Without one, there is no section"),
	})
	.describe("The logos of customers");
