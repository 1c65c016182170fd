import { spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { siteServer } from "../hosting/site-server";
import { sampleMarket } from "../sample-market/handler";
import { checkPort, readPort } from "./port";
import { run } from "./run";

// `npm run serve`: serves the built site with the sample market. `npm start` builds the site first.
const withBuild = process.argv.includes("--build");
const command = withBuild ? "npm start" : "npm run serve";
/** Only this machine reaches the server, unless HOST is another address: 0.0.0.0 for all. */
const host = process.env.HOST || "127.0.0.1";

void run(async () => {
	const port = readPort(9000);
	await checkPort(port, host, command);
	// A shell finds npm on Windows, too.
	if (withBuild && spawnSync("npm run build", { shell: true, stdio: "inherit" }).status !== 0) process.exit(1);
	if (!fs.existsSync("public/index.html")) {
		throw new Error("The site is not built yet. Run `npm run build` first, or `npm start` for both.");
	}
	await once(siteServer("public", sampleMarket()).listen(port, host), "listening");
	console.info(`The site is at http://localhost:${port}`);
});
