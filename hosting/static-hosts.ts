import { asHeader } from "./content-security-policy";
import { editorHeaders, editorPath } from "./editor-policy";
import { cacheControl, languagePrefixes, revalidate, securityHeaders } from "./rules";
import { isPage } from "./site-files";

/** The limit of Cloudflare Pages. A file without a rule is revalidated on each request. */
const maximumRules = 100;

/** Folders whose files have the same lifetime, and therefore one rule. */
const cachedFolders = ["/static/", "/share/", "/avatars/"];

/** Cache rules, those of folders first. Files that revalidate need none, because that is the default of both hosts. */
function cacheLines(files: string[]): string[] {
	const rules = new Map(
		files
			.filter((file) => cacheControl(file) !== revalidate)
			.map((file) => [
				cachedFolders.find((folder) => file.startsWith(folder))?.concat("*") ?? file,
				cacheControl(file),
			]),
	);
	return [...rules]
		.sort(([a], [b]) => Number(b.endsWith("*")) - Number(a.endsWith("*")))
		.slice(0, maximumRules - 1)
		.flatMap(([path, value]) => rule(path, { "Cache-Control": value }));
}

/** The lines of a rule: the path, and its headers indented. */
export const rule = (path: string, headers: Record<string, string>) => [
	path,
	...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile(files: string[], policy: string, editorHosts?: readonly string[]): string {
	const { "Cross-Origin-Opener-Policy": opener, ...common } = securityHeaders;
	const own = { "Content-Security-Policy": asHeader(policy), "Cross-Origin-Opener-Policy": opener };
	const lines = (...rules: string[][]) => `${[...rules, cacheLines(files)].flat().join("\n")}\n`;
	if (!editorHosts) return lines(rule("/*", { ...own, ...common }));
	// Both hosts join the values of all rules that match a path, and a browser enforces both joined policies. So the two headers
	// that differ in the editor are set per folder. Unknown paths keep the policy in their page.
	const folders = files
		.filter(isPage)
		.map((file) => file.replace(/^(\/[^/]+\/).+$/, "$1*").replace(/^\/index\.html$/, "/"));
	const rules = [...new Set(folders)].map((folder) => rule(folder, own));
	return lines(rule("/*", common), ...rules, rule(`${editorPath}*`, editorHeaders(editorHosts)));
}

/** The `_redirects` file of Netlify, which serves files before these rules and treats `/path` and `/path/` alike. */
export function redirectsFile(): string {
	const templates = languagePrefixes.flatMap((prefix) => {
		const page = `${prefix}/template/[id]/ 200`;
		return [`${prefix}/template/:id ${page}`, `${prefix}/template/:id/ ${page}`];
	});
	const missing = languagePrefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
	return `${[...templates, ...missing].join("\n")}\n`;
}

/**
 * The function of Cloudflare Pages. It serves the client-only route for templates without a file, and the 404 page to every
 * method under `/api/`.
 */
export function cloudflareWorker(): string {
	const folders = languagePrefixes.map((prefix) => `${prefix}/template/`);
	return `const folders = ${JSON.stringify(folders)};
// Cloudflare adds those of _headers to files only.
const headers = ${JSON.stringify(securityHeaders)};

export default {
	async fetch(request, { ASSETS }) {
		const url = new URL(request.url);
		const folder = folders.find((each) => url.pathname.startsWith(each));
		if (!folder) return ASSETS.fetch(new Request(url));
		const [, id, slash] = /^([^/]+)(\\/?)$/.exec(url.pathname.slice(folder.length)) ?? [];
		// An encoded slash would name another file.
		const isFile = !/%2f|%5c/i.test(id);
		const response = isFile && (await ASSETS.fetch(request));
		if (response && (response.status !== 404 || !id)) return response;
		if (slash) return ASSETS.fetch(new Request(new URL(folder + "[id]/", url), request));
		return new Response(null, { status: 301, headers: { ...headers, location: url.pathname + "/" + url.search } });
	},
};
`;
}

/** The paths for which Cloudflare Pages calls the function. */
function cloudflareRoutes(): string {
	const include = languagePrefixes.flatMap((prefix) => [`${prefix}/template/*`, `${prefix}/api/*`]);
	return `${JSON.stringify({ version: 1, include, exclude: [] })}\n`;
}

/**
 * The files of static hosts that route requests. Cloudflare Pages would apply `_redirects` before files, so that prerendered
 * templates could not be seen; it finds the nearest `404.html` itself.
 */
export const routingFiles = {
	netlify: { _redirects: redirectsFile },
	cloudflare: { "_worker.js": cloudflareWorker, "_routes.json": cloudflareRoutes },
} as const;
