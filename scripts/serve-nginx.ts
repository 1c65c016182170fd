import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { startNginx } from "../src/server/nginx-server";
import { sampleMarket } from "../src/server/sample-market/handler";

// `npm run serve:nginx`: the built site behind the machine's nginx, with the sample market as the host of `/api`.
const port = Number(process.env.PORT ?? 9000);
const handler = sampleMarket();
const market = http.createServer((request, response) =>
	handler(request, response, () => {
		response.writeHead(404).end();
	}),
);

async function serve() {
	await once(market.listen(0, "127.0.0.1"), "listening");
	const { port: marketPort } = market.address() as AddressInfo;
	const nginx = await startNginx({ port, market: `http://127.0.0.1:${marketPort}` });
	console.info(`nginx serves the site at http://localhost:${port}`);
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void nginx.stop());
	await nginx.ended;
}

serve()
	.catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	})
	.finally(() => {
		market.closeAllConnections();
		market.close();
	});
