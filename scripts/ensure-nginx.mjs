import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const packages = ["nginx", "libnginx-mod-http-brotli-static"];

function find() {
	const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];
	return folders.map((folder) => path.join(folder, "nginx")).find((file) => fs.existsSync(file));
}

/** Debian starts what it installs; a site on port 80 is not what the tests ask for. */
function withoutStarting(install) {
	const policy = "/usr/sbin/policy-rc.d";
	const mine = !fs.existsSync(policy);
	if (mine) fs.writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
	install();
	if (mine) fs.rmSync(policy);
}

/**
 * Whether this machine has an nginx for the tests; where it is Debian and the user is root, one is installed.
 * @returns {boolean}
 */
export function ensureNginx() {
	if (!find() && process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get")) {
		console.info("No nginx found; installing Debian's for the tests …");
		const apt = (...args) =>
			spawnSync("apt-get", ["-qq", ...args], {
				stdio: "inherit",
				env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
			});
		withoutStarting(() => {
			apt("update");
			apt("install", "-y", "--no-install-recommends", ...packages);
		});
	}
	return find() !== undefined;
}
