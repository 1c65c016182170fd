import fs from "node:fs";
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { asHeader, policyOf } from "../deploy/content-security-policy";
import { cacheControl, revalidate, securityHeaders } from "../deploy/headers";
import { findLanguage, languages } from "../i18n/languages";
import { localizedPath, unlocalizedPath } from "../i18n/paths";
import { requestTarget } from "./request-target";

type Next = () => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Of no use to a visitor: the notes for hosts, and the error pages as pages, which would answer 200. */
const unserved = /^\/_(?:headers|redirects)$|\/404(?:\.html|\/(?:index\.html)?)$|\.(?:br|gz)$/;

/** The file of a route that exists in the browser only: `/ru/template/5` is `/ru/template/[id]/index.html`. */
function clientRoute(pathname: string): string | undefined {
	if (!/^\/template\/[^/]+\/$/.test(unlocalizedPath(pathname))) return undefined;
	const language = findLanguage(pathname.split("/")[1]);
	return localizedPath("/template/[id]/index.html", language?.code ?? languages[0].code);
}

/** Pages have one form, with a slash at the end; the form without leads there and keeps the query. */
function addTrailingSlash(folder: string): Handler {
	return (request, response, next) => {
		const { pathname, search } = requestTarget(request);
		const page = `${pathname}/`;
		if (pathname.endsWith("/") || pathname.startsWith("//")) return next();
		if (!clientRoute(page) && !fs.existsSync(path.join(folder, decodePath(pathname), "index.html"))) return next();
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
function fallback(folder: string): Handler {
	return (request, response) => {
		const { pathname } = requestTarget(request);
		const route = clientRoute(pathname);
		if (route) return sendPage(folder, route, 200, response);
		const language = findLanguage(pathname.split("/")[1]);
		sendPage(folder, localizedPath("/404.html", language?.code ?? languages[0].code), 404, response);
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
	const handlers: Handler[] = [
		compression() as unknown as Handler,
		addHeaders(folder),
		...before,
		refuseOtherMethods,
		addTrailingSlash(folder),
		(request, response, next) =>
			unserved.test(requestTarget(request).pathname) ? next() : files(request, response, next),
		fallback(folder),
	];
	const listener: RequestListener = (request, response) => {
		const run = (index: number) => handlers[index]?.(request, response, () => run(index + 1));
		run(0);
	};
	return http.createServer(listener);
}
