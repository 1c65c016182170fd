import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { startNginx } from "../../../hosting/server/nginx-server";
import { freePort } from "../../kit/free-port";
import { send } from "../../kit/serve";

const list = "/api/public/market/getAll";

type Call = { url: string | undefined; headers: http.IncomingHttpHeaders };

/** Starts a market behind nginx. Records the calls that reach the market. */
async function startMarketBehindNginx(respond: (response: http.ServerResponse, call: Call) => void) {
	const calls: Call[] = [];
	const market = http.createServer(({ url, headers }, response) => {
		calls.push({ url, headers });
		respond(response, { url, headers });
	});
	await once(market.listen(0, "127.0.0.1"), "listening");
	const { port: marketPort } = market.address() as AddressInfo;
	const port = await freePort();
	const nginx = await startNginx({ port, market: `http://127.0.0.1:${marketPort}` });
	const get = (path: string, headers = {}) => send(`http://127.0.0.1:${port}`, path, { headers });
	const closeMarket = async () => {
		market.closeAllConnections();
		await new Promise((resolve) => market.close(resolve));
	};
	const stop = async () => {
		await nginx.stop();
		await closeMarket();
	};
	return { calls, get, closeMarket, stop, marketHost: `127.0.0.1:${marketPort}` };
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
	const respond = respondWithCount({ "cache-control": "max-age=1" });
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

test("responses to requests with a token are not cached", async () => {
	setup = await startMarketBehindNginx((response, { headers }) => {
		response.end(JSON.stringify(headers.authorization ?? "nobody"));
	});
	const { get, calls } = setup;
	const ownToken = { authorization: "Bearer own" };
	expect((await get(list, ownToken)).body).toBe('"Bearer own"');
	expect((await get(list)).body).toBe('"nobody"');
	expect((await get(list, ownToken)).body).toBe('"Bearer own"');
	expect((await get(list, { authorization: "Bearer other" })).body).toBe('"Bearer other"');
	expect((await get(list)).body).toBe('"nobody"');
	expect(calls).toHaveLength(4);
});

test("no-store responses, unknown requests and failures are not cached", async () => {
	setup = await startMarketBehindNginx((response, { url }) => {
		if (url === `${list}?id=6`) response.statusCode = 500;
		if (url === list) response.setHeader("cache-control", "no-store");
		response.end(JSON.stringify(setup.calls.length));
	});
	const { get } = setup;
	for (const path of [list, `${list}?x=1`, `${list}?id=5&x=1`, `${list}?id=6`, "/api/other"]) {
		expect((await get(path)).body, path).not.toBe((await get(path)).body);
	}
});

test("the market receives the path, query and token only", async () => {
	setup = await startMarketBehindNginx(respondWithCount());
	const { get, calls, marketHost } = setup;
	await get(`${list}?id=a%2Fb`, { cookie: "session=1", authorization: "Bearer own", "accept-encoding": "br" });
	expect(calls[0]?.url).toBe(`${list}?id=a%2Fb`);
	const { cookie, authorization, host, "accept-encoding": encoding } = calls[0]?.headers ?? {};
	expect([cookie, authorization, host, encoding]).toEqual([undefined, "Bearer own", marketHost, undefined]);
});

test("responses have no cookies and no duplicate headers", async () => {
	const sent = {
		"set-cookie": "a=1",
		"x-frame-options": "SAMEORIGIN",
		"x-powered-by": "x",
		"cache-control": "max-age=7",
	};
	setup = await startMarketBehindNginx(respondWithCount(sent));
	const { headers } = await setup.get(list);
	expect(headers["set-cookie"]).toBeUndefined();
	expect(headers["x-powered-by"]).toBeUndefined();
	expect([headers["x-frame-options"], headers["cache-control"]]).toEqual(["DENY", "max-age=7"]);
});

test("market requests are rate-limited per visitor, pages are not", async () => {
	setup = await startMarketBehindNginx(respondWithCount({ "cache-control": "no-store" }));
	const { get } = setup;
	const responses = await Promise.all(Array.from({ length: 80 }, () => get(list)));
	const rejected = responses.filter(({ status }) => status === 429);
	expect(rejected.length).toBeGreaterThan(20);
	expect(responses.length - rejected.length).toBeGreaterThanOrEqual(40);
	expect((await get("/templates/")).status).toBe(200);
});

test("without a market, the API path has status 404", async () => {
	setup = await startMarketBehindNginx(respondWithCount());
	const port = await freePort();
	const nginx = await startNginx({ port });
	const { status, headers } = await send(`http://127.0.0.1:${port}`, list);
	await nginx.stop();
	expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
});
