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
import { fillTemplate } from "../../../hosting/nginx";
import { cacheControl, securityHeaders } from "../../../hosting/rules";
import { cloudflareWorker, headersFile, redirectsFile } from "../../../hosting/static-hosts";
import { trustedTypesPolicy as analyticsPolicy } from "../../../plugins/analytics/src/load-tracker";
import { htmlPolicyName } from "../../../src/features/catalog/html";
import { defaultLanguage, languages } from "../../../src/i18n/languages";

describe("nginx templates", () => {
	test("replaces placeholders and keeps nginx variables", () => {
		expect(fillTemplate("listen {{PORT}};\nreturn 301 $uri/{1};", { PORT: "80" })).toBe(
			"listen 80;\nreturn 301 $uri/{1};",
		);
	});

	const nested = "a\n#if ONE\nb\n\t#if TWO\nc\n\t#else\nd\n\t#end\n#end\ne";

	test.each([
		[{}, "a e"],
		[{ ONE: "1" }, "a b d e"],
		[{ ONE: "1", TWO: "2" }, "a b c e"],
		[{ TWO: "2" }, "a e"],
		[{ ONE: "" }, "a e"],
	])("evaluates conditions with %j to %s", (values, expected) => {
		expect(fillTemplate(nested, values).split("\n").join(" ")).toBe(expected);
	});

	test("throws on a name without a value, except in a dropped line", () => {
		expect(() => fillTemplate("{{PORT}}", {})).toThrow("PORT has no value");
		expect(fillTemplate("#if A\n{{PORT}}\n#end\nx", {})).toBe("x");
		expect(() => fillTemplate("#if A\nx", {})).toThrow("no #end");
	});
});

const year = "public, max-age=31536000, immutable";

describe("headers", () => {
	const lifetimes = {
		[year]:
			"/app-0123456789abcdef0123.js /styles.0123456789abcdef0123.css /static/onest-latin-0123.woff2 " +
			"/component---src-pages-template-[id]-tsx-0123456789abcdef0123.js /static/0123/4567/dashboard.png",
		"public, max-age=86400": "/avatars/1.svg /favicon.ico",
		"no-cache":
			"/ /templates/ /index.html /page-data/app-data.json /page-data/sq/d/2390009820.json /robots.txt /sitemap.xml " +
			"/app-0123456789abcdef0123.js.LICENSE.txt /app-0123.js /ru/app-0123456789abcdef0123.js",
	};

	test.each(Object.entries(lifetimes))("Cache-Control is %s for %s", (value, paths) => {
		for (const path of paths.split(" ")) expect([path, cacheControl(path)]).toEqual([path, value]);
	});

	// The criteria of Mozilla's HTTP Observatory.
	test("the security headers meet the HTTP Observatory", () => {
		expect(Number(/max-age=(\d+)/.exec(securityHeaders["Strict-Transport-Security"])?.[1])).toBeGreaterThan(15768000);
		expect(securityHeaders).toMatchObject({
			"X-Content-Type-Options": "nosniff",
			"X-Frame-Options": "DENY",
			"Referrer-Policy": "strict-origin-when-cross-origin",
			"Cross-Origin-Opener-Policy": "same-origin",
			"Cross-Origin-Resource-Policy": "same-origin",
		});
	});
});

describe("static hosts", () => {
	const policy = "default-src 'none'";

	/** Parses a `_headers` file: header lines by path. */
	function rules(text: string): Record<string, string[]> {
		const parts = text.trimEnd().split(/\n(?=\S)/);
		return Object.fromEntries(parts.map((part) => part.split("\n")).map(([path, ...lines]) => [path, lines]));
	}

	test("all paths get the policy and the security headers", () => {
		const all = rules(headersFile([], policy))["/*"];
		expect(all).toContain("  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'");
		expect(all).toContain("  X-Content-Type-Options: nosniff");
		expect(all?.join()).not.toContain("Cache-Control");
	});

	test("lists only cacheable files, and whole folders as one rule", () => {
		const files = ["/app-0123456789abcdef0123.js", "/app-0123456789abcdef0123.js.br", "/index.html", "/robots.txt"];
		const found = rules(
			headersFile([...files, "/static/a.woff2", "/static/b/c.png", "/mixed/a.svg", "/mixed/index.html"], policy),
		);
		expect(Object.keys(found)).toEqual(["/*", "/static/*", "/app-0123456789abcdef0123.js", "/mixed/a.svg"]);
		expect(found["/static/*"]).toEqual([`  Cache-Control: ${year}`]);
	});

	test("stays within the limits of Cloudflare Pages, folders first", () => {
		const many = Array.from({ length: 150 }, (_, index) => `/a-${String(index).padStart(20, "0")}.js`);
		const found = Object.keys(rules(headersFile([...many, "/static/a.png"], policy)));
		expect(found).toHaveLength(100);
		expect(found[1]).toBe("/static/*");
		for (const line of headersFile(many, policy).split("\n")) expect(line.length).toBeLessThan(2000);
	});

	test("have template routes and a 404 page in each language, the most general last, and no market proxy", () => {
		const lines = redirectsFile().trimEnd().split("\n");
		for (const { code } of languages) {
			const prefix = code === defaultLanguage ? "" : `/${code}`;
			for (const slash of ["", "/"]) {
				expect(lines).toContain(`${prefix}/template/:id${slash} ${prefix}/template/[id]/ 200`);
			}
			expect(lines).toContain(`${prefix}/* ${prefix}/404.html 404`);
		}
		expect(lines.at(-1)).toBe("/* /404.html 404");
		expect(redirectsFile()).not.toContain("/api");
	});
});

describe("the function of Cloudflare Pages", () => {
	type Worker = {
		fetch: (request: Request, environment: { ASSETS: { fetch: (request: Request) => Response } }) => Promise<Response>;
	};
	const worker: Worker = new Function(cloudflareWorker().replace("export default", "return"))();
	const files = ["/template/101/", "/ru/template/101/", "/template/[id]/", "/ru/template/[id]/"];

	/** The file that answers, the status and the address of a redirect. */
	async function answer(address: string, method = "GET") {
		const fetchAsset = ({ url, method: requested }: Request) => {
			const { pathname } = new URL(url);
			if (requested !== "GET") return new Response(null, { status: 405 });
			const file = files.includes(pathname) ? pathname : undefined;
			return new Response(file ?? "404", { status: file ? 200 : 404 });
		};
		const request = new Request(`https://example.com${address}`, { method });
		const response = await worker.fetch(request, { ASSETS: { fetch: fetchAsset } });
		return [response.status, response.headers.get("location") ?? (await response.text())];
	}

	test.each([
		["/template/101/?q=1", 200, "/template/101/"],
		["/ru/template/101/", 200, "/ru/template/101/"],
		["/template/5/?q=1", 200, "/template/[id]/"],
		["/ru/template/%D1%82/", 200, "/ru/template/[id]/"],
		["/template/%2F101/", 200, "/template/[id]/"],
		["/template/101%2f/", 200, "/template/[id]/"],
		["/template/5?q=1", 301, "/template/5/?q=1"],
		["/template/5/more/", 404, "404"],
		["/template/", 404, "404"],
	])("answers %s with %d, %s", async (address, status, file) => {
		expect(await answer(address)).toEqual([status, file]);
	});

	test("leaves other methods to Cloudflare", async () => {
		expect(await answer("/template/5/", "POST")).toEqual([405, ""]);
	});
});

describe("the Content Security Policy", () => {
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
		for (const directive of ["connect-src", "img-src"]) expect(sources(policy, directive)).toEqual(["'self'"]);
		expect(sources(policy, "trusted-types")).toEqual(["site-webpack", "dompurify", "site-inert"]);
		expect(sources(policy, "require-trusted-types-for")).toEqual(["'script'"]);
		expect(policy).not.toMatch(/unsafe|data:|blob:|\*|https?:/);
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

	test("removes the style attributes of Gatsby's wrappers only", () => {
		const focus = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">';
		const announcer = '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive">';
		const other = '<p>style="kept"</p><code id="x">a style="b" c</code>';
		expect(withoutStyleAttributes(focus + other + announcer)).toBe(
			`<div tabindex="-1" id="gatsby-focus-wrapper">${other}<div id="gatsby-announcer" aria-live="assertive">`,
		);
	});

	test("names the Trusted Types policies that browser code creates, and forbids framing in its header", () => {
		expect(asHeader("default-src 'none'")).toBe("default-src 'none'; frame-ancestors 'none'");
		expect(trustedTypesPolicies).toMatchObject({ inert: htmlPolicyName, analytics: analyticsPolicy });
	});
});
