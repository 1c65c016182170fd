import { trustedTypesPolicies } from "../../../src/lib/trusted-types";

/** The plugin's options: the URL of Umami's script, and the attributes of its element. */
export type AnalyticsOptions = { script: string; attributes: Record<string, string> };

type UrlPolicy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy };

/** Whether the browser asks not to be tracked: Do Not Track, Global Privacy Control. */
export function isTrackingRefused(): boolean {
	const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
	return doNotTrack === "1" || globalPrivacyControl === true;
}

/** Page views without the query, which may contain a search. The tracker stores no id of the visitor by itself. */
const anonymous = { "data-exclude-search": "true" };

/** Loads the script, which counts page views itself, after all that the page needs. */
export function loadTracker({ script, attributes }: AnalyticsOptions): void {
	const element = document.createElement("script");
	for (const [name, value] of Object.entries({ ...anonymous, ...attributes })) element.setAttribute(name, value);
	element.fetchPriority = "low";
	// Ignores its argument, so the policy cannot be misused for another URL.
	const policy: UrlPolicy = { createScriptURL: () => script };
	const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
	const trusted = trustedTypes?.createPolicy(trustedTypesPolicies.analytics, policy) ?? policy;
	element.src = trusted.createScriptURL(script);
	document.head.append(element);
}
