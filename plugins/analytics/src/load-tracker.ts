import { emptySearch, formatSearch } from "../../../src/features/catalog/search/search-state";
import { trustedTypesPolicies } from "../../../src/lib/trusted-types";

/** The plugin's options: the URL of the provider's script, and the attributes of its element. */
export type AnalyticsOptions = { script: string; attributes: Record<string, string> };

/** Sends an event: `billing` with the value `annual`, `search` with the number of results. */
export type Track = (name: string, value?: string | number) => void;

type Payload = Record<string, unknown>;
type Plausible = (name: string, options: { props: Payload }) => void;
type Trackers = {
	plausible?: Plausible | { o: { transformRequest: (payload: Payload) => Payload } };
	umami?: { track: (name: string, data: Payload) => void };
};
type UrlPolicy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy };

/** Whether the browser asks not to be tracked: Do Not Track, Global Privacy Control. */
export function isTrackingRefused(): boolean {
	const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
	return doNotTrack === "1" || globalPrivacyControl === true;
}

/** Resolves when the page is idle, or after some seconds: analytics must not delay it. */
export function whenIdle(): Promise<unknown> {
	return new Promise((resolve) => {
		if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: 5000 });
		// Safari does not support requestIdleCallback.
		else setTimeout(resolve, 2000);
	});
}

/** Removes the catalog's search parameters from a URL and keeps the others, such as `utm_source`. */
function withoutSearch(value: unknown): unknown {
	if (typeof value !== "string" || !URL.canParse(value)) return value;
	const url = new URL(value);
	url.search = formatSearch(emptySearch, url.search);
	return url.href;
}

/** Loads the provider's script, which counts page views itself. Rejects if the script is blocked. */
export async function loadTracker({ script, attributes }: AnalyticsOptions): Promise<Track> {
	const page = window as Trackers & { trustedTypes?: PolicyFactory };
	// Plausible reads its options here. For Umami, data-exclude-search has the same effect.
	const transformRequest = (payload: Payload) => ({
		...payload,
		u: withoutSearch(payload.u),
		r: withoutSearch(payload.r),
	});
	page.plausible ??= { o: { transformRequest } };

	const element = document.createElement("script");
	for (const [name, value] of Object.entries({ "data-exclude-search": "true", ...attributes })) {
		element.setAttribute(name, value);
	}
	// Ignores its argument, so the policy cannot be misused for another URL.
	const policy: UrlPolicy = { createScriptURL: () => script };
	const trusted = page.trustedTypes?.createPolicy(trustedTypesPolicies.analytics, policy) ?? policy;
	element.src = trusted.createScriptURL(script);
	await new Promise((resolve, reject) => {
		element.addEventListener("load", resolve);
		element.addEventListener("error", reject);
		document.head.append(element);
	});
	return (name, value) => {
		const data = value === undefined ? {} : { value };
		if (page.umami) page.umami.track(name, data);
		else if (typeof page.plausible === "function") page.plausible(name, { props: data });
	};
}
