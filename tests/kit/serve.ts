import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a server on a free port for the tests of a file and stops it after them. Returns a way to its origin. */
export function serve(makeServer: () => http.Server | Promise<http.Server>): () => string {
	let server: http.Server;
	beforeAll(async () => {
		server = await makeServer();
		await once(server.listen(0, "127.0.0.1"), "listening");
	});
	afterAll(async () => {
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
	});
	return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export type Answer = { status: number | undefined; headers: http.IncomingHttpHeaders; body: string };

/** Sends exactly that path: no client-side clean-up of `//` or `..`, no redirects followed, nothing unzipped. */
export async function send(origin: string, path: string, options: http.RequestOptions = {}): Promise<Answer> {
	const request = http.request(origin, { ...options, path, agent: false }).end();
	const [response] = (await once(request, "response")) as [http.IncomingMessage];
	const chunks = await response.toArray();
	return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString("latin1") };
}
