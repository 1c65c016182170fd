import type { z } from "zod";
import { covers } from "./covers";
import { features, hero, showcase, templates } from "./landing";
import { plans } from "./plans";
import { resources } from "./resources";
import { site } from "./site";

/** The schema of each YAML file in `content/`, by the file's name without its extension. */
export const contentSchemas: Record<string, z.ZodObject> = {
	covers,
	features,
	hero,
	plans,
	resources,
	showcase,
	site,
	templates,
};
