import { once } from "node:events";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { siteServer } from "../../hosting/site-server";
import { sampleMarket } from "../../sample-market/handler";

type Market = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type LiveSite = {
	origin: string;
	/** Serves another folder from now on, like a deployment of a new build. */
	deploy: (folder: string) => void;
	stop: () => Promise<void>;
};

/** Serves the built site with a custom market handler, which can stream, abort or redirect, unlike a mocked route. */
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
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
