/** @jest-environment node */
import { createHash } from "node:crypto";
import {
	asHeader,
	contentSecurityPolicy,
	policyOf,
	trustedTypesPolicies,
	withoutStyleAttributes,
	withPolicy,
} from "../../../hosting/content-security-policy";
import { trustedTypesPolicy as analyticsPolicy } from "../../../plugins/analytics/src/load-tracker";
import { htmlPolicyName } from "../../../src/features/catalog/html";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (head: string, body = "") =>
	`<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

/** The sources of a directive; undefined where the policy does not name it. */
function sources(policy: string, directive: string): string[] | undefined {
	const found = policy.split("; ").map((part) => part.split(" "));
	return found.find(([name]) => name === directive)?.slice(1);
}

const pages = [
	page('<style data-href="/a.css">p{}</style><script>run("é")</script><script src="/app.js" async></script>'),
	page('<style data-href="/a.css">p{}</style><script>\n two \n</script>', '<script type="module">three</script>'),
];

test("allows the inline scripts and styles of the pages, each once, and nothing else", () => {
	const policy = contentSecurityPolicy(pages);
	const scripts = ['run("é")', "\n two \n", "three"].map(hash).sort();
	expect(sources(policy, "default-src")).toEqual(["'none'"]);
	expect(sources(policy, "script-src")).toEqual(["'self'", ...scripts]);
	expect(sources(policy, "style-src")).toEqual(["'self'", hash("p{}")]);
	for (const directive of ["base-uri", "form-action"]) expect(sources(policy, directive)).toEqual(["'none'"]);
	expect(sources(policy, "require-trusted-types-for")).toEqual(["'script'"]);
	expect(policy).not.toMatch(/unsafe|data:|blob:|\*|https?:/);
});

test("does not allow data blocks as scripts", () => {
	const data = page('<script type="application/ld+json">{"@type":"Thing"}</script>');
	expect(sources(contentSecurityPolicy([data]), "script-src")).toEqual(["'self'"]);
});

test("allows the market's origin, its pictures and those of named hosts", () => {
	const market = "https://market.example";
	const policy = contentSecurityPolicy(pages, { market, pictures: ["https://pictures.example"] });
	expect(sources(policy, "connect-src")).toEqual(["'self'", market]);
	expect(sources(policy, "img-src")).toEqual(["'self'", market, "https://pictures.example"]);
	expect(sources(policy, "script-src")).not.toContain(market);
	expect(sources(contentSecurityPolicy(pages, { market: "" }), "connect-src")).toEqual(["'self'"]);
});

test("allows the analytics script and its origins only with analytics", () => {
	const script = "https://stats.example/js/script.js";
	const attributes = { "data-website-id": "qahva", "data-host-url": "https://in.stats.example/" };
	const policy = contentSecurityPolicy(pages, { analytics: { script: `${script}?v=2`, attributes } });
	expect(sources(policy, "script-src")?.slice(0, 2)).toEqual(["'self'", script]);
	expect(sources(policy, "connect-src")).toEqual(["'self'", "https://stats.example", "https://in.stats.example"]);
	expect(sources(policy, "trusted-types")).toContain("site-analytics");
	expect(contentSecurityPolicy(pages)).not.toMatch(/analytics|https?:/);
});

test("replaces an older policy in a page", () => {
	const old = withPolicy(pages[0] ?? "", "default-src *");
	const policy = contentSecurityPolicy(pages);
	const written = withPolicy(old, policy);
	expect(written.match(/Content-Security-Policy/g)).toHaveLength(1);
	expect(written).toContain('<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"');
	expect(policyOf(written)).toBe(policy);
	expect(withPolicy(written, policy)).toBe(written);
	expect(policyOf(pages[0] ?? "")).toBeUndefined();
});

test("the header also forbids framing", () => {
	expect(asHeader("default-src 'none'")).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("removes the style attributes of Gatsby's wrappers only", () => {
	const focus = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">';
	const announcer = '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive">';
	const other = '<p>style="kept"</p><code id="x">a style="b" c</code>';
	expect(withoutStyleAttributes(focus + other + announcer)).toBe(
		`<div tabindex="-1" id="gatsby-focus-wrapper">${other}<div id="gatsby-announcer" aria-live="assertive">`,
	);
});

test("names the Trusted Types policies that browser code creates", () => {
	expect(trustedTypesPolicies).toMatchObject({ inert: htmlPolicyName, analytics: analyticsPolicy });
});
