import { createHash } from "node:crypto";
import { trustedTypesPolicies } from "../src/lib/trusted-types";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const scriptOrStyle = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;

/** Whether the policy applies to the text of an element: not to data blocks such as `application/ld+json`. */
function needsHash(attributes: string): boolean {
	if (/\ssrc=/.test(attributes)) return false;
	const [, type = "module"] = /\stype="([^"]*)"/.exec(attributes) ?? [];
	return type === "module" || type === "text/javascript";
}

/** The hashes of the inline scripts or styles. */
function hashes(pages: Iterable<string>): Record<"script" | "style", string[]> {
	const texts = { script: new Set<string>(), style: new Set<string>() };
	for (const html of pages) {
		for (const [, name, attributes = "", text = ""] of html.matchAll(scriptOrStyle)) {
			if (needsHash(attributes)) texts[name as keyof typeof texts].add(text);
		}
	}
	return { script: [...texts.script].map(hash).sort(), style: [...texts.style].map(hash).sort() };
}

/** The analytics script and the attributes of its element. */
type AnalyticsScript = { script: string; attributes: Record<string, string> };

/** Allows the script itself, and requests to its origin and to the origins in its attributes. */
function analyticsSources({ script, attributes }: AnalyticsScript): { script: string; connect: string[] } {
	const urls = [script, ...Object.values(attributes).filter((value) => value.startsWith("https://"))];
	return { script: script.replace(/\?.*/, ""), connect: [...new Set(urls.map((url) => new URL(url).origin))] };
}

/** Origins outside the site that the policy allows. */
export type PolicySources = {
	/** The market, unless it shares the site's origin. */
	market?: string;
	analytics?: AnalyticsScript;
};

/** The text of a policy. */
export function policyText(directives: Record<string, string[]>): string {
	return Object.entries(directives)
		.map(([name, values]) => [name, ...values.filter(Boolean)].join(" "))
		.join("; ");
}

/**
 * One policy for all pages. It allows only what the built pages contain and the origins that their code calls.
 * A `<meta>` cannot contain `frame-ancestors`; `asHeader` adds it.
 */
export function contentSecurityPolicy(pages: Iterable<string>, { market = "", analytics }: PolicySources = {}): string {
	const { script, style } = hashes(pages);
	const counter = analytics && analyticsSources(analytics);
	const { analytics: analyticsPolicy, ...policies } = trustedTypesPolicies;
	return policyText({
		"default-src": ["'none'"],
		"script-src": ["'self'", counter?.script ?? "", ...script],
		"style-src": ["'self'", ...style],
		"img-src": ["'self'"],
		"font-src": ["'self'"],
		"connect-src": ["'self'", market, ...(counter?.connect ?? [])],
		"manifest-src": ["'self'"],
		"worker-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'none'"],
		"require-trusted-types-for": ["'script'"],
		"trusted-types": [...Object.values(policies), counter ? analyticsPolicy : ""],
	});
}

/** The policy as a response header, which also says who may show the page in a frame. */
export const asHeader = (policy: string, ancestors: "'none'" | "'self'" = "'none'"): string =>
	`${policy}; frame-ancestors ${ancestors}`;

const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/;

/** The policy in a built page; undefined before `writeHostFiles` has run. */
export const policyOf = (html: string): string | undefined => meta.exec(html)?.[1];

/** Adds the policy to a page. It follows the charset, which must come first. */
export const withPolicy = (html: string, policy: string): string =>
	html.replace(
		/<meta charset="utf-8"\s*\/?>/i,
		(charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
	);
