import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { asHeader } from "./content-security-policy";
import { cacheRules, localizedRoutes, revalidate, securityHeaders } from "./rules";

type MapEntry = [pattern: string, value: string];

function map(source: string, variable: string, fallback: string, entries: MapEntry[]): string {
	const lines = [`default "${fallback}";`, ...entries.map(([pattern, value]) => `"${pattern}" "${value}";`)];
	return `map ${source} ${variable} {\n${lines.map((line) => `\t${line}\n`).join("")}}\n`;
}

/**
 * `maps.conf`, for the `http` context: policy, cache lifetimes and routes. Routes match `$request_uri`, because `$uri` is
 * decoded and a template id may contain an encoded slash.
 */
export function nginxMaps(policy: string): string {
	const templates: MapEntry[] = localizedRoutes.map(({ prefix, templatePage }) => [
		`~^${prefix}/template/[^/?]+/(?:\\?|$)`,
		templatePage,
	]);
	const slashes: MapEntry[] = localizedRoutes.map(({ prefix }) => [
		`~^(?<site_path>${prefix}/template/[^/?]+)(?<site_query>\\?.*)?$`,
		"$site_path/$site_query",
	]);
	const missing: MapEntry[] = localizedRoutes
		.filter(({ prefix }) => prefix !== "")
		.map(({ prefix, missingPage }) => [`~^${prefix}(?:/|$)`, missingPage]);
	const lifetimes: MapEntry[] = cacheRules.map(({ path, value }) => [`~${path.source}`, value]);
	return [
		"# Written by the build, from hosting.",
		map("$sent_http_content_type", "$site_policy", "", [["~^text/html", asHeader(policy)]]),
		map("$uri", "$site_cache", revalidate, [["~^/api/", ""], ...lifetimes]),
		map("$status", "$site_allow", "", [["405", "GET, HEAD"]]),
		map("$uri", "$site_missing_page", "/404.html", missing),
		map("$request_uri", "$site_template_page", "", templates),
		map("$request_uri", "$site_with_slash", "", slashes),
		map("$site_template_page", "$site_unknown_page", "$site_template_page", [["", "$site_missing_page"]]),
	].join("\n");
}

/**
 * `headers.conf`, for the `server` context: a location with its own `add_header` would inherit none of these. Hides the
 * market's own versions of these headers, and its cookies.
 */
export function nginxHeaders(): string {
	const headers = {
		...securityHeaders,
		"Content-Security-Policy": "$site_policy",
		"Cache-Control": "$site_cache",
		Allow: "$site_allow",
	};
	const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
	const hidden = [...Object.keys(securityHeaders), "Set-Cookie", "X-Powered-By"];
	const lines = [...added, ...hidden.map((name) => `proxy_hide_header ${name};`)];
	return `# Written by the build, from hosting.\n${lines.join("\n")}\n`;
}

/**
 * Replaces `{{NAME}}` with its value, and removes the lines from `#if NAME` to `#else` or `#end` when NAME has no value.
 * @throws Error if a name has no value or an `#if` has no `#end`
 */
export function fillTemplate(template: string, values: Record<string, string | undefined>): string {
	const conditions: boolean[] = [];
	const lines = template.split("\n").flatMap((line) => {
		const [word, name = ""] = line.trim().split(" ");
		if (word === "#if") conditions.push(Boolean(values[name]));
		else if (word === "#else") conditions.push(!conditions.pop());
		else if (word === "#end") conditions.pop();
		else if (conditions.every(Boolean)) {
			return [
				line.replace(/{{([A-Z_]+)}}/g, (_, key: string) => {
					const value = values[key];
					if (value === undefined) throw new Error(`${key} has no value`);
					return value;
				}),
			];
		}
		return [];
	});
	if (conditions.length > 0) throw new Error("an #if has no #end");
	return lines.join("\n");
}

/** Where the build writes `maps.conf` and `headers.conf`. */
export const generatedFolder = path.resolve("hosting/nginx/generated");

export type NginxSettings = {
	/** The folder that contains the configuration. */
	conf: string;
	/** The built site. */
	root: string;
	/** The arguments of `listen`: a port, an address, `443 ssl http2`. */
	listen: string;
	/** The folder for the process id, temporary files and cached market responses. */
	run?: string;
	serverName?: string;
	/** The origin of the market, to which `/api` is proxied. If unset, `/api` does not exist. */
	market?: string;
	/** A DNS server. With it, nginx follows changes of the market's address without a reload. */
	resolver?: string;
	/** The network of a load balancer whose `X-Forwarded-For` is trusted. */
	proxy?: string;
	/** Answers 404 for templates without a prerendered page. */
	unknown404?: boolean;
	tls?: { certificate: string; key: string; httpListen: string };
	brotli?: boolean;
	user?: string;
	workers?: string;
	accessLog?: string;
	mimeTypes?: string;
};

/** Writes `site.conf` and a complete `nginx.conf` that includes it. @returns the path of `nginx.conf` */
export function writeNginxConfig(settings: NginxSettings): string {
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
		UNKNOWN_404: settings.unknown404 ? "on" : undefined,
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
		if (conf !== generatedFolder) fs.copyFileSync(path.join(generatedFolder, name), path.join(conf, name));
	}
	for (const name of ["site.conf", "nginx.conf"]) {
		const template = fs.readFileSync(path.resolve("hosting/nginx", `${name}.template`), "utf8");
		fs.writeFileSync(path.join(conf, name), fillTemplate(template, values));
	}
	return path.join(conf, "nginx.conf");
}
