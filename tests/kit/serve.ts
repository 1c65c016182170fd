import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** Runs a server on a free port during the tests of a file. Returns a function that reads its origin. */
export function serve(createServer: () => http.Server | Promise<http.Server>): () => string {
	let server: http.Server;
	beforeAll(async () => {
		server = await createServer();
		await once(server.listen(0, "127.0.0.1"), "listening");
	});
	afterAll(async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	});
	return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export type RawResponse = { status: number | undefined; headers: http.IncomingHttpHeaders; body: string };

type RequestOptions = http.RequestOptions & { body?: string };

/** Requests exactly this path: does not normalize `//` or `..`, follow redirects or decompress. */
export async function send(origin: string, path: string, options: RequestOptions = {}): Promise<RawResponse> {
	const request = http.request(origin, { ...options, path, agent: false }).end(options.body);
	const [response] = (await once(request, "response")) as [http.IncomingMessage];
	const chunks = await response.toArray();
	return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString("latin1") };
}
