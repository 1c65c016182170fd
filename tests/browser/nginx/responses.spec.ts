import fs from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { asHeader, policyOf } from "../../../hosting/content-security-policy";
import { securityHeaders } from "../../../hosting/rules";
import { supportsBrotli } from "../../../hosting/server/nginx-server";
import { languages } from "../../../src/i18n/languages";
import { addressCases, answerTo } from "../../kit/addresses";
import { type RawResponse, send } from "../../kit/serve";

const site = path.resolve(__dirname, "../../../public");
const files = fs.readdirSync(site, { recursive: true, encoding: "utf8" }).sort();
const findFile = (pattern: RegExp) => `/${files.find((file) => pattern.test(file))}`;

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";

test("the build publishes no file that nothing requests", () => {
	const unused = /^(?:_gatsby|~partytown|webpack\.stats\.json|chunk-map\.json|(?:\w+\/)?404\/index\.html)|\.map$/;
	expect(files.filter((file) => unused.test(file))).toEqual([]);
});

let get: (url: string, headers?: Record<string, string>, method?: string) => Promise<RawResponse>;
test.beforeAll(({ baseURL }) => {
	get = (url, headers = {}, method = "GET") => send(baseURL ?? "", url, { headers, method });
});

const pagePolicy = () => asHeader(policyOf(fs.readFileSync(path.join(site, "index.html"), "utf8")) ?? "none");

test("each kind of file has its headers and cache lifetime", async () => {
	for (const [kind, url, status, type, cache] of [
		["a page", "/templates/", 200, "text/html; charset=utf-8", "no-cache"],
		["a page of a client-only route", "/ru/template/5/", 200, "text/html; charset=utf-8", "no-cache"],
		["an unknown path", "/nope", 404, "text/html; charset=utf-8", "no-cache"],
		["a missing script", "/app-0123456789abcdef0123.js", 404, "text/html; charset=utf-8", "no-cache"],
		["a redirect", "/templates", 301, "text/html", "no-cache"],
		["a script", findFile(/^app-\w+\.js$/), 200, "application/javascript; charset=utf-8", year],
		["a style sheet", findFile(/^app\.\w+\.css$/), 200, "text/css; charset=utf-8", year],
		["a font", findFile(/^static\/.*\.woff2$/), 200, "font/woff2", year],
		["an image", findFile(/^static\/.*\.avif$/), 200, "image/avif", year],
		["page data", "/page-data/index/page-data.json", 200, "application/json; charset=utf-8", "no-cache"],
		["an icon", "/favicon.svg", 200, "image/svg+xml", day],
		["an avatar", findFile(/^avatars\/.*\.svg$/), 200, "image/svg+xml", day],
	] as const) {
		const { status: answered, headers } = await get(url);
		expect.soft(answered, kind).toBe(status);
		for (const [name, value] of Object.entries(securityHeaders)) {
			expect.soft(headers[name.toLowerCase()], kind).toBe(value);
		}
		expect.soft(headers["content-type"], kind).toBe(type);
		expect.soft(headers["cache-control"], kind).toBe(cache);
		const policy = type.startsWith("text/html") ? pagePolicy() : undefined;
		expect.soft(headers["content-security-policy"], kind).toBe(policy);
		expect.soft(headers.server, kind).toBe("nginx");
		if (status === 200) expect.soft(headers.etag, kind).toBeDefined();
	}
});

test("files are sent as compressed by the build", async () => {
	const script = findFile(/^app-\w+\.js$/);
	for (const url of ["/templates/", "/ru/template/5/", "/nope", script, "/page-data/index/page-data.json"]) {
		const plain = await get(url);
		const gzip = await get(url, { "accept-encoding": "gzip" });
		expect.soft([gzip.headers["content-encoding"], gzip.headers.vary], url).toEqual(["gzip", "Accept-Encoding"]);
		expect.soft(gunzipSync(Buffer.from(gzip.body, "latin1")).toString("latin1"), url).toBe(plain.body);
		if (!supportsBrotli()) continue;
		const brotli = await get(url, { "accept-encoding": "gzip, deflate, br" });
		expect.soft([brotli.headers["content-encoding"], brotli.headers.vary], url).toEqual(["br", "Accept-Encoding"]);
		expect.soft(brotliDecompressSync(Buffer.from(brotli.body, "latin1")).toString("latin1"), url).toBe(plain.body);
		expect.soft(brotli.body.length, url).toBeLessThan(gzip.body.length);
	}
});

test("a conditional request has status 304", async () => {
	const { etag = "" } = (await get("/templates/")).headers;
	const response = await get("/templates/", { "if-none-match": etag });
	expect([response.status, response.body, response.headers["cache-control"]]).toEqual([304, "", "no-cache"]);
});

for (const { code } of languages) {
	test(`the addresses of ${code}`, async () => {
		for (const { url, ...expected } of addressCases(code))
			expect.soft(await answerTo(get, url)).toEqual({ url, ...expected });
	});
}

const hiddenPaths =
	"/_headers /_redirects /index.html.br /.env /.git/config /static /static/ /page-data/ /api/public/market/getAll/../../x";

test("files that are not part of the site are not served", async () => {
	for (const url of hiddenPaths.split(" ")) expect.soft((await get(url)).status, url).toBe(404);
});

const traversals =
	"/../secret /..%2fsecret /%2e%2e/%2e%2e/etc/passwd /static/../../secret /static/..%2f..%2f..%2fetc/passwd /..\\secret " +
	"/template/..%2f..%2f..%2fetc%2fpasswd/ /%5c..%5c..%5cetc/passwd /./../etc/passwd /static/%2e%2e/%2e%2e/package.json";

test("no path leaves the site folder", async () => {
	for (const url of traversals.split(" ")) {
		const { status, body, headers } = await get(url);
		expect.soft([400, 404], url).toContain(status);
		expect.soft(headers.location, url).toBeUndefined();
		expect.soft(body, url).not.toMatch(/root:|"devDependencies"/);
	}
});

const malformedUrls =
	"/% /%E0%A4%A /ru/%E0%A4%A/ /%00 * /\\evil.example /%0d%0aSet-Cookie:x=1 //x%25/ //%E0 // //evil.example //evil.example/.. " +
	"///evil.example/template/5 //templates /template/a%0d%0aSet-Cookie:x=1 //evil.example/template/5 /template//evil.example " +
	"/%2fevil.example/ /%5cevil.example/ /.//evil.example/ /%09/evil.example /templates//../evil.example";

test("malformed URLs lead to a page of the site, and add no headers", async () => {
	for (const url of malformedUrls.split(" ")) {
		const { status, headers } = await get(url);
		expect.soft([200, 301, 400, 404], url).toContain(status);
		expect.soft(headers.location ?? "/", url).toMatch(/^\/(?![/\\])/);
		expect.soft(headers["set-cookie"], url).toBeUndefined();
		expect((await get("/")).status).toBe(200);
	}
});

test("too long URLs and headers are rejected", async () => {
	expect((await get(`/${"a".repeat(70_000)}`)).status).toBe(414);
	expect((await get(`/templates/?${"a".repeat(70_000)}`)).status).toBe(414);
	expect((await get("/templates/", { "x-long": "a".repeat(70_000) })).status).toBe(400);
	expect((await get(`/template/${"a".repeat(8_000)}/`)).status).toBe(200);
});

test("only GET and HEAD are allowed", async () => {
	for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
		for (const url of ["/", "/templates/", "/template/5/", "/nope", "/api/public/market/getAll", "/api/x"]) {
			const { status, headers } = await get(url, {}, method);
			expect([method, url, status, headers.allow]).toEqual([method, url, 405, "GET, HEAD"]);
		}
	}
});

test("HEAD has the headers of GET and no body", async () => {
	const [head, full] = [await get("/templates/", {}, "HEAD"), await get("/templates/")];
	expect([head.status, head.body, head.headers["content-length"]]).toEqual([200, "", full.headers["content-length"]]);
});
