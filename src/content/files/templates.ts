import { z } from "zod";
import { contentFile } from "../content-file";

export const templates = contentFile(
	z.strictObject({
		cards: z.int().min(1, { error: "must be 1 or more" }),
		seeAll: z.boolean(),
	}),
);
