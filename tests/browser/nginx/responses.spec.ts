import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { asHeader, policyOf } from "../../../hosting/content-security-policy";
import { cacheControl, securityHeaders, svgPolicy } from "../../../hosting/rules";
import { findProgram } from "../../../scripts/programs";
import { languages } from "../../../src/i18n/languages";
import { answerTo, pageOf, urlCases } from "../../kit/canonical-urls";
import { freePort } from "../../kit/free-port";
import { startNginx, supportsBrotli } from "../../kit/nginx-server";
import { send } from "../../kit/serve";

test.skip(!findProgram("nginx"), "nginx is not installed");

// In one worker, with one nginx.
test.describe.configure({ mode: "default" });

const site = path.resolve(__dirname, "../../../public");
const files = fs.readdirSync(site, { recursive: true, encoding: "utf8" }).sort();
const findFile = (pattern: RegExp) => `/${files.find((file) => pattern.test(file))}`;
const script = findFile(/^app-\w+\.js$/);
const policy = asHeader(policyOf(fs.readFileSync(path.join(site, "index.html"), "utf8")) ?? "none");

let folder: string;
let nginx: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async () => {
	folder = fs.mkdtempSync(path.join(os.tmpdir(), "responses-"));
	nginx = await startNginx(await freePort(), { NGINX_ACCESS_LOG: path.join(folder, "access.log") });
});
test.afterAll(async () => {
	await nginx.stop();
	fs.rmSync(folder, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
	send(nginx.origin, url, { headers, method });

/** Sends exactly these bytes. @returns the head of the response */
async function sendBytes(text: string): Promise<string> {
	const socket = net.connect(Number(new URL(nginx.origin).port), "127.0.0.1");
	socket.write(Buffer.from(text, "latin1"));
	const chunks: Buffer[] = [];
	// nginx resets the connection after an answer to a request that it has not read to the end.
	socket.on("error", () => {}).on("data", (chunk) => chunks.push(chunk));
	await new Promise((resolve) => socket.on("close", resolve));
	return Buffer.concat(chunks).toString("latin1").split("\r\n\r\n")[0] ?? "";
}

const end = "\r\nHost: localhost\r\nConnection: close\r\n\r\n";

test("files are sent as compressed by the build", async () => {
	for (const url of ["/templates/", "/ru/template/5/", "/nope", script]) {
		const plain = await get(url);
		const gzip = await get(url, { "accept-encoding": "gzip" });
		expect.soft([gzip.headers["content-encoding"], gzip.headers.vary], url).toEqual(["gzip", "Accept-Encoding"]);
		expect.soft(gunzipSync(Buffer.from(gzip.body, "latin1")).toString("latin1"), url).toBe(plain.body);
		if (!supportsBrotli()) continue;
		const brotli = await get(url, { "accept-encoding": "gzip, deflate, br" });
		expect.soft(brotliDecompressSync(Buffer.from(brotli.body, "latin1")).toString("latin1"), url).toBe(plain.body);
	}
});

const types: [url: string, type: RegExp][] = [
	["/ru/templates/", /^text\/html; charset=utf-8$/],
	["/uz/template/5/", /^text\/html; charset=utf-8$/],
	[script, /javascript/],
	[findFile(/^static\/.*\.woff2$/), /^font\/woff2/],
	[findFile(/^static\/.*\.avif$/), /^image\/avif/],
	[findFile(/^avatars\/.*\.svg$/), /^image\/svg\+xml/],
	["/manifest.webmanifest", /^application\/manifest\+json/],
	["/page-data/index/page-data.json", /^application\/json/],
	["/robots.txt", /^text\/plain/],
];

test("files have their type, their cache lifetime and the security headers", async () => {
	for (const [url, type] of types) {
		const { headers } = await get(url);
		expect.soft(headers["content-type"], url).toMatch(type);
		expect.soft(headers["cache-control"], url).toBe(cacheControl(url));
		const [, ending = ""] = /(\/|\.svg)$/.exec(url) ?? [];
		expect.soft(headers["content-security-policy"], url).toBe({ "/": policy, ".svg": svgPolicy }[ending]);
		for (const [name, value] of Object.entries(securityHeaders))
			expect.soft(headers[name.toLowerCase()], url).toBe(value);
	}
});

for (const { code } of languages) {
	test(`the addresses of ${code}`, async () => {
		for (const { url, ...expected } of urlCases(code))
			expect.soft(await answerTo(get, url)).toEqual({ url, ...expected });
	});
}

const api =
	"/api /api/ /api/x.svg /api//x /api/public/market/getAll /api/public/market/getAll?id=5 /api/public/market/getAll/ " +
	"/ru/api/ /uz/api/public/market/getAll";

test("nothing is under /api/, for any method", async () => {
	for (const url of api.split(" ")) {
		for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
			const { status, headers } = await get(url, { authorization: "Bearer token" }, method);
			expect.soft(status, `${method} ${url}`).toBe(404);
			expect.soft(headers["x-content-type-options"], url).toBe("nosniff");
		}
	}
});

const errors: [status: number, request: string][] = [
	// Not 416: nginx would send its headers twice, and no policy.
	[200, `GET / HTTP/1.1\r\nRange: bytes=99999999-${end}`],
	[400, "GET / HTTP/1.1\r\n\r\n"],
	[404, `GET /nope HTTP/1.1${end}`],
	[405, `POST / HTTP/1.1\r\nContent-Length: 0${end}`],
	[413, `GET / HTTP/1.1\r\nContent-Length: 99999999${end}`],
];

test("every error page of nginx has each security header once", async () => {
	const expected = Object.entries({ ...securityHeaders, "Content-Security-Policy": policy });
	for (const [status, request] of errors) {
		const [line, ...headers] = (await sendBytes(request)).split("\r\n");
		expect.soft(line).toContain(`HTTP/1.1 ${status} `);
		for (const [name, value] of expected) {
			const found = headers.filter((header) => header.startsWith(`${name}:`));
			expect.soft(found, `${status} ${request.slice(0, 50)}`).toEqual([`${name}: ${value}`]);
		}
	}
});

const attacks =
	"/../secret /..%2fsecret /%2e%2e/%2e%2e/etc/passwd /static/../../secret /static/..%2f..%2f..%2fetc/passwd /..\\secret " +
	"/template/..%2f..%2f..%2fetc%2fpasswd/ /%5c..%5c..%5cetc/passwd /static/%2e%2e/%2e%2e/package.json /_headers /_redirects " +
	"/index.html.br /.env /.git/config /static /static/ /page-data/ /% /%E0%A4%A /%00 * /\\evil.example /%0d%0aSet-Cookie:x=1 // " +
	"//evil.example //evil.example/.. ///evil.example/template/5 /template/a%0d%0aSet-Cookie:x=1 /template//evil.example " +
	"/%2fevil.example/ /%5cevil.example/ /.//evil.example/ /%09/evil.example /templates//../evil.example";

test("no path finds a file outside the site, leads to another origin or adds a header", async () => {
	for (const url of attacks.split(" ")) {
		const { status, headers, body } = await get(url);
		expect.soft(headers.location ?? "/", url).toMatch(/^\/(?![/\\])/);
		expect.soft(status === 200 ? pageOf(body).page : "none", url).toMatch(/^none$|^\/template\/\[id\]\/$/);
		expect.soft(headers["set-cookie"], url).toBeUndefined();
	}
});

test("the log is JSON in ASCII, whatever bytes a visitor sends", async () => {
	const raw = ["é", "\xff\xfe", "\x80", "\xed\xa0\xbd", "\x7f", "\x01", "\t", '"\\', "\x1b[31m"];
	for (const [index, bytes] of raw.entries()) {
		await sendBytes(`GET /raw-${index}${bytes}x HTTP/1.1${end}`);
		await sendBytes(`GET /agent-${index} HTTP/1.1\r\nUser-Agent: a${bytes}b\r\nReferer: http://l/${bytes}${end}`);
		await sendBytes(`GET /host-${index} HTTP/1.1\r\nHost: a${bytes}b\r\nConnection: close\r\n\r\n`);
		await sendBytes(`G${bytes} / HTTP/1.1${end}`);
	}
	await get("/last?q=private", { "user-agent": 'a"b\\c' });
	const read = () => fs.readFileSync(path.join(folder, "access.log"), "latin1");
	// Each worker of nginx writes its own lines, so the order of the requests is not the order of the log.
	const logged = (pattern: RegExp) => read().match(pattern)?.length ?? 0;
	await expect.poll(() => logged(/"path":"\/(?:raw|agent|host)-\d/g)).toBeGreaterThanOrEqual(2 * raw.length);
	await expect.poll(() => logged(/"path":"\/last".*\n/g)).toBe(1);
	expect(read()).toMatch(/^[\n -~]*$/);
	expect(read()).not.toContain("private");
	const lines = read().trim().split("\n");
	const last = lines.map((line) => JSON.parse(line)).find((line) => line.path === "/last");
	expect(last).toMatchObject({ method: "GET", status: "404", host: "127.0.0.1", agent: 'a"b\\c' });
});
