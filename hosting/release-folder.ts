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
};

/**
 * Writes the nginx configuration of the built site. With a folder, copies the site there, too: a release.
 * @returns the path of the complete configuration
 */
export function writeRelease(
	folder: string | undefined,
	{ environment, serverFolder = folder, modules = "" }: Options,
) {
	const conf = folder ? path.join(folder, "nginx") : generatedFolder;
	fs.mkdirSync(conf, { recursive: true });
	if (folder) fs.cpSync("public", path.join(folder, "public"), { recursive: true, preserveTimestamps: true });
	return writeNginxConfig({
		...nginxSettings(environment),
		conf,
		serverConf: serverFolder && path.join(serverFolder, "nginx"),
		root: path.resolve(serverFolder ?? ".", "public"),
		release: serverFolder && path.basename(serverFolder),
		brotli: environment.NGINX_BROTLI ? environment.NGINX_BROTLI === "on" : modules.includes("brotli-static"),
		user: environment.NGINX_USER ?? (process.getuid?.() === 0 ? "www-data" : undefined),
	});
}
