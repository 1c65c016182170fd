import http from "node:http";
import vm from "node:vm";
import { serve } from "./serve";

/** What the market answers; `cut` ends the connection in the middle, `drop` before the first byte. */
export type MarketAnswer = { status?: number; body?: unknown; cut?: boolean; drop?: boolean };
type Reply = (url: URL) => MarketAnswer | Promise<MarketAnswer>;

export type MarketServer = {
	/** What was asked of it in this test. */
	calls: { path: string; authorization: string | undefined }[];
	answers: (reply: Reply | MarketAnswer) => void;
};

/** jsdom has no fetch: Node's own stands in, taken from outside the test's realm. */
const node: Pick<typeof globalThis, "fetch" | "Headers"> = vm.runInThisContext("({ fetch, Headers })");

/** A real HTTP server at the origin of the site. Without it, a test has no fetch at all. */
export function marketServer(): MarketServer {
	const calls: MarketServer["calls"] = [];
	let reply: Reply = () => ({ status: 500 });

	const origin = serve(() =>
		http.createServer(async ({ url = "/", headers }, response) => {
			calls.push({ path: url, authorization: headers.authorization });
			const { status = 200, body, cut, drop } = await reply(new URL(url, origin()));
			if (drop) return response.destroy();
			const text = typeof body === "string" ? body : (JSON.stringify(body) ?? "");
			const length = Buffer.byteLength(text) + (cut ? 10 : 0);
			response.writeHead(status, { "content-length": length, connection: "close" });
			response.write(text, () => (cut ? response.destroy() : response.end()));
		}),
	);
	beforeAll(() => {
		globalThis.Headers = node.Headers;
		globalThis.fetch = (input, init) => node.fetch(new URL(String(input), origin()), init);
	});
	beforeEach(() => {
		calls.length = 0;
		window.localStorage.clear();
	});
	return {
		calls,
		answers: (next) => {
			reply = typeof next === "function" ? next : () => next;
		},
	};
}
