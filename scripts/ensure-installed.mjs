import { spawnSync } from "node:child_process";
import fs from "node:fs";

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

/** Runs `npm ci` if packages are missing. Uses only Node.js built-ins: node_modules may not exist yet. */
export function ensureInstalled() {
	checkNode();
	if (isInstalled()) return;
	console.info("Installing the packages of package-lock.json …");
	const npm = process.env.npm_execpath;
	const [command, args] = npm ? [process.execPath, [npm, "ci"]] : ["npm", ["ci"]];
	const { status } = spawnSync(command, args, { stdio: "inherit", shell: !npm && process.platform === "win32" });
	if (status !== 0) {
		console.error("npm ci failed. Check the network and run the command again.");
		process.exit(1);
	}
}
