import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fillTemplate } from "./fill-template";

/** Where the build puts its share. */
export const generated = path.resolve("deploy/nginx/generated");

export type NginxSettings = {
	/** The folder that the configuration is written to and read from. */
	conf: string;
	/** The built site. */
	root: string;
	/** What follows `listen`: a port, an address, `443 ssl http2`. */
	listen: string;
	/** For the process id, temporary files and the market's kept answers. */
	run?: string;
	serverName?: string;
	/** The market's origin, to which `/api` is passed on; none: there is no `/api`. */
	market?: string;
	/** A name server; with it, the market's address may change while nginx runs. */
	resolver?: string;
	/** The network of a load balancer whose `X-Forwarded-For` is true. */
	proxy?: string;
	tls?: { certificate: string; key: string; httpListen: string };
	brotli?: boolean;
	user?: string;
	workers?: string;
	accessLog?: string;
	mimeTypes?: string;
};

/** Writes `site.conf`, `nginx.conf` around it, and the build's share beside them. Returns the path of `nginx.conf`. */
export function writeNginx(settings: NginxSettings): string {
	const { conf, root, tls, run = path.join(conf, "run") } = settings;
	const values = {
		CONF: conf,
		ROOT: root,
		RUN: run,
		RUN_ID: createHash("sha256").update(run).digest("hex").slice(0, 8),
		LISTEN: settings.listen,
		SERVER_NAME: settings.serverName ?? "_",
		MARKET: settings.market,
		RESOLVER: settings.resolver,
		PROXY: settings.proxy,
		TLS: tls && "on",
		TLS_CERTIFICATE: tls?.certificate,
		TLS_KEY: tls?.key,
		HTTP_LISTEN: tls?.httpListen,
		BROTLI: settings.brotli ? "on" : undefined,
		USER: settings.user,
		WORKERS: settings.workers ?? "auto",
		ACCESS_LOG: settings.accessLog ?? `"${path.join(run, "access.log")}"`,
		MIME_TYPES: settings.mimeTypes ?? "/etc/nginx/mime.types",
		CA: "/etc/ssl/certs/ca-certificates.crt",
	};
	fs.mkdirSync(run, { recursive: true });
	for (const name of ["maps.conf", "headers.conf"]) {
		if (conf !== generated) fs.copyFileSync(path.join(generated, name), path.join(conf, name));
	}
	for (const name of ["site.conf", "nginx.conf"]) {
		const template = fs.readFileSync(path.resolve("deploy/nginx", `${name}.template`), "utf8");
		fs.writeFileSync(path.join(conf, name), fillTemplate(template, values));
	}
	return path.join(conf, "nginx.conf");
}
