import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import type { NginxSettings } from "../../../hosting/nginx";
import { apiPolicy, marketPath as list, refusedMarketHeaders } from "../../../hosting/rules";
import { startNginx, supportsHeadersMore } from "../../../hosting/server/nginx-server";
import { startDnsServer } from "../../kit/dns-server";
import { freePort } from "../../kit/free-port";
import { send } from "../../kit/serve";

type Call = { method: string | undefined; url: string | undefined; headers: http.IncomingHttpHeaders; body: string };

/** Starts a market behind nginx. Records the calls that reach the market. */
async function startMarketBehindNginx(
	respond: (response: http.ServerResponse, call: Call) => void,
	settings: Partial<NginxSettings> = {},
) {
	const calls: Call[] = [];
	const market = http.createServer(async (request, response) => {
		const { method, url, headers } = request;
		const call = { method, url, headers, body: Buffer.concat(await request.toArray()).toString() };
		calls.push(call);
		respond(response, call);
	});
	await once(market.listen(0, "127.0.0.1"), "listening");
	const { port: marketPort } = market.address() as AddressInfo;
	const port = await freePort();
	const origin = `http://127.0.0.1:${port}`;
	const marketHost = `127.0.0.1:${marketPort}`;
	const nginx = await startNginx({ port, market: `http://${marketHost}`, ...settings });
	const get = (path: string, headers = {}, method = "GET") => send(origin, path, { headers, method });
	const closeMarket = async () => {
		market.closeAllConnections();
		await new Promise((resolve) => market.close(resolve));
	};
	const stop = async () => {
		await nginx.stop();
		await closeMarket();
	};
	return { calls, get, origin, closeMarket, stop, marketHost };
}

let setup: Awaited<ReturnType<typeof startMarketBehindNginx>>;
test.afterEach(() => setup.stop());

/** Responds with the number of the call. */
const respondWithCount = (headers: http.OutgoingHttpHeaders = {}) => {
	let count = 0;
	return (response: http.ServerResponse) => {
		count += 1;
		response.writeHead(200, { "content-type": "application/json", ...headers });
		response.end(JSON.stringify({ count }));
	};
};

test("public responses are cached, then served stale while revalidating", async () => {
	const pending: (() => void)[] = [];
	const respond = respondWithCount({ "cache-control": "max-age=3" });
	setup = await startMarketBehindNginx((response) => {
		if (setup.calls.length <= 2) respond(response);
		else pending.push(() => respond(response));
	});
	const { get, calls } = setup;
	for (let attempt = 0; attempt < 3; attempt += 1) expect((await get(list)).body).toBe('{"count":1}');
	expect((await get(`${list}?id=5`)).body).toBe('{"count":2}');
	expect(calls).toHaveLength(2);
	// While the market has not answered the next call, the stale response is served.
	const getStale = async () => {
		expect((await get(list)).body).toBe('{"count":1}');
		return pending.length;
	};
	await expect.poll(getStale).toBe(1);
	expect(await getStale()).toBe(1);
	pending[0]?.();
	await expect.poll(async () => (await get(list)).body).toBe('{"count":3}');
});

test("a stale response is served while the market is down; without one the status is 502", async () => {
	setup = await startMarketBehindNginx(respondWithCount({ "cache-control": "max-age=1" }));
	const { get, calls, closeMarket } = setup;
	expect((await get(list)).body).toBe('{"count":1}');
	// A later response has expired when nginx calls the market for it again.
	const callsForLater = async () => {
		await get(`${list}?id=4`);
		return calls.length;
	};
	await expect.poll(callsForLater).toBe(3);
	await closeMarket();
	expect(await get(list)).toMatchObject({ status: 200, body: '{"count":1}' });
	expect((await get(`${list}?id=5`)).status).toBe(502);
});

test("answers to a token are private and not kept, whatever the token and the market's labels", async () => {
	setup = await startMarketBehindNginx((response, { headers }) => {
		response.writeHead(200, { "content-type": "application/json", "cache-control": "public, max-age=600" });
		response.end(JSON.stringify(headers.authorization ?? "nobody"));
	});
	const { get, calls } = setup;
	for (const authorization of ["Bearer own", "Bearer other", "0", "false", "-"]) {
		for (const path of [list, `${list}?id=${encodeURIComponent(authorization)}`]) {
			const { body, headers } = await get(path, { authorization });
			expect(body).toBe(JSON.stringify(authorization));
			expect([headers["cache-control"], headers.vary]).toEqual(["private, no-store", "Accept-Encoding, Authorization"]);
			expect(await get(path)).toMatchObject({
				body: '"nobody"',
				headers: { "cache-control": "public, max-age=600", vary: "Accept-Encoding, Authorization" },
			});
		}
	}
	// An empty token is none.
	expect((await get(list, { authorization: "" })).body).toBe('"nobody"');
	expect(calls.filter(({ headers }) => headers.authorization === undefined).map(({ url }) => url)).toEqual([
		...new Set(calls.map(({ url }) => url)),
	]);
});

test("no-store responses, failures and everything but JSON are not kept", async () => {
	setup = await startMarketBehindNginx((response, { url }) => {
		if (url === `${list}?id=6`) response.statusCode = 500;
		if (url === list) response.setHeader("cache-control", "no-store");
		response.setHeader("content-type", url === `${list}?id=7` ? "text/html" : "application/json");
		response.end(JSON.stringify(setup.calls.length));
	});
	const { get, calls } = setup;
	for (const path of [list, `${list}?id=6`, `${list}?id=7`]) for (const _ of [1, 2]) await get(path);
	expect(calls).toHaveLength(6);
});

const otherCalls = [
	...["/api/", "/api/x", "/api/x.svg", "/api/public/market/", "/api/public/market/getAllX", "/api/error.json"],
	...[`${list}/`, `${list}/x`, `${list}.html`, `${list};x`, `${list}%00`, `${list}%20`, `${list}%3Fid=5`, `${list}%23`],
	...["/api//public/market/getAll", "/api/./public/market/getAll", "/api/x/../public/market/getAll"],
	...["/api/x/%2e%2e/public/market/getAll", "/api%2fpublic/market/getAll", "/%61pi/public/market/getAll"],
	...["//api/public/market/getAll", "/api/public/market/get%41ll", "/x/..%2fapi/public/market/getAll", "/API/x"],
	..."?x=1 ?id= ?ID=5 ?id=5&id=6 ?id=5&x=1 ?x=1&id=5 ?id=5;x=1 ?id[]=5 ?id=5?id=6 ?id=a/b ?id=% ?id=%zz ?id=5% ?id ?&id=5 ?id=5& ??id=5 ?id=5#x"
		.split(" ")
		.concat(`?id=${"a".repeat(3000)}`)
		.map((query) => list + query),
];

test("only the list and one id reach the market, and each has one spelling", async () => {
	setup = await startMarketBehindNginx((response) => response.end("{}"));
	const { get, calls } = setup;
	for (const path of otherCalls) {
		const { status, headers } = await get(path);
		expect.soft([301, 400, 404], path).toContain(status);
		expect.soft(headers.location ?? list, path).toBe(list);
	}
	for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "GETX"]) {
		expect.soft((await get(list, {}, method)).status, method).toBeGreaterThan(399);
	}
	expect(calls.map(({ url }) => url)).toEqual([]);
	const ids = ["5", "a%2Fb", "~612f62", "%D1%82", "a'(b)!*", "%26id%3D2"];
	for (const path of [list, ...ids.map((id) => `${list}?id=${id}`)]) {
		await get(path);
		expect(calls.at(-1)?.url).toBe(path);
	}
});

test("the market receives nothing of the visitor but the token", async () => {
	setup = await startMarketBehindNginx(respondWithCount());
	const { get, calls, marketHost, origin } = setup;
	const visitor = {
		accept: "text/html",
		"accept-language": "ru",
		"accept-encoding": "br",
		cookie: "session=1",
		"content-type": "application/json",
		forwarded: "host=evil.example",
		"if-none-match": "*",
		origin: "https://evil.example",
		range: "bytes=0-1",
		referer: "https://example.com/templates/?q=private",
		"user-agent": "visitor",
		"x-forwarded-host": "evil.example",
		"x-http-method-override": "DELETE",
		"x-original-url": "/admin",
		"sec-ch-ua": "visitor",
	};
	await get(list, visitor);
	await get(`${list}?id=5`, { ...visitor, authorization: "Bearer own" }, "HEAD");
	const request = http
		.request(`${origin}${list}?id=6`, { headers: { ...visitor, "content-length": 9 } })
		.end('{"id":"7"}'.slice(1));
	await once(request, "response");
	const sent = { host: marketHost, accept: "application/json", "accept-encoding": "identity" };
	expect(calls).toEqual([
		{ method: "GET", url: list, headers: sent, body: "" },
		{ method: "GET", url: `${list}?id=5`, headers: { ...sent, authorization: "Bearer own" }, body: "" },
		{ method: "GET", url: `${list}?id=6`, headers: sent, body: "" },
	]);
});

/** The headers that nginx itself and the rules of the site send with an answer of the market. */
const ownHeaders =
	/^(?:server|date|connection|keep-alive|transfer-encoding|content-(?:type|length|encoding|security-policy)|vary|cache-control|allow|etag|last-modified|accept-ranges|strict-transport-security|x-content-type-options|x-frame-options|referrer-policy|permissions-policy|cross-origin-(?:opener|resource)-policy)$/;

const types = [
	"text/html",
	"image/svg+xml",
	"text/javascript",
	"application/xhtml+xml",
	"application/json, text/html",
	"",
];
const statuses = [200, 201, 206, 299, 301, 302, 303, 307, 308, 400, 401, 403, 404, 418, 500, 503];

for (const headersMore of [true, false]) {
	test(`an answer is JSON in a sandbox without headers of the market, ${headersMore ? "with" : "without"} headers-more`, async () => {
		test.skip(headersMore && !supportsHeadersMore(), "nginx has no headers-more module");
		const sent = Object.fromEntries(refusedMarketHeaders.map((name) => [name, "market"]));
		const accelerated = {
			"x-accel-redirect": "/index.html",
			"x-accel-expires": "9",
			vary: "*",
			"access-control-allow-origin": "*",
		};
		setup = await startMarketBehindNginx(
			(response, { url = "" }) => {
				const [status = 200, type = 0] = decodeURIComponent(url.split("=")[1] ?? "")
					.split("-")
					.map(Number);
				const unknown = headersMore ? { "x-unknown": "market", "9x": "market", _x: "market" } : {};
				const typed = types[type] ? { "content-type": types[type] } : {};
				response.writeHead(status, { ...sent, ...accelerated, ...unknown, ...typed, "content-encoding": "identity" });
				response.end("<script>alert(1)</script>".repeat(30));
			},
			{ headersMore },
		);
		const requests = [
			...statuses.map((status) => `?id=${status}-0`),
			...types.map((_, index) => `?id=200-${index}`),
		].map((query) => list + query);
		for (const path of [...requests, "/api/x.html", "/api/"]) {
			const { status, headers, body } = await setup.get(path);
			const { "content-type": type, "content-security-policy": policy, "x-content-type-options": sniff } = headers;
			expect.soft([type?.split(";")[0], policy, sniff], path).toEqual(["application/json", apiPolicy, "nosniff"]);
			const foreign = Object.entries(headers).filter(([name, value]) => !ownHeaders.test(name) || value === "market");
			expect.soft(foreign, path).toEqual([]);
			if (Number(status) >= 300 && status !== 401) expect.soft(body, path).toBe('{"error":true}\n');
			expect.soft(String(status), path).not.toMatch(/^3/);
		}
		expect((await setup.get(list, {}, "POST")).headers).toMatchObject({ allow: "GET, HEAD", "content-type": /json/ });
	});
}

test("a page under /api/ or a script from there cannot read the token", async ({ page }) => {
	const attack = 'fetch("/stolen?" + localStorage.getItem("ACCESS_TOKEN"));document.title="run"';
	setup = await startMarketBehindNginx((response, { url }) => {
		const isScript = url?.endsWith("id=1");
		response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
		response.end(
			isScript ? attack : `<script src="${list}?id=1"></script><svg onload='${attack}'><script>${attack}</script>`,
		);
	});
	const stolen: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("stolen")) stolen.push(request.url());
	});
	await page.goto(`${setup.origin}/healthz`);
	await page.evaluate(() => localStorage.setItem("ACCESS_TOKEN", "secret"));
	await page.goto(`${setup.origin}${list}`);
	expect(await page.title()).toBe("");
	await page.goto(`${setup.origin}/healthz`);
	const loaded = await page.evaluate(
		(source) =>
			new Promise((resolve) => {
				const script = document.createElement("script");
				script.onload = () => resolve("run");
				script.onerror = () => resolve("refused");
				script.src = source;
				document.head.append(script);
			}),
		`${list}?id=1`,
	);
	expect([loaded, stolen]).toEqual(["refused", []]);
});

test("nginx starts without the market's address, and finds it later", async () => {
	const dns = await startDnsServer();
	setup = await startMarketBehindNginx(respondWithCount());
	const port = await freePort();
	const market = `http://market.example:${setup.marketHost.split(":")[1]}`;
	const nginx = await startNginx({ port, market, resolver: dns.address });
	const get = (path: string) => send(`http://127.0.0.1:${port}`, path);
	try {
		expect((await get("/templates/")).status).toBe(200);
		expect(await get(list)).toMatchObject({ status: 502, body: '{"error":true}\n' });
		dns.state.isKnown = true;
		await expect.poll(async () => (await get(list)).status).toBe(200);
		expect(setup.calls[0]?.headers.host).toBe(new URL(market).host);
	} finally {
		await nginx.stop();
		dns.stop();
	}
});

test("market requests are rate-limited per visitor, pages are not", async () => {
	setup = await startMarketBehindNginx(respondWithCount({ "cache-control": "no-store" }));
	const { get } = setup;
	const responses = await Promise.all(Array.from({ length: 160 }, () => get(list)));
	const rejected = responses.filter(({ status }) => status === 429);
	expect(rejected.length).toBeGreaterThan(20);
	expect(responses.length - rejected.length).toBeGreaterThanOrEqual(40);
	expect((await get("/templates/")).status).toBe(200);
});
