import { once } from "node:events";
import fs from "node:fs";
import type http from "node:http";
import type { AddressInfo } from "node:net";
import { siteServer } from "../../hosting/server/site-server";
import { sampleMarket } from "../../sample-market/handler";
import { largeCatalog } from "../kit/large-catalog";
import { createBaseline } from "./baseline";

/** Starts, on demand, the servers of a run: the site, its baseline, and the site with larger markets. */
export async function startServers(folder: string) {
	const running: http.Server[] = [];
	const started = new Map<string, Promise<string>>();
	const baseline = await createBaseline(folder);

	const start = async (server: http.Server) => {
		running.push(server);
		await once(server.listen(0, "localhost"), "listening");
		return `http://localhost:${(server.address() as AddressInfo).port}`;
	};
	const startOnce = (key: string, create: () => http.Server) => {
		const origin = started.get(key) ?? start(create());
		started.set(key, origin);
		return origin;
	};
	return {
		site: () => startOnce("site", () => siteServer(folder, sampleMarket())),
		baseline: () => startOnce("baseline", () => siteServer(baseline, sampleMarket())),
		withTemplates: (count: number) =>
			startOnce(String(count), () =>
				siteServer(folder, sampleMarket({ list: largeCatalog(count), details: new Map() })),
			),
		stop: () => {
			for (const server of running) {
				server.closeAllConnections();
				server.close();
			}
			fs.rmSync(baseline, { recursive: true, force: true });
		},
	};
}
