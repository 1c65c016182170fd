import http from "node:http";
import vm from "node:vm";
import { serve } from "./serve";

type MarketResponse = { status?: number; body?: unknown };
type Handler = (url: URL) => MarketResponse | Promise<MarketResponse>;

/** jsdom has no fetch. This is Node's, from outside the realm of the test. */
const node: Pick<typeof globalThis, "fetch" | "Headers"> = vm.runInThisContext("({ fetch, Headers })");

/** Starts an HTTP server for the market and makes `fetch` send relative URLs to it. */
export function marketServer() {
	/** The requests of the current test. */
	const calls: { path: string; authorization: string | undefined }[] = [];
	let handler: Handler = () => ({ status: 500 });

	const origin = serve(() =>
		http.createServer(async ({ url = "/", headers }, response) => {
			calls.push({ path: url, authorization: headers.authorization });
			const { status = 200, body } = await handler(new URL(url, origin()));
			response.writeHead(status, { connection: "close" });
			response.end(JSON.stringify(body));
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
		/** Sets the response, or a function that makes it. */
		answers: (next: Handler | MarketResponse) => {
			handler = typeof next === "function" ? next : () => next;
		},
	};
}
