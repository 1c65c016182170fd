import { type Analytics, analyticsPolicy } from "../../../src/deploy/analytics";
import { everything, writeSearch } from "../../../src/market/find/state/search-state";

/** `search` and how many were found, `billing` and the period: the name of what happened, and what with. */
export type Track = (name: string, value?: string | number) => void;

type Payload = Record<string, unknown>;
type Plausible = (name: string, options: { props: Payload }) => void;
type Trackers = {
	plausible?: Plausible | { o: { transformRequest: (payload: Payload) => Payload } };
	umami?: { track: (name: string, data: Payload) => void };
};
type UrlPolicy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy };

/** Nothing on the page has to wait for analytics. */
export function whenIdle(): Promise<unknown> {
	return new Promise((done) => {
		if ("requestIdleCallback" in window) requestIdleCallback(done, { timeout: 5000 });
		// Safari has none.
		else setTimeout(done, 2000);
	});
}

/** An address without what the visitor looks for in the catalogue; where they came from (`utm_source`) stays. */
export function withoutSearch(address: unknown): unknown {
	if (typeof address !== "string" || !URL.canParse(address)) return address;
	const url = new URL(address);
	url.search = writeSearch(everything, url.search);
	return url.href;
}

/** Loads the provider's script, which counts the pages by itself. Rejects where it is blocked. */
export async function loadTracker({ script, attributes }: Analytics): Promise<Track> {
	const page = window as Trackers & { trustedTypes?: PolicyFactory };
	// Where Plausible's script finds its options; Umami's has an attribute for the same.
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
	// The policy makes the one address only, whoever gets hold of it.
	const policy: UrlPolicy = { createScriptURL: () => script };
	element.src = (page.trustedTypes?.createPolicy(analyticsPolicy, policy) ?? policy).createScriptURL(script);
	await new Promise((loaded, failed) => {
		element.addEventListener("load", loaded);
		element.addEventListener("error", failed);
		document.head.append(element);
	});
	return (name, value) => {
		const data = value === undefined ? {} : { value };
		if (page.umami) page.umami.track(name, data);
		else if (typeof page.plausible === "function") page.plausible(name, { props: data });
	};
}
