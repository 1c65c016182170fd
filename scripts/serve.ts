import { spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import { startNginx } from "../hosting/server/nginx-server";
import { siteServer } from "../hosting/server/site-server";
import { sampleMarket } from "../sample-market/handler";
import { checkNode } from "./check-node";
import { checkPort, portError, readPort } from "./port";

// `npm run serve`: serves the built site with the sample market. `npm run serve:nginx` does the same with the local nginx, on
// the next port. The sample market answers in front of it: for nginx itself, as on a server, nothing is under /api.
// `npm start` builds the site first.
const withNginx = process.argv.includes("--nginx");
const withBuild = process.argv.includes("--build");
const command = withBuild ? "npm start" : `npm run ${withNginx ? "serve:nginx" : "serve"}`;
/** Only this machine reaches the server, unless HOST is another address: 0.0.0.0 for all. */
const host = process.env.HOST || "127.0.0.1";

/** The sample market in front of nginx, which listens on the next port. */
function nginxProxy(nginxPort: number): http.Server {
	const market = sampleMarket();
	return http.createServer((request, response) =>
		market(request, response, () => {
			const { url: path, method, headers } = request;
			const options = { host: "127.0.0.1", port: nginxPort, path, method, headers, agent: false };
			const forwarded = http.request(options, (answer) => {
				response.writeHead(answer.statusCode ?? 502, answer.headers);
				answer.pipe(response);
			});
			forwarded.on("error", () => response.destroy());
			request.pipe(forwarded);
		}),
	);
}

async function serveNginx(port: number): Promise<void> {
	const nginx = await startNginx(port);
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void nginx.stop());
	void nginx.ended.then(() => process.exit());
	console.info(`nginx alone, as on a server, is at http://localhost:${port}`);
}

async function serve(): Promise<void> {
	checkNode();
	const port = readPort(9000);
	await checkPort(port, host, command);
	// A shell finds npm on Windows, too.
	if (withBuild && spawnSync("npm run build", { shell: true, stdio: "inherit" }).status !== 0) process.exit(1);
	if (!fs.existsSync("public/index.html")) {
		throw new Error("The site is not built yet. Run `npm run build` first, or `npm start` for both.");
	}
	const server = withNginx ? nginxProxy(port + 1) : siteServer("public", sampleMarket());
	await once(server.listen(port, host), "listening").catch((error: NodeJS.ErrnoException) => {
		throw portError(error, port, command);
	});
	if (withNginx) await serveNginx(port + 1);
	console.info(`The site is at http://localhost:${port}`);
}

serve().catch((error: Error) => {
	console.error(error.message);
	process.exit(1);
});
