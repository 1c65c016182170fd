import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { generatedFolder } from "../hosting/nginx";
import { nginxProblems } from "../hosting/nginx-settings";
import { writeRelease } from "../hosting/release-folder";
import { enabledModules, findNginx } from "../hosting/server/nginx-server";

// `npm run nginx`: writes the nginx configuration of the built site, and checks it if nginx is installed.
// `npm run nginx -- /srv/site/releases/1`: copies the site into that release folder, together with its configuration.
const env = process.env;
const release = process.argv[2] && path.resolve(process.argv[2]);

function fail(message: string): never {
	console.error(message);
	process.exit(1);
}

if (!fs.existsSync(path.join(generatedFolder, "maps.conf")))
	fail("The site is not built yet. Run `npm run build` first.");
const problems = nginxProblems(env);
if (env.NGINX_SITE && !release)
	problems.push("NGINX_SITE must be empty without a release folder: npm run nginx -- <folder>");
if (problems.length > 0) fail(problems.join("\n"));
if (release && fs.existsSync(release)) fail(`${release} already exists. Each release needs a new folder.`);

const file = writeRelease(release, { environment: env, modules: enabledModules() });
console.info(
	`Wrote ${path.join(path.dirname(file), "site.conf")} and a complete ${path.basename(file)} that includes it.`,
);

const nginx = findNginx();
if (!nginx) console.info("nginx is not installed here. On the server, check the configuration with: nginx -t");
else if (spawnSync(nginx, ["-t", "-e", "stderr", "-c", file], { stdio: "inherit" }).status !== 0) process.exit(1);
