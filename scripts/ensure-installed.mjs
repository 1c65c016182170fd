import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** The oldest supported version: `engines` in package.json. */
const minimum = [20, 19];

function checkNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return;
	console.error(`Node.js ${minimum.join(".")} or newer is required; this is ${process.versions.node}.`);
	process.exit(1);
}

const packagesOf = (file) => JSON.parse(fs.readFileSync(file, "utf8")).packages;

/** Whether node_modules has every package of the lock file in its version. Optional packages depend on the system. */
function isInstalled() {
	try {
		const installed = packagesOf("node_modules/.package-lock.json");
		return Object.entries(packagesOf("package-lock.json")).every(([folder, { version, optional, peer }]) => {
			const found = installed[folder];
			return folder === "" || (found ? found.version === version : optional === true || peer === true);
		});
	} catch {
		return false;
	}
}

/** Next to node_modules, so that a rename moves the packages. */
const staging = ".npm-install";

function npm(...args) {
	const script = process.env.npm_execpath;
	const [command, allArgs] = script ? [process.execPath, [script, ...args]] : ["npm", args];
	return spawnSync(command, allArgs, {
		stdio: ["inherit", args[0] === "config" ? "pipe" : "inherit", "inherit"],
		encoding: "utf8",
		shell: !script && process.platform === "win32",
	});
}

/**
 * Runs `npm ci` with a copy of the lock file that has the download address of each package, and replaces node_modules if it
 * succeeds. The lock file of the repository has no addresses, so that any registry can be used; for these, npm would read
 * the metadata of each package. Takes 41 instead of 103 s.
 * @returns whether it succeeded
 */
function installFromRegistry() {
	const registry = (npm("config", "get", "registry").stdout ?? "").trim().replace(/\/$/, "");
	const lock = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
	for (const [folder, entry] of Object.entries(lock.packages)) {
		const name = entry.name ?? folder.split("node_modules/").at(-1);
		if (folder) entry.resolved ??= `${registry}/${name}/-/${path.basename(name)}-${entry.version}.tgz`;
	}
	fs.rmSync(staging, { recursive: true, force: true });
	fs.mkdirSync(staging);
	for (const file of ["package.json", ".npmrc"]) fs.copyFileSync(file, path.join(staging, file));
	fs.writeFileSync(path.join(staging, "package-lock.json"), JSON.stringify(lock));
	const isInstalled = npm("ci", "--prefix", staging).status === 0;
	if (isInstalled) {
		fs.rmSync("node_modules", { recursive: true, force: true });
		fs.renameSync(path.join(staging, "node_modules"), "node_modules");
	}
	fs.rmSync(staging, { recursive: true, force: true });
	return isInstalled;
}

/** Installs the packages if some are missing. Uses only Node.js built-ins: node_modules may not exist yet. */
export function ensureInstalled() {
	checkNode();
	if (isInstalled()) return;
	console.info("Installing the packages of package-lock.json …");
	// The second command is for registries whose addresses have another form.
	if (installFromRegistry() || npm("ci").status === 0) return;
	console.error("npm ci failed. Check the network and run the command again.");
	process.exit(1);
}
