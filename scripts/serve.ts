import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { startNginx } from "../hosting/server/nginx-server";
import { siteServer } from "../hosting/server/site-server";
import { sampleMarket } from "../sample-market/handler";

// `npm run serve`: serves the built site with the sample market. `npm run serve:nginx` does the same with the local nginx.
const port = Number(process.env.PORT ?? 9000);
/** Only this machine reaches the server, unless HOST is another address: 0.0.0.0 for all. */
const host = process.env.HOST || "127.0.0.1";

function fail(message: string): never {
	console.error(message);
	process.exit(1);
}

async function serve() {
	const server = siteServer("public", sampleMarket());
	server.on("error", (error: NodeJS.ErrnoException) => {
		const isTaken = error.code === "EADDRINUSE";
		fail(isTaken ? `Port ${port} is in use. Choose another port: PORT=9100 npm run serve` : error.message);
	});
	await once(server.listen(port, host), "listening");
}

/** The market is a server of its own, to which nginx proxies `/api`. */
async function serveWithNginx() {
	const handler = sampleMarket();
	const market = http.createServer((request, response) =>
		handler(request, response, () => response.writeHead(404).end()),
	);
	await once(market.listen(0, "127.0.0.1"), "listening");
	const { port: marketPort } = market.address() as AddressInfo;
	const nginx = await startNginx({ port, market: `http://127.0.0.1:${marketPort}` });
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void nginx.stop());
	void nginx.ended.then(() => {
		market.closeAllConnections();
		market.close();
	});
}

if (!fs.existsSync("public/index.html")) {
	fail("The site is not built yet. Run `npm run build` first, or `npm start` for both.");
}
const start = process.argv.includes("--nginx") ? serveWithNginx : serve;
start().then(
	() => console.info(`The site is at http://localhost:${port}`),
	(error: Error) => fail(error.message),
);
