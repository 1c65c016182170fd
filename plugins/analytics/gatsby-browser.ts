import type { GatsbyBrowser } from "gatsby";
import type { Analytics } from "../../src/deploy/analytics";
import { watchEvents } from "./src/events";
import { isUnwanted } from "./src/is-unwanted";
import { loadTracker, whenIdle } from "./src/load-tracker";

/** What happens before the script is there waits for it, and is forgotten where it never comes. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = (_, options) => {
	if (isUnwanted()) return;
	const tracker = whenIdle()
		.then(() => loadTracker(options as unknown as Analytics))
		.catch(() => undefined);
	watchEvents((name, value) => void tracker.then((track) => track?.(name, value)));
};
