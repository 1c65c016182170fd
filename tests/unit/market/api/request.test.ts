import { MarketError } from "../../../../src/market/api/market-error";
import { askAhead, requestMarket } from "../../../../src/market/api/request";
import { type MarketAnswer, marketServer } from "../../../kit/market-server";
import { recordConsole } from "../../../kit/record-console";

const market = marketServer();
const token = "secret-token-1";

/** What went wrong with a call. */
async function failure(): Promise<MarketError> {
	return requestMarket("/public/market/getAll").then(
		() => Promise.reject(new Error("the call should have failed")),
		(error: MarketError) => error,
	);
}

test("sends every call below /api and gives the JSON of the answer unchanged", async () => {
	market.answers({ body: { any: ["thing", null] } });
	expect(await requestMarket("/public/market/getAll?id=5")).toEqual({ any: ["thing", null] });
	expect(market.calls.map(({ path }) => path)).toEqual(["/api/public/market/getAll?id=5"]);
});

test("a call that was sent ahead is sent once, and the next one again", async () => {
	market.answers({ body: [] });
	askAhead("/public/market/getAll");
	await requestMarket("/public/market/getAll");
	expect(market.calls).toHaveLength(1);
	await requestMarket("/public/market/getAll");
	expect(market.calls).toHaveLength(2);
});

test("a call that was sent ahead and failed is told to whoever makes it", async () => {
	market.answers({ drop: true });
	askAhead("/public/market/getAll");
	expect(await failure()).toBeInstanceOf(MarketError);
	expect(market.calls).toHaveLength(1);
});

test("reads the token anew at each call and sends no header without one", async () => {
	market.answers({ body: [] });
	for (const stored of [undefined, "first", "second", ""]) {
		window.localStorage.clear();
		if (stored !== undefined) window.localStorage.setItem("ACCESS_TOKEN", stored);
		await requestMarket("/public/market/getAll");
	}
	const sent = market.calls.map(({ authorization }) => authorization);
	expect(sent).toEqual([undefined, "Bearer first", "Bearer second", undefined]);
});

test("calls without a token where storage is blocked", async () => {
	market.answers({ body: [] });
	jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
		throw new DOMException("The operation is insecure.", "SecurityError");
	});
	await expect(requestMarket("/public/market/getAll")).resolves.toEqual([]);
	expect(market.calls[0]?.authorization).toBeUndefined();
});

const failures: [string, MarketAnswer, number | undefined, string][] = [
	["a status of the client", { status: 404, body: { detail: "Not found." } }, 404, "was answered with 404"],
	["a status of the server", { status: 503 }, 503, "was answered with 503"],
	["HTML", { body: "<!doctype html><title>Sign in</title>" }, 200, "was not answered with JSON"],
	["nothing", { body: "" }, 200, "was not answered with JSON"],
	["half of the JSON", { body: '[{"id": 1' }, 200, "was not answered with JSON"],
	["a connection that ends in the middle", { body: "[1", cut: true }, 200, "was not answered with JSON"],
	["a connection that ends at once", { drop: true }, undefined, "did not reach the market"],
];

test.each(failures)(
	"throws a MarketError that names the call on %s, without the token",
	async (_, answer, status, why) => {
		window.localStorage.setItem("ACCESS_TOKEN", token);
		market.answers(answer);
		const error = await failure();
		expect(error).toBeInstanceOf(MarketError);
		expect(error).toMatchObject({ name: "MarketError", status, message: `GET /public/market/getAll ${why}` });
		expect(`${error.stack} ${error.cause}`).not.toContain(token);
		expect(market.calls).toHaveLength(1);
	},
);

test("keeps a token that no header can carry out of the error", async () => {
	window.localStorage.setItem("ACCESS_TOKEN", "жетон-1");
	market.answers({ body: [] });
	const error = await failure();
	expect(error).toBeInstanceOf(MarketError);
	expect(`${error.message} ${error.cause}`).not.toMatch(/жетон-1/);
	expect(market.calls).toHaveLength(0);
});

test("keeps a token that no header can carry out of the call, the error and the log", async () => {
	const log = recordConsole();
	market.answers({ status: 500 });
	window.localStorage.setItem("ACCESS_TOKEN", `bad\n${token}`);
	const error = await failure();
	expect(market.calls.map(({ authorization }) => authorization)).toEqual([undefined]);
	expect(`${error.message} ${error.cause} ${JSON.stringify(log.mock.calls)}`).not.toContain(token);
});
