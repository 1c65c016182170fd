import fs from "node:fs";
import path from "node:path";
import { asHeader } from "./content-security-policy";
import { editorHeaders, editorPath } from "./editor-policy";
import { languagePrefixes } from "./rules";
import { writeIfChanged } from "./site-files";

/** `maps.conf`, which `templates/site.conf.template` includes: what only the build knows. */
export function nginxMaps(policy: string, editorHosts?: readonly string[]): string {
	const editorPolicy = editorHosts && editorHeaders(editorHosts)["Content-Security-Policy"];
	const editorLine = editorPolicy ? `\t"~^${editorPath}.* text/html(?:;|$)" "${editorPolicy}";\n` : "";
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
`;
}

/** Where the build writes `maps.conf`, and `npm run nginx` the rest of the configuration. */
export const generatedFolder = path.resolve("hosting/nginx/generated");

export type NginxVariables = Partial<Record<`NGINX_${string}`, string>>;

/**
 * All variables of the templates.
 * @param conf the folder of the configuration
 * @param root the built site
 */
export function nginxDefaults(conf: string, root: string): NginxVariables {
	return {
		NGINX_LISTEN: "80",
		NGINX_SERVER_NAME: "_",
		NGINX_ROOT: root,
		NGINX_MAPS: path.join(conf, "maps.conf"),
		NGINX_INCLUDE: "/etc/nginx/site.d/*.conf",
		NGINX_ACCESS_LOG: path.join(conf, "run/access.log"),
		NGINX_UNKNOWN_TEMPLATES: "200",
		NGINX_RELEASE: "",
		NGINX_RUN: path.join(conf, "run"),
	};
}

/**
 * Writes `site.conf`, and a complete `nginx.conf` that includes it. Replaces the variables of the templates as the official
 * nginx image does.
 * @returns the path of `nginx.conf`
 */
export function writeNginxConfig(conf: string, root: string, variables: NginxVariables = {}): string {
	const values = { ...nginxDefaults(conf, root), ...variables };
	const fill = (template: string) =>
		template.replace(/\$\{(NGINX_[A-Z_]+)\}/g, (found, name: `NGINX_${string}`) => values[name] ?? found);
	fs.mkdirSync(values.NGINX_RUN ?? conf, { recursive: true });
	const maps = fs.readFileSync(path.join(generatedFolder, "maps.conf"), "utf8");
	writeIfChanged(path.join(conf, "maps.conf"), maps);
	for (const name of ["templates/site.conf.template", "nginx.conf.template"]) {
		const template = fs.readFileSync(path.resolve("hosting/nginx", name), "utf8");
		fs.writeFileSync(path.join(conf, path.basename(name, ".template")), fill(template));
	}
	return path.join(conf, "nginx.conf");
}
