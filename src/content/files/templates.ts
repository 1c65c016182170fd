import { z } from "zod";
import { contentFile } from "../content-file";

export const templates = contentFile(
	z.strictObject({
		cards: z.int().min(1, { error: ({ input }) => `cards must be 1 or more (is ${input})` }),
		seeAll: z.boolean(),
	}),
);
