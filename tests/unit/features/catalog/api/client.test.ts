import { inspect } from "node:util";
import { callMarket, MarketError } from "../../../../../src/features/catalog/api/client";
import { marketServer } from "../../../../kit/market-server";
import { recordConsole } from "../../../../kit/record-console";

const market = marketServer();
const path = "/public/market/getAll";
const url = `/api${path}`;
const token = "secret-token-1";

const call = () => callMarket(path, (answer) => answer);

/** `client.ts` reads the environment when it is loaded. */
async function urlIn(environment: Record<string, string>) {
	jest.replaceProperty(process, "env", {
		...process.env,
		GATSBY_MARKET_ENV: "",
		GATSBY_MARKET_HOST: "",
		...environment,
	});
	jest.resetModules();
	const { marketUrl } = await import("../../../../../src/features/catalog/api/client");
	return marketUrl(path);
}

const host = "https://market.example";

test.each([
	["the site's own origin by default", {}, url],
	["the production host that is set, with any slashes", { GATSBY_MARKET_HOST: `${host}//` }, host + url],
	[
		"port 8000 in development, whatever the production host",
		{ GATSBY_MARKET_ENV: "development", GATSBY_MARKET_HOST: host },
		`http://localhost:8000${url}`,
	],
])("calls %s", async (_, environment, expected) => {
	expect(await urlIn(environment)).toBe(expected);
});

test("reads the token at each call, and sends no header without one", async () => {
	market.answers({ body: [] });
	for (const stored of [undefined, "first", "second", ""]) {
		window.localStorage.clear();
		if (stored !== undefined) window.localStorage.setItem("ACCESS_TOKEN", stored);
		await call();
	}
	const sent = market.calls.map(({ authorization }) => authorization);
	expect(sent).toEqual([undefined, "Bearer first", "Bearer second", undefined]);
});

test.each([
	["", "default"],
	[token, "no-store"],
])("with the token %j, sends no cookies or referrer, and caches with %s", async (stored, cache) => {
	market.answers({ body: [] });
	const request = jest.spyOn(globalThis, "fetch");
	window.localStorage.setItem("ACCESS_TOKEN", stored);
	await call();
	const options = { credentials: "omit", redirect: "error", referrerPolicy: "no-referrer", cache };
	expect(request.mock.lastCall).toMatchObject([url, options]);
});

test.each(["жетон-1", `bad\n${token}`])("the token %j, which is invalid in a header, is not logged", async (stored) => {
	const log = recordConsole();
	market.answers({ status: 500 });
	window.localStorage.setItem("ACCESS_TOKEN", stored);
	await expect(call()).rejects.toThrow("was answered with 500");
	expect(market.calls.map(({ authorization }) => authorization).filter(Boolean)).toEqual([]);
	expect(log.mock.calls.join()).not.toContain(stored);
});

test("an error that echoes the token is not logged", async () => {
	const log = recordConsole();
	market.answers({ status: 500, body: { authorization: `Bearer ${token}` } });
	window.localStorage.setItem("ACCESS_TOKEN", token);
	await expect(call()).rejects.toThrow("was answered with 500");
	expect(inspect(log.mock.calls)).not.toContain(token);
});

test("a response that the parser cannot read is an error of the market", async () => {
	recordConsole();
	market.answers({ body: null });
	const read = callMarket(path, (response) => (response as { title: string }).title);
	await expect(read).rejects.toBeInstanceOf(MarketError);
});
