import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { startNginx } from "../../../src/server/nginx-server";
import { expect, test } from "../../kit/browser";
import { freePort } from "../../kit/free-port";
import { send } from "../../kit/serve";

const list = "/api/public/market/getAll";

type Call = { url: string | undefined; headers: http.IncomingHttpHeaders };

/** A market that counts its answers, and an nginx before it. */
async function marketBehindNginx(answer: (response: http.ServerResponse, call: Call) => void) {
	const calls: Call[] = [];
	const market = http.createServer(({ url, headers }, response) => {
		calls.push({ url, headers });
		answer(response, { url, headers });
	});
	await once(market.listen(0, "127.0.0.1"), "listening");
	const { port: marketPort } = market.address() as AddressInfo;
	const port = await freePort();
	const nginx = await startNginx({ port, market: `http://127.0.0.1:${marketPort}` });
	const get = (path: string, headers = {}) => send(`http://127.0.0.1:${port}`, path, { headers });
	const closeMarket = async () => {
		market.closeAllConnections();
		await new Promise((done) => market.close(done));
	};
	const stop = async () => {
		await nginx.stop();
		await closeMarket();
	};
	return { calls, get, closeMarket, stop, marketHost: `127.0.0.1:${marketPort}` };
}

let setup: Awaited<ReturnType<typeof marketBehindNginx>>;
test.afterEach(() => setup.stop());

const numbered = (headers: http.OutgoingHttpHeaders = {}) => {
	let count = 0;
	return (response: http.ServerResponse) => {
		count += 1;
		response.writeHead(200, { "content-type": "application/json", ...headers });
		response.end(JSON.stringify({ count }));
	};
};

test("the public answers are kept for a while; then an old one serves while a new one is fetched", async () => {
	setup = await marketBehindNginx(numbered({ "cache-control": "max-age=1" }));
	const { get, calls } = setup;
	for (let tries = 0; tries < 3; tries += 1) expect((await get(list)).body).toBe('{"count":1}');
	expect((await get(`${list}?id=5`)).body).toBe('{"count":2}');
	expect(calls).toHaveLength(2);
	await setTimeout(2100);
	expect((await get(list)).body).toBe('{"count":1}');
	await expect.poll(async () => (await get(list)).body).toBe('{"count":3}');
});

test("an old answer serves for as long as the market is down; without one the visitor is told", async () => {
	setup = await marketBehindNginx(numbered({ "cache-control": "max-age=1" }));
	const { get, closeMarket } = setup;
	expect((await get(list)).status).toBe(200);
	await closeMarket();
	await setTimeout(2100);
	expect(await get(list)).toMatchObject({ status: 200, body: '{"count":1}' });
	expect((await get(`${list}?id=5`)).status).toBe(502);
});

test("what a token brings is the market's own answer, which nobody else gets", async () => {
	setup = await marketBehindNginx((response, { headers }) => {
		response.end(JSON.stringify(headers.authorization ?? "nobody"));
	});
	const { get, calls } = setup;
	const mine = { authorization: "Bearer mine" };
	expect((await get(list, mine)).body).toBe('"Bearer mine"');
	expect((await get(list)).body).toBe('"nobody"');
	expect((await get(list, mine)).body).toBe('"Bearer mine"');
	expect((await get(list, { authorization: "Bearer other" })).body).toBe('"Bearer other"');
	expect((await get(list)).body).toBe('"nobody"');
	expect(calls).toHaveLength(4);
});

test("what the market does not want kept is not, nor is what was asked in an odd way or failed", async () => {
	setup = await marketBehindNginx((response, { url }) => {
		if (url === `${list}?id=6`) response.statusCode = 500;
		if (url === list) response.setHeader("cache-control", "no-store");
		response.end(JSON.stringify(setup.calls.length));
	});
	const { get } = setup;
	for (const path of [list, `${list}?x=1`, `${list}?id=5&x=1`, `${list}?id=6`, "/api/other"]) {
		expect((await get(path)).body, path).not.toBe((await get(path)).body);
	}
});

test("the market learns the path, the query and the token, and nothing else of the visitor", async () => {
	setup = await marketBehindNginx(numbered());
	const { get, calls, marketHost } = setup;
	await get(`${list}?id=a%2Fb`, { cookie: "session=1", authorization: "Bearer mine", "accept-encoding": "br" });
	expect(calls[0]?.url).toBe(`${list}?id=a%2Fb`);
	const { cookie, authorization, host, "accept-encoding": encoding } = calls[0]?.headers ?? {};
	expect([cookie, authorization, host, encoding]).toEqual([undefined, "Bearer mine", marketHost, undefined]);
});

test("the visitor gets the market's answer, without a cookie and with each header once", async () => {
	const sent = {
		"set-cookie": "a=1",
		"x-frame-options": "SAMEORIGIN",
		"x-powered-by": "x",
		"cache-control": "max-age=7",
	};
	setup = await marketBehindNginx(numbered(sent));
	const { headers } = await setup.get(list);
	expect(headers["set-cookie"]).toBeUndefined();
	expect(headers["x-powered-by"]).toBeUndefined();
	expect([headers["x-frame-options"], headers["cache-control"]]).toEqual(["DENY", "max-age=7"]);
});

test("one visitor cannot wear the market out, and still reads the pages", async () => {
	setup = await marketBehindNginx(numbered({ "cache-control": "no-store" }));
	const { get } = setup;
	const answers = await Promise.all(Array.from({ length: 80 }, () => get(list)));
	const refused = answers.filter(({ status }) => status === 429);
	expect(refused.length).toBeGreaterThan(20);
	expect(answers.length - refused.length).toBeGreaterThanOrEqual(40);
	expect((await get("/templates/")).status).toBe(200);
});

test("without a market there is no API at all, and nothing of the sample", async () => {
	setup = await marketBehindNginx(numbered());
	const port = await freePort();
	const alone = await startNginx({ port });
	const { status, headers } = await send(`http://127.0.0.1:${port}`, list);
	await alone.stop();
	expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
});
