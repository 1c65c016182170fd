import { z } from "zod";
import { icon, id, intBetween, listById, picture, stringId, uniqueList } from "./schema-helpers";

/** The script that the hero shows. */
export const heroScript = "scripts/SendRates.java";

const maxLine = 99;
const maxMilliseconds = 999_999;

const logEntry = z.strictObject({
	id: id.meta({
		description: "Selects the text of what the platform writes: landing.hero.run.log.<id>",
		translationKeys: (entry, { text }) => (text === undefined ? [`landing:hero.run.log.${entry}`] : []),
	}),
	text: z
		.string()
		.min(1)
		.optional()
		.describe(
			"What the script writes with ctx.log, the same in every language; without it, the platform writes the entry",
		),
	line: intBetween(1, maxLine, "wholeBetween").describe("The line of the script that writes the entry"),
	at: intBetween(0, maxMilliseconds, "wholeBetween").describe("When it is written, in milliseconds after the start"),
});

export const hero = z
	.strictObject({
		words: uniqueList(stringId("the word", "landing:hero.words")).describe(
			"The words that rotate in the headline: landing.hero.words.<id>",
		),
		picture: picture(2400, [[8, 5]]).extend({
			exampleData: z
				.boolean()
				.optional()
				.describe("Whether the pictures of the page show invented figures: the page says so below this one"),
		}),
		log: listById(logEntry)
			.optional()
			.describe(
				`The log of a run of ${heroScript}, from top to bottom. Without it, the page does not show the script.`,
			),
	})
	.describe("The top of the landing page");

const point = id.meta({
	translationKeys: (point, section) => [`landing:showcase.sections.${section.id}.points.${point}`],
});

const showcaseSection = z.strictObject({
	id: stringId("the title, the text and the alt text of the picture", "landing:showcase.sections", [
		"title",
		"text",
		"pictureAlt",
	]),
	points: uniqueList(point).describe("The list of points: landing.showcase.sections.<section>.points.<id>"),
	picture: picture(1320, [
		[4, 3],
		[2, 1],
	])
		.partial({ wide: true })
		.describe(
			"The pictures. With a wide picture of 2:1, the section is as wide as the page; without one, it is a tile.",
		),
});

export const showcase = z
	.strictObject({ sections: listById(showcaseSection).describe("The sections, from top to bottom") })
	.describe("Sections with a text and a picture");

const feature = z.strictObject({
	id: stringId("the title and the text", "landing:features.items", ["title", "text"]),
	icon,
});

export const features = z
	.strictObject({ features: listById(feature).describe("The features, in the order of the grid") })
	.describe("The grid of core features");

/** The landing page has no "Show more" button, unlike the catalog page. */
const maxCards = 48;

export const templates = z
	.strictObject({
		cards: intBetween(1, maxCards, "wholeBetween").describe("The number of template cards on the landing page"),
		seeAll: z.boolean().describe("Whether the landing page shows the link 'See all' to the catalog"),
	})
	.describe("The templates on the landing page");
