import { asHeader } from "./content-security-policy";
import { cacheRules, revalidate, securityHeaders } from "./headers";
import { localizedRoutes } from "./routes";

type Entry = [pattern: string, value: string];

function map(from: string, to: string, fallback: string, entries: Entry[]): string {
	const lines = [`default "${fallback}";`, ...entries.map(([pattern, value]) => `"${pattern}" "${value}";`)];
	return `map ${from} ${to} {\n${lines.map((line) => `\t${line}\n`).join("")}}\n`;
}

/**
 * What the build knows and nginx has to, as maps for the `http` level. `$request_uri` is the path as it was sent: an id
 * may hold an encoded slash, which `$uri` has decoded.
 */
export function nginxMaps(policy: string): string {
	const pages: Entry[] = localizedRoutes.map(({ prefix, templatePage }) => [
		`~^${prefix}/template/[^/?]+/(?:\\?|$)`,
		templatePage,
	]);
	const slashes: Entry[] = localizedRoutes.map(({ prefix }) => [
		`~^(?<site_path>${prefix}/template/[^/?]+)(?<site_query>\\?.*)?$`,
		"$site_path/$site_query",
	]);
	const missing: Entry[] = localizedRoutes
		.filter(({ prefix }) => prefix !== "")
		.map(({ prefix, missingPage }) => [`~^${prefix}(?:/|$)`, missingPage]);
	const kept: Entry[] = cacheRules.map(({ path, value }) => [`~${path.source}`, value]);
	return [
		"# Written by the build, from src/deploy.",
		map("$sent_http_content_type", "$site_policy", "", [["~^text/html", asHeader(policy)]]),
		map("$uri", "$site_cache", revalidate, [["~^/api/", ""], ...kept]),
		map("$status", "$site_allow", "", [["405", "GET, HEAD"]]),
		map("$uri", "$site_missing_page", "/404.html", missing),
		map("$request_uri", "$site_template_page", "", pages),
		map("$request_uri", "$site_with_slash", "", slashes),
	].join("\n");
}

/**
 * The headers of every answer. One set for the whole server: a location that adds one of its own would lose them all. What
 * the market sends of these gives way; a cookie of its has no place on this origin.
 */
export function nginxHeaders(): string {
	const headers = {
		...securityHeaders,
		"Content-Security-Policy": "$site_policy",
		"Cache-Control": "$site_cache",
		Allow: "$site_allow",
	};
	const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
	const hidden = [...Object.keys(securityHeaders), "Set-Cookie", "X-Powered-By"];
	const lines = [...added, ...hidden.map((name) => `proxy_hide_header ${name};`)];
	return `# Written by the build, from src/deploy.\n${lines.join("\n")}\n`;
}
