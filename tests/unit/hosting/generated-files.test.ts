/** @jest-environment node */

import { createHash } from "node:crypto";
import { contentSecurityPolicy } from "../../../hosting/content-security-policy";
import { securityHeaders } from "../../../hosting/rules";
import { headersFile, routingFiles } from "../../../hosting/static-hosts";
import { languages, localizedPath } from "../../../src/i18n/languages";

/** The paths in the `_headers` file of these files. */
const headerPaths = (files: string[], editorHosts?: string[]) =>
	headersFile(files, "policy", editorHosts).match(/^\/.*$/gm);

test("_headers lists only cacheable files, and whole folders as one rule", () => {
	const files = ["/app-0123456789abcdef0123.js", "/app-0123456789abcdef0123.js.br", "/index.html", "/robots.txt"];
	const mixed = ["/static/a.woff2", "/static/b/c.png", "/mixed/a.svg", "/mixed/index.html"];
	const rules = ["/*", "/static/*", "/app-0123456789abcdef0123.js", "/mixed/a.svg"];
	expect(headerPaths([...files, ...mixed])).toEqual(rules);
});

test("_headers has at most the 100 rules of Cloudflare Pages, folders first", () => {
	const many = Array.from({ length: 150 }, (_, index) => `/a-${String(index).padStart(20, "0")}.js`);
	const found = headerPaths([...many, "/static/a.png"]);
	expect([found?.length, found?.[1]]).toEqual([100, "/static/*"]);
	const withEditor = headerPaths([...many, "/index.html", "/ru/index.html"], []);
	expect([withEditor?.length, ...(withEditor?.slice(0, 4) ?? [])]).toEqual([100, "/*", "/", "/ru/*", "/admin/*"]);
});

test("Netlify has template routes and a 404 page in each language, in order", () => {
	const lines = routingFiles.netlify._redirects().trimEnd().split("\n");
	for (const { code } of languages) {
		expect(lines).toContain(`${localizedPath("/template/:id/", code)} ${localizedPath("/template/[id]/", code)} 200`);
		expect(lines).toContain(`${localizedPath("/*", code)} ${localizedPath("/404.html", code)} 404`);
	}
	expect(lines.at(-1)).toBe("/* /404.html 404");
});

type Worker = {
	fetch: (request: Request, environment: { ASSETS: { fetch: (request: Request) => Response } }) => Promise<Response>;
};

test.each([
	["GET /template/101/?q=1", 200, "/template/101/"],
	["GET /ru/template/%D1%82/", 200, "/ru/template/[id]/"],
	["GET /template/%2F101/", 200, "/template/[id]/"],
	["GET /template/5?q=1", 301, "/template/5/?q=1"],
	["POST /template/5/", 405, ""],
	["POST /api/public/market/getAll", 404, "404"],
])("the function of Cloudflare Pages answers %s with %d, %s", async (line, status, answer) => {
	const worker: Worker = new Function(routingFiles.cloudflare["_worker.js"]().replace("export default", "return"))();
	const files = ["/template/101/", "/template/[id]/", "/ru/template/[id]/"];
	const fetchAsset = ({ url, method }: Request) => {
		if (method !== "GET") return new Response(null, { status: 405 });
		const decoded = decodeURIComponent(new URL(url).pathname).replace("//", "/");
		const file = files.find((each) => each === decoded);
		return new Response(file ?? "404", { status: file ? 200 : 404 });
	};
	const [method, path] = line.split(" ");
	const request = new Request(`https://example.com${path}`, { method });
	const response = await worker.fetch(request, { ASSETS: { fetch: fetchAsset } });
	expect([response.status, response.headers.get("location") ?? (await response.text())]).toEqual([status, answer]);
	const headers = Object.entries(securityHeaders).map(([name]) => [name, response.headers.get(name)]);
	if (status === 301) expect(Object.fromEntries(headers)).toEqual(securityHeaders);
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

	test("allows calls to the market, its pictures, and pictures of named hosts", () => {
		const market = "https://market.example";
		const policy = contentSecurityPolicy(pages, { market, pictures: ["https://pictures.example"] });
		expect(sources(policy, "connect-src")).toEqual(["'self'", market]);
		expect(sources(policy, "img-src")).toEqual(["'self'", market, "https://pictures.example"]);
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
