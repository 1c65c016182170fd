import fs from "node:fs";
import path from "node:path";
import { asHeader } from "./content-security-policy";
import { editorHeaders, editorPath } from "./editor-policy";
import { apiPath, localizedRoutes } from "./rules";
import { writeIfChanged } from "./site-files";

type MapEntry = readonly [pattern: string, value: string];

function map(source: string, variable: string, fallback: string, entries: MapEntry[]): string {
	const lines = [`default "${fallback}";`, ...entries.map(([key, value]) => `"${key}" "${value}";`)];
	// Evaluated again when nginx continues with an error page, which is another address.
	return `map "${source}" ${variable} {\n\tvolatile;\n${lines.map((line) => `\t${line}\n`).join("")}}\n`;
}

/** `maps.conf`, which `templates/site.conf.template` includes: what only the build knows. */
export function nginxMaps(policy: string, editorHosts?: readonly string[]): string {
	const isPage = "text/html(?:;|$)";
	const editor: MapEntry[] = editorHosts
		? [[`~^${editorPath}.* ${isPage}`, editorHeaders(editorHosts)["Content-Security-Policy"]]]
		: [];
	const template = (prefix: string) => `${prefix}/template/[^/?]+`;
	const withPrefix = localizedRoutes.filter(({ prefix }) => prefix !== "");
	return [
		"# Written by the build.",
		map("$uri $sent_http_content_type", "$site_policy", "", [...editor, [`~ ${isPage}`, asHeader(policy)]]),
		map("$uri", "$site_api", "", [[`~^${apiPath}`, "1"]]),
		map(
			"$uri",
			"$site_missing_page",
			"/404.html",
			withPrefix.map(({ prefix, missingPage }) => [`~^${prefix}(?:/|$)`, missingPage]),
		),
		map(
			"$request_uri",
			"$site_template_page",
			"",
			localizedRoutes.map(({ prefix, templatePage }) => [`~^${template(prefix)}/(?:\\?|$)`, templatePage]),
		),
		map(
			"$site_target",
			"$site_with_slash",
			"",
			localizedRoutes.map(({ prefix }) => [
				`~^(?<site_page>${template(prefix)})(?<site_search>\\?.*)?$`,
				"$site_page/$site_search",
			]),
		),
	].join("\n");
}

/** Where the build writes `maps.conf`, and `npm run nginx` the rest of the configuration. */
export const generatedFolder = path.resolve("hosting/nginx/generated");

export type NginxVariables = Partial<Record<`NGINX_${string}`, string>>;

/**
 * Writes `site.conf`, and a complete `nginx.conf` that includes it. Replaces the variables of the templates as the official
 * nginx image does.
 * @param conf the folder of the configuration
 * @param root the built site
 * @returns the path of `nginx.conf`
 * @throws Error if a variable has no value
 */
export function writeNginxConfig(conf: string, root: string, variables: NginxVariables = {}): string {
	const run = path.join(conf, "run");
	const values: NginxVariables = {
		NGINX_LISTEN: "80",
		NGINX_SERVER_NAME: "_",
		NGINX_ROOT: root,
		NGINX_MAPS: path.join(conf, "maps.conf"),
		NGINX_INCLUDE: "/etc/nginx/site.d/*.conf",
		NGINX_ACCESS_LOG: path.join(run, "access.log"),
		NGINX_UNKNOWN_TEMPLATES: "200",
		NGINX_RELEASE: "",
		NGINX_RUN: run,
		...variables,
	};
	const fill = (template: string) =>
		template.replace(/\$\{(NGINX_[A-Z_]+)\}/g, (_, name: `NGINX_${string}`) => {
			const value = values[name];
			if (value === undefined) throw new Error(`${name} has no value`);
			return value;
		});
	fs.mkdirSync(values.NGINX_RUN ?? run, { recursive: true });
	const maps = fs.readFileSync(path.join(generatedFolder, "maps.conf"), "utf8");
	writeIfChanged(path.join(conf, "maps.conf"), maps);
	for (const name of ["templates/site.conf.template", "nginx.conf.template"]) {
		const template = fs.readFileSync(path.resolve("hosting/nginx", name), "utf8");
		fs.writeFileSync(path.join(conf, path.basename(name, ".template")), fill(template));
	}
	return path.join(conf, "nginx.conf");
}
