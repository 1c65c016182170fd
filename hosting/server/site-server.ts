import fs from "node:fs";
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { asHeader, policyOf } from "../content-security-policy";
import { editorHeaders, editorPath, isEditor } from "../editor-policy";
import { apiPolicy, cacheControl, plainPath, revalidate, securityHeaders, strangePath, unserved } from "../rules";

type Next = () => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** The path and query of a request, as sent. Never throws, unlike `new URL("//", …)`. */
export function requestTarget({ url = "/" }: IncomingMessage): { pathname: string; search: string } {
	const at = url.indexOf("?");
	return at < 0 ? { pathname: url, search: "" } : { pathname: url.slice(0, at), search: url.slice(at) };
}

/** The path prefixes of the languages in a build, such as `/ru`: every folder with its own 404 page. */
function languagePrefixes(folder: string): string[] {
	const folders = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
	// In `page-data`, 404.html is a folder.
	const hasErrorPage = (name: string) =>
		fs.statSync(path.join(folder, name, "404.html"), { throwIfNoEntry: false })?.isFile();
	return folders.filter(({ name }) => hasErrorPage(name)).map(({ name }) => `/${name}`);
}

/** The language prefix of a path; empty for the default language. */
function prefixOf(prefixes: string[], pathname: string): string {
	return prefixes.find((prefix) => pathname.startsWith(`${prefix}/`)) ?? "";
}

/** The file of a client-only route: `/ru/template/5/` is `/ru/template/[id]/index.html`. */
function clientRoute(prefixes: string[], pathname: string): string | undefined {
	const prefix = prefixOf(prefixes, pathname);
	return /^\/template\/[^/]+\/$/.test(pathname.slice(prefix.length)) ? `${prefix}/template/[id]/index.html` : undefined;
}

/** Redirects to the one address of a page, and keeps the query: single slashes, no needless encoding, a slash at the end. */
function redirectToAddress(folder: string, prefixes: string[]): Handler {
	const isPlain = new RegExp(`^${plainPath}$`);
	return (request, response, next) => {
		const { pathname, search } = requestTarget(request);
		if (strangePath.test(pathname)) return sendMissing(folder, prefixes, pathname, response);
		const single = pathname.replace(/\/{2,}/g, "/");
		const decoded = decodePath(single);
		const hasOneForm = isPlain.test(decoded) && !/%2f/i.test(single);
		const page = hasOneForm ? decoded.replace(/\/index\.html$/, "/") : single;
		const file = path.join(folder, decodePath(page), "index.html");
		const isFolder =
			!page.endsWith("/") && !unserved.test(page) && (clientRoute(prefixes, `${page}/`) || fs.existsSync(file));
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
	response.end(fs.readFileSync(path.join(folder, file)));
}

function sendMissing(folder: string, prefixes: string[], pathname: string, response: ServerResponse) {
	sendPage(folder, `${prefixOf(prefixes, pathname)}/404.html`, 404, response);
}

/** The headers of the editor in a build; none without an editor. Its policy comes from its page. */
function editorHeadersOf(folder: string): [string, string][] {
	const page = path.join(folder, editorPath, "index.html");
	const policy = fs.existsSync(page) ? policyOf(fs.readFileSync(page, "utf8")) : undefined;
	return policy ? Object.entries({ ...editorHeaders(), "Content-Security-Policy": asHeader(policy) }) : [];
}

/** Adds the headers of the production servers. The policy comes from a built page. */
function addHeaders(folder: string): Handler {
	const home = path.join(folder, "index.html");
	const policy = fs.existsSync(home) ? policyOf(fs.readFileSync(home, "utf8")) : undefined;
	const headers = new Map<string, string>(Object.entries(securityHeaders));
	if (policy) headers.set("Content-Security-Policy", asHeader(policy));
	const editor = new Map([...headers, ...editorHeadersOf(folder)]);
	return (request, response, next) => {
		response.setHeaders(isEditor(requestTarget(request).pathname) ? editor : headers);
		if (requestTarget(request).pathname.startsWith("/api/")) response.setHeader("Content-Security-Policy", apiPolicy);
		next();
	};
}

/** Answers 405 to every method but GET and HEAD. */
function refuseOtherMethods(request: IncomingMessage, response: ServerResponse, next: Next) {
	if (request.method === "GET" || request.method === "HEAD") return next();
	response.writeHead(405, { allow: "GET, HEAD" });
	response.end();
}

/** Serves client-only routes, and the 404 page in the path's language for the rest. */
function fallback(folder: string, prefixes: string[]): Handler {
	return (request, response) => {
		const { pathname } = requestTarget(request);
		const route = clientRoute(prefixes, pathname);
		if (route) return sendPage(folder, route, 200, response);
		sendMissing(folder, prefixes, pathname, response);
	};
}

/**
 * Serves a built site like the production servers: compressed, cached, with localized 404 pages.
 * @param middleware runs before the site's files
 */
export function siteServer(folder: string, ...middleware: Handler[]): http.Server {
	const files = sirv(folder, {
		etag: true,
		dotfiles: false,
		// Uses the files that the build has compressed; `compression` handles the other responses.
		brotli: true,
		gzip: true,
		setHeaders: (response, pathname) => response.setHeader("cache-control", cacheControl(pathname)),
	});
	const prefixes = languagePrefixes(folder);
	const handlers: Handler[] = [
		compression() as unknown as Handler,
		addHeaders(folder),
		...middleware,
		refuseOtherMethods,
		redirectToAddress(folder, prefixes),
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
