import net from "node:net";
import type { NginxSettings } from "./nginx";

type Environment = NodeJS.ProcessEnv;
type Test = (text: string) => boolean;
/** How a variable is split into values, whether one is valid, and how a message describes it. */
type Rule = { separator?: RegExp; isValid: Test; meaning: string };

const matches =
	(pattern: RegExp): Test =>
	(text) =>
		pattern.test(text);
const isPort: Test = (text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535;
const isHostName = matches(/^(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i);

/** `host`, `host:port`, `[IPv6]` or `[IPv6]:port`. */
function isAddress(text: string): boolean {
	const [, version6, host = "", port] = /^(?:\[([^\]]*)\]|([^:[\]]+))(?::(\d+))?$/.exec(text) ?? [];
	const isHost = host === "*" || host === "localhost" || net.isIPv4(host);
	return (version6 === undefined ? isHost : net.isIPv6(version6)) && (port === undefined || isPort(port));
}

const listenOptions = matches(/^(?:ssl|http2|default_server|reuseport|ipv6only=(?:on|off))$/);

function isListen(text: string): boolean {
	const [address = "", ...options] = text.split(/ +/);
	return (isPort(address) || isAddress(address)) && options.every(listenOptions);
}

function isNetwork(text: string): boolean {
	const [, address = "", bits = "0"] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
	const version = net.isIP(address);
	return version > 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Paths stand in quotes in the configuration: no character that would end them or start a variable. */
const isPath = matches(/^\/[\w./@+~-]+$/);
const path = { isValid: isPath, meaning: "an absolute path of letters, digits and ./@+~_-" };
const addresses = {
	separator: /\s*,\s*/,
	isValid: isListen,
	meaning: "ports or addresses separated by commas, such as 80, [::]:80",
};

const rules: Record<string, Rule> = {
	NGINX_SITE: {
		isValid: matches(/^[a-z][a-z\d_]{0,30}$/),
		meaning: "a name such as site_2, of lowercase letters, digits and underscores",
	},
	NGINX_LISTEN: addresses,
	NGINX_HTTP_LISTEN: addresses,
	NGINX_SERVER_NAME: {
		separator: /\s+/,
		isValid: (name) => name === "_" || isHostName(name),
		meaning: "host names separated by spaces, such as example.com www.example.com",
	},
	NGINX_TLS_CERTIFICATE: path,
	NGINX_TLS_KEY: path,
	NGINX_PROXY: {
		separator: /[\s,]+/,
		isValid: isNetwork,
		meaning: "networks separated by commas, such as 10.0.0.0/8, fd00::/8",
	},
	NGINX_STATUS: {
		isValid: (text) => text === "off" || (/^(?:127\.\d+\.\d+\.\d+|\[::1\]):\d+$/.test(text) && isListen(text)),
		meaning: "off, or an address of this machine such as 127.0.0.1:8081",
	},
	NGINX_BROTLI: { isValid: matches(/^(?:on|off)$/), meaning: "on or off" },
	NGINX_UNKNOWN_TEMPLATES: { isValid: (text) => text === "404", meaning: "404 or empty" },
	NGINX_RUN: path,
	NGINX_USER: { isValid: matches(/^[a-z_][a-z\d_-]*$/), meaning: "the name of a user" },
	NGINX_ACCESS_LOG: { isValid: (text) => text === "off" || isPath(text), meaning: `off, or ${path.meaning}` },
};

const split = (name: string, value = "") => value.trim().split(rules[name]?.separator ?? /$^/);

/** Error messages for invalid variables of the nginx configuration. */
export function nginxProblems(environment: Environment): string[] {
	const problems = Object.entries(rules).flatMap(([name, { isValid, meaning }]) => {
		const value = environment[name];
		return !value || split(name, value).every(isValid) ? [] : [`${name} must be ${meaning} (is ${value})`];
	});
	const { NGINX_TLS_CERTIFICATE: certificate, NGINX_TLS_KEY: key, NGINX_SERVER_NAME: name = "" } = environment;
	if (Boolean(certificate) !== Boolean(key)) {
		problems.push("NGINX_TLS_CERTIFICATE and NGINX_TLS_KEY must be set together");
	}
	if (certificate && !/^[^_*]/.test(name)) {
		problems.push(
			"NGINX_SERVER_NAME must start with the name of the site if it has a certificate: HTTP redirects there",
		);
	}
	return problems;
}

/** The settings of the nginx configuration from valid environment variables. */
export function nginxSettings(environment: Environment): Omit<NginxSettings, "conf" | "root"> {
	const value = (name: string) => environment[name] || undefined;
	const list = (name: string, fallback: string) => split(name, value(name) ?? fallback);
	const [certificate, key] = [value("NGINX_TLS_CERTIFICATE"), value("NGINX_TLS_KEY")];
	const status = value("NGINX_STATUS") ?? "127.0.0.1:8081";
	return {
		site: value("NGINX_SITE"),
		listen: list("NGINX_LISTEN", certificate ? "443 ssl http2, [::]:443 ssl http2" : "80, [::]:80"),
		run: value("NGINX_RUN"),
		serverName: value("NGINX_SERVER_NAME"),
		proxies: value("NGINX_PROXY") ? list("NGINX_PROXY", "") : undefined,
		status: status === "off" ? undefined : status,
		unknown404: value("NGINX_UNKNOWN_TEMPLATES") === "404",
		tls: certificate && key ? { certificate, key, httpListen: list("NGINX_HTTP_LISTEN", "80, [::]:80") } : undefined,
		accessLog: value("NGINX_ACCESS_LOG"),
	};
}
