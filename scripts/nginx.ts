import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { generatedFolder, type NginxVariables, nginxArguments, writeNginxConfig } from "../hosting/nginx/nginx-config";
import { findProgram } from "./programs";
import { run } from "./run";

// `npm run nginx -- /srv/site/releases/1`: copies the built site into that release folder, together with its nginx configuration.
// If nginx is installed, it checks that first.

function variables(): NginxVariables {
	const set = Object.entries(process.env).filter(([name, value]) => name.startsWith("NGINX_") && value);
	const values: NginxVariables = Object.fromEntries(set);
	// Several addresses, as in "80, [::]:80", are several directives.
	if (values.NGINX_LISTEN) values.NGINX_LISTEN = values.NGINX_LISTEN.split(/\s*,\s*/).join("; listen ");
	return values;
}

/** Writes a release into a folder beside it, which gets its name when it is complete. */
function writeRelease(folder: string): void {
	const partial = path.join(path.dirname(folder), `.${path.basename(folder)}-${process.pid}`);
	try {
		// Left by a process with the same id that was stopped.
		if (fs.existsSync(partial)) fs.rmSync(partial, { recursive: true });
		fs.cpSync("public", path.join(partial, "public"), { recursive: true, preserveTimestamps: true });
		const names = { NGINX_RELEASE: path.basename(folder), ...variables() };
		writeNginxConfig(path.join(folder, "nginx"), path.join(folder, "public"), names, path.join(partial, "nginx"));
		fs.copyFileSync("hosting/nginx/activate.sh", path.join(partial, "nginx/activate.sh"));
		fs.renameSync(partial, folder);
	} catch (error) {
		if (fs.existsSync(partial)) fs.rmSync(partial, { recursive: true });
		throw new Error(`${folder} cannot be written: ${(error as Error).message}`);
	}
}

/**
 * Checks the configuration, as any user. Its address, its log, and the directives that it includes belong to the server, where
 * `activate.sh` checks them, too.
 * @throws if nginx refuses it
 */
function checkConfig(nginx: string, release: string): void {
	const conf = fs.mkdtempSync(path.join(os.tmpdir(), "nginx-check-"));
	const ofServer = {
		NGINX_LISTEN: "127.0.0.1:8080",
		NGINX_ACCESS_LOG: "/dev/null",
		NGINX_INCLUDE: path.join(conf, "none/*.conf"),
	};
	try {
		writeNginxConfig(conf, path.join(release, "public"), { ...variables(), ...ofServer });
		const { status } = spawnSync(nginx, ["-t", ...nginxArguments(conf)], { stdio: "inherit" });
		if (status !== 0) throw new Error(`nginx refuses the configuration: ${release} was not written.`);
	} finally {
		fs.rmSync(conf, { recursive: true });
	}
}

void run(async () => {
	const [, , argument] = process.argv;
	if (!argument) throw new Error("Usage: npm run nginx -- /srv/site/releases/1");
	const release = path.resolve(argument);
	const isBuilt = fs.existsSync(path.join(generatedFolder, "maps.conf"));
	if (!isBuilt) throw new Error("The site is not built yet. Run `npm run build` first.");
	if (fs.existsSync(release)) throw new Error(`${release} already exists. Each release needs a new folder.`);
	const nginx = findProgram("nginx");
	if (nginx) checkConfig(nginx, release);
	writeRelease(release);
	console.info(`Wrote ${path.join(release, "nginx/site.conf")} and a complete nginx.conf that includes it.`);
	if (!nginx) console.info("nginx is not installed here. On the server, check the configuration with: nginx -t");
});
