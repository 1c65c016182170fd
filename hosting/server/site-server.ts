import fs from "node:fs";
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { asHeader, policyOf } from "../content-security-policy";
import { editorHeaders, editorPath, isEditor } from "../editor-policy";
import { cacheControl, plainPath, revalidate, securityHeaders, strangePath, unserved } from "../rules";

type Next = () => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** The path and query of a request, as sent. Never throws, unlike `new URL("//", …)`. */
export function requestTarget({ url = "/" }: IncomingMessage): { pathname: string; search: string } {
	const at = url.indexOf("?");
	return at < 0 ? { pathname: url, search: "" } : { pathname: url.slice(0, at), search: url.slice(at) };
}

const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The language prefix of a path, such as `/ru`: a folder with its own 404 page. Empty for the default language. */
function prefixOf(folder: string, pathname: string): string {
	const [prefix = ""] = /^\/[\w-]+(?=\/)/.exec(pathname) ?? [];
	// In `page-data`, 404.html is a folder.
	return prefix && isFile(path.join(folder, prefix, "404.html")) ? prefix : "";
}

/** The file of a client-only route: `/ru/template/5/` is `/ru/template/[id]/index.html`. */
function clientRoute(folder: string, pathname: string): string | undefined {
	const prefix = prefixOf(folder, pathname);
	return /^\/template\/[^/]+\/$/.test(pathname.slice(prefix.length)) ? `${prefix}/template/[id]/index.html` : undefined;
}

/** Redirects to the one address of a page, and keeps the query: single slashes, no needless encoding, a slash at the end. */
function redirectToAddress(folder: string): Handler {
	const isPlain = new RegExp(`^${plainPath}$`);
	return (request, response, next) => {
		const { pathname, search } = requestTarget(request);
		if (strangePath.test(pathname)) return sendMissing(folder, pathname, response);
		const single = pathname.replace(/\/{2,}/g, "/");
		const decoded = decodePath(single);
		const hasOneForm = isPlain.test(decoded) && !/%2f/i.test(single);
		const page = hasOneForm ? decoded.replace(/\/index\.html$/, "/") : single;
		const file = path.join(folder, decodePath(page), "index.html");
		const isFolder =
			!page.endsWith("/") && !unserved.test(page) && (clientRoute(folder, `${page}/`) || fs.existsSync(file));
		const address = isFolder ? `${page}/` : page;
		if (address === pathname) return next();
		response.writeHead(301, { location: address + search });
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
	// A build that is running may have removed the page.
	response.end(isFile(path.join(folder, file)) ? fs.readFileSync(path.join(folder, file)) : "");
}

function sendMissing(folder: string, pathname: string, response: ServerResponse) {
	sendPage(folder, `${prefixOf(folder, pathname)}/404.html`, 404, response);
}

/** The production headers of a path, with the policy of the page that the build has written. */
function headersOf(folder: string, pathname: string): Map<string, string> {
	const page = path.join(folder, isEditor(pathname) ? editorPath : "/", "index.html");
	const policy = isFile(page) ? policyOf(fs.readFileSync(page, "utf8")) : undefined;
	const own = isEditor(pathname) && policy ? editorHeaders() : {};
	return new Map(
		Object.entries({ ...securityHeaders, ...own, ...(policy && { "Content-Security-Policy": asHeader(policy) }) }),
	);
}

/** Answers 405 to every method but GET and HEAD. */
function refuseOtherMethods(request: IncomingMessage, response: ServerResponse, next: Next) {
	if (request.method === "GET" || request.method === "HEAD") return next();
	response.writeHead(405, { allow: "GET, HEAD" });
	response.end();
}

/** Serves client-only routes, and the 404 page in the path's language for the rest. */
function fallback(folder: string): Handler {
	return (request, response) => {
		const { pathname } = requestTarget(request);
		const route = clientRoute(folder, pathname);
		if (route) return sendPage(folder, route, 200, response);
		sendMissing(folder, pathname, response);
	};
}

/** Files below a name with a dot, but not those for certificates. */
const hidden = /\/\.(?!well-known\/)/;

/**
 * Serves a built site like the production servers: compressed, cached, with localized 404 pages. Reads every file when it is
 * requested, so that the next build is served at once.
 * @param middleware runs before the site's files
 */
export function siteServer(folder: string, ...middleware: Handler[]): http.Server {
	const files = sirv(folder, {
		// Otherwise the sizes of the first build are sent with the files of the next one.
		dev: true,
		etag: true,
		// Uses the files that the build has compressed; `compression` handles the other responses.
		brotli: true,
		gzip: true,
		setHeaders: (response, pathname) => response.setHeader("cache-control", cacheControl(pathname)),
	});
	const handlers: Handler[] = [
		compression() as unknown as Handler,
		(request, response, next) => {
			response.setHeaders(headersOf(folder, requestTarget(request).pathname));
			next();
		},
		...middleware,
		refuseOtherMethods,
		redirectToAddress(folder),
		(request, response, next) => {
			const { pathname } = requestTarget(request);
			if (unserved.test(pathname) || hidden.test(pathname)) next();
			else files(request, response, next);
		},
		fallback(folder),
	];
	const listener: RequestListener = (request, response) => {
		const run = (index: number) => handlers[index]?.(request, response, () => run(index + 1));
		run(0);
	};
	return http.createServer(listener);
}
