/** @jest-environment node */
import { headersFile, redirectsFile } from "../../../hosting/static-hosts";
import { defaultLanguage, languages } from "../../../src/i18n/languages";

const policy = "default-src 'none'";
const year = "public, max-age=31536000, immutable";

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

const lines = redirectsFile()
	.trimEnd()
	.split("\n")
	.map((line) => line.split(" "));

for (const { code } of languages) {
	const prefix = code === defaultLanguage ? "" : `/${code}`;

	test(`has template routes and a 404 page in ${code}`, () => {
		for (const slash of ["", "/"]) {
			expect(lines).toContainEqual([`${prefix}/template/:id${slash}`, `${prefix}/template/[id]/`, "200"]);
		}
		expect(lines).toContainEqual([`${prefix}/*`, `${prefix}/404.html`, "404"]);
	});
}

test("the most general rule is last, and the market proxy first", () => {
	expect(lines.at(-1)).toEqual(["/*", "/404.html", "404"]);
	expect(redirectsFile("https://market.example")).toMatch(/^\/api\/\* https:\/\/market\.example\/api\/:splat 200\n/);
	expect(redirectsFile()).not.toContain("/api");
});
