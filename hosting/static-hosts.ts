import { asHeader } from "./content-security-policy";
import { cacheControl, revalidate, securityHeaders } from "./headers";
import { localizedRoutes } from "./routes";

/** Written by this module, or of no use to a visitor. */
const unserved = /^\/(?:_headers|_redirects|_gatsby\/.*)$|\.(?:br|gz)$/;

/** Cloudflare Pages reads no more; a file that is left out is asked about each time. */
const mostRules = 100;

/**
 * Which files may be kept for how long, in as few rules as can be: a folder whose files are all kept alike is one rule.
 * What has to be revalidated needs none: that is what both hosts do of themselves.
 */
function cacheLines(files: string[]): string[] {
	const served = files.filter((file) => !unserved.test(file));
	const folderOf = (file: string) => /^\/[^/]+\//.exec(file)?.[0] ?? "/";
	const rules = [...new Set(served.map(folderOf))].flatMap((folder) => {
		const names = served.filter((file) => folderOf(file) === folder);
		const values = new Set(names.map(cacheControl));
		const [value = revalidate] = values;
		if (folder !== "/" && values.size === 1) return [[`${folder}*`, value] as const];
		return names.map((name) => [name, cacheControl(name)] as const);
	});
	const isFolder = ([rule]: readonly [string, string]) => rule.endsWith("*");
	return rules
		.filter(([, value]) => value !== revalidate)
		.sort((a, b) => Number(isFolder(b)) - Number(isFolder(a)))
		.slice(0, mostRules - 1)
		.flatMap(([rule, value]) => [rule, `  Cache-Control: ${value}`]);
}

/** `_headers`, which Netlify and Cloudflare Pages read alike. */
export function headersFile(files: string[], policy: string): string {
	const all = { "Content-Security-Policy": asHeader(policy), ...securityHeaders };
	const lines = ["/*", ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`), ...cacheLines(files)];
	return `${lines.join("\n")}\n`;
}

/**
 * `_redirects`, of which each host takes what it knows. Cloudflare Pages finds the nearest `404.html` by itself and skips
 * the lines with 404; it also skips the market, which it cannot pass requests on to. Netlify does not tell a path with a
 * slash at the end from one without.
 */
export function redirectsFile(upstream?: string): string {
	const routes = localizedRoutes.flatMap(({ prefix, templatePage }) => {
		const page = templatePage.replace(/index\.html$/, "");
		return [`${prefix}/template/:id ${page} 200`, `${prefix}/template/:id/ ${page} 200`];
	});
	const market = upstream ? [`/api/* ${upstream}/api/:splat 200`] : [];
	const missing = localizedRoutes.map(({ prefix, missingPage }) => `${prefix}/* ${missingPage} 404`);
	return `${[...market, ...routes, ...missing].join("\n")}\n`;
}
