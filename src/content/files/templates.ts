import { z } from "zod";
import { contentFile } from "../content-file";

/** A first look at the catalogue: a longer one is for its own page, which renders thousands little by little. */
const most = 48;

const aFew = { error: `must be a whole number from 1 to ${most}` };

export const templates = contentFile(
	z
		.strictObject({
			cards: z.int(aFew).min(1, aFew).max(most, aFew).describe("How many template cards the landing page shows"),
			seeAll: z.boolean().describe("Whether 'See all' leads to the whole catalogue"),
		})
		.describe("The templates on the landing page"),
);
