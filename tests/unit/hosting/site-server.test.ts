/** @jest-environment node */

import path from "node:path";
import { gunzipSync } from "node:zlib";
import { withPolicy } from "../../../hosting/content-security-policy";
import { apiPolicy, securityHeaders } from "../../../hosting/rules";
import { siteServer } from "../../../hosting/server/site-server";
import { languages, localizedPath } from "../../../src/i18n/languages";
import { addressCases, answerTo } from "../../kit/addresses";
import { send, serve } from "../../kit/serve";
import { tempFolder } from "../../kit/temp-folder";

const script = "app-0123456789abcdef0123.js";
const policy = "default-src 'none'";
const text = "x".repeat(2000);
const pages = languages.flatMap(({ code, htmlLang }) =>
	["/", "/templates/", "/template/101/", "/template/[id]/", "/404.html"].map((page) => {
		const at = localizedPath(page, code);
		const html = `<html lang="${htmlLang}"><meta charset="utf-8"/>${text}<script data-path="${at}"></script>`;
		return [`site${at.replace(/\/$/, "/index.html")}`, withPolicy(html, policy)];
	}),
);
const folder = tempFolder({
	...Object.fromEntries(pages),
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

test.each(languages)("each page in $code has one address, and unknown ones the 404 page", async ({ code }) => {
	for (const { url, ...expected } of addressCases(code)) {
		expect(await answerTo(get, url)).toEqual({ url, ...expected });
	}
});

test("redirects to the trailing slash of a language, and keeps the query", async () => {
	expect(await get("/ru?q=1")).toMatchObject({ status: 301, headers: { location: "/ru/?q=1" } });
});

test.each(["/", "/templates/", "/template/5/", "/nope"])("sends %s as HTML that is revalidated", async (url) => {
	const headers = { "content-type": expect.stringMatching(/^text\/html/), "cache-control": "no-cache" };
	expect((await get(url)).headers).toMatchObject(headers);
});

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

test.each(["/_headers", "/_worker.js", "/app.css.br", "/page-data/nope"])("answers 404 to %s", async (url) => {
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
	expect(gunzipSync(Buffer.from(body, "latin1")).toString()).toContain(text);
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

test("runs middleware before the site, and keeps everything under /api/ in a sandbox", async () => {
	const sandbox = { "content-security-policy": apiPolicy };
	expect(await get("/api/x")).toMatchObject({ status: 200, body: "api", headers: sandbox });
	expect(await get("/api/nope")).toMatchObject({ status: 404, headers: sandbox });
});
