import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { environmentProblems } from "../src/build/check-environment";
import { generated, writeNginx } from "../src/deploy/write-nginx";
import { findNginx, knowsBrotli } from "../src/server/nginx-server";

// `npm run nginx`: the configuration of nginx for the built site, checked by nginx itself where there is one.
// `npm run nginx -- /srv/site/releases/1` puts the site and its configuration together into that folder first.
const env = process.env;
const release = process.argv[2];
const place = release && path.resolve(release);

function fail(message: string): never {
	console.error(message);
	process.exit(1);
}

if (!fs.existsSync(path.join(generated, "maps.conf"))) fail("There is no built site yet: run `npm run build` first.");
const problems = environmentProblems(env);
if (problems.length > 0) fail(problems.join("\n"));
if (place && fs.existsSync(place)) fail(`${place} is there already; a release is a folder of its own.`);

const conf = place ? path.join(place, "nginx") : generated;
fs.mkdirSync(conf, { recursive: true });
if (place) fs.cpSync("public", path.join(place, "public"), { recursive: true, preserveTimestamps: true });

const { NGINX_TLS_CERTIFICATE: certificate, NGINX_TLS_KEY: key } = env;
const tls = certificate && key ? { certificate, key, httpListen: env.NGINX_HTTP_LISTEN ?? "80" } : undefined;
const file = writeNginx({
	conf,
	root: path.resolve(place ?? ".", "public"),
	listen: env.NGINX_LISTEN ?? (tls ? "443 ssl http2" : "80"),
	run: env.NGINX_RUN,
	serverName: env.NGINX_SERVER_NAME,
	market: env.MARKET_UPSTREAM?.replace(/\/+$/, ""),
	resolver: env.NGINX_RESOLVER,
	proxy: env.NGINX_PROXY,
	tls,
	accessLog: env.NGINX_ACCESS_LOG,
	brotli: env.NGINX_BROTLI ? env.NGINX_BROTLI === "on" : knowsBrotli(),
	user: env.NGINX_USER ?? (process.getuid?.() === 0 ? "www-data" : undefined),
});
console.info(`Written: ${path.join(conf, "site.conf")}, and a complete ${path.basename(file)} around it`);

const nginx = findNginx();
if (!nginx) console.info("No nginx here to check it with; where it is to run: nginx -t");
else if (spawnSync(nginx, ["-t", "-e", "stderr", "-c", file], { stdio: "inherit" }).status !== 0) process.exit(1);
