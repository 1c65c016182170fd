import fs from "node:fs";
import path from "node:path";
import { asHeader } from "./content-security-policy";
import { editorHeaders, editorPath } from "./editor-policy";
import {
	apiPath,
	cacheRules,
	idWithSlash,
	localizedRoutes,
	plainPath,
	revalidate,
	securityHeaders,
	strangePath,
	unserved,
} from "./rules";

type MapEntry = [pattern: string, value: string];

/** A regular expression as a pattern of `map`. */
const pattern = ({ source, ignoreCase }: RegExp) => `${ignoreCase ? "~*" : "~"}${source}`;

function map(source: string, variable: string, fallback: string, entries: MapEntry[]): string {
	const lines = [`default "${fallback}";`, ...entries.map(([key, value]) => `"${key}" "${value}";`)];
	return `map "${source}" ${variable} {\n${lines.map((line) => `\t${line}\n`).join("")}}\n`;
}

/** As `map`, for a value that changes when nginx continues with an error page. */
const volatileMap = (...args: Parameters<typeof map>) => map(...args).replace("{", "{\n\tvolatile;");

const { "Cross-Origin-Opener-Policy": editorOpener, "X-Robots-Tag": editorRobots } = editorHeaders();

/** The maps of the headers of which the editor has its own. */
const editorMaps = [
	map("$uri", "$site_opener", securityHeaders["Cross-Origin-Opener-Policy"], [[`~^${editorPath}`, editorOpener]]),
	map("$uri", "$site_robots", "", [[`~^${editorPath}`, editorRobots]]),
];

/**
 * `maps.conf`, for the `http` context: policy, cache lifetimes and routes. Routes match `$request_uri`, because `$uri` is
 * decoded and a template id may contain an encoded slash.
 */
export function nginxMaps(policy: string, editorHosts?: readonly string[]): string {
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
	const lifetimes: MapEntry[] = cacheRules.map(({ path, value }) => [pattern(path), value]);
	const errorPages: MapEntry[] = localizedRoutes.map(({ missingPage }) => [missingPage, ""]);
	return [
		"# Written by the build, from hosting.",
		map("$uri $sent_http_content_type", "$site_policy", "", [
			...(editorHosts
				? [[`~^${editorPath}.* text/html(?:;|$)`, editorHeaders(editorHosts)["Content-Security-Policy"]] as MapEntry]
				: []),
			["~ text/html(?:;|$)", asHeader(policy)],
		]),
		...(editorHosts ? editorMaps : []),
		map("$uri", "$site_cache", revalidate, lifetimes),
		map("$request_method $uri", "$site_refused_method", "1", [[`~^(?:GET|HEAD) |^[^ ]+ ${apiPath}`, ""]]),
		map("$status", "$site_allow", "", [["405", "GET, HEAD"]]),
		"# Addresses: one form for each. Other forms redirect to it, or do not exist.",
		map("$uri", "$site_missing_page", "/404.html", missing),
		volatileMap("$uri", "$site_target", "$request_uri", errorPages),
		volatileMap("$site_target", "$site_strange", "", [[pattern(strangePath), "1"]]),
		volatileMap("$site_target", "$site_with_slash", "", slashes),
		volatileMap("$site_target", "$site_id_with_slash", "", [[pattern(idWithSlash), "1"]]),
		volatileMap("$site_target $uri", "$site_normal", "", [
			[`~^ |^[^ ]* ${apiPath}`, ""],
			["~*^[^ ?]*%(?:2f|5c)", ""],
			[`~^[^ ?]*(?<site_query>\\?[^ ]*)? (?<site_folder>(?:/${plainPath})?/)index\\.html$`, "$site_folder$site_query"],
			[`~^(?<site_same>${plainPath})(?:\\?[^ ]*)? \\k<site_same>$`, ""],
			[`~^[^ ?]*(?<site_query>\\?[^ ]*)? (?<site_plain>${plainPath})$`, "$site_plain$site_query"],
			["~^(?<site_before>[^ ?]*?)//+(?<site_after>[^ ]*) ", "$site_before/$site_after"],
		]),
		map("$request_uri", "$site_template_page", "", templates),
		map("$site_template_page", "$site_unknown_page", "$site_template_page", [["", "$site_missing_page"]]),
	].join("\n");
}

/** `headers.conf`, for the `server` context: a location with its own `add_header` would inherit none of these. */
export function nginxHeaders(editorHosts?: readonly string[]): string {
	const headers = {
		...securityHeaders,
		"Content-Security-Policy": "$site_policy",
		"Cache-Control": "$site_cache",
		Allow: "$site_allow",
		...(editorHosts ? { "Cross-Origin-Opener-Policy": "$site_opener", "X-Robots-Tag": "$site_robots" } : {}),
	};
	const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
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
	/** The folder to which the configuration is written. */
	conf: string;
	/** That folder on the server, if it is another one. */
	serverConf?: string;
	/** The built site, on the server. */
	root: string;
	/** The arguments of each `listen`: a port, an address, `443 ssl http2`. */
	listen: readonly string[];
	/** Distinguishes the sites of one nginx: lowercase letters, digits and underscores. */
	site?: string;
	/** The name of the release, which `/healthz` answers. */
	release?: string;
	/** The folder for the process id and temporary files. */
	run?: string;
	serverName?: string;
	/** The networks of load balancers whose `X-Forwarded-For` is trusted. */
	proxies?: readonly string[];
	/** The loopback address of `stub_status`; none if unset. */
	status?: string;
	/** Answers 404 for templates without a prerendered page. */
	unknown404?: boolean;
	tls?: { certificate: string; key: string; httpListen: readonly string[] };
	brotli?: boolean;
	user?: string;
	workers?: string;
	accessLog?: string;
};

const listenLines = (addresses: readonly string[] = []) => addresses.map((each) => `listen ${each};`).join("\n\t");

/** Writes `site.conf`, what it includes, and a complete `nginx.conf` that includes it. @returns the path of `nginx.conf` */
export function writeNginxConfig(settings: NginxSettings): string {
	const { conf, serverConf = conf, root, tls, site = "site", run = path.join(serverConf, "run") } = settings;
	const { accessLog = path.join(run, "access.log") } = settings;
	const values = {
		CONF: serverConf,
		ROOT: root,
		RUN: run,
		RELEASE: settings.release ?? "",
		LISTEN: listenLines(settings.listen),
		SERVER_NAME: settings.serverName ?? "_",
		TRUSTED_PROXIES: settings.proxies?.map((network) => `set_real_ip_from ${network};`).join("\n\t"),
		STATUS: settings.status,
		UNSERVED: unserved.source,
		UNKNOWN_404: settings.unknown404 ? "on" : undefined,
		TLS: tls && "on",
		TLS_CERTIFICATE: tls?.certificate,
		TLS_KEY: tls?.key,
		HTTP_LISTEN: listenLines(tls?.httpListen),
		BROTLI: settings.brotli ? "on" : undefined,
		USER: settings.user,
		WORKERS: settings.workers ?? "auto",
		ACCESS_LOG: accessLog === "off" ? undefined : accessLog,
	};
	// Variables and zones are global in nginx.
	const named = (text: string) => text.replace(/(?<=[$<=: ])site_(?=[a-z])/g, `${site}_`);
	const staged = run.startsWith(`${serverConf}/`) ? path.join(conf, path.relative(serverConf, run)) : run;
	if (serverConf === conf || staged !== run) fs.mkdirSync(staged, { recursive: true });
	for (const name of ["maps.conf", "headers.conf"]) {
		const text = fs.readFileSync(path.join(generatedFolder, name), "utf8");
		if (conf !== generatedFolder) fs.writeFileSync(path.join(conf, name), named(text));
	}
	const files = ["site.conf", "nginx.conf", ...(values.ACCESS_LOG ? ["logrotate.conf"] : [])];
	for (const name of files) {
		const template = fs.readFileSync(path.resolve("hosting/nginx", `${name}.template`), "utf8");
		fs.writeFileSync(path.join(conf, name), fillTemplate(named(template), values));
	}
	return path.join(conf, "nginx.conf");
}
