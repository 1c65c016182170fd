import { once } from "node:events";
import fs from "node:fs";
import type http from "node:http";
import type { AddressInfo } from "node:net";
import { siteServer } from "../../hosting/server/site-server";
import { sampleMarket } from "../../sample-market/handler";
import { largeCatalog } from "../kit/large-catalog";
import { createBaseline } from "./baseline";

/** Starts the servers of a run: the site, its baseline and, on demand, the site with larger markets. */
export async function startServers(folder: string) {
	const running: http.Server[] = [];
	const withTemplates = new Map<number, Promise<string>>();
	const baseline = await createBaseline(folder);

	const start = async (site: string, market = sampleMarket()) => {
		const server = siteServer(site, market);
		running.push(server);
		await once(server.listen(0, "localhost"), "listening");
		return `http://localhost:${(server.address() as AddressInfo).port}`;
	};
	return {
		site: await start(folder),
		baseline: await start(baseline),
		withTemplates: (count: number) => {
			const origin =
				withTemplates.get(count) ?? start(folder, sampleMarket({ list: largeCatalog(count), details: new Map() }));
			withTemplates.set(count, origin);
			return origin;
		},
		stop: () => {
			for (const server of running) {
				server.closeAllConnections();
				server.close();
			}
			fs.rmSync(baseline, { recursive: true, force: true });
		},
	};
}
