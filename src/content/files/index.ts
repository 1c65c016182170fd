import type { ContentFile } from "../content-file";
import { features } from "./features";
import { hero } from "./hero";
import { plans } from "./plans";
import { resources } from "./resources";
import { showcase } from "./showcase";
import { site } from "./site";
import { templates } from "./templates";

/** Every YAML file below `content/`, by its name without the ending. */
export const contentFiles: Record<string, ContentFile> = {
	features,
	hero,
	plans,
	resources,
	showcase,
	site,
	templates,
};
