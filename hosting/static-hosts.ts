import fs from "node:fs";
import { asHeader } from "./content-security-policy";
import { editorHeaders, editorPath } from "./editor-policy";
import { cacheControl, languagePrefixes, revalidate, securityHeaders } from "./rules";
import { isPage } from "./site-files";

/** The limit of Cloudflare Pages. A file without a rule is revalidated on each request. */
const maximumRules = 100;

/** Folders whose files have the same lifetime, and therefore one rule. */
const cachedFolders = ["/static/", "/share/", "/avatars/"];

/** Cache rules, those of folders first. Files that revalidate need none, because that is the default of both hosts. */
function cacheHeaders(files: string[]): string[][] {
	const ofFolders = new Map<string, string>();
	const ofFiles = new Map<string, string>();
	for (const file of files) {
		const value = cacheControl(file);
		if (value === revalidate) continue;
		const folder = cachedFolders.find((name) => file.startsWith(name));
		if (folder) ofFolders.set(`${folder}*`, value);
		else ofFiles.set(file, value);
	}
	return [...ofFolders, ...ofFiles].map(([path, value]) => rule(path, { "Cache-Control": value }));
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
	const lines = (...rules: string[][]) =>
		`${[...rules, ...cacheHeaders(files)].slice(0, maximumRules).flat().join("\n")}\n`;
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
function redirectsFile(): string {
	const templates = languagePrefixes.flatMap((prefix) => {
		const page = `${prefix}/template/[id]/ 200`;
		return [`${prefix}/template/:id ${page}`, `${prefix}/template/:id/ ${page}`];
	});
	const missing = languagePrefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
	return `${[...templates, ...missing].join("\n")}\n`;
}

/** `cloudflare-worker.js` with the values of this site. */
function cloudflareWorker(): string {
	const folders = languagePrefixes.map((prefix) => `${prefix}/template/`);
	const site = JSON.stringify({ folders, headers: securityHeaders });
	return fs.readFileSync("hosting/cloudflare-worker.js", "utf8").replace("= SITE;", `= ${site};`);
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
