import fs from "node:fs";
import path from "node:path";
import { asHeader } from "../content-security-policy";
import { editorHeaders, editorPath } from "../editor-policy";
import { cacheRules, languagePrefixes, malformedPath, revalidate } from "../rules";
import { writeIfChanged } from "../site-files";

/** `maps.conf`, which `templates/site.conf.template` includes: values that only the build has, and those of `rules.ts`. */
export function nginxMaps(policy: string, editorHosts?: readonly string[]): string {
	const editorPolicy = editorHosts && editorHeaders(editorHosts)["Content-Security-Policy"];
	const editorLine = editorPolicy ? `\t"~^${editorPath}.* text/html(?:;|$)" "${editorPolicy}";\n` : "";
	const cacheLines = cacheRules.map(([path, value]) => `\t"~${path.source}" "${value}";\n`).join("");
	return `# Written by the build.
map "$uri $sent_http_content_type" $site_policy {
	volatile;
	default "";
${editorLine}	"~ text/html(?:;|$)" "${asHeader(policy)}";
}

# The path of the language, empty for the default language.
map $uri $site_language {
	volatile;
	default "";
	"~^(?<site_prefix>${languagePrefixes.filter(Boolean).join("|")})(?:/|$)" "$site_prefix";
}

map $uri $site_cache {
	default "${revalidate}";
${cacheLines}}

map $site_target $site_malformed {
	volatile;
	default "";
	"~*${malformedPath.source}" 1;
}
`;
}

/** Where the build writes `maps.conf`, and `npm run nginx` the rest of the configuration. */
export const generatedFolder = path.resolve("hosting/nginx/generated");

export type NginxVariables = Partial<Record<`NGINX_${string}`, string>>;

/**
 * Writes the configuration of a built site: `site.conf`, and an `nginx.conf` that includes it. Replaces the variables of the
 * templates as the official nginx image does.
 * @param conf the folder of the configuration
 * @param root the built site
 * @param folder where to write it, if it moves to `conf` later
 * @returns the names of unknown variables
 */
export function writeNginxConfig(
	conf: string,
	root: string,
	variables: NginxVariables = {},
	folder: string = conf,
): string[] {
	const run = path.join(conf, "run");
	const defaults: NginxVariables = {
		NGINX_LISTEN: "80",
		NGINX_SERVER_NAME: "_",
		NGINX_ROOT: root,
		NGINX_MAPS: path.join(conf, "maps.conf"),
		NGINX_INCLUDE: "/etc/nginx/site.d/*.conf",
		NGINX_ACCESS_LOG: path.join(run, "access.log"),
		NGINX_UNKNOWN_TEMPLATES: "200",
		NGINX_RELEASE: "",
		NGINX_RUN: run,
	};
	const values = { ...defaults, ...variables };
	fs.mkdirSync(path.join(folder, "run"), { recursive: true });
	for (const name of ["nginx.conf.template", "templates/site.conf.template", "generated/maps.conf"]) {
		const template = fs.readFileSync(path.resolve("hosting/nginx", name), "utf8");
		const text = template.replace(/\$\{(NGINX_[A-Z_]+)\}/g, (_, key: `NGINX_${string}`) => values[key] ?? "");
		writeIfChanged(path.join(folder, path.basename(name, ".template")), text);
	}
	return Object.keys(variables).filter((name) => !(name in defaults));
}

/** The arguments of nginx for a configuration of `writeNginxConfig`. */
export const nginxArguments = (conf: string) => ["-e", "stderr", "-c", path.join(conf, "nginx.conf")];
