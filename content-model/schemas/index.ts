import type { z } from "zod";
import { covers } from "./covers";
import { features, hero, showcase, templates } from "./landing";
import { plans } from "./plans";
import { customers, quotes } from "./proof";
import { resources } from "./resources";
import { site } from "./site";

/** The schema of each YAML file in `content/`, by the file's name without its extension. */
export const contentSchemas: Record<string, z.ZodObject> = {
	covers,
	customers,
	features,
	hero,
	plans,
	quotes,
	resources,
	showcase,
	site,
	templates,
};
