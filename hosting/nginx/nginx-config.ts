import fs from "node:fs";
import path from "node:path";
import { asHeader } from "../content-security-policy";
import { cacheMap, hiddenPath, languagePrefixes, securityHeaders, svgPolicy } from "../rules";
import { writeFile } from "../site-files";

/** `maps.conf`, which `templates/site.conf.template` includes: values that only the build has, and those of `rules.ts`. */
export function nginxMaps(policy: string): string {
	return `# Written by the build.
map $sent_http_content_type $site_policy {
	volatile;
	default "";
	"~^text/html(?:;|$)" "${asHeader(policy)}";
	"~^image/svg\\+xml(?:;|$)" "${svgPolicy}";
}

# The path of the language, empty for the default language.
map $uri $site_language {
	volatile;
	default "";
	"~^(?<site_prefix>${languagePrefixes.filter(Boolean).join("|")})(?:/|$)" "$site_prefix";
}

map $uri $site_cache {
	volatile;
	${cacheMap.join("\n\t")}
}
`;
}

/** `rules.conf`, which the template includes in its server: what `rules.ts` says for all responses. */
export function nginxRules(): string {
	const headers = Object.entries(securityHeaders).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
	return `# Written by the build.
${headers.join("")}
# Error pages are internal: a direct request would return 200.
location ~ "${hiddenPath.source}" {
	internal;
}
`;
}

/** Where the build writes `maps.conf` and `rules.conf`. */
export const generatedFolder = path.resolve("hosting/nginx/generated");

export type NginxVariables = Partial<Record<`NGINX_${string}`, string>>;

/**
 * Writes the configuration of a built site: `site.conf`, and an `nginx.conf` that includes it. Replaces the variables of the
 * templates.
 * @param conf the folder of the configuration
 * @param root the built site
 * @param folder where to write it, if it moves to `conf` later
 */
export function writeNginxConfig(
	conf: string,
	root: string,
	variables: NginxVariables = {},
	folder: string = conf,
): void {
	const run = path.join(conf, "run");
	const defaults: NginxVariables = {
		NGINX_LISTEN: "80",
		NGINX_SERVER_NAME: "_",
		NGINX_ROOT: root,
		NGINX_RULES: conf,
		NGINX_INCLUDE: "/etc/nginx/site.d/*.conf",
		NGINX_ACCESS_LOG: path.join(run, "access.log"),
		NGINX_UNKNOWN_TEMPLATES: "200",
		NGINX_RELEASE: "",
		NGINX_RUN: run,
	};
	const values = { ...defaults, ...variables };
	fs.mkdirSync(path.join(folder, "run"), { recursive: true });
	const names = ["nginx.conf.template", "templates/site.conf.template", "generated/maps.conf", "generated/rules.conf"];
	for (const name of names) {
		const template = fs.readFileSync(path.resolve("hosting/nginx", name), "utf8");
		const text = template.replace(/\$\{(NGINX_[A-Z_]+)\}/g, (_, key: `NGINX_${string}`) => values[key] ?? "");
		writeFile(path.join(folder, path.basename(name, ".template")), text);
	}
}

/** The arguments of nginx for a configuration of `writeNginxConfig`. */
export const nginxArguments = (conf: string) => ["-e", "stderr", "-c", path.join(conf, "nginx.conf")];
