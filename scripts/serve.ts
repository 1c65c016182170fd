import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import { startNginx } from "../hosting/server/nginx-server";
import { siteServer } from "../hosting/server/site-server";
import { sampleMarket } from "../sample-market/handler";

// `npm run serve`: serves the built site with the sample market. `npm run serve:nginx` does the same with the local nginx, on
// the next port. The sample market answers in front of it: for nginx itself, as on a server, nothing is under /api.
const port = Number(process.env.PORT ?? 9000);
/** Only this machine reaches the server, unless HOST is another address: 0.0.0.0 for all. */
const host = process.env.HOST || "127.0.0.1";

function fail(message: string): never {
	console.error(message);
	process.exit(1);
}

const listen = (server: http.Server) => once(server.listen(port, host), "listening");

const serve = () => listen(siteServer("public", sampleMarket()));

async function serveWithNginx() {
	const market = sampleMarket();
	const server = http.createServer((request, response) =>
		market(request, response, () => {
			const { url: path, method, headers } = request;
			const options = { host: "127.0.0.1", port: port + 1, path, method, headers, agent: false };
			const forwarded = http.request(options, (answer) => {
				response.writeHead(answer.statusCode ?? 502, answer.headers);
				answer.pipe(response);
			});
			forwarded.on("error", () => response.destroy());
			request.pipe(forwarded);
		}),
	);
	await listen(server);
	const nginx = await startNginx(port + 1);
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void nginx.stop());
	void nginx.ended.then(() => process.exit());
	console.info(`nginx alone, as on a server, is at http://localhost:${port + 1}`);
}

if (!fs.existsSync("public/index.html")) {
	fail("The site is not built yet. Run `npm run build` first, or `npm start` for both.");
}
const start = process.argv.includes("--nginx") ? serveWithNginx : serve;
start().then(
	() => console.info(`The site is at http://localhost:${port}`),
	({ code, message }: NodeJS.ErrnoException) =>
		fail(code === "EADDRINUSE" ? `Port ${port} is in use. Choose another port: PORT=9100 npm run serve` : message),
);
