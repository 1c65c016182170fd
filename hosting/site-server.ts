import fs from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { decodeUrl } from "../src/lib/strings";
import { asHeader, policyOf } from "./content-security-policy";
import { cacheControl, hiddenPath, languagePrefixes, plainPath, securityHeaders, svgPolicy } from "./rules";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;

/** The path of a request, as sent. Never throws, unlike `new URL("//", …)`. */
const pathOf = ({ url = "/" }: IncomingMessage) => url.replace(/\?.*/s, "");

const decodePath = (pathname: string) => decodeUrl(pathname) ?? pathname;

const prefixOf = (pathname: string) => languagePrefixes.find((prefix) => pathname.startsWith(`${prefix}/`)) ?? "";

/** The file of a client-only route: `/ru/template/5/` is `/ru/template/[id]/index.html`. */
function clientRoute(pathname: string): string | undefined {
	const prefix = prefixOf(pathname);
	return /^\/template\/[^/]+\/$/.test(pathname.slice(prefix.length)) ? `${prefix}/template/[id]/index.html` : undefined;
}

/** Files below a name with a dot, but not those for certificates. */
const hiddenFile = /\/\.(?!well-known\/)/;

/**
 * Serves a built site like the production servers: with their headers, redirects, and localized 404 pages. Reads every file when it is
 * requested, so that the next build is served at once.
 * @param middleware runs before the site's files
 */
export function siteServer(folder: string, ...middleware: Handler[]): http.Server {
	/** The content of a file; undefined if there is none. A build that is running may have removed it. */
	const read = (name: string) => {
		const file = path.join(folder, name);
		return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
	};

	/** The one URL of a page: no double slashes, dot segments or needless encoding, a slash at the end. */
	function canonicalPath(pathname: string): string {
		const decoded = path.posix.normalize(`/${decodePath(pathname)}`);
		const page = plainPath.test(decoded) ? decoded.replace(/\/index\.html$/, "/") : pathname.replace(/\/{2,}/g, "/");
		if (page.endsWith("/") || hiddenPath.test(page)) return page;
		const isPage = clientRoute(`${page}/`) || fs.existsSync(path.join(folder, decoded, "index.html"));
		return isPage ? `${page}/` : page;
	}

	/** The headers of production, with the policy that the build has written. */
	function headers(): Map<string, string> {
		const policy = policyOf(read("index.html") ?? "");
		const csp = policy && { "Content-Security-Policy": asHeader(policy) };
		return new Map(Object.entries({ ...securityHeaders, ...csp }));
	}

	const files = sirv(folder, {
		// Otherwise the sizes of the first build are sent with the files of the next one.
		dev: true,
		etag: true,
		// The files that the build has compressed.
		brotli: true,
		gzip: true,
		setHeaders: (response, pathname) => {
			response.setHeader("cache-control", cacheControl(pathname));
			if (pathname.endsWith(".svg")) response.setHeader("content-security-policy", svgPolicy);
		},
	});

	const site: Handler = (request, response) => {
		const pathname = pathOf(request);
		/** Sends a client-only page, or the 404 page in the path's language. */
		const sendPage = (route?: string) => {
			const page = route ?? `${prefixOf(pathname)}/404.html`;
			const headers = { "content-type": "text/html; charset=utf-8", "cache-control": cacheControl(page) };
			response.writeHead(route ? 200 : 404, headers).end(read(page));
		};
		if (request.method !== "GET" && request.method !== "HEAD") {
			return response.writeHead(405, { allow: "GET, HEAD" }).end();
		}
		const canonical = canonicalPath(pathname);
		if (canonical !== pathname) {
			return response.writeHead(301, { location: canonical + (request.url ?? "").slice(pathname.length) }).end();
		}
		if (hiddenFile.test(decodePath(pathname))) return sendPage();
		const sendOther = () => sendPage(clientRoute(pathname));
		return hiddenPath.test(pathname) ? sendOther() : files(request, response, sendOther);
	};

	const handlers = [...middleware, site];
	return http.createServer((request, response) => {
		response.setHeaders(headers());
		const run = (index: number) => handlers[index]?.(request, response, () => run(index + 1));
		run(0);
	});
}
