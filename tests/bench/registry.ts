import { builds } from "./measures/build";
import { bytes } from "./measures/bytes";
import { catalog } from "./measures/catalog";
import { interactionsToPaint } from "./measures/interactions";
import { lighthouse } from "./measures/lighthouse";
import { paints } from "./measures/paints";
import { search } from "./measures/search";

/** The measures of the build and of the built site, in table order. */
export const registry = {
	builds,
	site: [...bytes, ...lighthouse, ...paints, ...interactionsToPaint, ...catalog, ...search],
};
