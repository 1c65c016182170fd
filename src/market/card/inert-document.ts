type HtmlPolicy = { createHTML(html: string): string };
type PolicyFactory = { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };

/** Named in the policy of the pages. */
export const inertPolicy = "site-inert";

let shared: HtmlPolicy | undefined;

/** Browsers with Trusted Types take HTML for a document from a named policy alone. */
function policy(): HtmlPolicy {
	const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
	const asItIs: HtmlPolicy = { createHTML: (html) => html };
	shared ??= trustedTypes?.createPolicy(inertPolicy, asItIs) ?? asItIs;
	return shared;
}

/** HTML from outside as a document of its own, in which nothing loads and nothing runs: to be read, never to be shown. */
export function inertDocument(html: string): Document {
	return new DOMParser().parseFromString(policy().createHTML(html), "text/html");
}
