import fs from "node:fs";
import { sampleMarket } from "../src/server/sample-market/handler";
import { siteServer } from "../src/server/site-server";

const port = Number(process.env.PORT ?? 9000);

if (!fs.existsSync("public/index.html")) {
	console.error("There is no built site in public/ yet. Run `npm run build` first, or `npm start` for both.");
	process.exit(1);
}

const server = siteServer("public", sampleMarket());
server.on("error", (error: NodeJS.ErrnoException) => {
	const taken = error.code === "EADDRINUSE";
	console.error(taken ? `Port ${port} is in use. Choose another one: PORT=9100 npm run serve` : error.message);
	process.exit(1);
});
server.listen(port, () => console.info(`The site is at http://localhost:${port}`));
