import { once } from "node:events";
import fs from "node:fs";
import type http from "node:http";
import type { AddressInfo } from "node:net";
import { sampleMarket } from "../../src/server/sample-market/handler";
import { siteServer } from "../../src/server/site-server";
import { largeCatalogue } from "../kit/large-catalogue";
import { floorOf } from "./floor";

/** The servers of a run: the site, its floor, and the site before larger markets. */
export async function servers(folder: string) {
	const running: http.Server[] = [];
	const started = new Map<string, Promise<string>>();
	const floor = await floorOf(folder);

	const start = async (server: http.Server) => {
		running.push(server);
		await once(server.listen(0, "localhost"), "listening");
		return `http://localhost:${(server.address() as AddressInfo).port}`;
	};
	const only = (key: string, make: () => http.Server) => {
		const origin = started.get(key) ?? start(make());
		started.set(key, origin);
		return origin;
	};
	return {
		site: () => only("site", () => siteServer(folder, sampleMarket())),
		floor: () => only("floor", () => siteServer(floor, sampleMarket())),
		withTemplates: (count: number) =>
			only(String(count), () => siteServer(folder, sampleMarket({ list: largeCatalogue(count), details: new Map() }))),
		stop: () => {
			for (const server of running) {
				server.closeAllConnections();
				server.close();
			}
			fs.rmSync(floor, { recursive: true, force: true });
		},
	};
}
