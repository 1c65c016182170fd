import fs from "node:fs";
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { asHeader, policyOf } from "../deploy/content-security-policy";
import { cacheControl, revalidate, securityHeaders } from "../deploy/headers";
import { requestTarget } from "./request-target";

type Next = () => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Of no use to a visitor: the notes for hosts, and the error pages as pages, which would answer 200. */
const unserved = /^\/_(?:headers|redirects)$|\/404(?:\.html|\/(?:index\.html)?)$|\.(?:br|gz)$/;

/** What the paths of the languages start with: `/ru` for a folder with an error page of its own. The list is the build's. */
function prefixesIn(folder: string): string[] {
	const folders = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
	// Below `page-data`, 404.html is a folder.
	const hasErrorPage = (name: string) =>
		fs.statSync(path.join(folder, name, "404.html"), { throwIfNoEntry: false })?.isFile();
	return folders.filter(({ name }) => hasErrorPage(name)).map(({ name }) => `/${name}`);
}

/** The prefix of a path's language; nothing for the default one. */
function prefixOf(prefixes: string[], pathname: string): string {
	return prefixes.find((prefix) => pathname.startsWith(`${prefix}/`)) ?? "";
}

/** The file of a route that exists in the browser only: `/ru/template/5` is `/ru/template/[id]/index.html`. */
function clientRoute(prefixes: string[], pathname: string): string | undefined {
	const prefix = prefixOf(prefixes, pathname);
	return /^\/template\/[^/]+\/$/.test(pathname.slice(prefix.length)) ? `${prefix}/template/[id]/index.html` : undefined;
}

/** Pages have one form, with a slash at the end; the form without leads there and keeps the query. */
function addTrailingSlash(folder: string, prefixes: string[]): Handler {
	return (request, response, next) => {
		const { pathname, search } = requestTarget(request);
		const page = `${pathname}/`;
		if (pathname.endsWith("/") || pathname.startsWith("//")) return next();
		const file = path.join(folder, decodePath(pathname), "index.html");
		if (!clientRoute(prefixes, page) && !fs.existsSync(file)) return next();
		response.writeHead(301, { location: page + search });
		response.end();
	};
}

function decodePath(pathname: string): string {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}

function sendPage(folder: string, file: string, status: number, response: ServerResponse) {
	response.writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": revalidate });
	response.end(fs.readFileSync(path.join(folder, file)));
}

/** The headers of the production servers; the policy is the one that the build has written into the pages. */
function addHeaders(folder: string): Handler {
	const home = path.join(folder, "index.html");
	const policy = fs.existsSync(home) ? policyOf(fs.readFileSync(home, "utf8")) : undefined;
	const headers = new Map<string, string>(Object.entries(securityHeaders));
	if (policy) headers.set("Content-Security-Policy", asHeader(policy));
	return (_request, response, next) => {
		response.setHeaders(headers);
		next();
	};
}

/** Files are read and nothing else. */
function refuseOtherMethods(request: IncomingMessage, response: ServerResponse, next: Next) {
	if (request.method === "GET" || request.method === "HEAD") return next();
	response.writeHead(405, { allow: "GET, HEAD" });
	response.end();
}

/** Client-only routes by direct load; for the rest the 404 page of the path's language, with status 404. */
function fallback(folder: string, prefixes: string[]): Handler {
	return (request, response) => {
		const { pathname } = requestTarget(request);
		const route = clientRoute(prefixes, pathname);
		if (route) return sendPage(folder, route, 200, response);
		sendPage(folder, `${prefixOf(prefixes, pathname)}/404.html`, 404, response);
	};
}

/** Serves a built site as the production servers do: compressed, cached, with localized 404 pages. */
export function siteServer(folder: string, ...before: Handler[]): http.Server {
	const files = sirv(folder, {
		etag: true,
		dotfiles: false,
		// As the build has compressed them; `compression` does it for what is answered from elsewhere.
		brotli: true,
		gzip: true,
		setHeaders: (response, pathname) => response.setHeader("cache-control", cacheControl(pathname)),
	});
	const prefixes = prefixesIn(folder);
	const handlers: Handler[] = [
		compression() as unknown as Handler,
		addHeaders(folder),
		...before,
		refuseOtherMethods,
		addTrailingSlash(folder, prefixes),
		(request, response, next) =>
			unserved.test(requestTarget(request).pathname) ? next() : files(request, response, next),
		fallback(folder, prefixes),
	];
	const listener: RequestListener = (request, response) => {
		const run = (index: number) => handlers[index]?.(request, response, () => run(index + 1));
		run(0);
	};
	return http.createServer(listener);
}
