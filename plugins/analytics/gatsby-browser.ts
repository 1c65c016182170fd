import type { GatsbyBrowser } from "gatsby";
import { watchEvents } from "./src/events";
import { type AnalyticsOptions, isTrackingRefused, loadTracker } from "./src/load-tracker";

/** Umami, once its script has loaded: https://umami.is/docs/tracker-functions */
type Umami = { track: (name: string, data: Record<string, unknown>) => void };

/**
 * Counts page views, clicks, and searches. Not by Umami's `data-umami-event`: before it follows such a link, it waits for the answer
 * of its server, and it would navigate instead of downloading a file. Events before the script has loaded do not count.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = (_, options) => {
	if (isTrackingRefused()) return;
	loadTracker(options as unknown as AnalyticsOptions);
	watchEvents((name, value) => {
		const { umami } = window as { umami?: Umami };
		umami?.track(name, value === undefined ? {} : { value });
	});
};
