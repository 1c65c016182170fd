/** @jest-environment node */

import { nginxProblems, nginxSettings } from "../../../hosting/nginx-settings";

const market = "https://127.0.0.1";

const valid: Record<string, string[]> = {
	NGINX_SITE: ["site", "shop_2"],
	NGINX_LISTEN: ["80", "8080, [::]:8080", "127.0.0.1:80,[::1]:80 ipv6only=on", "443 ssl http2", "*:80 default_server"],
	NGINX_HTTP_LISTEN: ["80", "[::]:80"],
	NGINX_SERVER_NAME: ["example.com", "example.com www.example.com", "_", "*.example.com", "localhost"],
	NGINX_PROXY: ["10.0.0.0/8", "10.0.0.0/8 192.168.0.0/16", "173.245.48.0/20, 2400:cb00::/32", "::1", "127.0.0.1"],
	NGINX_RESOLVER: ["127.0.0.53", "10.0.0.2 [fd00::2]:53", "kube-dns.kube-system.svc.cluster.local", "127.0.0.1:5353"],
	NGINX_STATUS: ["off", "127.0.0.1:8081", "[::1]:8081"],
	NGINX_BROTLI: ["on", "off"],
	NGINX_HEADERS_MORE: ["on", "off"],
	NGINX_UNKNOWN_TEMPLATES: ["404"],
	NGINX_RUN: ["/run/site"],
	NGINX_USER: ["www-data"],
	NGINX_ACCESS_LOG: ["off", "/dev/stdout", "/var/log/nginx/site.log"],
	NGINX_TLS_CERTIFICATE: ["/etc/ssl/example.com.pem"],
	NGINX_TLS_KEY: ["/etc/ssl/private/example.com.key"],
};

const invalid: Record<string, string[]> = {
	NGINX_SITE: ["Site", "2", "a-b", "a b", "$x"],
	NGINX_LISTEN: "0|65536|80 443|256.0.0.1:80|::1:80|[::1:80|[gg::]:80|80; deny all|80,|80 fast".split("|"),
	NGINX_HTTP_LISTEN: ["http", "unix:/x"],
	NGINX_SERVER_NAME: ["a b;c", "exa mple.com{", "~x", "https://example.com", "-x.example", "$host"],
	NGINX_PROXY: ["10.0.0.0/33", "::/129", "10.0.0", "all", "unix:", "10.0.0.0/8; deny all", "10.0.0.0/8/8"],
	NGINX_RESOLVER: ["10.0.0.2;", "fd00::2", "10.0.0.2:99999", "a_b"],
	NGINX_STATUS: ["8081", "0.0.0.0:8081", "[::]:8081", "10.0.0.1:8081", "on", "127.0.0.1"],
	NGINX_BROTLI: ["yes", "1"],
	NGINX_HEADERS_MORE: ["true"],
	NGINX_UNKNOWN_TEMPLATES: ["200"],
	NGINX_RUN: ["run", '/run/"x', "/run/a b", "/run/$x", "/run\n/x"],
	NGINX_USER: ["www data", "root;"],
	NGINX_ACCESS_LOG: ["stdout", "/var/log/a b", "syslog:server=x"],
	NGINX_TLS_CERTIFICATE: ["cert.pem", "data:$x"],
	NGINX_TLS_KEY: ["key.pem", "engine:x:y"],
};

const problemsWith = (name: string, value: string) =>
	nginxProblems({ MARKET_UPSTREAM: market, [name]: value }).filter((problem) => problem.startsWith(`${name} must be `));

test.each(Object.entries(valid))("accepts values of %s", (name, values) => {
	for (const value of [...values, ""]) expect(problemsWith(name, value)).toEqual([]);
});

test.each(Object.entries(invalid))("names %s, what it must be and what it is", (name, values) => {
	for (const value of values) expect(problemsWith(name, value)).toEqual([expect.stringContaining(`(is ${value})`)]);
});

test("all invalid variables are named, also with an invalid market", () => {
	const environment = { MARKET_UPSTREAM: "market", NGINX_LISTEN: "http", NGINX_PROXY: "all" };
	expect(nginxProblems(environment)).toEqual([
		expect.stringMatching(/^NGINX_LISTEN must/),
		expect.stringMatching(/^NGINX_PROXY must/),
	]);
});

test("a certificate needs its key, and the name to which HTTP redirects", () => {
	const tls = { NGINX_TLS_CERTIFICATE: "/cert.pem", NGINX_TLS_KEY: "/key.pem" };
	expect(nginxProblems({ NGINX_TLS_KEY: "/key.pem" })).toEqual([expect.stringMatching(/^NGINX_TLS_CERTIFICATE and/)]);
	for (const name of [undefined, "_", "*.example.com"]) {
		expect(nginxProblems({ ...tls, NGINX_SERVER_NAME: name })).toEqual([
			expect.stringMatching(/^NGINX_SERVER_NAME must/),
		]);
	}
	const environment = { ...tls, NGINX_SERVER_NAME: "example.com", NGINX_HTTP_LISTEN: "8080" };
	expect(nginxProblems(environment)).toEqual([]);
	expect(nginxSettings(environment)).toMatchObject({
		listen: ["443 ssl http2", "[::]:443 ssl http2"],
		tls: { certificate: "/cert.pem", key: "/key.pem", httpListen: ["8080"] },
	});
});

test("a market with a name needs a DNS server, by default that of this machine", () => {
	const resolver = (environment: Record<string, string>) => nginxSettings(environment).resolver;
	const named = { MARKET_UPSTREAM: "https://market.example/" };
	expect(resolver({ ...named, NGINX_RESOLVER: "10.0.0.2, [fd00::2]:53" })).toBe("10.0.0.2 [fd00::2]:53");
	for (const address of ["http://127.0.0.1:8000", "https://[::1]:8000"]) {
		expect(resolver({ MARKET_UPSTREAM: address })).toBeUndefined();
	}
	const resolvConf = "search example\n# nameserver 9.9.9.9\nnameserver 10.0.0.2\nnameserver fd00::2\n";
	expect(nginxSettings(named, resolvConf).resolver).toBe("10.0.0.2 [fd00::2]");
	expect(nginxProblems(named, resolvConf)).toEqual([]);
	expect(nginxProblems(named, "")).toEqual([expect.stringMatching(/^NGINX_RESOLVER must be a DNS server/)]);
});

test("without variables, the site listens to IPv4 and IPv6, and the figures of nginx to this machine", () => {
	expect(nginxSettings({})).toMatchObject({ listen: ["80", "[::]:80"], status: "127.0.0.1:8081", unknown404: false });
	const environment = { NGINX_PROXY: "10.0.0.0/8, fd00::/8", NGINX_STATUS: "off", MARKET_UPSTREAM: "https://[::1]/" };
	expect(nginxSettings(environment)).toMatchObject({
		proxies: ["10.0.0.0/8", "fd00::/8"],
		status: undefined,
		market: "https://[::1]",
	});
});
