/** @jest-environment node */

import { nginxProblems, nginxSettings } from "../../../hosting/nginx-settings";

const valid: Record<string, string[]> = {
	NGINX_SITE: ["site", "shop_2"],
	NGINX_LISTEN: ["8080, [::]:8080", "127.0.0.1:80,[::1]:80 ipv6only=on", "443 ssl http2", "*:80 default_server"],
	NGINX_SERVER_NAME: ["example.com www.example.com", "_", "*.example.com", "localhost"],
	NGINX_PROXY: ["10.0.0.0/8 192.168.0.0/16", "173.245.48.0/20, 2400:cb00::/32", "::1", "127.0.0.1"],
	NGINX_STATUS: ["off", "127.0.0.1:8081", "[::1]:8081"],
	NGINX_ACCESS_LOG: ["off", "/dev/stdout", "/var/log/nginx/site.log"],
};

const invalid: Record<string, string[]> = {
	NGINX_SITE: ["Site", "2", "a-b", "$x"],
	NGINX_LISTEN: "0|65536|80 443|256.0.0.1:80|::1:80|[gg::]:80|80; deny all|80,|80 fast".split("|"),
	NGINX_HTTP_LISTEN: ["http", "unix:/x"],
	NGINX_SERVER_NAME: ["a b;c", "exa mple.com{", "~x", "https://example.com", "$host"],
	NGINX_PROXY: ["10.0.0.0/33", "::/129", "all", "unix:", "10.0.0.0/8; deny all", "10.0.0.0/8/8"],
	NGINX_STATUS: ["8081", "0.0.0.0:8081", "[::]:8081", "10.0.0.1:8081", "127.0.0.1"],
	NGINX_RUN: ["run", '/run/"x', "/run/a b", "/run/$x", "/run\n/x"],
	NGINX_USER: ["root;"],
	NGINX_ACCESS_LOG: ["stdout", "/var/log/a b", "syslog:server=x"],
	NGINX_TLS_CERTIFICATE: ["cert.pem", "data:$x"],
	NGINX_TLS_KEY: ["engine:x:y"],
};

const problemsWith = (name: string, value: string) =>
	nginxProblems({ [name]: value }).filter((problem) => problem.startsWith(`${name} must be `));

test.each(Object.entries(valid))("accepts values of %s", (name, values) => {
	for (const value of values) expect(problemsWith(name, value)).toEqual([]);
});

test.each(Object.entries(invalid))("names %s, what it must be and what it is", (name, values) => {
	for (const value of values) expect(problemsWith(name, value)).toEqual([expect.stringContaining(`(is ${value})`)]);
});

const tls = { NGINX_TLS_CERTIFICATE: "/cert.pem", NGINX_TLS_KEY: "/key.pem" };

test.each([
	[{ NGINX_TLS_KEY: "/key.pem" }, /^NGINX_TLS_CERTIFICATE and/],
	[tls, /^NGINX_SERVER_NAME must/],
	[{ ...tls, NGINX_SERVER_NAME: "*.example.com" }, /^NGINX_SERVER_NAME must/],
])("a certificate needs its key and the name of the site: %j", (environment, problem) => {
	expect(nginxProblems(environment)).toEqual([expect.stringMatching(problem)]);
});

test("with a certificate, the site listens to HTTPS", () => {
	expect(nginxSettings({ ...tls, NGINX_HTTP_LISTEN: "8080" })).toMatchObject({
		listen: ["443 ssl http2", "[::]:443 ssl http2"],
		tls: { certificate: "/cert.pem", key: "/key.pem", httpListen: ["8080"] },
	});
});

test("without variables, the site listens to IPv4 and IPv6", () => {
	expect(nginxSettings({})).toMatchObject({ listen: ["80", "[::]:80"], status: "127.0.0.1:8081", unknown404: false });
});
