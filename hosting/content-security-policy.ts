import { createHash } from "node:crypto";
import { inertPolicy } from "../market/card/inert-document";
import { type Analytics, analyticsPolicy, analyticsSources } from "./analytics";

/** Names of the Trusted Types policies: webpack's (`src/build/webpack.ts`), the sanitiser's and that of `inertDocument`. */
export const trustedTypesPolicies = { webpack: "site-webpack", sanitiser: "dompurify", inert: inertPolicy } as const;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What the browser runs; `<script type="application/ld+json">` is data and no concern of the policy. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="(?!module"|text\/javascript")))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

function hashes(pages: string[], element: RegExp): string[] {
	const texts = pages.flatMap((html) => [...html.matchAll(element)].map(([, text = ""]) => text));
	return [...new Set(texts)].map(hash).sort();
}

export type Origins = {
	/** Of the market, if it is another than the site's own. */
	market?: string;
	/** Of pictures that the market's answers may name, beside the site's and the market's own. */
	pictures?: string[];
	analytics?: Analytics;
};

/**
 * The one policy of all pages: nothing is allowed but what the built pages hold and where their code calls.
 * `frame-ancestors` is not in it, as a `<meta>` cannot say that: `asHeader` adds it.
 */
export function contentSecurityPolicy(
	pages: string[],
	{ market = "", pictures = [], analytics }: Origins = {},
): string {
	const counting = analytics && analyticsSources(analytics);
	const directives: Record<string, string[]> = {
		"default-src": ["'none'"],
		"script-src": ["'self'", counting?.script ?? "", ...hashes(pages, inlineScript)],
		"style-src": ["'self'", ...hashes(pages, inlineStyle)],
		"img-src": ["'self'", market, ...pictures],
		"font-src": ["'self'"],
		"connect-src": ["'self'", market, ...(counting?.connect ?? [])],
		"manifest-src": ["'self'"],
		"worker-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'none'"],
		"require-trusted-types-for": ["'script'"],
		"trusted-types": [...Object.values(trustedTypesPolicies), counting ? analyticsPolicy : ""],
	};
	return Object.entries(directives)
		.map(([name, values]) => [name, ...values.filter(Boolean)].join(" "))
		.join("; ");
}

/** The policy as a response header says it: the same, and who may frame the page (nobody). */
export const asHeader = (policy: string): string => `${policy}; frame-ancestors 'none'`;

const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/;

/** The policy that a built page carries; undefined for a page that no build has finished. */
export const policyOf = (html: string): string | undefined => meta.exec(html)?.[1];

/** The page with that policy in its head, in place of an older one. After the charset, which browsers want first. */
export function withPolicy(html: string, policy: string): string {
	return html
		.replace(meta, "")
		.replace(
			/<meta charset="utf-8"\s*\/?>/i,
			(charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
		);
}

/** Style attributes would need `unsafe-hashes`; those of Gatsby's two wrappers stand in `src/styles/global.css` instead. */
export function withoutStyleAttributes(html: string): string {
	return html.replace(
		/(<div\b[^>]*?) style="[^"]*"(?=[^>]*\bid="gatsby-focus-wrapper")|(<div\b[^>]*\bid="gatsby-announcer"[^>]*?) style="[^"]*"/g,
		"$1$2",
	);
}
