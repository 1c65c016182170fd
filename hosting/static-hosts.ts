import { asHeader } from "./content-security-policy";
import { cacheControl, languagePrefixes, revalidate, securityHeaders, svgPolicy } from "./rules";
import { isPage } from "./site-files";

/** The limit of Cloudflare Pages. A file without a cache rule is revalidated on each request. */
const maximumRules = 100;

/** Folders whose files have the same lifetime, and therefore one rule. */
const cachedFolders = ["/static/", "/share/", "/avatars/"];

/** The lines of a rule: the path, and its headers indented. */
const rule = (path: string, headers: Record<string, string>) => [
	path,
	...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/** The path of the rule for a page: its first folder with all pages below, or the start page. */
const pageFolder = (page: string) => page.replace(/^(\/[^/]+\/).+$/, "$1*").replace(/^\/index\.html$/, "/");

/** The path of the cache rule for a file: its folder or itself. */
function cachePath(file: string): string {
	const folder = cachedFolders.find((name) => file.startsWith(name));
	return folder ? `${folder}*` : file;
}

/**
 * The `_headers` file of static hosts. They join the values of all rules that match a path, so the paths of a header may not
 * overlap. Unknown paths have the policy in their page.
 * @throws if the policies alone need more rules than hosts read
 */
export function headersFile(files: string[], policy: string): string {
	const pages = files.filter((file) => isPage(file) && !/^\/404\b/.test(file));
	const others = files.filter((file) => !file.endsWith(".html"));
	const ofPages = { "Content-Security-Policy": asHeader(policy), "Cache-Control": cacheControl("/") };
	const svgFiles = others.filter((file) => file.endsWith(".svg"));
	// Files that revalidate need no rule, because that is the default of static hosts.
	const cached = others.filter((file) => cacheControl(file) !== revalidate);
	const cacheRules = new Map(cached.map((file) => [cachePath(file), cacheControl(file)]));
	const needed = [
		rule("/*", securityHeaders),
		...[...new Set(pages.map(pageFolder))].map((path) => rule(path, ofPages)),
		...svgFiles.map((file) => rule(file, { "Content-Security-Policy": svgPolicy })),
	];
	if (needed.length > maximumRules)
		throw new Error(`_headers needs ${needed.length} rules, and hosts read ${maximumRules}`);
	const ofCache = [...cacheRules].map(([path, value]) => rule(path, { "Cache-Control": value }));
	return `${[...needed, ...ofCache].slice(0, maximumRules).flat().join("\n")}\n`;
}

/** The `_redirects` file of static hosts that serve files before these rules, as Netlify does. */
export function redirectsFile(): string {
	const templates = languagePrefixes.flatMap((prefix) => {
		const page = `${prefix}/template/[id]/ 200`;
		return [`${prefix}/template/:id ${page}`, `${prefix}/template/:id/ ${page}`];
	});
	const missing = languagePrefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
	return `${[...templates, ...missing].join("\n")}\n`;
}
