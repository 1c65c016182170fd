import { spawnSync } from "node:child_process";
import fs from "node:fs";

const oldest = [20, 19];

function checkNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
	console.error(`Node.js ${oldest.join(".")} or newer is needed; this is ${process.versions.node}.`);
	process.exit(1);
}

const packagesOf = (file) => JSON.parse(fs.readFileSync(file, "utf8")).packages;

/** Whether every package of the lock file lies in node_modules in its version; optional ones depend on the system. */
function isInstalled() {
	try {
		const installed = packagesOf("node_modules/.package-lock.json");
		return Object.entries(packagesOf("package-lock.json")).every(([place, wanted]) => {
			const found = installed[place];
			return (
				place === "" || (found ? found.version === wanted.version : wanted.optional === true || wanted.peer === true)
			);
		});
	} catch {
		return false;
	}
}

/** Installs the packages of the lock file, unless they are there. Needs nothing but Node.js and npm itself. */
export function ensureInstalled() {
	checkNode();
	if (isInstalled()) return;
	console.info("Installing the packages of package-lock.json …");
	const npm = process.env.npm_execpath;
	const [command, args] = npm ? [process.execPath, [npm, "ci"]] : ["npm", ["ci"]];
	const { status } = spawnSync(command, args, { stdio: "inherit", shell: !npm && process.platform === "win32" });
	if (status !== 0) {
		console.error("The packages could not be installed. Check the network, then run the command again.");
		process.exit(1);
	}
}
