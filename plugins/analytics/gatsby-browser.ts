import type { GatsbyBrowser } from "gatsby";
import { watchEvents } from "./src/events";
import { type AnalyticsOptions, isTrackingRefused, loadTracker, whenIdle } from "./src/load-tracker";

/** Events before the script has loaded wait for it. If it is blocked they are dropped. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = (_, options) => {
	if (isTrackingRefused()) return;
	const tracker = whenIdle()
		.then(() => loadTracker(options as unknown as AnalyticsOptions))
		.catch(() => undefined);
	watchEvents((name, value) => void tracker.then((track) => track?.(name, value)));
};
