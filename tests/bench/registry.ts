import type { Bench, Measure, Round } from "./measure";
import { builds } from "./measures/build";
import { bytes } from "./measures/bytes";
import { catalogue } from "./measures/catalogue";
import { find } from "./measures/find";
import { interactionsToPaint } from "./measures/interactions";
import { lighthouse } from "./measures/lighthouse";
import { paints } from "./measures/paint";

/** What is measured while the site is built, and what on the built one, in the order of the table. */
export const registry: { builds: Measure<Round>[]; site: Measure<Bench>[] } = {
	builds,
	site: [...bytes, ...lighthouse, ...paints, ...interactionsToPaint, ...catalogue, ...find],
};
