/** @jest-environment node */

import path from "node:path";
import { gunzipSync } from "node:zlib";
import { withPolicy } from "../../../hosting/content-security-policy";
import { apiPolicy, securityHeaders } from "../../../hosting/rules";
import { siteServer } from "../../../hosting/server/site-server";
import { defaultLanguage, languages, localizedPath } from "../../../src/i18n/languages";
import { send, serve } from "../../kit/serve";
import { tempFolder } from "../../kit/temp-folder";

const script = "app-0123456789abcdef0123.js";
const pages = languages.flatMap(({ code }) =>
	["/index.html", "/templates/index.html", "/template/[id]/index.html", "/404.html"].map((file) => [
		`site${localizedPath(file, code)}`,
		`${code}${file} ${"x".repeat(2000)}`,
	]),
);
const policy = "default-src 'none'";
const home = withPolicy(`<meta charset="utf-8"/>en/index.html ${"x".repeat(2000)}`, policy);
const files = { ...Object.fromEntries(pages), "site/index.html": home };
const folder = tempFolder({
	...files,
	"secret.txt": "secret",
	"site/.env": "secret",
	[`site/${script}`]: "run()",
	"site/static/a.svg": "<svg/>",
	"site/robots.txt": "all",
	"site/app.css": "p{}",
	"site/app.css.br": "as brotli",
	"site/404/index.html": "missing",
	"site/_headers": "notes",
	"site/page-data/404.html/page-data.json": "{}",
});
const origin = serve(() =>
	siteServer(path.join(folder, "site"), (request, response, next) => {
		if (request.url === "/api/x") response.end("api");
		else next();
	}),
);
const get = (url: string, headers?: Record<string, string>) => send(origin(), url, { headers });

for (const { code } of languages) {
	const at = (url: string) => localizedPath(url, code);

	test(`serves the pages of ${code} and its client-only routes`, async () => {
		for (const [url, file] of [
			["/", "/index.html"],
			["/templates/", "/templates/index.html"],
			["/template/5/", "/template/[id]/index.html"],
			["/template/a%2Fb%3Fc/?q=1", "/template/[id]/index.html"],
		] as const) {
			const { status, headers, body } = await get(at(url));
			expect(status).toBe(200);
			expect(body).toMatch(new RegExp(`(^|>)${(code + file).replace(/[.[\]]/g, "\\$&")} `));
			expect(headers["content-type"]).toMatch(/^text\/html/);
			expect(headers["cache-control"]).toBe("no-cache");
		}
	});

	test(`redirects to the trailing slash in ${code} and keeps the query`, async () => {
		for (const [url, to] of [
			["/templates", "/templates/"],
			["/templates?q=1&r=%2F", "/templates/?q=1&r=%2F"],
			["/template/5", "/template/5/"],
			["/template/a%2Fb?q=1", "/template/a%2Fb/?q=1"],
		] as const) {
			expect(await get(at(url))).toMatchObject({ status: 301, headers: { location: at(to) } });
		}
		if (code !== defaultLanguage) {
			expect(await get(`/${code}?q=1`)).toMatchObject({ status: 301, headers: { location: `/${code}/?q=1` } });
		}
	});

	test(`serves the 404 page of ${code} for an unknown path`, async () => {
		for (const url of "/nope /nope/?x=1 /x/y /rus/ /template/ /template/5/more/ /missing.js /page-data/nope".split(
			" ",
		)) {
			const { status, body } = await get(at(url));
			expect([status, body.split(" ")[0]]).toEqual([404, `${code}/404.html`]);
		}
	});
}

test("sends immutable only for files with a content hash", async () => {
	for (const url of [`/${script}`, "/static/a.svg"]) {
		expect((await get(url)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
	}
	expect((await get("/robots.txt")).headers["cache-control"]).toBe("no-cache");
});

test.each(["/", "/template/5/", "/nope", `/${script}`, "/templates"])(
	"sends the production headers with %s",
	async (url) => {
		const { headers } = await get(url);
		for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
		expect(headers["content-security-policy"]).toBe(`${policy}; frame-ancestors 'none'`);
	},
);

test.each(["/404.html", "/404/", "/ru/404.html", "/_headers", "/app.css.br"])("answers 404 to %s", async (url) => {
	expect((await get(url)).status).toBe(404);
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("answers 405 to %s", async (method) => {
	const { status, headers } = await send(origin(), "/templates/", { method });
	expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("answers 304 to a matching ETag, and serves precompressed files", async () => {
	const { etag = "" } = (await get("/templates/")).headers;
	expect(await get("/templates/", { "if-none-match": etag })).toMatchObject({ status: 304, body: "" });
	const { headers, body } = await get("/app.css", { "accept-encoding": "gzip, br" });
	expect([headers["content-encoding"], body]).toEqual(["br", "as brotli"]);
});

test.each(["/templates/", "/template/5/", "/nope/"])("compresses %s for clients that accept it", async (url) => {
	const { headers, body } = await get(url, { "accept-encoding": "gzip" });
	expect(headers["content-encoding"]).toBe("gzip");
	expect(body.length).toBeLessThan(500);
	expect(gunzipSync(Buffer.from(body, "latin1")).toString()).toContain("x".repeat(2000));
	expect((await get(url)).headers["content-encoding"]).toBeUndefined();
});

const outside = "/../secret.txt /..%2fsecret.txt /%2e%2e/secret.txt /static/../../secret.txt /.env /..\\secret.txt";

test.each(outside.split(" "))("does not serve files outside the site: %s", async (url) => {
	const { status, body } = await get(url);
	expect(status).toBe(404);
	expect(body).not.toContain("secret");
});

const malformed =
	"// //evil.example //evil.example/.. /% /%E0%A4%A /ru/%E0%A4%A/ /%00 * /\\evil.example /%2fevil.example/ ///x//evil.example";

test.each(malformed.split(" "))("survives %s and does not redirect to another origin", async (url) => {
	const { status, headers } = await get(url);
	expect([200, 301, 404]).toContain(status);
	expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
	expect((await get("/")).status).toBe(200);
});

test.each([
	["//templates", "/templates/"],
	["/ru//templates//?q=//", "/ru/templates/?q=//"],
	["/%74emplates/?q=1", "/templates/?q=1"],
	["/templates/index.html", "/templates/"],
	["/template/404", "/template/404/"],
	["/template/.x", "/template/.x/"],
	["/template//%D1%82/", "/template/%D1%82/"],
])("redirects %s to the one address of its page", async (url, location) => {
	expect(await get(url)).toMatchObject({ status: 301, headers: { location } });
});

test.each(["/template/404/", "/ru/template/404.html/", "/template/.x/", "/template/a%2Fb/", "/template/%2F5/"])(
	"serves a template at %s",
	async (url) => {
		expect((await get(url)).status).toBe(200);
	},
);

test.each(["/templates%2f", "/x/../templates/", "/template/../", "/template/..%2f", "/templates/%2e", "/_worker.js"])(
	"answers 404 to %s",
	async (url) => {
		expect((await get(url)).status).toBe(404);
	},
);

test("runs middleware before the site, and keeps everything under /api/ in a sandbox", async () => {
	const sandbox = { "content-security-policy": apiPolicy };
	expect(await get("/api/x")).toMatchObject({ status: 200, body: "api", headers: sandbox });
	expect(await get("/api/nope")).toMatchObject({ status: 404, headers: sandbox });
});
