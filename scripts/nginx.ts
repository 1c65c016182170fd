import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { findInPath, generatedFolder, nginxArguments, writeNginxConfig } from "../hosting/nginx";

// `npm run nginx`: writes the nginx configuration of the built site, and checks it if nginx is installed.
// `npm run nginx -- /srv/site/releases/1`: copies the site into that release folder, together with its configuration.
const release = process.argv[2] && path.resolve(process.argv[2]);

function fail(message: string): never {
	console.error(message);
	process.exit(1);
}

if (!fs.existsSync(path.join(generatedFolder, "maps.conf")))
	fail("The site is not built yet. Run `npm run build` first.");
if (release && fs.existsSync(release)) fail(`${release} already exists. Each release needs a new folder.`);

const conf = release ? path.join(release, "nginx") : generatedFolder;
const root = path.resolve(release || ".", "public");
if (release) fs.cpSync("public", root, { recursive: true, preserveTimestamps: true });
const variables = Object.fromEntries(
	Object.entries(process.env).filter(([name, value]) => name.startsWith("NGINX_") && value),
);
// Several addresses, as in "80, [::]:80", are several directives.
if (variables.NGINX_LISTEN) variables.NGINX_LISTEN = variables.NGINX_LISTEN.split(/\s*,\s*/).join("; listen ");
const unknown = writeNginxConfig(conf, root, { NGINX_RELEASE: path.basename(release ?? ""), ...variables });
if (unknown.length > 0) console.error(`Not a variable of the configuration (docs/operation.md): ${unknown.join(", ")}`);
console.info(`Wrote ${path.join(conf, "site.conf")} and a complete nginx.conf that includes it.`);

const nginx = findInPath("nginx");
if (!nginx) console.info("nginx is not installed here. On the server, check the configuration with: nginx -t");
else if (spawnSync(nginx, ["-t", ...nginxArguments(conf)], { stdio: "inherit" }).status !== 0) process.exit(1);
