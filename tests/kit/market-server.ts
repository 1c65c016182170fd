import http from "node:http";
import vm from "node:vm";
import { serve } from "./serve";

/** A response. `cut` closes the connection within the body, `drop` before the first byte. */
export type MarketResponse = {
	status?: number;
	headers?: Record<string, string>;
	body?: unknown;
	cut?: boolean;
	drop?: boolean;
};
type Handler = (url: URL) => MarketResponse | Promise<MarketResponse>;

export type MarketServer = {
	/** The requests of the current test. */
	calls: { path: string; authorization: string | undefined }[];
	/** Sets the response, or a function that makes it. */
	answers: (handler: Handler | MarketResponse) => void;
};

/** jsdom has no fetch. This is Node's, from outside the realm of the test. */
const node: Pick<typeof globalThis, "fetch" | "Headers"> = vm.runInThisContext("({ fetch, Headers })");

/** Starts an HTTP server for the market and makes `fetch` send relative URLs to it. */
export function marketServer(): MarketServer {
	const calls: MarketServer["calls"] = [];
	let handler: Handler = () => ({ status: 500 });

	const origin = serve(() =>
		http.createServer(async ({ url = "/", headers }, response) => {
			calls.push({ path: url, authorization: headers.authorization });
			const { status = 200, headers: sent, body, cut, drop } = await handler(new URL(url, origin()));
			if (drop) return response.destroy();
			const text = typeof body === "string" ? body : (JSON.stringify(body) ?? "");
			const length = Buffer.byteLength(text) + (cut ? 10 : 0);
			response.writeHead(status, { ...sent, "content-length": length, connection: "close" });
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
			handler = typeof next === "function" ? next : () => next;
		},
	};
}
