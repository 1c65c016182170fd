import fs from "node:fs";
import path from "node:path";
import { generatedFolder, writeNginxConfig } from "./nginx";
import { nginxSettings } from "./nginx-settings";

type Options = {
	environment: NodeJS.ProcessEnv;
	/** The folder on the server, if it is another one. */
	serverFolder?: string;
	/** The names of the enabled modules of nginx. */
	modules?: string;
	/** The text of the server's `/etc/resolv.conf`, if the server is another machine. */
	resolvConf?: string;
};

/**
 * Writes the nginx configuration of the built site. With a folder, copies the site there, too: a release.
 * @returns the path of the complete configuration
 */
export function writeRelease(
	folder: string | undefined,
	{ environment, serverFolder = folder, modules = "", resolvConf }: Options,
) {
	const conf = folder ? path.join(folder, "nginx") : generatedFolder;
	fs.mkdirSync(conf, { recursive: true });
	if (folder) fs.cpSync("public", path.join(folder, "public"), { recursive: true, preserveTimestamps: true });
	const has = (variable: string, module: string) =>
		environment[variable] ? environment[variable] === "on" : modules.includes(module);
	return writeNginxConfig({
		...nginxSettings(environment, resolvConf),
		conf,
		serverConf: serverFolder && path.join(serverFolder, "nginx"),
		root: path.resolve(serverFolder ?? ".", "public"),
		release: serverFolder && path.basename(serverFolder),
		brotli: has("NGINX_BROTLI", "brotli-static"),
		headersMore: has("NGINX_HEADERS_MORE", "headers-more"),
		user: environment.NGINX_USER ?? (process.getuid?.() === 0 ? "www-data" : undefined),
	});
}
