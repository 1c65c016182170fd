import { once } from "node:events";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { sampleMarket } from "../../src/server/sample-market/handler";
import { siteServer } from "../../src/server/site-server";

type Market = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type LiveSite = {
	origin: string;
	/** From now on this folder is served: a new build was deployed. */
	deploy: (folder: string) => void;
	stop: () => Promise<void>;
};

/** Serves the built site with a market of one's own, which can do what no mocked answer can: trickle, cut off, redirect. */
export async function startSite(market: Market = sampleMarket()): Promise<LiveSite> {
	const serve = (folder: string) => siteServer(folder, market);
	let current = serve(path.resolve(__dirname, "../../public"));
	const server = http.createServer((request, response) => current.emit("request", request, response));
	await once(server.listen(0), "listening");
	return {
		origin: `http://localhost:${(server.address() as AddressInfo).port}`,
		deploy: (folder) => {
			current = serve(folder);
		},
		stop: async () => {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}
