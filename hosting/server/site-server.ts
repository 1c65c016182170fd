import fs from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { asHeader, policyOf } from "../content-security-policy";
import { editorHeaders, editorPath, isEditor } from "../editor-policy";
import {
	cacheControl,
	languagePrefixes,
	plainPath,
	revalidate,
	securityHeaders,
	strangePath,
	unserved,
} from "../rules";

type Next = () => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => unknown;

/** The path and query of a request, as sent. Never throws, unlike `new URL("//", …)`. */
export function requestTarget({ url = "/" }: IncomingMessage): { pathname: string; search: string } {
	const at = url.indexOf("?");
	return at < 0 ? { pathname: url, search: "" } : { pathname: url.slice(0, at), search: url.slice(at) };
}

/** The content of a file; undefined if there is none. A build that is running may have removed it. */
const readPage = (...names: string[]) => {
	const file = path.join(...names);
	return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? fs.readFileSync(file, "utf8") : undefined;
};

function decodePath(pathname: string): string {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}

const prefixOf = (pathname: string) => languagePrefixes.find((prefix) => pathname.startsWith(`${prefix}/`)) ?? "";

/** The file of a client-only route: `/ru/template/5/` is `/ru/template/[id]/index.html`. */
function clientRoute(pathname: string): string | undefined {
	const prefix = prefixOf(pathname);
	return /^\/template\/[^/]+\/$/.test(pathname.slice(prefix.length)) ? `${prefix}/template/[id]/index.html` : undefined;
}

const isPlain = new RegExp(`^${plainPath}$`);

/** The one address of a page: single slashes, no needless encoding, a slash at the end. */
function addressOf(folder: string, pathname: string): string {
	const single = pathname.replace(/\/{2,}/g, "/");
	const decoded = decodePath(single);
	const hasOneForm = isPlain.test(decoded) && !/%2f/i.test(single);
	const page = hasOneForm ? decoded.replace(/\/index\.html$/, "/") : single;
	if (page.endsWith("/") || unserved.test(page)) return page;
	const isPage = clientRoute(`${page}/`) || fs.existsSync(path.join(folder, decodePath(page), "index.html"));
	return isPage ? `${page}/` : page;
}

/** The production headers of a path, with the policy of the page that the build has written. */
function headersOf(folder: string, pathname: string): Map<string, string> {
	const policy = policyOf(readPage(folder, isEditor(pathname) ? editorPath : "/", "index.html") ?? "");
	const own = isEditor(pathname) && policy ? editorHeaders() : {};
	return new Map(
		Object.entries({ ...securityHeaders, ...own, ...(policy && { "Content-Security-Policy": asHeader(policy) }) }),
	);
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

	const site: Handler = (request, response) => {
		if (request.method !== "GET" && request.method !== "HEAD") {
			response.writeHead(405, { allow: "GET, HEAD" });
			return response.end();
		}
		const { pathname, search } = requestTarget(request);
		/** Sends a client-only page, or the 404 page in the path's language. */
		const sendPage = (route?: string) => {
			response.writeHead(route ? 200 : 404, {
				"content-type": "text/html; charset=utf-8",
				"cache-control": revalidate,
			});
			response.end(readPage(folder, route ?? `${prefixOf(pathname)}/404.html`));
		};
		if (strangePath.test(pathname)) return sendPage();
		const address = addressOf(folder, pathname);
		if (address !== pathname) {
			response.writeHead(301, { location: address + search });
			return response.end();
		}
		const sendOther = () => sendPage(clientRoute(pathname));
		return unserved.test(pathname) || hidden.test(pathname) ? sendOther() : files(request, response, sendOther);
	};

	const handlers: Handler[] = [
		compression() as unknown as Handler,
		(request, response, next) => {
			response.setHeaders(headersOf(folder, requestTarget(request).pathname));
			next();
		},
		...middleware,
		site,
	];
	return http.createServer((request, response) => {
		const run = (index: number) => handlers[index]?.(request, response, () => run(index + 1));
		run(0);
	});
}
