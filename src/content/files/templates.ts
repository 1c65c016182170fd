import { z } from "zod";
import { contentFile } from "../content-file";

const atLeastOne = { error: "must be a whole number, 1 or more" };

export const templates = contentFile(
	z
		.strictObject({
			cards: z.int(atLeastOne).min(1, atLeastOne).describe("How many template cards the landing page shows"),
			seeAll: z.boolean().describe("Whether 'See all' leads to the whole catalogue"),
		})
		.describe("The templates on the landing page"),
);
