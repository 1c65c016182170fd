import { asHeader } from "./content-security-policy";
import { cacheControl, languagePrefixes, revalidate, securityHeaders, svgPolicy } from "./rules";
import { isPage } from "./site-files";

/** Folders whose files have the same lifetime, and therefore one rule. They contain no pages. */
const fileFolders = ["/static/", "/share/", "/avatars/", "/cups/"];

/** The lines of a rule: the path, and its headers indented. */
const rule = (path: string, headers: Record<string, string>) => [
	path,
	...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/** The path of the rule for a page: its first folder with all pages below, or the start page. */
const pageFolder = (page: string) => page.replace(/^(\/[^/]+\/).+$/, "$1*").replace(/^\/index\.html$/, "/");

/** The path of the rule for another file: its folder or itself. */
const filePath = (file: string) => {
	const folder = fileFolders.find((name) => file.startsWith(name));
	return folder ? `${folder}*` : file;
};

/**
 * The `_headers` file of static hosts. They join the values of all rules that match a path, so the paths of a header may not
 * overlap. Unknown paths have the policy in their page. First come the rules that matter most.
 */
export function headersFile(files: string[], policy: string): string {
	const pages = files.filter((file) => isPage(file) && !/^\/404\b/.test(file));
	const others = files.filter((file) => !file.endsWith(".html"));
	const ofPages = { "Content-Security-Policy": asHeader(policy), "Cache-Control": cacheControl("/") };
	// Browsers apply the policy to documents only, not to the other files of a folder.
	const svgPaths = new Set(others.filter((file) => file.endsWith(".svg")).map(filePath));
	// Files that revalidate need no rule, because that is the default of static hosts.
	const cached = others.filter((file) => cacheControl(file) !== revalidate);
	const cacheRules = new Map(cached.map((file) => [filePath(file), cacheControl(file)]));
	const rules = [
		rule("/*", securityHeaders),
		...[...svgPaths].map((path) => rule(path, { "Content-Security-Policy": svgPolicy })),
		...[...new Set(pages.map(pageFolder))].map((path) => rule(path, ofPages)),
		...[...cacheRules].map(([path, value]) => rule(path, { "Cache-Control": value })),
	];
	return `${rules.flat().join("\n")}\n`;
}

/** The limits of Cloudflare Pages. It ignores what is beyond them. */
const cloudflare = { rules: 100, characters: 2_000 };

/** What a host ignores of a `_headers` file; undefined if nothing. */
export function ignoredHeaders(file: string): string | undefined {
	const lines = file.split("\n");
	const rules = lines.filter((line) => line.startsWith("/")).length;
	const longest = Math.max(...lines.map((line) => line.length));
	const isWithin = rules <= cloudflare.rules && longest <= cloudflare.characters;
	if (isWithin) return undefined;
	return `Cloudflare Pages reads ${cloudflare.rules} rules of _headers, of up to ${cloudflare.characters} characters a line. This site has ${rules} rules, and a line of ${longest} characters. Other hosts read all.`;
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
