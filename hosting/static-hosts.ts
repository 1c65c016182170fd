import { asHeader } from "./content-security-policy";
import { cacheControl, localizedRoutes, revalidate, securityHeaders } from "./rules";

/** Files that visitors never request: host configuration, Gatsby's fragments, compressed variants. */
const unserved = /^\/(?:_headers|_redirects|_gatsby\/.*)$|\.(?:br|gz)$/;

/** The limit of Cloudflare Pages. A file without a rule is revalidated on each request. */
const maximumRules = 100;

/**
 * Cache rules in as few lines as possible: a folder whose files share one lifetime becomes one rule.
 * Files that revalidate need no rule, because that is the default of both hosts.
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
		.slice(0, maximumRules - 1)
		.flatMap(([rule, value]) => [rule, `  Cache-Control: ${value}`]);
}

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile(files: string[], policy: string): string {
	const headers = { "Content-Security-Policy": asHeader(policy), ...securityHeaders };
	const lines = ["/*", ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ...cacheLines(files)];
	return `${lines.join("\n")}\n`;
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. Cloudflare Pages skips the proxy rule, which it does not support,
 * and the 404 rules, because it finds the nearest `404.html` itself. Netlify treats `/path` and `/path/` alike.
 */
export function redirectsFile(upstream?: string): string {
	const templates = localizedRoutes.flatMap(({ prefix, templatePage }) => {
		const page = templatePage.replace(/index\.html$/, "");
		return [`${prefix}/template/:id ${page} 200`, `${prefix}/template/:id/ ${page} 200`];
	});
	const market = upstream ? [`/api/* ${upstream}/api/:splat 200`] : [];
	const missing = localizedRoutes.map(({ prefix, missingPage }) => `${prefix}/* ${missingPage} 404`);
	return `${[...market, ...templates, ...missing].join("\n")}\n`;
}
