/** @jest-environment node */

import { createHash } from "node:crypto";
import { contentSecurityPolicy } from "../../../hosting/content-security-policy";
import { securityHeaders, svgPolicy } from "../../../hosting/rules";
import { headersFile, ignoredHeaders, redirectsFile } from "../../../hosting/static-hosts";
import { languages, localizedPath } from "../../../src/i18n/languages";

const hashed = "app-0123456789abcdef0123.js";
const pages = ["/index.html", "/404.html", "/templates/index.html", "/ru/index.html", "/ru/404.html"];
const others = [
	`/${hashed}`,
	"/robots.txt",
	"/static/a.woff2",
	"/static/1/b.svg",
	"/favicon.svg",
	"/manifest.webmanifest",
];

/** The values of a header in the `_headers` file for a path, which hosts join. */
function values(file: string, name: string, url: string): string[] {
	const found: string[] = [];
	let matches = false;
	for (const line of file.split("\n")) {
		if (line.startsWith("/")) matches = line.endsWith("*") ? url.startsWith(line.slice(0, -1)) : url === line;
		else if (matches && line.startsWith(`  ${name}: `)) found.push(line.slice(name.length + 4));
	}
	return found;
}

const site = "script-src 'self'; frame-ancestors 'none'";
const cases: [url: string, policy: string[], cache: string[]][] = [
	["/", [site], ["no-cache, no-transform"]],
	["/templates/", [site], ["no-cache, no-transform"]],
	["/ru/template/5/", [site], ["no-cache, no-transform"]],
	[`/${hashed}`, [], ["public, max-age=31536000, immutable"]],
	["/static/a.woff2", [svgPolicy], ["public, max-age=31536000, immutable"]],
	["/static/1/b.svg", [svgPolicy], ["public, max-age=31536000, immutable"]],
	["/favicon.svg", [svgPolicy], ["public, max-age=86400"]],
	["/robots.txt", [], []],
];

test.each(cases)("_headers gives %s one value of each header", (url, policy, cache) => {
	const file = headersFile([...pages, ...others], "script-src 'self'");
	expect(values(file, "Content-Security-Policy", url)).toEqual(policy);
	expect(values(file, "Cache-Control", url)).toEqual(cache);
	for (const [name, value] of Object.entries(securityHeaders)) expect(values(file, name, url)).toEqual([value]);
});

test("_headers has one rule for many files, and begins with what matters most", () => {
	const files = ["/share/1.jpg", "/share/2.jpg", "/static/1/a.svg", "/static/2/b.svg", `/${hashed}`];
	const paths = headersFile([...pages, ...files], "policy").match(/^\/.*$/gm);
	expect(paths).toEqual(["/*", "/static/*", "/", "/templates/*", "/ru/*", "/share/*", "/static/*", `/${hashed}`]);
});

test("Cloudflare Pages ignores rules and lines beyond its limits", () => {
	const many = (count: number) => Array.from({ length: count }, (_, index) => `/page-${index}/index.html`);
	expect(ignoredHeaders(headersFile(many(99), "policy"))).toBeUndefined();
	expect(ignoredHeaders(headersFile(many(100), "policy"))).toMatch("101 rules");
	expect(ignoredHeaders(headersFile(pages, "x".repeat(2_000)))).toMatch(/line of 2\d{3} characters/);
});

test("_redirects has template routes and a 404 page in each language, in order", () => {
	const lines = redirectsFile().trimEnd().split("\n");
	for (const { code } of languages) {
		expect(lines).toContain(`${localizedPath("/template/:id/", code)} ${localizedPath("/template/[id]/", code)} 200`);
		expect(lines).toContain(`${localizedPath("/*", code)} ${localizedPath("/404.html", code)} 404`);
	}
	expect(lines.at(-1)).toBe("/* /404.html 404");
});

describe("the Content Security Policy", () => {
	const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	/** The sources of a directive. */
	const sources = (policy: string, directive: string) =>
		policy
			.split("; ")
			.map((part) => part.split(" "))
			.find(([name]) => name === directive)
			?.slice(1);
	const pages = [
		'<style data-href="/a.css">p{}</style><script>run("é")</script><script src="/app.js" async></script>',
		'<style>p{}</style><script>\n two \n</script><script type="module">three</script>',
		'<script type="application/ld+json">{"@type":"Thing"}</script>',
	];

	test("allows the inline scripts and styles of the pages, each once, and nothing else", () => {
		const policy = contentSecurityPolicy(pages);
		const scripts = ['run("é")', "\n two \n", "three"].map(hash).sort();
		expect(sources(policy, "script-src")).toEqual(["'self'", ...scripts]);
		expect(sources(policy, "style-src")).toEqual(["'self'", hash("p{}")]);
		for (const directive of ["default-src", "base-uri", "form-action"])
			expect(sources(policy, directive)).toEqual(["'none'"]);
		expect(sources(policy, "require-trusted-types-for")).toEqual(["'script'"]);
		expect(policy).not.toMatch(/unsafe|data:|blob:|\*|https?:|analytics/);
	});

	test("allows calls to the market, and no pictures of it", () => {
		const market = "https://market.example";
		const policy = contentSecurityPolicy(pages, { market });
		expect(sources(policy, "connect-src")).toEqual(["'self'", market]);
		expect(sources(policy, "img-src")).toEqual(["'self'"]);
		expect(sources(policy, "script-src")).not.toContain(market);
	});

	test("allows the analytics script and its origins", () => {
		const script = "https://stats.example/js/script.js";
		const attributes = { "data-website-id": "qahva", "data-host-url": "https://in.stats.example/" };
		const policy = contentSecurityPolicy(pages, { analytics: { script: `${script}?v=2`, attributes } });
		expect(sources(policy, "script-src")?.slice(0, 2)).toEqual(["'self'", script]);
		expect(sources(policy, "connect-src")).toEqual(["'self'", "https://stats.example", "https://in.stats.example"]);
		expect(sources(policy, "trusted-types")).toContain("site-analytics");
	});
});
