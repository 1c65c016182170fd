import { z } from "zod";
import { contentFile } from "../content-file";

const atLeastOne = { error: "must be a whole number, 1 or more" };

export const templates = contentFile(
	z.strictObject({
		cards: z.int(atLeastOne).min(1, atLeastOne),
		seeAll: z.boolean(),
	}),
);
